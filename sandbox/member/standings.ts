/** The unread messages of a person. */
export type Standing = { unreadMessages: number };

const NOTHING: Standing = { unreadMessages: 0 };

const STANDINGS: Readonly<Record<string, Standing>> = {
  player: { unreadMessages: 3 },
  traveller: { unreadMessages: 1 },
  paid: { unreadMessages: 0 },
  agent: { unreadMessages: 2 },
  agent2: { unreadMessages: 0 },
};

/** The standing of a seeded person; everyone else has no messages. */
export const standingOf = (username: string): Standing => STANDINGS[username] ?? NOTHING;
