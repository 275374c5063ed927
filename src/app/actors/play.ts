import { fromCallback } from 'xstate';
import { gameLaunchMachine } from '../../../machines/gameLaunch/gameLaunch.machine';
import { walletTransferMachine } from '../../../machines/walletTransfer/walletTransfer.machine';
import type { Services } from '../../services';
import { playPart } from '../../services/parts/play';
import { provideGameList } from './gameLists';
import { act } from './ports';

export const provideGameLaunch = (services: Services) => {
  const { launchGame, gameWindow, readWallets, transfer, bringBack } = services.part(playPart);
  return gameLaunchMachine.provide({
    actors: {
      gameList: provideGameList(services),
      launchGame: act(launchGame),
      readWallets: act(readWallets),
      walletTransfer: walletTransferMachine.provide({ actors: { submit: act(transfer) } }),
      openWindow: act(gameWindow.open),
      watchWindow: fromCallback(({ sendBack }) => gameWindow.watch(() => sendBack({ type: 'window.closed' }))),
      bringBack: act(bringBack),
    },
  });
};
