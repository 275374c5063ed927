import { ERROR_KEYS } from '../../../contract/errors';
import { endpoints } from '../../../contract/endpoints';
import type {
  EmailForm,
  PhoneForm,
  SendEmailOutcome,
  SetPasswordOutcome,
} from '../../../machines/account/forgotPassword/forgotPassword.types';
import type { Kit } from '../kit';
import { createFormSetups } from './formSetups';
import { refusalBeside } from '../http/refusal';

/** Password recovery (spec §2 Forgot password, §7 forgetPassword and getPasswordByPhone). */
export const createRecovery = ({ call, service }: Kit) => ({
  loadSetup: service(createFormSetups).forRecovery,
  sendEmail: async (
    { username, email }: EmailForm,
    signal?: AbortSignal,
  ): Promise<SendEmailOutcome> => {
    const outcome = await call(endpoints.forgetPassword, { username, email }, { signal });
    if (outcome.kind === 'accepted') return { kind: 'accepted' };
    // A platform may say that it has no such account; the sandbox never does.
    const isUnknown = outcome.detail?.reason === 'unknownAccount';
    return {
      kind: 'refused',
      message: isUnknown ? { key: ERROR_KEYS.unknownAccount } : { text: outcome.message },
    };
  },

  setPassword: async (
    { countryDialingCode, mobileNum, code, newPassword }: PhoneForm,
    signal?: AbortSignal,
  ): Promise<SetPasswordOutcome> => {
    const outcome = await call(
      endpoints.passwordByPhone,
      { countryDialingCode, mobileNum, newPassword, verificationCode: code },
      { signal },
    );
    return outcome.kind === 'refused'
      ? refusalBeside(outcome, 'newPassword')
      : { kind: 'set', username: outcome.value.username };
  },
});
