import type { GameLaunchSnapshot } from './gameLaunch.machine';

/** The screens of a launch. `entering`: nothing to show yet, or no longer. */
export type GameScreen =
  | 'vendorGames'
  | 'launching'
  | 'transfer'
  | 'frame'
  | 'window'
  | 'blocked'
  | 'failed'
  | 'entering';

/** The screen that the state shows. */
export const selectScreen = (s: GameLaunchSnapshot): GameScreen => {
  if (s.matches('vendorGames')) return 'vendorGames';
  if (s.matches('launching') || s.matches('readingWallets')) return 'launching';
  if (s.matches('transfer')) return 'transfer';
  if (s.matches('inFrame')) return 'frame';
  if (s.matches({ inWindow: 'blocked' })) return 'blocked';
  if (s.matches('inWindow')) return 'window';
  return s.matches('failed') ? 'failed' : 'entering';
};
/** The address of the launched game; null before the launch. */
export const selectUrl = (s: GameLaunchSnapshot) => s.context.launched?.url ?? null;
/** True when the launched game plays from the main wallet; false before the launch. */
export const selectPlaysFromMain = (s: GameLaunchSnapshot) =>
  s.context.launched?.needsTransfer === false;
/** The permissions of the game's frame, and the origin of its messages. */
export const selectFrame = (s: GameLaunchSnapshot) => s.context.launched?.frame ?? null;
/** The message shown; null when there is none. */
export const selectMessage = (s: GameLaunchSnapshot) => s.context.message;
/** True when the game has said that it is ready. */
export const selectIsPlaying = (s: GameLaunchSnapshot) => s.matches({ inFrame: 'ready' });
/** True when the game takes longer than usual to load. */
export const selectIsSlow = (s: GameLaunchSnapshot) => s.matches({ inFrame: { unready: 'slow' } });
/** The games of the vendor whose list is open. */
export const selectVendorGames = (s: GameLaunchSnapshot) => s.children.gameList;
/** True when the game is over and the vendor's balance is being returned. */
export const selectIsBringingBack = (s: GameLaunchSnapshot) => s.matches('bringingBack');
/** The open transfer; undefined when there is none. */
export const selectTransfer = (s: GameLaunchSnapshot) => s.children.walletTransfer;
