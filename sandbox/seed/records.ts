import { Big } from 'big.js';
import {
  and,
  count,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  max,
  min,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { MOVEMENT_OF } from '../agents/contracts/settle';
import type { Database } from '../db/database';
import { dayOf } from '../db/days';
import {
  bets,
  ledger,
  users,
  walletMovements,
  wallets,
  type MovementKind,
  type settlements,
} from '../db/schema';
import { BOT_FUNDS, BOTS } from '../lobby/botNames';
import { gamesOf } from '../lobby/catalogue';
import { SEEDED } from '../lobby/wins';
import { yangonMidnight } from '../base/yangon';
import type { History } from './history';
import { networkHistories } from './network';
import { idOf, people } from './people';
import { COUNTED_USERS } from './points';
import { pastSettlements } from './settledPast';
import { woven, type Happening } from './weave';
import { balanceBeforeWaiting, pastPayouts } from './withdrawals';
import { randomFrom } from '../base/random';

type BetRow = typeof bets.$inferInsert;
type MovementRow = typeof walletMovements.$inferInsert;
type SettlementRow = typeof settlements.$inferInsert;
/** Rows of bets and of wallet movements. */
export type RecordRows = { bets: BetRow[]; movements: MovementRow[] };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const DAYS = 91;
const HISTORIES: ReadonlyArray<Omit<History, 'balance'>> = [
  {
    username: 'player',
    events: 480,
    stakes: ['50', '100', '100', '200', '200', '500', '1000', '2000'],
    deposits: ['10000', '20000', '30000', '50000'],
  },
  {
    username: 'agent',
    events: 130,
    stakes: ['500', '1000', '2000', '5000'],
    deposits: ['50000', '100000', '200000'],
  },
  {
    username: 'agent2',
    events: 110,
    stakes: ['200', '500', '1000', '2000'],
    deposits: ['20000', '50000'],
  },
  { username: 'agent41', events: 90, stakes: ['100', '200', '500'], deposits: ['10000', '20000'] },
  { username: 'agent42', events: 90, stakes: ['100', '200', '500'], deposits: ['10000', '20000'] },
  { username: 'downline', events: 70, stakes: ['50', '100', '200'], deposits: ['3000', '5000'] },
  {
    username: 'paid',
    events: 70,
    stakes: ['100', '500', '1000'],
    deposits: ['20000', '50000'],
    idle: 200,
  },
];
const SEED = 902_000;
/**
 * Ids of seeded records begin here, so that a reset can tell them from later ones and leave them
 * alone.
 */
export const SEEDED_IDS = 1_100_000_000;

/**
 * About three months of bets and movements that end yesterday, the same every day except for the
 * dates, with the contract settlements and payouts that follow from them.
 */
export const recordRows = (now: number): DayRows => {
  const midnight = yangonMidnight(now);
  const known = made?.midnight === midnight ? made.rows.deref() : undefined;
  const rows = known ?? rowsOfDay(midnight);
  made = { midnight, rows: new WeakRef(rows) };
  return rows;
};

type DayRows = RecordRows & { settlements: SettlementRow[] };
/** A restore of another day asks twice; after that nobody needs them. */
let made: { midnight: number; rows: WeakRef<DayRows> } | undefined;

const rowsOfDay = (midnight: number): DayRows => {
  const seeded = HISTORIES.map((history) => ({ ...history, balance: balanceOf(history.username) }));
  const histories = [...seeded, ...networkHistories()].map((history, index) => ({
    ...history,
    ...historyOf(history, midnight, SEED + index),
  }));
  const settled = pastSettlements(
    histories.flatMap((history) => history.bets),
    midnight,
  );
  const happened = [...settled.flatMap(paymentOf), ...pastPayouts(midnight)];
  const rows = histories.map((history) => {
    const own = happened.filter(({ userId }) => userId === idOf(history.username));
    return own.length === 0 ? history : woven(history, own, history.balance);
  });
  return {
    bets: rows.flatMap((history) => history.bets),
    movements: [...rows.flatMap(({ movements }) => movements), ...botFunds(midnight)],
    settlements: settled,
  };
};

const BOT_IDS = BOTS.map(({ username }) => idOf(username));

/** Gives the bots what they paid in, and what their bets won or lost. */
export const restoreBotWallets = async (db: Database): Promise<void> => {
  await db.execute(sql`update ${wallets} as mine set balance = row.balance
    from (
      select ${users.id} as id, ${BOT_FUNDS} + coalesce(sum(${bets.profit}), 0) as balance
      from ${users} left join ${bets} on ${bets.userId} = ${users.id}
      where ${inArray(users.id, BOT_IDS)}
      group by ${users.id}
    ) as row
    where mine.user_id = row.id and mine.balance <> row.balance`);
};

/** What the bots paid in, before they played. */
const botFunds = (midnight: number): MovementRow[] =>
  BOTS.map(({ username }) => ({
    userId: idOf(username),
    kind: 'deposit',
    vassalage: null,
    amount: BOT_FUNDS,
    balance: BOT_FUNDS,
    status: 'approved',
    time: new Date(midnight - DAYS * DAY),
  }));

const balanceOf = (username: string): string =>
  balanceBeforeWaiting(
    username,
    people.find((person) => person.username === username)?.balance ?? '0.00',
  );

/** From the upline's wallet to the downline's, on the day that the period belongs to. */
const paymentOf = ({ type, uplineId, downlineId, to, amount }: SettlementRow): Happening[] =>
  new Big(amount).eq(0)
    ? []
    : [
        {
          userId: uplineId,
          kind: MOVEMENT_OF[type],
          amount: new Big(amount).neg().toFixed(2),
          time: to.getTime() - 1,
        },
        { userId: downlineId, kind: MOVEMENT_OF[type], amount, time: to.getTime() - 1 },
      ];

/**
 * Removes records that were added since the seed, and makes sure that the seeded ones are complete
 * and end yesterday. The bots' bets stay, because they would be placed again in the same way; those
 * of a clock that QA moved are removed.
 */
export const restoreRecords = async (db: Database, now: number): Promise<void> => {
  const isOthers = or(notInArray(bets.userId, BOT_IDS), gt(bets.time, new Date(now)));
  await db.delete(bets).where(and(lt(bets.id, SEEDED_IDS), isOthers));
  await db.delete(walletMovements).where(lt(walletMovements.id, SEEDED_IDS));
  await db
    .update(bets)
    .set({ pointsDay: null })
    .where(and(isNotNull(bets.pointsDay), notInArray(bets.userId, [...COUNTED_USERS])));
  if (
    !((await isWhole(db, bets)) && (await isWhole(db, walletMovements))) ||
    (await daysBehind(db, now)) !== 0
  )
    await rewriteRecords(db, now);
};

/**
 * On another day weeks and half months begin elsewhere, so that contracts pay other amounts: moving
 * the dates is not enough.
 */
const rewriteRecords = async (db: Database, now: number): Promise<void> => {
  await db.delete(bets);
  await db.delete(walletMovements);
  // Written again from the new records (./ledger.ts).
  await db.delete(ledger);
  await insertRecords(db, recordRows(now));
  // An embedded database plans by guesses until it is analysed.
  await db.execute(sql`analyze`);
};

/** Their ids follow each other without a gap. */
const isWhole = async (
  db: Database,
  table: typeof bets | typeof walletMovements,
): Promise<boolean> => {
  const [found] = await db
    .select({ all: count(), first: min(table.id), last: max(table.id) })
    .from(table)
    .where(gte(table.id, SEEDED_IDS));
  return found?.first === SEEDED_IDS && found.last === SEEDED_IDS + found.all - 1;
};

/** Each table is written as one parameter: twenty thousand parameters would slow the start down. */
const insertRecords = async (
  db: Database,
  { bets: placed, movements }: RecordRows,
): Promise<void> => {
  const id = sql`${SEEDED_IDS} - 1 + row_number() over ()`;
  const counted = sql.raw(COUNTED_USERS.map((userId) => `'${userId}'`).join(', '));
  await db.execute(sql`insert into ${bets} (
      id, user_id, client_id, node_id, game_name, vassalage, game_type,
      stake, profit, balance, time, points_day)
    select ${id}, "userId", "clientId", "nodeId", "gameName", vassalage, "gameType",
      stake, profit, balance, time,
      case when profit is not null and "userId" in (${counted})
        then ${dayOf(sql`time`)} end
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as row (
      "userId" text, "clientId" text, "nodeId" text, "gameName" text, vassalage text,
      "gameType" text, stake numeric, profit numeric, balance numeric, time timestamptz)`);
  await db.execute(sql`insert into ${walletMovements} (
      id, user_id, kind, vassalage, amount, balance, status, time)
    select ${id}, "userId", kind, vassalage, amount, balance, status, time
    from jsonb_to_recordset(${JSON.stringify(movements)}::jsonb) as row (
      "userId" text, kind text, vassalage text, amount numeric, balance numeric,
      status text, time timestamptz)`);
};

/**
 * Moves the records of a database that was opened from a dump so that they end yesterday, and other
 * dates with them. True when something moved.
 */
export const bringRecordsUpToDate = async (db: Database, now: number): Promise<boolean> => {
  const days = await daysBehind(db, now);
  if (days === 0) return false;
  await rewriteRecords(db, now);
  await db.update(users).set({
    registeredAt: later(users.registeredAt, days),
    lastLoginAt: later(users.lastLoginAt, days),
  });
  return true;
};

const daysBehind = async (db: Database, now: number): Promise<number> => {
  const [newest] = await db
    .select({ time: sql<string | null>`max(${bets.time})` })
    .from(bets)
    .where(gte(bets.id, SEEDED_IDS));
  return newest?.time
    ? Math.round(
        (yangonMidnight(now) - DAY - yangonMidnight(new Date(newest.time).getTime())) / DAY,
      )
    : 0;
};

const later = (column: AnyPgColumn, days: number) =>
  sql`${column} + make_interval(days => ${days})`;

/**
 * Goes from the present balance back into the past, so that every balance follows from the one
 * before it and none is below zero.
 */
const historyOf = (
  { username, balance, events, stakes, deposits, idle = 40, days = Infinity }: History,
  midnight: number,
  seed: number,
): RecordRows => {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[Math.floor(random() * list.length)];
    if (picked === undefined) throw new Error('There is nothing to pick from.');
    return picked;
  };
  const games = gamesPlayed();
  const userId = idOf(username);
  const rows: RecordRows = { bets: [], movements: [] };
  let after = new Big(balance);
  let time = midnight - idle * MINUTE;

  const moved = (
    kind: MovementKind,
    amount: Big,
    status: MovementRow['status'] = 'approved',
    vassalage: string | null = null,
  ) => {
    const counts = status === 'approved';
    rows.movements.push({
      userId,
      kind,
      vassalage,
      amount: amount.toFixed(2),
      balance: counts ? after.toFixed(2) : null,
      status,
      time: new Date(time),
    });
    if (counts) after = after.minus(amount);
  };
  /** Money that was moved to a vendor wallet and, an hour later, back. */
  const visit = () => {
    moved('transferOut', new Big(1_000), 'approved', 'BTI');
    time -= 60 * MINUTE;
    moved('transferIn', new Big(-1_000), 'approved', 'BTI');
  };
  const bet = () => {
    // The latest bets are on matches that are not over yet: the stake is paid, the result is not
    // known.
    const isOpen = rows.bets.length < OPEN;
    const game = pick(isOpen ? matches() : games);
    const stake = new Big(pick(stakes));
    const won = stake.times(timesOf(random())).minus(stake);
    const profit = isOpen || after.minus(won).lt(stake) ? stake.neg() : won;
    rows.bets.push({
      userId,
      clientId: `${SEEDED}${username}-${rows.bets.length}`,
      nodeId: game.nodeId,
      gameName: game.gameName,
      vassalage: game.vassalage,
      gameType: game.gameType,
      stake: stake.toFixed(2),
      profit: isOpen ? null : profit.toFixed(2),
      balance: isOpen ? null : after.toFixed(2),
      time: new Date(time),
    });
    after = after.minus(profit);
  };

  for (let event = 0; event < events && time > midnight - days * DAY; event += 1) {
    const chance = random();
    const deposit = new Big(pick(deposits));
    if (after.gt(deposit.times(1.5)) && chance < 0.2) moved('deposit', deposit);
    else if (chance < 0.03) moved('withdrawal', deposit.neg());
    else if (chance < 0.05 && after.gt(500))
      moved(pick(['bonus', 'rebate'] as const), new Big(pick(['100', '250', '500'])));
    else if (chance < 0.06) moved('withdrawal', deposit.neg(), 'rejected');
    else if (chance < 0.065) moved('deposit', deposit, 'rejected');
    else if (chance < 0.075 && after.gt(1_000)) visit();
    else bet();
    // Most bets follow each other within minutes; then comes a longer break.
    time -= Math.round(
      (random() < 0.75
        ? 1 + random() * 9
        : (Math.min(days, DAYS) * 24 * 60 * 7 * random()) / events) * MINUTE,
    );
  }
  return rows;
};

const OPEN = 2;
const timesOf = (chance: number): number =>
  chance < 0.62 ? 0 : chance < 0.72 ? 1 : chance < 0.95 ? 2 : chance < 0.985 ? 5 : 10;

const FEW_SLOTS = 120;
const matches = () => gamesOf('SPORTS', FEW_SLOTS).slice(0, 3);
const gamesPlayed = () => [
  ...gamesOf('RNG', FEW_SLOTS).slice(0, 14),
  ...gamesOf('LIVE', FEW_SLOTS).slice(0, 6),
  ...gamesOf('FISH', FEW_SLOTS).slice(0, 4),
  ...gamesOf('PVP', FEW_SLOTS).slice(0, 3),
  ...matches(),
  ...gamesOf('LOTT', FEW_SLOTS).slice(0, 3),
];
