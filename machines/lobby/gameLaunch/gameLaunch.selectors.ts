import type { GameLaunchSnapshot } from './gameLaunch.machine';

/** What the launch shows. `entering`: nothing yet, or nothing any more. */
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
/** The game that is launched. */
export const selectTarget = (s: GameLaunchSnapshot) => s.context.target;
/** The address of the launched game; null before the launch. */
export const selectUrl = (s: GameLaunchSnapshot) => s.context.launched?.url ?? null;
/** What its frame may do, and from which origin it speaks. */
export const selectFrame = (s: GameLaunchSnapshot) => s.context.launched?.frame ?? null;
/** The message on show; null while there is none. */
export const selectMessage = (s: GameLaunchSnapshot) => s.context.message;
/** The game has said that it is ready. */
export const selectIsPlaying = (s: GameLaunchSnapshot) => s.matches({ inFrame: 'ready' });
/** The game takes longer than usual to load. */
export const selectIsSlow = (s: GameLaunchSnapshot) => s.matches({ inFrame: { unready: 'slow' } });
/** The game has the whole page (spec §2 /seamless), not the popup. */
export const selectIsOnPage = (s: GameLaunchSnapshot) =>
  s.context.isOnPage || (s.matches('inFrame') && s.context.launched?.opening === 'page');
/** The games of the vendor whose list is open. */
export const selectVendorGames = (s: GameLaunchSnapshot) => s.children.gameList;
/** The game is over, and what its maker holds comes back. */
export const selectIsBringingBack = (s: GameLaunchSnapshot) => s.matches('bringingBack');
/** The transfer that is open; undefined while none is. */
export const selectTransfer = (s: GameLaunchSnapshot) => s.children.walletTransfer;
