import {
  authenticatorMachine,
  type AuthenticatorRef,
} from '../../../machines/account/authenticator/authenticator.machine';
import { createAuthenticator } from '../../services/account/authenticator';
import { saveFile } from '../../services/environment';
import { act, read } from '../shared/ports';
import { defineFlow, type ScreenProps } from '../shared/defineFlow';

/** Two-step login on the page of the account. */
export const authenticator = defineFlow({
  machine: authenticatorMachine,
  ports: ({ service }) => {
    const { readStatus, begin, confirm, renew, end } = service(createAuthenticator);
    return {
      readStatus: read(readStatus),
      begin: act(begin),
      confirm: act(confirm),
      renew: act(renew),
      end: act(end),
    };
  },
  page: {
    load: async () => {
      const { Authenticator } = await import('../../features/account/authenticator/Authenticator');
      return ({ actor }: ScreenProps<AuthenticatorRef>) => (
        <Authenticator authenticator={actor} onSave={saveFile} />
      );
    },
    words: ['authenticator', 'validation'],
  },
});
