import { SMS_COUNTDOWN_SECONDS_PER_MINUTE } from '../../../contract/constants';
import type { CodeWait, SendCodeOutcome } from '../../../machines/account/smsCode/smsCode.types';
import { faultMessage } from '../../../machines/shared/message';
import { CallFault } from '../http/callFault';

const SHORTEST = 0.01;
const LONGEST = 24 * 60;

/**
 * Until when no new code is sent (spec §4 SMS code send). Capped, because a platform may name a
 * time that no clock can count.
 */
export const waitFrom = (now: number, minutes: number): CodeWait => {
  const bounded = Math.min(Math.max(Number.isNaN(minutes) ? SHORTEST : minutes, SHORTEST), LONGEST);
  return { now, deadline: now + Math.round(bounded * SMS_COUNTDOWN_SECONDS_PER_MINUTE * 1_000) };
};

/**
 * For a call that sends a code: a busy platform (429) says when to ask again. Any other fault is
 * rethrown.
 */
export const tooManyOr =
  (now: () => number) =>
  (error: unknown): Extract<SendCodeOutcome, { kind: 'tooMany' }> => {
    if (!(error instanceof CallFault) || error.kind !== 'busy') throw error;
    return {
      kind: 'tooMany',
      message: faultMessage(error),
      ...waitFrom(now(), (error.retryAfter ?? 1) / SMS_COUNTDOWN_SECONDS_PER_MINUTE),
    };
  };
