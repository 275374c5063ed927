import { refused, type Refused } from '../kit/answer';
import type { Services } from '../kit/services';

type Answered = {
  captcha?: string | undefined;
  captchaKey?: string | undefined;
  captchaAlternative?: string | undefined;
};

/**
 * Why the captcha is not accepted, null when it is. `services.db` may be the caller's transaction.
 */
export const captchaRefusal = async (
  { db, captchas, humanVerification }: Pick<Services, 'db' | 'captchas' | 'humanVerification'>,
  request: Answered,
): Promise<Refused | null> => {
  const detail = { captcha: true, reason: 'captcha' };
  if (request.captchaAlternative) {
    return (await humanVerification.isPassed('captcha', request.captchaAlternative, db))
      ? null
      : refused((words) => words.verificationNeeded, detail);
  }
  if (!request.captcha) return refused((words) => words.captchaNeeded, detail);
  return (await captchas.isRight(request.captchaKey, request.captcha, db))
    ? null
    : refused((words) => words.captchaWrong, detail);
};
