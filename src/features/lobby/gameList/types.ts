import type { ReactNode } from 'react';
import type { Game } from '../../../../machines/shared/game.types';
import type { Vendor } from '../../../../machines/lobby/vendors/vendors.types';

export type { Game };
/** A game's tile, as the app makes it: it launches the game, and has a heart. */
export type RenderTile = (game: Game) => ReactNode;
/** A vendor's tile, as the app makes it: it opens the list of its games, or its own lobby. */
export type RenderVendor = (vendor: Vendor) => ReactNode;
/** What a page of a member's own games shows: tiles, and something while there are none. */
export type OwnGames = { renderTile: RenderTile; suggestions?: ReactNode };
