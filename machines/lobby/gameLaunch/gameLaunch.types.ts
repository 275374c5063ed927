import type { GameOpening } from '../../../contract/play';
import type { GameTarget } from '../../shared/game.types';
import type { Message } from '../../shared/message';
import type {
  TransferGiven,
  WalletsOutcome,
} from '../../money/walletTransfer/walletTransfer.types';

/**
 * The permissions of the game's frame, and the only origin whose messages count
 * (docs/decisions/0041).
 */
export type GameFramePolicy = { sandbox: string; allow: string; origin: string };
/**
 * A launched game. The address has one of the configured origins: the service refuses any other.
 */
export type LaunchedGame = {
  url: string;
  opening: GameOpening;
  needsTransfer: boolean;
  frame: GameFramePolicy;
};
/** `name`: the platform's name of the game; empty when it gives none. */
export type LaunchOutcome =
  | ({ kind: 'launched'; name: string } & LaunchedGame)
  | { kind: 'refused'; message: string };

/**
 * `isOnPage`: the address of the game page was opened, so the game opens there, whatever the vendor
 * prefers.
 */
export type GameLaunchInput = { target: GameTarget; isOnPage: boolean };
export type GameLaunchContext = {
  /** What to open; a vendor's list changes it to the chosen game. */
  target: GameTarget;
  isOnPage: boolean;
  launched: LaunchedGame | null;
  wallets: TransferGiven | null;
  message: Message | null;
};
export type GameLaunchEvent =
  /** From the popup list of a vendor. */
  | { type: 'game.choose'; game: GameTarget }
  | { type: 'game.retry' }
  | { type: 'gameLaunch.close' }
  /** The frame has loaded a document. */
  | { type: 'frame.loaded' }
  /** The game says that it is ready (contract: gameMessageSchema). */
  | { type: 'game.ready' }
  | { type: 'game.failed' }
  | { type: 'game.left' }
  /** Its window was closed. */
  | { type: 'window.closed' };
export type { WalletsOutcome };
