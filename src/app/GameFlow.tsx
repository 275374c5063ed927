import type { GameLaunchRef } from '../../machines/gameLaunch/gameLaunch.machine';
import type { SessionRef } from '../../machines/session/session.machine';
import { selectBalance, selectNextGame } from '../../machines/session/session.selectors';
import { useSelector } from '@xstate/react';
import { GameDialog } from '../features/gameLaunch/GameDialog';
import { GamePage } from '../features/gameLaunch/GamePage';
import { readGameMessage } from '../services/games/gameMessage';

/** The game that is being opened or played, in its popup or with the page to itself. */
export function GameFlow({ session, launch, place }: { session: SessionRef; launch: GameLaunchRef; place: 'dialog' | 'page' }) {
  const balance = useSelector(session, selectBalance);
  const next = useSelector(session, selectNextGame);
  const Place = place === 'page' ? GamePage : GameDialog;
  return <Place launch={launch} readMessage={readGameMessage} onBalance={() => balance?.send({ type: 'data.reload' })} next={next} onGiveUp={() => session.send({ type: 'game.close' })} />;
}
