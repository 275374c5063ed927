import { gameLaunchMachine } from '../../machines/lobby/gameLaunch/gameLaunch.machine';
import { fromCallback } from 'xstate';
import { createPlay } from '../services/lobby/play';
import { createWallets } from '../services/money/wallets';
import { gameList } from './gameList';
import { walletTransfer } from './eager/walletTransfer';
import { act } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** A game that is opened and played. */
export const gameLaunch = defineFlow({
  machine: gameLaunchMachine,
  includes: [gameList, walletTransfer],
  ports: ({ service }) => {
    const { launchGame, gameWindow } = service(createPlay);
    const { readWallets, bringBack } = service(createWallets);
    return {
      launchGame: act(launchGame),
      readWallets: act(readWallets),
      openWindow: act(gameWindow.open),
      watchWindow: fromCallback(({ sendBack }) =>
        gameWindow.watch(() => sendBack({ type: 'window.closed' })),
      ),
      bringBack: act(bringBack),
    };
  },
  screen: {
    load: async () => (await import('./screens/GameFlow')).GameFlow,
    words: ['gameList', 'wallets', 'validation', 'realityCheck'],
  },
});
