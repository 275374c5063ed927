import { SMS_COUNTDOWN_SECONDS_PER_MINUTE } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import type { RefusalDetail } from '../../../contract/envelope';
import type { AnswerInput, AnswerOutcome, SendCodeInput, SendCodeOutcome } from '../../../machines/secondFactor/secondFactor.types';
import type { Call } from '../http/client';
import type { TakeGrant } from './grant';

/** The extra verification of a login from an unregistered IP (spec §4 Login). */
export const createSecondFactor = (call: Call, takeGrant: TakeGrant, now: () => number) => ({
  sendCode: async (input: SendCodeInput, signal?: AbortSignal): Promise<SendCodeOutcome> => {
    const outcome = await call(endpoints.secondFactorSend, input, { signal });
    if (outcome.kind === 'refused') return refusalOf(outcome);
    const sentAt = now();
    return { kind: 'sent', now: sentAt, deadline: sentAt + outcome.value.expiredMinutes * SMS_COUNTDOWN_SECONDS_PER_MINUTE * 1_000 };
  },
  /** Leaving does not abort the request, for the same reason as the login call's. */
  answer: async (input: AnswerInput, signal?: AbortSignal): Promise<AnswerOutcome> => {
    signal?.throwIfAborted();
    const outcome = await call(endpoints.secondFactorVerify, input);
    if (outcome.kind === 'accepted') return takeGrant(outcome.value, signal);
    signal?.throwIfAborted();
    return refusalOf(outcome);
  },
});

const ENDS = new Set<string | undefined>(['locked', 'challengeExpired']);

const refusalOf = ({ message, detail }: { message: string; detail: RefusalDetail | null }) => ({
  kind: ENDS.has(detail?.reason) || detail?.triesLeft === 0 ? 'locked' as const : 'refused' as const,
  message,
});
