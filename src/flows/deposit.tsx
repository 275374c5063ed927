import { depositMachine, type DepositRef } from '../../machines/money/deposit/deposit.machine';
import { fromCallback } from 'xstate';
import { createDeposits } from '../services/money/deposit';
import { countdown } from './eager/countdown';
import { limitPrompt } from './eager/limitPrompt';
import { askSupport } from './shared/askSupport';
import { saveFile } from '../services/environment';
import { act } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';
import { useOwnBalance } from './shared/useOwnBalance';

/** Paying in. */
export const deposit = defineFlow({
  machine: depositMachine,
  includes: [countdown, limitPrompt],
  ports: ({ service }) => {
    const deposits = service(createDeposits);
    return {
      readDesk: act(deposits.readDesk),
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
      const [{ Deposit }, { LimitPrompt }] = await Promise.all([
        import('../features/money/deposit/Deposit'),
        import('../features/member/limitPrompt/LimitPrompt'),
      ]);
      return function DepositScreen({ actor, app, session }: ScreenProps<DepositRef>) {
        const wallet = useOwnBalance({ app, session });
        const toLimits = () => session.send({ type: 'memberCentre.open', page: 'limits' });
        return (
          <Deposit
            deposit={actor}
            wallet={wallet}
            onSave={saveFile}
            onAsk={(about) => askSupport(session, about)}
            onLimits={toLimits}
            renderPrompt={(prompt) => <LimitPrompt prompt={prompt} onLimits={toLimits} />}
          />
        );
      };
    },
    words: ['deposit', 'entryDetail', 'limitPrompt', 'validation'],
  },
});
