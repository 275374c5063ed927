import { forgotPasswordMachine } from '../../../machines/account/forgotPassword/forgotPassword.machine';
import type { Services } from '../../services';
import { recoveryPart } from '../../services/parts/recovery';
import { act, read } from './ports';

export const provideForgotPassword = (services: Services) => {
  const { loadSetup, sendEmail, setPassword } = services.part(recoveryPart);
  return forgotPasswordMachine.provide({
    actors: {
      loadSetup: read(loadSetup),
      sendEmail: act(sendEmail),
      setPassword: act(setPassword),
    },
  });
};
