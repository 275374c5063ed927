import { walletsMachine } from '../../machines/money/wallets/wallets.machine';
import { fromCallback } from 'xstate';
import { createWallets } from '../services/money/wallets';
import { walletTransfer } from './eager/walletTransfer';
import { move, read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The wallets at vendors. */
export const wallets = defineFlow({
  machine: walletsMachine,
  includes: [walletTransfer],
  ports: ({ service }) => {
    const { onMoved, readAll, bringAllBack } = service(createWallets);
    return {
      tabs: fromCallback<{ type: 'tab.moved' }>(({ sendBack }) =>
        onMoved(() => sendBack({ type: 'tab.moved' })),
      ),
      readWallets: read(readAll),
      bringBack: move(bringAllBack),
    };
  },
  page: {
    load: async () => (await import('./screens/WalletsPage')).WalletsPage,
    words: ['wallets', 'validation'],
  },
});
