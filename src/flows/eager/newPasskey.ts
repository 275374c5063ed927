import { newPasskeyMachine } from '../../../machines/account/newPasskey/newPasskey.machine';
import { createPasskeys } from '../../services/account/passkeys';
import { act } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** A passkey that the device makes and the platform keeps. */
export const newPasskey = defineFlow({
  machine: newPasskeyMachine,
  ports: ({ service }) => {
    const { create, save } = service(createPasskeys);
    return { create: act(create), save: act(save) };
  },
});
