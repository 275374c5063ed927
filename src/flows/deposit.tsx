import { depositMachine, type DepositRef } from '../../machines/money/deposit/deposit.machine';
import { fromCallback } from 'xstate';
import { createDeposits } from '../services/money/deposit';
import { countdown } from './eager/countdown';
import { askSupport } from './shared/askSupport';
import { saveFile } from '../services/environment';
import { act, read } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

/** Paying in. */
export const deposit = defineFlow({
  machine: depositMachine,
  includes: [countdown],
  ports: ({ service }) => {
    const deposits = service(createDeposits);
    return {
      readDesk: read(deposits.readDesk),
      placeOrder: act(deposits.place),
      reportPaid: act(deposits.reportPaid),
      cancelOrder: act(deposits.cancel),
      tabs: fromCallback<{ type: 'tab.changed' }>(({ sendBack }) =>
        deposits.onChanged(() => sendBack({ type: 'tab.changed' })),
      ),
    };
  },
  page: {
    load: async () => {
      const { Deposit } = await import('../features/money/deposit/Deposit');
      return ({ actor, session }: ScreenProps<DepositRef>) => (
        <Deposit
          deposit={actor}
          onSave={saveFile}
          onAsk={(about) => askSupport(session, about)}
          onLimits={() => session.send({ type: 'memberCentre.open', page: 'limits' })}
        />
      );
    },
    words: ['deposit', 'entryDetail', 'validation'],
  },
});
