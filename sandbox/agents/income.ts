import { Big } from 'big.js';
import { and, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import type { AgentFigure, AgentRecord } from '../../contract/agents';
import type { Database } from '../db/database';
import { settlements, walletMovements } from '../db/schema';
import { beginOf } from '../base/yangon';
import { dayOf } from '../db/days';
import type { Found, Wanted } from './recordQuery';
import { amountFor, ofCaller } from './settlementRecords';

const DAY = 24 * 60 * 60_000;
const KINDS = [
  'dividend',
  'daily',
  'hourly',
  'realTime',
  'rebate',
] as const satisfies readonly AgentFigure[];
type Income = Record<(typeof KINDS)[number], Big>;
const nothing = (): Income => ({
  dividend: new Big(0),
  daily: new Big(0),
  hourly: new Big(0),
  realTime: new Big(0),
  rebate: new Big(0),
});

/**
 * What the caller earned, a line for each day with income, newest first: rebates, and what
 * contracts paid, minus what the caller paid by contracts.
 */
export const incomeRecords = async (
  db: Database,
  { agentId, agent, span: { start, end }, account, offset, limit }: Wanted,
): Promise<Found> => {
  const rows =
    account !== '' && !agent.includes(account.toLowerCase())
      ? []
      : [
          ...(await settledByDay(db, agentId, start, end)),
          ...(await rebatesByDay(db, agentId, start, end)),
        ];
  const byDay = new Map<string, Income>();
  for (const { day, kind, amount } of rows) {
    const income = byDay.get(day) ?? nothing();
    income[kind] = income[kind].plus(amount);
    byDay.set(day, income);
  }
  const days = [...byDay].toSorted(([a], [b]) => (a < b ? 1 : -1));
  const totals = nothing();
  for (const [, income] of days)
    for (const kind of KINDS) totals[kind] = totals[kind].plus(income[kind]);
  const records = days.slice(offset, offset + limit).map(([day, income]): AgentRecord => {
    const from = beginOf(day) ?? 0;
    return {
      id: day,
      time: null,
      period: { from, to: from + DAY },
      account: agent,
      title: null,
      vassalage: null,
      status: null,
      settlementId: null,
      figures: figuresOf(income),
    };
  });
  return { records, total: days.length, totals: figuresOf(totals) };
};

const figuresOf = (income: Income): AgentRecord['figures'] => ({
  dividend: income.dividend.toFixed(2),
  daily: income.daily.toFixed(2),
  hourly: income.hourly.toFixed(2),
  realTime: income.realTime.toFixed(2),
  rebate: income.rebate.toFixed(2),
  total: KINDS.reduce((total, kind) => total.plus(income[kind]), new Big(0)).toFixed(2),
});

type ByDay = Array<{ day: string; kind: keyof Income; amount: string }>;

/** The day in which a period ended: a period that ends at midnight belongs to the day before. */
const settledByDay = async (
  db: Database,
  agentId: string,
  start: Date,
  end: Date,
): Promise<ByDay> => {
  const ended = sql<string>`${dayOf(sql`(${settlements.to} - interval '1 millisecond')`)}`;
  return db
    .select({
      day: ended,
      kind: settlements.type,
      amount: sql<string>`sum(${amountFor(agentId)})::text`,
    })
    .from(settlements)
    .where(
      and(
        ofCaller(agentId),
        eq(settlements.status, 'approved'),
        gt(settlements.to, start),
        lte(settlements.to, end),
      ),
    )
    .groupBy(sql`1, 2`);
};

const rebatesByDay = async (
  db: Database,
  agentId: string,
  start: Date,
  end: Date,
): Promise<ByDay> => {
  const rows = await db
    .select({
      day: sql<string>`${dayOf(walletMovements.time)}`,
      amount: sql<string>`sum(${walletMovements.amount})::text`,
    })
    .from(walletMovements)
    .where(
      and(
        eq(walletMovements.userId, agentId),
        eq(walletMovements.kind, 'rebate'),
        eq(walletMovements.status, 'approved'),
        gte(walletMovements.time, start),
        lt(walletMovements.time, end),
      ),
    )
    .groupBy(sql`1`);
  return rows.map((row) => ({ ...row, kind: 'rebate' as const }));
};
