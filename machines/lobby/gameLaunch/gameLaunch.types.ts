import type { GameOpening } from '../../../contract/play';
import type { GameTarget } from '../../shared/game.types';
import type { Message } from '../../shared/message';
import type {
  TransferGiven,
  WalletsOutcome,
} from '../../money/walletTransfer/walletTransfer.types';

/**
 * What the game's frame may do, and the only origin whose messages count (docs/decisions/0041,
 * Session and security).
 */
export type GameFramePolicy = { sandbox: string; allow: string; origin: string };
/**
 * A game that may be opened. The address is one of the configured origins: the service refuses any
 * other.
 */
export type LaunchedGame = {
  url: string;
  opening: GameOpening;
  needsTransfer: boolean;
  frame: GameFramePolicy;
};
/** `name`: as the platform calls it; empty where it does not say. */
export type LaunchOutcome =
  | ({ kind: 'launched'; name: string } & LaunchedGame)
  | { kind: 'refused'; message: string };

/**
 * `isOnPage`: asked for by the address of the game page, so it opens there whatever the vendor
 * prefers.
 */
export type GameLaunchInput = { target: GameTarget; isOnPage: boolean };
export type GameLaunchContext = {
  /** What is to be opened now; a vendor's list changes it to the game that was chosen there. */
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
  /** The frame's document is there. */
  | { type: 'frame.loaded' }
  /** The game says so itself (contract: gameMessageSchema). */
  | { type: 'game.ready' }
  | { type: 'game.failed' }
  | { type: 'game.left' }
  /** Its window was closed. */
  | { type: 'window.closed' };
export type { WalletsOutcome };
