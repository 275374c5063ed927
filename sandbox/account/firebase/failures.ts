import type { Settings } from '../../kit/settings';

type Failure = NonNullable<Settings['firebase']['failure']>;

/** These say something about a code, so only the call that carries one fails with them. */
const ABOUT_A_CODE: readonly Failure[] = ['INVALID_CODE', 'MISSING_CODE', 'SESSION_EXPIRED'];

/**
 * What QA's failure makes a call answer. The web SDK has a table for some names
 * (`auth/too-many-requests` for TOO_MANY_ATTEMPTS_TRY_LATER, for example) and writes every other
 * one in lower case with dashes.
 */
export const forcedFailure = (
  { firebase: { failure } }: Pick<Settings, 'firebase'>,
  call: 'send' | 'signIn',
): string | null => {
  if (failure === null || (call === 'send' && ABOUT_A_CODE.includes(failure))) return null;
  // The SDK lacks Google's MISSING_CODE in its table and says `auth/missing-code`; with this name
  // it says the code that it documents.
  return failure === 'MISSING_CODE' ? 'MISSING_VERIFICATION_CODE' : failure;
};
