import type { Language } from '../../contract/constants';

type Vip = { level: number; label: Record<Language, string> };
/** The unread messages and the VIP rank of a person. */
export type Standing = { vip: Vip | null; unreadMessages: number };

const BRONZE: Vip = { level: 1, label: { EN: 'Bronze', MY: 'ကြေး' } };
const SILVER: Vip = { level: 2, label: { EN: 'Silver', MY: 'ငွေ' } };
const GOLD: Vip = { level: 3, label: { EN: 'Gold', MY: 'ရွှေ' } };
const NOTHING: Standing = { vip: null, unreadMessages: 0 };

const STANDINGS: Readonly<Record<string, Standing>> = {
  player: { vip: GOLD, unreadMessages: 3 },
  traveller: { vip: BRONZE, unreadMessages: 1 },
  paid: { vip: SILVER, unreadMessages: 0 },
  agent: { vip: GOLD, unreadMessages: 2 },
  agent2: { vip: SILVER, unreadMessages: 0 },
};

/** The standing of a seeded person; everyone else has no messages and no rank. */
export const standingOf = (username: string): Standing => STANDINGS[username] ?? NOTHING;
