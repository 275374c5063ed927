import { endpoints } from '../../../contract/endpoints';
import type { RefusalDetail } from '../../../contract/envelope';
import type {
  AnswerInput,
  AnswerOutcome,
} from '../../../machines/account/secondFactor/secondFactor.types';
import type {
  SendCodeInput,
  SendCodeOutcome,
} from '../../../machines/account/smsCode/smsCode.types';
import { tooManyOr, waitFrom } from './codeWait';
import { CallFault } from '../http/callFault';
import type { Kit } from '../kit';

/** The extra verification of a login from an unregistered IP (spec §4 Login). */
export const createSecondFactor = ({ call, takeGrant, now }: Kit) => ({
  sendCode: async (
    { challenge }: Pick<SendCodeInput, 'challenge'>,
    signal?: AbortSignal,
  ): Promise<SendCodeOutcome> => {
    if (challenge === null) throw new CallFault('fault', endpoints.secondFactorSend.id);
    try {
      const outcome = await call(endpoints.secondFactorSend, challenge, { signal });
      if (outcome.kind === 'refused')
        return { kind: kindOf(outcome), message: { text: outcome.message } };
      return { kind: 'sent', receipt: null, ...waitFrom(now(), outcome.value.expiredMinutes) };
    } catch (error) {
      return tooManyOr(now)(error);
    }
  },
  /** Leaving does not abort the request, as for the login call. */
  answer: async (input: AnswerInput, signal?: AbortSignal): Promise<AnswerOutcome> => {
    signal?.throwIfAborted();
    const outcome = await call(endpoints.secondFactorVerify, input);
    if (outcome.kind === 'accepted') return takeGrant(outcome.value, { signal });
    signal?.throwIfAborted();
    return { kind: kindOf(outcome), message: outcome.message };
  },
});

const ENDS = new Set<string | undefined>(['locked', 'challengeExpired']);

const kindOf = ({ detail }: { detail: RefusalDetail | null }) =>
  ENDS.has(detail?.reason) || detail?.triesLeft === 0 ? 'locked' : 'refused';
