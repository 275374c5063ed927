import { useSelector } from '@xstate/react';
import type { WalletsRef } from '../../../machines/money/wallets/wallets.machine';
import { selectShell } from '../../../machines/site/app/app.selectors';
import { selectIsPaused, selectVendors } from '../../../machines/site/session/session.selectors';
import { selectIsBalanceHidden } from '../../../machines/site/shell/shell.selectors';
import { Wallets } from '../../features/money/wallets/Wallets';
import type { ScreenProps } from '../shared/defineFlow';
import { lazyScreen } from '../shared/lazyScreen';

const TransferForm = lazyScreen(
  async () => (await import('../../features/money/walletTransfer/TransferForm')).TransferForm,
  'wallets',
  'validation',
);

/** The wallets, with the form of a transfer between two of them. */
export function WalletsPage({ actor: wallets, app, session }: ScreenProps<WalletsRef>) {
  const shell = useSelector(app, selectShell);
  const vendors = useSelector(session, selectVendors);
  const isPaused = useSelector(session, selectIsPaused);
  const isHidden = useSelector(shell, selectIsBalanceHidden);
  return (
    <Wallets
      wallets={wallets}
      shell={shell}
      canDeposit={!isPaused}
      vendors={vendors}
      renderTransfer={(transfer, kind, vendor) => (
        <TransferForm
          transfer={transfer}
          kind={kind}
          vendor={vendor}
          isHidden={isHidden}
          key={transfer.sessionId}
        />
      )}
    />
  );
}
