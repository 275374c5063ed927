import { fromCallback } from 'xstate';
import { installMachine } from '../../machines/support/install/install.machine';
import type { Offered } from '../../machines/support/install/install.types';
import { createInstall } from '../services/support/install';
import { defineFlow } from './shared/defineFlow';
import { act } from './shared/ports';

/** The offer of the browser to install the site. */
export const install = defineFlow({
  machine: installMachine,
  ports: ({ service }) => {
    const { watchOffers, askPerson } = service(createInstall);
    return {
      offers: fromCallback<Offered>(({ sendBack }) =>
        watchOffers(() => sendBack({ type: 'install.offered' })),
      ),
      askPerson: act(askPerson),
    };
  },
});
