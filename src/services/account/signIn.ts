import { endpoints, type ResponseOf } from '../../../contract/endpoints';
import type {
  SignInBySmsInput,
  SignInBySmsOutcome,
  SignInInput,
  SignInOutcome,
} from '../../../machines/account/login/login.types';
import type { Call } from '../http/client';
import { CODE_REASONS, refusalBeside, refusedField } from '../http/refusal';
import type { SmsCode } from './smsCode';
import type { TakeGrant } from '../site/grant';
import type { RememberedUser } from './rememberedUser';

/**
 * What the platform answers to a right password or code: a grant, or the extra verification of an
 * unregistered IP (spec §4 Login).
 */
export const createPassedOf =
  (takeGrant: TakeGrant, passwordless: boolean) =>
  async (value: ResponseOf<'login'>, signal?: AbortSignal) => {
    if (!('secondFactor' in value)) return takeGrant(value, { signal, passwordless });
    signal?.throwIfAborted();
    return { kind: 'secondFactor' as const, challenge: value.secondFactor };
  };

/**
 * The login call (spec §4 Login 3). Remembers or forgets the username once the platform accepted
 * the password. Leaving does not abort the request, because a token that it made would be lost. It
 * is given back instead.
 */
export const createSignIn = (call: Call, takeGrant: TakeGrant, remembered: RememberedUser) => {
  const passedOf = createPassedOf(takeGrant, false);

  return async (input: SignInInput, signal?: AbortSignal): Promise<SignInOutcome> => {
    const { username, password, side, humanVerification } = input;
    signal?.throwIfAborted();
    const outcome = await call(endpoints.login, {
      username,
      password,
      side,
      humanVerification,
      type: 'username',
      ...captchaOf(input),
    });
    if (outcome.kind === 'refused') {
      signal?.throwIfAborted();
      return {
        ...refusalBeside(outcome, { captcha: ['captcha'] }),
        captcha: outcome.detail?.captcha ?? false,
      };
    }
    const passed = await passedOf(outcome.value, signal);
    remember(input, remembered);
    return passed;
  };
};

/**
 * The login call with a code in place of a password (spec §4 Login 2). Leaving works as with a
 * password.
 */
export const createSignInBySms = (
  call: Call,
  takeGrant: TakeGrant,
  smsCode: Pick<SmsCode, 'confirm'>,
) => {
  const passedOf = createPassedOf(takeGrant, true);

  return async (
    { countryDialingCode, mobileNum, code, receipt }: SignInBySmsInput,
    signal?: AbortSignal,
  ): Promise<SignInBySmsOutcome> => {
    const phone = { countryDialingCode, mobileNum };
    const confirmed = receipt === null ? null : await smsCode.confirm({ receipt, code }, signal);
    signal?.throwIfAborted();
    if (confirmed?.kind === 'refused') return { ...confirmed, field: 'code' };
    const outcome = await call(
      endpoints.login,
      confirmed
        ? {
            type: 'firebase',
            ...phone,
            firebaseChannel: 'firebase',
            firebaseIdToken: confirmed.idToken,
          }
        : { type: 'sms', ...phone, verificationCode: code },
    );
    if (outcome.kind === 'accepted') return passedOf(outcome.value, signal);
    signal?.throwIfAborted();
    const field = refusedField(outcome, { code: CODE_REASONS });
    return { kind: 'refused', message: { text: outcome.message }, ...(field && { field }) };
  };
};

/** The agent side has no 'Remember password', so it leaves the member's choice alone. */
const remember = (
  { side, remember: isWanted, username }: SignInInput,
  remembered: RememberedUser,
) => {
  if (side !== 'member') return;
  if (isWanted) remembered.keep(username);
  else remembered.forget();
};

const captchaOf = ({ captcha, captchaKey, captchaAlternative }: SignInInput) => {
  if (captchaAlternative !== null) return { captchaAlternative };
  return captcha !== null && captchaKey !== null ? { captcha, captchaKey } : {};
};
