import { passkeyOfferMachine } from '../../machines/account/passkeyOffer/passkeyOffer.machine';
import { createPasskeyOffer } from '../services/account/passkeyOffer';
import { createPasskeys } from '../services/account/passkeys';
import { newPasskey } from './eager/newPasskey';
import { read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The offer of a passkey after a login by password. */
export const passkeyOffer = defineFlow({
  machine: passkeyOfferMachine,
  includes: [newPasskey],
  ports: ({ service }) => {
    const { readDevice, decline } = service(createPasskeyOffer);
    const { begin } = service(createPasskeys);
    return {
      readDevice: read(readDevice),
      begin: read((signal) => begin(null, signal)),
      decline: read(decline),
    };
  },
});
