import type { GameCategory } from '../../shared/game.types';
import type { GameLaunchSnapshot } from './gameLaunch.machine';

/** The game. */
export const selectTarget = (s: GameLaunchSnapshot) => s.context.target;
/** True when the game has a page (spec §2 /seamless) instead of the popup. */
export const selectIsOnPage = (s: GameLaunchSnapshot) =>
  s.context.isOnPage || (s.matches('inFrame') && s.context.launched?.opening === 'page');
/** The category of the game that has a page; null while it opens, or in the popup. */
export const selectCategoryOnPage = (s: GameLaunchSnapshot): GameCategory | null =>
  selectIsOnPage(s) ? s.context.target.category : null;
