import { randomUUID } from 'node:crypto';
import { Big } from 'big.js';
import { and, asc, eq, gte, isNotNull, lt, max, or, sql } from 'drizzle-orm';
import type { ContractType } from '../../../contract/agents';
import { nowAfterBets } from '../../db/betTime';
import type { Database } from '../../db/database';
import { bets, contracts, settlements, type MovementKind } from '../../db/schema';
import { lockMain, pay } from '../../money/purses';
import type { Services } from '../../kit/services';
import type { ContractRow } from './contractRows';
import { byPeriod, figuresOf, type TeamBet } from './figures';
import { periodOf } from './periods';
import { ofTeam } from '../team';

type SettlementRow = typeof settlements.$inferInsert;

/** The wallet movement of each type of contract. */
export const MOVEMENT_OF: Record<ContractType, MovementKind> = {
  dividend: 'dividend',
  daily: 'dailySalary',
  hourly: 'hourlySalary',
  realTime: 'realTimeSalary',
};

/**
 * Settles and pays what is due by the contracts that a user gives or has (spec §9). Every reader of
 * settlements or wallets calls it first. A second call settles nothing. Never call it inside a
 * transaction.
 */
export const settleDue = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
): Promise<void> => {
  const own = await db
    .select({
      contract: contracts,
      settledTo: max(settlements.to),
      isOwing: sql<boolean>`coalesce(bool_or(${settlements.status} = 'inProcess'), false)`,
    })
    .from(contracts)
    .leftJoin(settlements, eq(settlements.contractId, contracts.id))
    .where(
      and(
        isNotNull(contracts.acceptedAt),
        or(eq(contracts.uplineId, userId), eq(contracts.downlineId, userId)),
      ),
    )
    .groupBy(contracts.id)
    .orderBy(contracts.id);
  for (const { contract, settledTo, isOwing } of own) {
    const span = openSpan(contract, settledTo, clock.now());
    if (isOwing || (span && (await dueOf(db, contract, span, clock.now())).length > 0)) {
      const now = await nowAfterBets(db, clock);
      await db.transaction((tx) => settle(tx, contract, now));
    }
  }
};

/**
 * The wallets are locked first, so that the second of two parallel calls finds nothing left to do.
 */
const settle = async (tx: Database, contract: ContractRow, now: number): Promise<void> => {
  const [first, second] =
    contract.uplineId < contract.downlineId
      ? [contract.uplineId, contract.downlineId]
      : [contract.downlineId, contract.uplineId];
  const purses = new Map([
    [first, await lockMain(tx, first)],
    [second, await lockMain(tx, second)],
  ]);
  const [settled] = await tx
    .select({ to: max(settlements.to) })
    .from(settlements)
    .where(eq(settlements.contractId, contract.id));
  const span = openSpan(contract, settled?.to ?? null, now);
  const due = span ? await dueOf(tx, contract, span, now) : [];
  if (due.length > 0) await tx.insert(settlements).values(due).onConflictDoNothing();

  const [payer, payee] = [purses.get(contract.uplineId), purses.get(contract.downlineId)];
  if (!payer || !payee) return;
  const kind = MOVEMENT_OF[contract.type];
  const time = new Date(now);
  for (const { id, amount } of await unpaidOf(tx, contract)) {
    // The oldest first: if one cannot be paid yet, the later ones wait.
    if (new Big(payer.balance).lt(amount)) break;
    await tx.update(settlements).set({ status: 'approved' }).where(eq(settlements.id, id));
    await pay(tx, [payer, payee], { kinds: [kind, kind], amount, time });
  }
};

const unpaidOf = (db: Database, { id }: ContractRow) =>
  db
    .select({ id: settlements.id, amount: settlements.amount })
    .from(settlements)
    .where(and(eq(settlements.contractId, id), eq(settlements.status, 'inProcess')))
    .orderBy(asc(settlements.from));

/**
 * The time that no settlement covers, from the last settlement on; null while no period of it is
 * over. A contract that ended settles its last period at its end.
 */
type OpenSpan = { since: number; end: number | null };
const openSpan = (contract: ContractRow, settledTo: Date | null, now: number): OpenSpan | null => {
  const since = (settledTo ?? contract.acceptedAt)?.getTime();
  if (since === undefined) return null;
  const end = endOf(contract);
  return Math.min(periodOf(contract.terms, since).to, end ?? Infinity) <= now &&
    since < (end ?? now)
    ? { since, end }
    : null;
};

/** Periods with settled bets that are not paid yet. */
const dueOf = async (
  db: Database,
  contract: ContractRow,
  { since, end }: OpenSpan,
  now: number,
): Promise<SettlementRow[]> =>
  settlementsOf(
    contract,
    await teamBets(db, contract.downlineId, since, Math.min(end ?? now, now)),
    { since, end, now },
  );

/** The settlements of one contract, from bets in the order of their time. */
export const settlementsOf = (
  {
    id,
    type,
    uplineId,
    downlineId,
    terms,
  }: Pick<ContractRow, 'id' | 'type' | 'uplineId' | 'downlineId' | 'terms'>,
  placed: readonly TeamBet[],
  { since, end, now }: OpenSpan & { now: number },
): SettlementRow[] =>
  byPeriod(terms, placed).flatMap(({ period, bets: ofPeriod }) => {
    const [from, to] = [Math.max(period.from, since), Math.min(period.to, end ?? period.to)];
    const { tier, ...figures } = figuresOf(type, terms, ofPeriod);
    if (to > now || figures.activeMembers === 0) return [];
    return [
      {
        id: `s-${randomUUID()}`,
        contractId: id,
        type,
        uplineId,
        downlineId,
        from: new Date(from),
        to: new Date(to),
        terms,
        ...figures,
        tier,
        status: new Big(figures.amount).eq(0) ? ('approved' as const) : ('inProcess' as const),
      },
    ];
  });

const ENDINGS = new Set(['terminated', 'replaced', 'endedByUpline']);
const endOf = ({ status, history }: ContractRow): number | null =>
  status === 'terminated'
    ? (history.findLast(({ event }) => ENDINGS.has(event))?.at ?? null)
    : null;

/** Settled bets of a user and of the team below, in the order of their time. */
export const teamBets = async (
  db: Database,
  userId: string,
  from: number,
  to: number,
): Promise<Array<TeamBet & { gameName: string }>> => {
  const placed = await db
    .select({
      userId: bets.userId,
      gameName: bets.gameName,
      stake: bets.stake,
      profit: bets.profit,
      time: bets.time,
    })
    .from(bets)
    .where(
      and(
        or(eq(bets.userId, userId), ofTeam(bets.userId, userId)),
        gte(bets.time, new Date(from)),
        lt(bets.time, new Date(to)),
        isNotNull(bets.profit),
      ),
    )
    .orderBy(bets.time, bets.id);
  return placed.map(({ profit, time, ...bet }) => ({
    ...bet,
    profit: profit ?? '0.00',
    time: time.getTime(),
  }));
};
