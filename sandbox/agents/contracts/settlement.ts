import { Big } from 'big.js';
import { eq, inArray } from 'drizzle-orm';
import type * as v from 'valibot';
import {
  LISTED_BETS,
  type RealTimeTerms,
  type Settlement,
  type settlementQuerySchema,
  type TieredTerms,
} from '../../../contract/agents';
import type { Database } from '../../db/database';
import { settlements, users, type User } from '../../db/schema';
import { accepted, refused, type Answer } from '../../kit/answer';
import { isPartyOf } from './contractRows';
import { counts, salaryOf } from './figures';
import { teamBets } from './settle';

type Row = typeof settlements.$inferSelect;

/**
 * The explanation of a settlement for its parties: the figures, the tier that they reached, what
 * the next tier lacks, and the bets of a real-time salary.
 */
export const settlement = async (
  db: Database,
  { id: userId }: User,
  { settlementId }: v.InferOutput<typeof settlementQuerySchema>,
): Promise<Answer<Settlement>> => {
  const [row] = await db.select().from(settlements).where(eq(settlements.id, settlementId));
  if (!row || !isPartyOf(row, userId))
    return refused((words) => words.settlementUnknown, { reason: 'settlementUnknown' });
  const [payee] = await db
    .select({ account: users.username })
    .from(users)
    .where(eq(users.id, row.downlineId));
  const { id, type, terms, amount } = row;
  return accepted({
    id,
    type,
    account: payee?.account ?? '',
    from: row.from.getTime(),
    to: row.to.getTime(),
    terms,
    amount,
    tiers: terms.kind === 'tiers' ? tiersOf(row, terms) : null,
    bets: terms.kind === 'realTime' ? await betsOf(db, row, terms) : null,
  });
};

const tiersOf = (
  { validBet, netLoss, activeMembers, tier: reached }: Row,
  { tiers }: TieredTerms,
): NonNullable<Settlement['tiers']> => {
  const index = reached === null ? 0 : reached + 1;
  const next = tiers[index];
  return {
    validBet,
    netLoss,
    activeMembers,
    reached,
    next: next
      ? {
          index,
          validBet: lacking(next.periodValidBet, validBet),
          activeMembers: Math.max(0, next.activeMembers - activeMembers),
          profitLoss: new Big(next.periodProfitLoss).eq(0)
            ? '0.00'
            : lacking(next.periodProfitLoss, netLoss),
        }
      : null,
  };
};
const lacking = (threshold: string, measured: string): string => {
  const missing = new Big(threshold).minus(measured);
  return (missing.gt(0) ? missing : new Big(0)).toFixed(2);
};

const betsOf = async (
  db: Database,
  { downlineId, from, to }: Row,
  terms: RealTimeTerms,
): Promise<Settlement['bets']> => {
  const counted = (await teamBets(db, downlineId, from.getTime(), to.getTime()))
    .filter((bet) => counts(terms, bet))
    .slice(0, LISTED_BETS);
  const players =
    counted.length === 0
      ? []
      : await db
          .select({ id: users.id, account: users.username })
          .from(users)
          .where(inArray(users.id, [...new Set(counted.map(({ userId }) => userId))]));
  const names = new Map(players.map(({ id, account }) => [id, account]));
  return counted.map((bet) => ({
    time: bet.time,
    account: names.get(bet.userId) ?? '',
    game: bet.gameName,
    stake: bet.stake,
    profit: bet.profit,
    salary: salaryOf(terms, bet),
  }));
};
