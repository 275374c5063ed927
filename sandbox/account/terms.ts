import { TERMS_VERSION } from '../base/terms';
import type { Database } from '../db/database';
import { termsAcceptances } from '../db/schema';
import { accepted, refused, type Answer } from '../kit/answer';
import type { Services } from '../kit/services';

/** Keeps that a user accepted the present terms; the first time of each version counts. */
export const acceptTerms = async (
  { clock }: Pick<Services, 'clock'>,
  db: Database,
  userId: string,
  version: string,
): Promise<Answer<null>> => {
  if (version !== TERMS_VERSION)
    return refused((words) => words.termsUnknown, { reason: 'termsUnknown' });
  await db
    .insert(termsAcceptances)
    .values({ userId, version, acceptedAt: clock.date() })
    .onConflictDoNothing();
  return accepted(null);
};
