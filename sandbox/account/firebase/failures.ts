import type { Settings } from '../../kit/settings';

type Failure = NonNullable<Settings['firebase']['failure']>;

/** These failures concern a code, so only the call that carries a code fails with them. */
const ABOUT_A_CODE: readonly Failure[] = ['INVALID_CODE', 'MISSING_CODE', 'SESSION_EXPIRED'];

/**
 * The error that a call answers with for a failure of QA. The web SDK has a table for some names
 * (for example `auth/too-many-requests` for TOO_MANY_ATTEMPTS_TRY_LATER) and writes every other
 * name in lower case with dashes.
 */
export const forcedFailure = (
  { firebase: { failure } }: Pick<Settings, 'firebase'>,
  call: 'send' | 'signIn',
): string | null => {
  if (failure === null || (call === 'send' && ABOUT_A_CODE.includes(failure))) return null;
  // The SDK's table lacks Google's MISSING_CODE, so the SDK says `auth/missing-code`; with this
  // name it gives the code that it documents.
  return failure === 'MISSING_CODE' ? 'MISSING_VERIFICATION_CODE' : failure;
};
