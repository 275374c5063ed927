import { and, asc, count, desc, eq, gte, ilike, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { AgentRecord } from '../../contract/agents';
import type { Database } from '../db/database';
import { bets, teamLinks, users, walletMovements, type MovementKind } from '../db/schema';
import { vendorIn } from '../lobby/vendors';
import { containing } from './downlines';
import type { Found, Wanted } from './recordQuery';
import { ofTeam } from './team';

const NOTHING = '0.00';
const sum = (column: AnyPgColumn) => sql<string>`coalesce(sum(${column}), 0.00)::text`;
const approved = () =>
  sql<string>`coalesce(sum(${walletMovements.amount})
    filter (where ${walletMovements.status} = 'approved'), 0.00)::text`;
const named = (account: string) =>
  account === '' ? undefined : ilike(users.username, containing(account));

/** Bets of the team, newest first. `profit` is the player's. */
export const bettingRecords = async (
  db: Database,
  { agentId, span: { start, end }, account, offset, limit }: Wanted,
): Promise<Found> => {
  const chosen = and(
    ofTeam(bets.userId, agentId),
    gte(bets.time, start),
    lt(bets.time, end),
    named(account),
  );
  const rows = await db
    .select({ bet: bets, account: users.username })
    .from(bets)
    .innerJoin(users, eq(users.id, bets.userId))
    .where(chosen)
    .orderBy(desc(bets.time), desc(bets.id))
    .offset(offset)
    .limit(limit);
  const [sums] = await db
    .select({ total: count(), stake: sum(bets.stake), profit: sum(bets.profit) })
    .from(bets)
    .innerJoin(users, eq(users.id, bets.userId))
    .where(chosen);
  const records = rows.map(
    ({ bet: { id, gameName, vassalage, stake, profit, time }, account: player }): AgentRecord => ({
      ...EMPTY,
      id: `b-${id}`,
      time: time.getTime(),
      account: player,
      title: gameName,
      ...vendorIn(vassalage),
      status: profit === null ? 'open' : 'settled',
      figures: { stake, ...(profit !== null && { profit }) },
    }),
  );
  return {
    records,
    total: sums?.total ?? 0,
    totals: { stake: sums?.stake ?? NOTHING, profit: sums?.profit ?? NOTHING },
  };
};

/**
 * Wallet movements of the team, newest first. A movement that was not approved moved no money: it
 * is listed but not counted.
 */
export const accountRecords = async (
  db: Database,
  { agentId, span: { start, end }, account, offset, limit }: Wanted,
): Promise<Found> => {
  const chosen = and(
    ofTeam(walletMovements.userId, agentId),
    gte(walletMovements.time, start),
    lt(walletMovements.time, end),
    named(account),
  );
  const rows = await db
    .select({ movement: walletMovements, account: users.username })
    .from(walletMovements)
    .innerJoin(users, eq(users.id, walletMovements.userId))
    .where(chosen)
    .orderBy(desc(walletMovements.time), desc(walletMovements.id))
    .offset(offset)
    .limit(limit);
  const [sums] = await db
    .select({ total: count(), amount: approved() })
    .from(walletMovements)
    .innerJoin(users, eq(users.id, walletMovements.userId))
    .where(chosen);
  const records = rows.map(
    ({
      movement: { id, kind, vassalage, amount, balance, status, time },
      account: owner,
    }): AgentRecord => ({
      ...EMPTY,
      id: `m-${id}`,
      time: time.getTime(),
      account: owner,
      title: kind,
      ...vendorIn(vassalage),
      status,
      figures: { amount, ...(balance !== null && { balance }) },
    }),
  );
  return { records, total: sums?.total ?? 0, totals: { amount: sums?.amount ?? NOTHING } };
};

/** What each member of the team won or lost in total, the largest loss first. */
export const lossRecords = async (
  db: Database,
  { agentId, span: { start, end }, account, offset, limit }: Wanted,
): Promise<Found> => {
  const played = db
    .select({
      userId: bets.userId,
      stake: sql<string>`sum(${bets.stake})`.as('stake'),
      profit: sql<string>`coalesce(sum(${bets.profit}), 0.00)`.as('profit'),
    })
    .from(bets)
    .where(and(ofTeam(bets.userId, agentId), gte(bets.time, start), lt(bets.time, end)))
    .groupBy(bets.userId)
    .as('played');
  const moved = db
    .select({
      userId: walletMovements.userId,
      deposits: ofKind('deposit').as('deposits'),
      withdrawals: sql<string>`-(${ofKind('withdrawal')} + ${ofKind('withdrawalReturned')})`.as(
        'withdrawals',
      ),
      bonus: ofKind('bonus').as('bonus'),
      rebate: ofKind('rebate').as('rebate'),
    })
    .from(walletMovements)
    .where(
      and(
        ofTeam(walletMovements.userId, agentId),
        eq(walletMovements.status, 'approved'),
        gte(walletMovements.time, start),
        lt(walletMovements.time, end),
      ),
    )
    .groupBy(walletMovements.userId)
    .as('moved');
  const figures = {
    stake: played.stake,
    profit: played.profit,
    deposits: moved.deposits,
    withdrawals: moved.withdrawals,
    bonus: moved.bonus,
    rebate: moved.rebate,
  } as const;
  const each = Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      sql<string>`coalesce(${value}, 0.00)::text`,
    ]),
  );
  const all = Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      sql<string>`coalesce(sum(${value}), 0.00)::text`,
    ]),
  );
  const chosen = and(
    eq(teamLinks.ancestorId, agentId),
    or(isNotNull(played.userId), isNotNull(moved.userId)),
    named(account),
  );
  const rows = await db
    .select({ id: users.id, account: users.username, figures: each })
    .from(teamLinks)
    .innerJoin(users, eq(users.id, teamLinks.memberId))
    .leftJoin(played, eq(played.userId, teamLinks.memberId))
    .leftJoin(moved, eq(moved.userId, teamLinks.memberId))
    .where(chosen)
    .orderBy(asc(sql`coalesce(${played.profit}, 0.00)`), asc(users.username))
    .offset(offset)
    .limit(limit);
  const [sums] = await db
    .select({ total: count(), totals: all })
    .from(teamLinks)
    .innerJoin(users, eq(users.id, teamLinks.memberId))
    .leftJoin(played, eq(played.userId, teamLinks.memberId))
    .leftJoin(moved, eq(moved.userId, teamLinks.memberId))
    .where(chosen);
  const period = { from: start.getTime(), to: end.getTime() };
  return {
    records: rows.map((row): AgentRecord => ({
      ...EMPTY,
      id: row.id,
      period,
      account: row.account,
      figures: row.figures,
    })),
    total: sums?.total ?? 0,
    totals: sums?.totals ?? {},
  };
};

const ofKind = (kind: MovementKind) =>
  sql<string>`coalesce(sum(${walletMovements.amount})
    filter (where ${walletMovements.kind} = ${kind}), 0.00)`;

const EMPTY = {
  time: null,
  period: null,
  title: null,
  vassalage: null,
  status: null,
  settlementId: null,
} as const;
