import { passkeyLoginMachine } from '../../machines/account/passkeyLogin/passkeyLogin.machine';
import { createPasskeyLogin } from '../services/account/passkeyLogin';
import { act, read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The login by a passkey. */
export const passkeyLogin = defineFlow({
  machine: passkeyLoginMachine,
  ports: ({ service }) => {
    const { readRequest, autofill, ask, signIn } = service(createPasskeyLogin);
    return {
      readRequest: read(readRequest),
      autofill: act(autofill),
      ask: act(ask),
      signIn: act(signIn),
    };
  },
});
