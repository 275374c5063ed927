import { fromCallback } from 'xstate';
import { countdownMachine } from '../../../machines/site/countdown/countdown.machine';
import { depositMachine } from '../../../machines/money/deposit/deposit.machine';
import type { Services } from '../../services';
import { depositsPart } from '../../services/parts/deposits';
import { act, read } from './ports';

export const provideDeposit = (services: Services) => {
  const deposits = services.part(depositsPart);
  return depositMachine.provide({
    actors: {
      readDesk: read(deposits.readDesk),
      placeOrder: act(deposits.place),
      reportPaid: act(deposits.reportPaid),
      cancelOrder: act(deposits.cancel),
      countdown: countdownMachine.provide({
        actors: {
          clock: fromCallback(({ sendBack }) =>
            services.clock.tick((now) => sendBack({ type: 'clock.ticked', now })),
          ),
        },
      }),
      tabs: fromCallback<{ type: 'tab.changed' }>(({ sendBack }) =>
        deposits.onChanged(() => sendBack({ type: 'tab.changed' })),
      ),
    },
  });
};
