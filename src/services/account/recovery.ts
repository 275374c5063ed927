import { ERROR_KEYS } from '../../../contract/errors';
import { endpoints } from '../../../contract/endpoints';
import type {
  CodeForm,
  EmailForm,
  PhoneForm,
  SendEmailInput,
  SendEmailOutcome,
  SetPasswordOutcome,
} from '../../../machines/account/forgotPassword/forgotPassword.types';
import type { CallOutcome } from '../http/client';
import type { Kit } from '../kit';
import { createFormSetups } from './formSetups';
import { CODE_REASONS, refusalBeside } from '../http/refusal';

/** Password recovery (spec §2 Forgot password, §7 forgetPassword and getPasswordByPhone). */
export const createRecovery = ({ call, service }: Kit) => ({
  loadSetup: service(createFormSetups).forRecovery,
  sendEmail: async (form: SendEmailInput, signal?: AbortSignal): Promise<SendEmailOutcome> => {
    const outcome = await call(endpoints.forgetPassword, form, { signal });
    if (outcome.kind === 'accepted') return { kind: 'accepted' };
    // A platform may say that it has no such account; the sandbox never does.
    const isUnknown = outcome.detail?.reason === 'unknownAccount';
    return {
      kind: 'refused',
      message: isUnknown ? { key: ERROR_KEYS.unknownAccount } : { text: outcome.message },
    };
  },

  confirmEmail: async (
    { username, email, code, newPassword }: EmailForm & CodeForm,
    signal?: AbortSignal,
  ): Promise<SetPasswordOutcome> =>
    setBy(
      await call(
        endpoints.passwordByEmail,
        { username, email, newPassword, verificationCode: code },
        { signal },
      ),
    ),

  setPassword: async (
    { countryDialingCode, mobileNum, code, newPassword }: PhoneForm,
    signal?: AbortSignal,
  ): Promise<SetPasswordOutcome> =>
    setBy(
      await call(
        endpoints.passwordByPhone,
        { countryDialingCode, mobileNum, newPassword, verificationCode: code },
        { signal },
      ),
    ),
});

const setBy = (outcome: CallOutcome<{ username: string }>): SetPasswordOutcome =>
  outcome.kind === 'refused'
    ? refusalBeside(outcome, { newPassword: ['newPassword'], code: CODE_REASONS })
    : { kind: 'set', username: outcome.value.username };
