import '../site/shell.setup';
import { act } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { vi } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { Language } from '../../../contract/constants';
import {
  gameLaunchMachine,
  type GameLaunchRef,
} from '../../../machines/lobby/gameLaunch/gameLaunch.machine';
import { selectIsOnPage } from '../../../machines/lobby/gameLaunch/gamePlace.selectors';
import type {
  GameLaunchEvent,
  GameLaunchInput,
  LaunchOutcome,
  WalletsOutcome,
} from '../../../machines/lobby/gameLaunch/gameLaunch.types';
import { gameListMachine } from '../../../machines/lobby/gameList/gameList.machine';
import type { GameQuery } from '../../../machines/lobby/gameList/gameList.types';
import type { Game, GameTarget } from '../../../machines/shared/game.types';
import type { ListPage, PageInput } from '../../../machines/shared/pagedList';
import {
  walletTransferMachine,
  type WalletTransferRef,
} from '../../../machines/money/walletTransfer/walletTransfer.machine';
import type {
  TransferOutcome,
  TransferOrder,
} from '../../../machines/money/walletTransfer/walletTransfer.types';
import { GameDialog } from '../../../src/features/lobby/gameLaunch/GameDialog';
import { GamePage } from '../../../src/features/lobby/gameLaunch/GamePage';
import { TransferForm } from '../../../src/features/money/walletTransfer/TransferForm';
import { readGameMessage } from '../../../src/services/lobby/gameMessage';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';

const makePorts = () => ({
  loadPage: new Held<ListPage<Game>, PageInput<GameQuery>>(),
  launchGame: new Held<LaunchOutcome, { target: GameTarget }>(),
  readWallets: new Held<WalletsOutcome, { vendor: string }>(),
  submit: new Held<TransferOutcome, TransferOrder>(),
  checkWallets: new Held<WalletsOutcome, { vendor: string }>(),
  openWindow: new Held<boolean, { url: string }>(),
  bringBack: new Held<null, { vendor: string }>(),
});

/**
 * A launch over its real machines, in the popup or on the page; only the ports wait for the test's
 * answers.
 */
export const renderLaunch = async (input: GameLaunchInput, language: Language = 'EN') => {
  const ports = makePorts();
  const clock = new SimulatedClock();
  let closeWindow: () => void = () => undefined;
  const onBalance = vi.fn();
  const actor = createActor(
    gameLaunchMachine.provide({
      actors: {
        launchGame: ports.launchGame.logic,
        readWallets: ports.readWallets.logic,
        walletTransfer: walletTransferMachine.provide({
          actors: { submit: ports.submit.logic, readWallets: ports.checkWallets.logic },
        }),
        openWindow: ports.openWindow.logic,
        watchWindow: fromCallback(({ sendBack }) => {
          closeWindow = () => sendBack({ type: 'window.closed' });
        }),
        bringBack: ports.bringBack.logic,
        gameList: gameListMachine.provide({ actors: { loadPage: ports.loadPage.logic } }),
      },
    }),
    { input, clock },
  );
  actor.start();
  await renderView(<Launch launch={actor} onBalance={onBalance} />, language);
  return {
    actor,
    ports,
    onBalance,
    closeWindow: () => act(async () => closeWindow()),
    pass: (ms: number) => act(async () => clock.increment(ms)),
    send: (event: GameLaunchEvent) => act(async () => actor.send(event)),
  };
};
export type LaunchWorld = Awaited<ReturnType<typeof renderLaunch>>;

const renderTransfer = (transfer: WalletTransferRef) => (
  <TransferForm transfer={transfer} kind="along" vendor="BTi Sports" isHidden={false} />
);

function Launch({ launch, onBalance }: { launch: GameLaunchRef; onBalance: () => void }) {
  const isOnPage = useSelector(launch, selectIsOnPage);
  const props = {
    launch,
    readMessage: readGameMessage,
    onBalance,
    next: null,
    onGiveUp: () => undefined,
    noMoney: null,
    playBar: null,
    renderPanic: () => null,
    renderTransfer,
  };
  return isOnPage ? <GamePage {...props} /> : <GameDialog {...props} />;
}
