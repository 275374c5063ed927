import { fromCallback, fromPromise, type AnyActorRef } from 'xstate';
import { walletsMachine } from '../../../machines/money/wallets/wallets.machine';
import { walletTransferMachine } from '../../../machines/money/walletTransfer/walletTransfer.machine';
import type { Services } from '../../services';
import { walletsPart } from '../../services/parts/wallets';
import { act, read } from './ports';

/** Leaving stops no money on its way: whoever left sees by the balance what became of it. */
const move = <TOutput, TInput>(work: (input: TInput, signal: AbortSignal) => Promise<TOutput>) =>
  fromPromise<TOutput, TInput>(async ({ input, signal, system }) => {
    try {
      return await work(input, signal);
    } finally {
      if (signal.aborted)
        (system.get('balance') as AnyActorRef | undefined)?.send({ type: 'data.reload' });
    }
  });

export const provideWalletTransfer = (services: Services) => {
  const { transfer, checkWallets } = services.part(walletsPart);
  return walletTransferMachine.provide({
    actors: { submit: move(transfer), readWallets: act(checkWallets) },
  });
};

export const provideWallets = (services: Services) => {
  const wallets = services.part(walletsPart);
  return walletsMachine.provide({
    actors: {
      tabs: fromCallback<{ type: 'tab.moved' }>(({ sendBack }) =>
        wallets.onMoved(() => sendBack({ type: 'tab.moved' })),
      ),
      readWallets: read(wallets.readAll),
      walletTransfer: provideWalletTransfer(services),
      bringBack: move(wallets.bringAllBack),
    },
  });
};
