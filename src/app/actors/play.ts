import { fromCallback } from 'xstate';
import { gameLaunchMachine } from '../../../machines/lobby/gameLaunch/gameLaunch.machine';
import type { Services } from '../../services';
import { playPart } from '../../services/parts/play';
import { walletsPart } from '../../services/parts/wallets';
import { provideGameList } from './gameLists';
import { act } from './ports';
import { provideWalletTransfer } from './wallets';

export const provideGameLaunch = (services: Services) => {
  const { launchGame, gameWindow } = services.part(playPart);
  const { readWallets, bringBack } = services.part(walletsPart);
  return gameLaunchMachine.provide({
    actors: {
      gameList: provideGameList(services),
      launchGame: act(launchGame),
      readWallets: act(readWallets),
      walletTransfer: provideWalletTransfer(services),
      openWindow: act(gameWindow.open),
      watchWindow: fromCallback(({ sendBack }) =>
        gameWindow.watch(() => sendBack({ type: 'window.closed' })),
      ),
      bringBack: act(bringBack),
    },
  });
};
