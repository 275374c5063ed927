import type { ReactNode } from 'react';
import type { VendorLane } from '../../../machines/vendors/vendors.types';

export type Game = VendorLane['games'][number];
/** A game's tile, as the app makes it: it launches, and has a heart. */
export type RenderTile = (game: Game) => ReactNode;
