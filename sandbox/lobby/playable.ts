import type * as v from 'valibot';
import type { Language } from '../../contract/constants';
import type { GameOpening, launchQuerySchema } from '../../contract/play';
import type { PlayedGame } from '../db/schema';
import { gameOf, lobbyOf, nodeOf, type Game } from './catalogue';
import { lotteryOf, nodeIdOf } from './lotteries';
import { vendorOf, vendors } from './vendors';

/** A game that can be launched, and where it opens. */
export type Playable = { game: PlayedGame; opening: GameOpening };
type Wanted = Pick<v.InferOutput<typeof launchQuerySchema>, 'vassalage' | 'gameType' | 'gameCode'>;

/** Codes of vendors with their own wallets. */
export const TRANSFER_VENDORS: readonly string[] = vendors
  .filter((vendor) => vendor.needsTransfer)
  .map(({ vassalage }) => vassalage);
/** Whether a vendor keeps its own wallet. */
export const isTransferVendor = (vassalage: string): boolean =>
  TRANSFER_VENDORS.includes(vassalage);

/** Whether a vendor's games play from a wallet of its own now. */
export const needsTransfer = (vassalage: string, singleWallet: boolean): boolean =>
  !singleWallet && isTransferVendor(vassalage);

/**
 * The requested game: one of the catalogue, a lottery, or without a code the vendor's own lobby;
 * null for an unknown one.
 */
export const playable = (
  { vassalage, gameType, gameCode = '' }: Wanted,
  language: Language,
): Playable | null => {
  const vendor = vendorOf(vassalage);
  if (!vendor?.gameTypes.includes(gameType)) return null;
  const found =
    gameCode === ''
      ? lobbyOf(vendor, gameType)
      : (gameOf(vassalage, gameType, gameCode) ?? drawOf(gameType, gameCode));
  return found ? { game: playedGame(found, language), opening: vendor.opening } : null;
};

const drawOf = (gameType: Wanted['gameType'], gameCode: string): Game | undefined => {
  const lottery = gameType === 'LOTT' || gameType === 'ELOTT' ? lotteryOf(gameCode) : undefined;
  return lottery && nodeOf(nodeIdOf(lottery));
};

/** A game as a ticket and a bet name it. */
export const playedGame = (
  { nodeId, gameName, names, vassalage, gameType, gameCode, minimumBet }: Game,
  language: Language,
): PlayedGame => ({
  nodeId,
  name: names?.[language] ?? gameName,
  vassalage,
  gameType,
  gameCode,
  minimumBet: minimumBet ?? null,
});
