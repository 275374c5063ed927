import { forgotPasswordMachine } from '../../machines/account/forgotPassword/forgotPassword.machine';
import { createRecovery } from '../services/account/recovery';
import { act, read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** A new password for a lost one. */
export const forgotPassword = defineFlow({
  machine: forgotPasswordMachine,
  ports: ({ service }) => {
    const { loadSetup, sendEmail, setPassword } = service(createRecovery);
    return {
      loadSetup: read(loadSetup),
      sendEmail: act(sendEmail),
      setPassword: act(setPassword),
    };
  },
});
