import { addMonths } from 'date-fns/addMonths';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { LimitPrompt } from '../../../contract/limits';
import type { Database } from '../../db/database';
import { playLimitChanges, playLimitPrompts, playLimits } from '../../db/schema';
import { refused, type Refused } from '../../kit/answer';
import type { Services } from '../../kit/services';
import { lockMain } from '../../money/purses';
import { packOf, type LimitRow } from './check';

type Rules = Pick<Services, 'settings'>;
type Needs = Pick<Services, 'settings' | 'clock'>;

/**
 * The question about the deposit limit that a member has to be asked now, by the rules that hold
 * (docs/decisions/0103); null for none.
 */
export const promptOf = async (
  needs: Needs,
  db: Database,
  userId: string,
): Promise<LimitPrompt | null> => {
  const { limitPrompt, limitPeriods, limitSuggested, limitReview } = packOf(needs);
  const isRequired = limitPrompt.value === 'required';
  const first = {
    about: 'first',
    isRequired,
    suggested: limitSuggested.value,
    periods: [...limitPeriods.value],
  } satisfies LimitPrompt;
  const isSet = (await depositLimitOf(db, userId)) !== undefined;
  if (!isSet && isRequired) return first;
  const last = await lastAnswerOf(db, userId);
  if (!isSet && last === null) return first;
  const review = limitReview.value;
  const isTime =
    review !== null &&
    last !== null &&
    needs.clock.now() >= addMonths(last, isSet ? review.limited : review.unlimited).getTime();
  if (!isTime) return null;
  return isSet
    ? { about: 'review', isRequired: false, suggested: null, periods: first.periods }
    : first;
};

/** As `promptOf`, and notes once that it was asked. Never call it inside a transaction. */
export const askPrompt = async (
  needs: Needs & Pick<Services, 'db'>,
  userId: string,
): Promise<LimitPrompt | null> => {
  const prompt = await promptOf(needs, needs.db, userId);
  if (!prompt || (await isAsked(needs.db, userId))) return prompt;
  await needs.db.transaction(async (tx) => {
    await lockMain(tx, userId);
    if (!(await isAsked(tx, userId))) await note(needs, tx, userId, 'asked');
  });
  return prompt;
};

/**
 * Leaves things as they are: no limit, or the one that is set. Refused where one is required. Said
 * twice it is said once.
 */
export const declineLimit = async (
  needs: Needs,
  tx: Database,
  userId: string,
): Promise<Refused | null> => {
  await lockMain(tx, userId);
  const prompt = await promptOf(needs, tx, userId);
  if (prompt?.isRequired) return limitNeeded;
  if (prompt) await note(needs, tx, userId, prompt.about === 'review' ? 'kept' : 'declined');
  return null;
};

/**
 * The refusal of money where the rules require a deposit limit and none is set; null for any other.
 * `limits`: the locked limits of a member, those of deposits among them.
 */
export const refuseUnlimited = (needs: Rules, limits: readonly LimitRow[]): Refused | null =>
  packOf(needs).limitPrompt.value === 'required' && limits.every(({ kind }) => kind !== 'deposit')
    ? limitNeeded
    : null;

const limitNeeded = refused((words) => words.limitNeeded, { reason: 'limitNeeded' });

const depositLimitOf = async (db: Database, userId: string) => {
  const [row] = await db
    .select({ period: playLimits.period })
    .from(playLimits)
    .where(and(eq(playLimits.userId, userId), eq(playLimits.kind, 'deposit')))
    .limit(1);
  return row;
};

/** When the member last answered, or changed a deposit limit; null for never. */
const lastAnswerOf = async (db: Database, userId: string): Promise<Date | null> => {
  const [answer] = await db
    .select({ at: playLimitPrompts.at })
    .from(playLimitPrompts)
    .where(and(eq(playLimitPrompts.userId, userId), ne(playLimitPrompts.answer, 'asked')))
    .orderBy(desc(playLimitPrompts.id))
    .limit(1);
  const [change] = await db
    .select({ at: playLimitChanges.at })
    .from(playLimitChanges)
    .where(and(eq(playLimitChanges.userId, userId), eq(playLimitChanges.kind, 'deposit')))
    .orderBy(desc(playLimitChanges.id))
    .limit(1);
  if (!answer || !change) return answer?.at ?? change?.at ?? null;
  return answer.at > change.at ? answer.at : change.at;
};

/** Whether the question is noted already, after the last answer. */
const isAsked = async (db: Database, userId: string): Promise<boolean> => {
  const [asked] = await db
    .select({ at: playLimitPrompts.at })
    .from(playLimitPrompts)
    .where(and(eq(playLimitPrompts.userId, userId), eq(playLimitPrompts.answer, 'asked')))
    .orderBy(desc(playLimitPrompts.id))
    .limit(1);
  if (!asked) return false;
  const last = await lastAnswerOf(db, userId);
  return last === null || asked.at > last;
};

const note = async (
  needs: Needs,
  tx: Database,
  userId: string,
  answer: (typeof playLimitPrompts.$inferInsert)['answer'],
): Promise<void> => {
  await tx
    .insert(playLimitPrompts)
    .values({ userId, answer, jurisdiction: packOf(needs).code, at: needs.clock.date() });
};
