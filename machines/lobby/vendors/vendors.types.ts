import type { GameCategory } from '../../../contract/constants';
import type { Game } from '../../shared/game.types';

/** Vendor tile, spec §3. */
export type Vendor = { vendor: string; name: string; icon: string; category: GameCategory };
/** A category with its vendors, and the tiles that its game centre shows first. */
export type VendorLane = { category: GameCategory; vendors: Vendor[]; games: Game[] };
