import { endpoints } from '../../../contract/endpoints';
import type {
  EmailForm,
  PhoneForm,
  SendEmailOutcome,
  SetPasswordOutcome,
} from '../../../machines/account/forgotPassword/forgotPassword.types';
import type { Kit } from '../kit';
import { createFormSetups } from './formSetups';

/** Password recovery (spec §2 Forgot password, §7 forgetPassword and getPasswordByPhone). */
export const createRecovery = ({ call, service }: Kit) => ({
  loadSetup: service(createFormSetups).forRecovery,
  sendEmail: async (
    { username, email }: EmailForm,
    signal?: AbortSignal,
  ): Promise<SendEmailOutcome> => {
    const outcome = await call(endpoints.forgetPassword, { username, email }, { signal });
    return outcome.kind === 'refused'
      ? { kind: 'refused', message: outcome.message }
      : { kind: 'accepted' };
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
      ? { kind: 'refused', message: outcome.message }
      : { kind: 'set', username: outcome.value.username };
  },
});
