import { forgotPasswordMachine } from '../../machines/account/forgotPassword/forgotPassword.machine';
import { createRecovery } from '../services/account/recovery';
import { humanVerification } from './eager/humanVerification';
import { act, read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** A new password for a lost one. */
export const forgotPassword = defineFlow({
  machine: forgotPasswordMachine,
  includes: [humanVerification],
  ports: ({ service }) => {
    const { loadSetup, sendEmail, confirmEmail, setPassword } = service(createRecovery);
    return {
      loadSetup: read(loadSetup),
      sendEmail: act(sendEmail),
      confirmEmail: act(confirmEmail),
      setPassword: act(setPassword),
    };
  },
});
