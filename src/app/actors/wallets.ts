import { fromCallback } from 'xstate';
import { walletsMachine } from '../../../machines/wallets/wallets.machine';
import { walletTransferMachine } from '../../../machines/walletTransfer/walletTransfer.machine';
import type { Services } from '../../services';
import { walletsPart } from '../../services/parts/wallets';
import { act, read } from './ports';

export const provideWalletTransfer = (services: Services) => {
  const { transfer, checkWallets } = services.part(walletsPart);
  return walletTransferMachine.provide({ actors: { submit: act(transfer), readWallets: act(checkWallets) } });
};

export const provideWallets = (services: Services) => {
  const wallets = services.part(walletsPart);
  return walletsMachine.provide({
    actors: {
      tabs: fromCallback<{ type: 'tab.moved' }>(({ sendBack }) => wallets.onMoved(() => sendBack({ type: 'tab.moved' }))),
      readWallets: read(wallets.readAll),
      walletTransfer: provideWalletTransfer(services),
      bringBack: act(wallets.bringAllBack),
    },
  });
};
