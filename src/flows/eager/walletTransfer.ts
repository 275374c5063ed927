import { walletTransferMachine } from '../../../machines/money/walletTransfer/walletTransfer.machine';
import { createWallets } from '../../services/money/wallets';
import { act, move } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** Money between the main wallet and a vendor. */
export const walletTransfer = defineFlow({
  machine: walletTransferMachine,
  ports: ({ service }) => {
    const { transfer, checkWallets } = service(createWallets);
    return { submit: move(transfer), readWallets: act(checkWallets) };
  },
});
