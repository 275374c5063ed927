import {
  passkeysMachine,
  type PasskeysRef,
} from '../../machines/account/passkeys/passkeys.machine';
import type { Proof } from '../../machines/account/passkeys/passkeys.types';
import { createPasskeys } from '../services/account/passkeys';
import { newPasskey } from './eager/newPasskey';
import { act, read } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

/** Passkeys on the page of the account. */
export const passkeys = defineFlow({
  machine: passkeysMachine,
  includes: [newPasskey],
  ports: ({ service }) => {
    const { readPasskeys, begin, remove } = service(createPasskeys);
    return {
      readPasskeys: read(readPasskeys),
      begin: act((proof: Proof, signal) => begin(proof, signal)),
      remove: act(remove),
    };
  },
  page: {
    load: async () => {
      const { Passkeys } = await import('../features/account/passkeys/Passkeys');
      return ({ actor }: ScreenProps<PasskeysRef>) => <Passkeys passkeys={actor} />;
    },
    words: ['passkeys', 'validation'],
  },
});
