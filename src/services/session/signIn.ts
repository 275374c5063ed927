import type * as v from 'valibot';
import { endpoints } from '../../../contract/endpoints';
import type { loginResponseSchema } from '../../../contract/session';
import type { SignInInput, SignInOutcome } from '../../../machines/login/login.types';
import type { Call } from '../http/client';
import type { TakeGrant } from './grant';
import type { RememberedUser } from './rememberedUser';

type LoginAnswer = v.InferOutput<typeof loginResponseSchema>;

/**
 * The login call (spec §4 Login 3). Remembers or forgets the username once the platform took the password. Leaving does
 * not abort the request, because the token it may already have made would be lost: it is given back instead.
 */
export const createSignIn = (call: Call, takeGrant: TakeGrant, remembered: RememberedUser) => {
  const passedOf = async (value: LoginAnswer, signal?: AbortSignal): Promise<SignInOutcome> => {
    if (!('secondFactor' in value)) return takeGrant(value, signal);
    signal?.throwIfAborted();
    return { kind: 'secondFactor', challenge: value.secondFactor };
  };

  return async (input: SignInInput, signal?: AbortSignal): Promise<SignInOutcome> => {
    const { username, password, side, humanVerification } = input;
    signal?.throwIfAborted();
    const outcome = await call(endpoints.login, {
      username, password, side, humanVerification, type: 'username', ...captchaOf(input),
    });
    if (outcome.kind === 'refused') {
      signal?.throwIfAborted();
      return { kind: 'refused', message: outcome.message, captcha: outcome.detail?.captcha ?? false };
    }
    const passed = await passedOf(outcome.value, signal);
    remember(input, remembered);
    return passed;
  };
};

/** The agent side has no 'Remember password', so it says nothing about the member's. */
const remember = ({ side, remember: isWanted, username }: SignInInput, remembered: RememberedUser) => {
  if (side !== 'member') return;
  if (isWanted) remembered.keep(username);
  else remembered.forget();
};

const captchaOf = ({ captcha, captchaKey, captchaAlternative }: SignInInput) => {
  if (captchaAlternative !== null) return { captchaAlternative };
  return captcha !== null && captchaKey !== null ? { captcha, captchaKey } : {};
};
