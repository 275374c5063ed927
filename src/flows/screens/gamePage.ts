import { useSelector } from '@xstate/react';
import {
  selectIsOnPage,
  selectTarget,
} from '../../../machines/lobby/gameLaunch/gamePlace.selectors';
import type { SessionRef, SessionSnapshot } from '../../../machines/site/session/session.machine';
import {
  selectGameLaunch,
  selectGameOfPage,
  selectPage,
} from '../../../machines/site/session/session.selectors';
import { isThere } from '../../../machines/shared/arrival.selectors';
import type { GameTarget } from '../../../machines/shared/game.types';
import type { GateProps } from '../shared/defineFlow';

/** An agent's page shows no game: one that is being left there may still return its money. */
const isOffAgentsPages = (s: SessionSnapshot): boolean =>
  !['agentLogin', 'agentHome'].includes(selectPage(s));

/**
 * The game that has the page to itself (spec §2 /seamless): asked for by its address, or wanted so
 * by its vendor; null for none.
 */
export const gameOfPage = (s: SessionSnapshot): GameTarget | null => {
  if (!isOffAgentsPages(s)) return null;
  const launch = selectGameLaunch(s)?.getSnapshot();
  return isThere(launch) && selectIsOnPage(launch) ? selectTarget(launch) : selectGameOfPage(s);
};

/** True while the page of a game is shown, or asked for by its address. */
export const useIsOnGamePage = (session: SessionRef): boolean => {
  const isAsked = useSelector(session, (s) => selectGameOfPage(s) !== null);
  const isWanted = useSelector(
    useSelector(session, selectGameLaunch),
    (s) => isThere(s) && selectIsOnPage(s),
  );
  const hasPlace = useSelector(session, isOffAgentsPages);
  return hasPlace && (isAsked || isWanted);
};

/** Shows the game, unless it has the page to itself: then it is no dialog. */
export function GameDialogGate({ session, children }: GateProps) {
  return useIsOnGamePage(session) ? null : children;
}

/**
 * What the game that has the page is called: empty until the platform has said it, null where no
 * game has the page.
 */
export const useNameOfPage = (session: SessionRef): string | null => {
  const isOnPage = useIsOnGamePage(session);
  const name = useSelector(useSelector(session, selectGameLaunch), (s) =>
    isThere(s) ? selectTarget(s).name : '',
  );
  return isOnPage ? name : null;
};
