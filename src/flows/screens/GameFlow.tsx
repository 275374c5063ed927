import type { GameLaunchRef } from '../../../machines/lobby/gameLaunch/gameLaunch.machine';
import {
  selectBalance,
  selectRealityCheck,
} from '../../../machines/site/session/session.selectors';
import { selectNextGame } from '../../../machines/site/session/laterScreens.selectors';
import { useSelector } from '@xstate/react';
import { selectShell } from '../../../machines/site/app/app.selectors';
import { selectTarget } from '../../../machines/lobby/gameLaunch/gamePlace.selectors';
import { isThere } from '../../../machines/shared/arrival.selectors';
import { selectIsBalanceHidden } from '../../../machines/site/shell/shell.selectors';
import { GameDialog } from '../../features/lobby/gameLaunch/GameDialog';
import { NoMoney } from '../../features/lobby/gameLaunch/NoMoney';
import { GamePage } from '../../features/lobby/gameLaunch/GamePage';
import { PanicButton } from '../../features/member/realityCheck/PanicButton';
import { PlayBar } from '../../features/member/realityCheck/PlayBar';
import { TransferForm } from '../../features/money/walletTransfer/TransferForm';
import { readGameMessage } from '../../services/lobby/gameMessage';
import type { ScreenProps } from '../shared/defineFlow';
import { useIsOnGamePage } from './gamePage';

/** The game that is being opened or played, in its popup or with the page to itself. */
export function GameFlow({ actor: launch, app, session }: ScreenProps<GameLaunchRef>) {
  const balance = useSelector(session, selectBalance);
  const next = useSelector(session, selectNextGame);
  const check = useSelector(session, selectRealityCheck);
  const isWatched = useSelector(check, isThere);
  const isHidden = useSelector(useSelector(app, selectShell), selectIsBalanceHidden);
  const { name } = useSelector(launch, selectTarget);
  const Place = useIsOnGamePage(session) ? GamePage : GameDialog;
  return (
    <Place
      launch={launch}
      readMessage={readGameMessage}
      onBalance={() => {
        balance?.send({ type: 'data.reload' });
        check?.send({ type: 'play.begun' });
      }}
      noMoney={
        balance ? (
          <NoMoney
            launch={launch}
            balance={balance}
            onDeposit={() => session.send({ type: 'memberCentre.open', page: 'depositv2' })}
          />
        ) : null
      }
      playBar={check && isWatched ? <PlayBar check={check} /> : null}
      renderPanic={(isInBar) =>
        check && isWatched ? <PanicButton check={check} isInBar={isInBar} /> : null
      }
      next={next}
      onGiveUp={() => session.send({ type: 'gameLaunch.close' })}
      renderTransfer={(transfer) => (
        <TransferForm transfer={transfer} kind="along" vendor={name} isHidden={isHidden} />
      )}
    />
  );
}
