import { alias } from 'drizzle-orm/pg-core';
import { and, count, desc, eq, gt, ilike, lte, or, sql } from 'drizzle-orm';
import type { AgentRecord, ContractType } from '../../contract/agents';
import type { Database } from '../db/database';
import { settlements, users } from '../db/schema';
import { containing } from './downlines';
import type { Found, Wanted } from './recordQuery';

/**
 * What contracts of a type paid to the caller and, below zero, what the caller paid by them, newest
 * first. A period belongs to the day in which it ended.
 */
export const settlementRecords = async (
  db: Database,
  type: ContractType,
  { agentId, span: { start, end }, account, offset, limit }: Wanted,
): Promise<Found> => {
  const paid = alias(users, 'paid');
  const chosen = and(
    eq(settlements.type, type),
    ofCaller(agentId),
    gt(settlements.to, start),
    lte(settlements.to, end),
    account === '' ? undefined : ilike(paid.username, containing(account)),
  );
  const rows = await db
    .select({
      settled: settlements,
      account: paid.username,
      amount: sql<string>`${amountFor(agentId)}::text`,
    })
    .from(settlements)
    .innerJoin(paid, eq(paid.id, settlements.downlineId))
    .where(chosen)
    .orderBy(desc(settlements.to), desc(settlements.id))
    .offset(offset)
    .limit(limit);
  const [sums] = await db
    .select({
      total: count(),
      amount: sql<string>`coalesce(sum(${amountFor(agentId)})
        filter (where ${settlements.status} = 'approved'), 0.00)::text`,
    })
    .from(settlements)
    .innerJoin(paid, eq(paid.id, settlements.downlineId))
    .where(chosen);
  const records = rows.map(
    ({
      settled: { id, from, to, terms, validBet, netLoss, activeMembers, tier, status },
      account: payee,
      amount,
    }): AgentRecord => ({
      id,
      time: to.getTime(),
      period: { from: from.getTime(), to: to.getTime() },
      account: payee,
      title: null,
      vassalage: null,
      status,
      settlementId: id,
      figures: {
        validBet,
        netLoss,
        activeMembers: String(activeMembers),
        amount,
        ...(terms.kind === 'tiers' && {
          rate: tier === null ? '0' : (terms.tiers[tier]?.rate ?? '0'),
        }),
      },
    }),
  );
  return { records, total: sums?.total ?? 0, totals: { amount: sums?.amount ?? '0.00' } };
};

/** The caller is one of the two parties of the contract. */
export const ofCaller = (agentId: string) =>
  or(eq(settlements.downlineId, agentId), eq(settlements.uplineId, agentId));
/** Positive for the receiver, negative for the payer. */
export const amountFor = (agentId: string) =>
  sql`case when ${settlements.downlineId} = ${agentId}
    then ${settlements.amount} else -${settlements.amount} end`;
