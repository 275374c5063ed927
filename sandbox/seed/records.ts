import { Big } from 'big.js';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { bets, pointRedemptions, walletMovements, type MovementKind } from '../db/schema';
import { gamesOf } from '../games/catalogue';
import { SEEDED } from '../games/wins';
import { randomFrom } from '../media/motifs';
import { yangonMidnight } from '../yangon';
import { people } from './people';

type BetRow = typeof bets.$inferInsert;
type MovementRow = typeof walletMovements.$inferInsert;
export type RecordRows = { bets: BetRow[]; movements: MovementRow[] };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const DAYS = 91;
/** Whose records there are, how many, and how high they play. */
const HISTORIES: ReadonlyArray<{ username: string; events: number; stakes: readonly string[]; deposits: readonly string[] }> = [
  { username: 'player', events: 480, stakes: ['50', '100', '100', '200', '200', '500', '1000', '2000'], deposits: ['10000', '20000', '30000', '50000'] },
  { username: 'agent', events: 130, stakes: ['500', '1000', '2000', '5000'], deposits: ['50000', '100000', '200000'] },
  { username: 'agent2', events: 110, stakes: ['200', '500', '1000', '2000'], deposits: ['20000', '50000'] },
  { username: 'agent41', events: 90, stakes: ['100', '200', '500'], deposits: ['10000', '20000'] },
  { username: 'agent42', events: 90, stakes: ['100', '200', '500'], deposits: ['10000', '20000'] },
  { username: 'downline', events: 70, stakes: ['50', '100', '200'], deposits: ['3000', '5000'] },
  { username: 'paid', events: 70, stakes: ['100', '500', '1000'], deposits: ['20000', '50000'] },
];
const SEED = 902_000;

/** About three months of bets and movements that end yesterday, the same every day but for the dates. */
export const recordRows = (now: number): RecordRows => {
  const midnight = yangonMidnight(now);
  const histories = HISTORIES.map((history, index) => historyOf(history, midnight, SEED + index));
  return { bets: histories.flatMap((history) => history.bets), movements: histories.flatMap(({ movements }) => movements) };
};

/** Writes them as one parameter each: a reset before every test has no time for ten thousand. */
export const insertRecords = async (db: Database, { bets: placed, movements }: RecordRows): Promise<void> => {
  await db.execute(sql`insert into ${bets} (user_id, client_id, node_id, game_name, vassalage, game_type, stake, profit, balance, time)
    select "userId", "clientId", "nodeId", "gameName", vassalage, "gameType", stake, profit, balance, time from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
    as row ("userId" text, "clientId" text, "nodeId" text, "gameName" text, vassalage text, "gameType" text, stake numeric, profit numeric, balance numeric, time timestamptz)`);
  await db.execute(sql`insert into ${walletMovements} (user_id, kind, vassalage, amount, balance, status, time)
    select "userId", kind, vassalage, amount, balance, status, time from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb)
    as row ("userId" text, kind text, vassalage text, amount numeric, balance numeric, status text, time timestamptz)`);
};

/** Moves the records of a database that was just opened from a dump so that they end yesterday. */
export const bringRecordsUpToDate = async (db: Database, now: number): Promise<void> => {
  const [newest] = await db.select({ time: sql<string | null>`max(${bets.time})` }).from(bets);
  if (!newest?.time) return;
  const days = Math.round((yangonMidnight(now) - DAY - yangonMidnight(new Date(newest.time).getTime())) / DAY);
  if (days === 0) return;
  await db.update(bets).set({ time: sql`${bets.time} + make_interval(days => ${days})` });
  await db.update(walletMovements).set({ time: sql`${walletMovements.time} + make_interval(days => ${days})` });
  await db.update(pointRedemptions).set({ time: sql`${pointRedemptions.time} + make_interval(days => ${days})` });
};

/** Walks from what the person has now back into the past, so that every balance follows from the one before it and none is below zero. */
const historyOf = ({ username, events, stakes, deposits }: (typeof HISTORIES)[number], midnight: number, seed: number): RecordRows => {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[Math.floor(random() * list.length)];
    if (picked === undefined) throw new Error('There is nothing to pick from.');
    return picked;
  };
  const games = gamesPlayed();
  const userId = `u-${username}`;
  const rows: RecordRows = { bets: [], movements: [] };
  let after = new Big(people.find((person) => person.username === username)?.balance ?? 0);
  let time = midnight - 40 * MINUTE;

  const moved = (kind: MovementKind, amount: Big, status: MovementRow['status'] = 'approved', vassalage: string | null = null) => {
    const counts = status === 'approved';
    rows.movements.push({ userId, kind, vassalage, amount: amount.toFixed(2), balance: counts ? after.toFixed(2) : null, status, time: new Date(time) });
    if (counts) after = after.minus(amount);
  };
  /** Money that was taken to a vendor with wallets of its own and, an hour later, back. */
  const visit = () => {
    moved('transferOut', new Big(1_000), 'approved', 'BTI');
    time -= 60 * MINUTE;
    moved('transferIn', new Big(-1_000), 'approved', 'BTI');
  };
  const bet = () => {
    // The latest bets are on matches that are not over yet: the stake is gone, the rest is not known.
    const isOpen = rows.bets.length < OPEN;
    const game = pick(isOpen ? matches() : games);
    const stake = new Big(pick(stakes));
    const won = stake.times(timesOf(random())).minus(stake);
    const profit = isOpen || after.minus(won).lt(stake) ? stake.neg() : won;
    rows.bets.push({
      userId, clientId: `${SEEDED}${username}-${rows.bets.length}`, nodeId: game.nodeId, gameName: game.gameName, vassalage: game.vassalage, gameType: game.gameType,
      stake: stake.toFixed(2), profit: isOpen ? null : profit.toFixed(2), balance: isOpen ? null : after.toFixed(2), time: new Date(time),
    });
    after = after.minus(profit);
  };

  for (let event = 0; event < events; event += 1) {
    const chance = random();
    const deposit = new Big(pick(deposits));
    if (after.gt(deposit.times(1.5)) && chance < 0.2) moved('deposit', deposit);
    else if (chance < 0.03) moved('withdrawal', deposit.neg());
    else if (chance < 0.05 && after.gt(500)) moved(pick(['bonus', 'rebate'] as const), new Big(pick(['100', '250', '500'])));
    else if (chance < 0.06) moved('withdrawal', deposit.neg(), 'rejected');
    else if (chance < 0.065) moved('deposit', deposit, 'rejected');
    else if (chance < 0.075 && after.gt(1_000)) visit();
    else bet();
    // Most plays follow each other within minutes; then comes a longer break.
    time -= Math.round((random() < 0.75 ? 1 + random() * 9 : (DAYS * 24 * 60 * 7 * random()) / events) * MINUTE);
  }
  return rows;
};

const OPEN = 2;
const timesOf = (chance: number): number => (chance < 0.62 ? 0 : chance < 0.72 ? 1 : chance < 0.95 ? 2 : chance < 0.985 ? 5 : 10);

const FEW_SLOTS = 120;
const matches = () => gamesOf('SPORTS', FEW_SLOTS).slice(0, 3);
const gamesPlayed = () => [
  ...gamesOf('RNG', FEW_SLOTS).slice(0, 14), ...gamesOf('LIVE', FEW_SLOTS).slice(0, 6), ...gamesOf('FISH', FEW_SLOTS).slice(0, 4),
  ...gamesOf('PVP', FEW_SLOTS).slice(0, 3), ...matches(), ...gamesOf('LOTT', FEW_SLOTS).slice(0, 3),
];
