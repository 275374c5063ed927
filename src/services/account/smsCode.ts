import type * as v from 'valibot';
import { FIREBASE_EXPIRED_MINUTES, TOO_MANY_REQUESTS_WAIT } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import type { contactCodeSchema } from '../../../contract/profile';
import { PHONE_ERROR_KEYS } from '../../../contract/phoneErrors';
import type { Phone } from '../../../contract/phone';
import type {
  ConfirmCodeInput,
  ConfirmCodeOutcome,
} from '../../../machines/account/registration/registration.types';
import type {
  SendCodeInput,
  SendCodeOutcome,
} from '../../../machines/account/smsCode/smsCode.types';
import { tooManyOr, waitFrom } from './codeWait';
import { CallFault } from '../http/callFault';
import type { Call, CallOutcome } from '../http/client';
import type { PermissionSource } from '../site/permission';
import type { PhoneAuth } from './phoneAuth/phoneAuth';

type Options = {
  call: Call;
  permission: PermissionSource;
  phoneAuth: PhoneAuth;
  now: () => number;
};
type CallInput = v.InferInput<typeof contactCodeSchema>;
type Proved = ConfirmCodeInput & { idToken: string; at: number };

/** Milliseconds for which a confirmed code stays valid when the same form is sent again. */
const PROVED_FOR = 10 * 60_000;

/** Codes by SMS for a login, a registration and a password recovery (spec §4 SMS code send). */
export const createSmsCode = ({ call, permission, phoneAuth, now }: Options) => {
  let proved: Proved | null = null;

  const byPlatform = async (
    { purpose, humanVerification }: SendCodeInput,
    phone: Phone,
    signal?: AbortSignal,
  ): Promise<SendCodeOutcome> => {
    try {
      return sentOf(
        await (purpose === 'register'
          ? call(
              endpoints.smsRegister,
              {
                countryDialingCode: phone.countryDialingCode,
                mobileNo: phone.mobileNum,
                humanVerification: humanVerification ?? '',
              },
              { signal },
            )
          : call(
              endpoints.smsNoLogin,
              {
                ...phone,
                purpose: purpose === 'recovery' ? purpose : 'login',
                humanVerification: humanVerification ?? '',
              },
              { signal },
            )),
      );
    } catch (error) {
      return tooManyOr(now)(error);
    }
  };
  const sentOf = (outcome: CallOutcome<{ expiredMinutes: number }>): SendCodeOutcome =>
    outcome.kind === 'refused'
      ? { kind: 'refused', message: { text: outcome.message } }
      : { kind: 'sent', receipt: null, ...waitFrom(now(), outcome.value.expiredMinutes) };

  const byPhoneAuth = async (phone: Phone, signal?: AbortSignal): Promise<SendCodeOutcome> => {
    const outcome = await phoneAuth.send(phone, signal);
    if (outcome.kind === 'sent')
      return { ...outcome, ...waitFrom(now(), FIREBASE_EXPIRED_MINUTES) };
    const message = { key: PHONE_ERROR_KEYS[outcome.code] };
    if (outcome.code !== 'too-many-requests') return { kind: 'refused', message };
    const at = now();
    return { kind: 'tooMany', message, now: at, deadline: at + TOO_MANY_REQUESTS_WAIT };
  };

  /**
   * The platform always sends the codes of a password recovery itself, also where firebase sends
   * the others.
   */
  const isByPhoneAuth = async ({ purpose }: SendCodeInput) =>
    purpose !== 'recovery' && (await permission.read()).info.smsProvider === 'firebase';

  /** The platform sends the codes for a member's own number and address itself. */
  const toContact = async (request: CallInput, signal?: AbortSignal): Promise<SendCodeOutcome> => {
    try {
      return sentOf(await call(endpoints.contactCode, request, { signal }));
    } catch (error) {
      return tooManyOr(now)(error);
    }
  };

  return {
    send: async (input: SendCodeInput, signal?: AbortSignal): Promise<SendCodeOutcome> => {
      const humanVerification = input.humanVerification ?? '';
      if (input.purpose === 'email') return toContact({ kind: 'email', humanVerification }, signal);
      if (input.phone === null) throw new CallFault('fault', 'smsCode');
      if (input.purpose === 'mobile')
        return toContact({ kind: 'mobile', ...input.phone, humanVerification }, signal);
      const isElsewhere = await isByPhoneAuth(input);
      signal?.throwIfAborted();
      return isElsewhere
        ? byPhoneAuth(input.phone, signal)
        : byPlatform(input, input.phone, signal);
    },

    /**
     * Proves a code that firebase sent (spec §4 Register 4). A code works once, but a form that is
     * sent again after another refusal or a lost answer has the same code, so the proof is kept for
     * it.
     */
    confirm: async (
      { receipt, code }: ConfirmCodeInput,
      signal?: AbortSignal,
    ): Promise<ConfirmCodeOutcome> => {
      signal?.throwIfAborted();
      if (proved?.receipt === receipt && proved.code === code && now() - proved.at < PROVED_FOR)
        return { kind: 'confirmed', idToken: proved.idToken };
      proved = null;
      const outcome = await phoneAuth.confirm(receipt, code, signal);
      if (outcome.kind === 'refused')
        return { kind: 'refused', message: { key: PHONE_ERROR_KEYS[outcome.code] } };
      proved = { receipt, code, idToken: outcome.idToken, at: now() };
      return outcome;
    },
  };
};
export type SmsCode = ReturnType<typeof createSmsCode>;
