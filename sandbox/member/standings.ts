import type { Language } from '../../contract/constants';

type Vip = { level: number; label: Record<Language, string> };
/** The VIP rank of a person. */
export type Standing = { vip: Vip | null };

const BRONZE: Vip = { level: 1, label: { EN: 'Bronze', MY: 'ကြေး' } };
const SILVER: Vip = { level: 2, label: { EN: 'Silver', MY: 'ငွေ' } };
const GOLD: Vip = { level: 3, label: { EN: 'Gold', MY: 'ရွှေ' } };
const NOTHING: Standing = { vip: null };

const STANDINGS: Readonly<Record<string, Standing>> = {
  player: { vip: GOLD },
  traveller: { vip: BRONZE },
  paid: { vip: SILVER },
  agent: { vip: GOLD },
  agent2: { vip: SILVER },
};

/** The standing of a seeded person; everyone else has no rank. */
export const standingOf = (username: string): Standing => STANDINGS[username] ?? NOTHING;
