import { Big } from 'big.js';
import { and, eq, inArray } from 'drizzle-orm';
import type { Withdrawal, WithdrawalAnswer } from '../../../contract/withdrawals';
import type { Database } from '../../db/database';
import { withdrawalProofs, withdrawals } from '../../db/schema';
import { accepted, refused, type Answer, type Refused } from '../../kit/answer';
import {
  lockWithdrawal,
  refusalOf,
  shownOne,
  withEvents,
  type Needs,
  type Row,
} from './withdrawals';

/**
 * Stores the payee's answer, once, in the transaction of the call. It moves no money yet: the
 * review returns what did not arrive (`returns.ts`).
 */
export const answerWithdrawal = async (
  needs: Needs,
  tx: Database,
  userId: string,
  answer: WithdrawalAnswer,
): Promise<Answer<Withdrawal>> => {
  const row = await lockWithdrawal(needs, tx, userId, answer.withdrawalId);
  const refusal = refusalOf(row) ?? (row && (await refusalOfAnswer(tx, row, answer)));
  if (refusal || !row) return refusal ?? refused((words) => words.withdrawalUnknown);
  const [written] = await tx
    .update(withdrawals)
    .set({
      status: answer.answer,
      remaining:
        answer.answer === 'partiallyReceived' ? new Big(answer.remaining).toFixed(2) : null,
      timeline: withEvents(
        row,
        needs.clock.now(),
        answer.answer,
        ...(answer.answer === 'received' ? [] : ['inReview' as const]),
      ),
    })
    .where(eq(withdrawals.id, row.id))
    .returning();
  return accepted(await shownOne(needs, tx, written ?? row));
};

const refusalOfAnswer = async (
  tx: Database,
  { id, amount }: Row,
  answer: WithdrawalAnswer,
): Promise<Refused | null> => {
  switch (answer.answer) {
    case 'received':
      return null;
    case 'partiallyReceived':
      return new Big(answer.remaining).gte(amount)
        ? refused((words) => words.remainingAmount(amount), { reason: 'remainingAmount' })
        : null;
    case 'notReceived': {
      const named = [...new Set(answer.proofs)];
      const own = await tx
        .select({ id: withdrawalProofs.id })
        .from(withdrawalProofs)
        .where(and(eq(withdrawalProofs.withdrawalId, id), inArray(withdrawalProofs.id, named)));
      return own.length === named.length
        ? null
        : refused((words) => words.proofsUnknown, { reason: 'proofs' });
    }
  }
};
