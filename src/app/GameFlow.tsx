import type { GameLaunchRef } from '../../machines/gameLaunch/gameLaunch.machine';
import type { SessionRef } from '../../machines/session/session.machine';
import { selectBalance, selectNextGame } from '../../machines/session/session.selectors';
import { useSelector } from '@xstate/react';
import type { AppRef } from '../../machines/app/app.machine';
import { selectShell } from '../../machines/app/app.selectors';
import { selectTarget } from '../../machines/gameLaunch/gameLaunch.selectors';
import { selectIsBalanceHidden } from '../../machines/shell/shell.selectors';
import { GameDialog } from '../features/gameLaunch/GameDialog';
import { GamePage } from '../features/gameLaunch/GamePage';
import { TransferForm } from '../features/walletTransfer/TransferForm';
import { readGameMessage } from '../services/games/gameMessage';

/** The game that is being opened or played, in its popup or with the page to itself. */
export function GameFlow({
  app,
  session,
  launch,
  place,
}: {
  app: AppRef;
  session: SessionRef;
  launch: GameLaunchRef;
  place: 'dialog' | 'page';
}) {
  const balance = useSelector(session, selectBalance);
  const next = useSelector(session, selectNextGame);
  const isHidden = useSelector(useSelector(app, selectShell), selectIsBalanceHidden);
  const { name } = useSelector(launch, selectTarget);
  const Place = place === 'page' ? GamePage : GameDialog;
  return (
    <Place
      launch={launch}
      readMessage={readGameMessage}
      onBalance={() => balance?.send({ type: 'data.reload' })}
      next={next}
      onGiveUp={() => session.send({ type: 'game.close' })}
      renderTransfer={(transfer) => (
        <TransferForm transfer={transfer} kind="along" vendor={name} isHidden={isHidden} />
      )}
    />
  );
}
