import type { ReactNode } from 'react';
import type { Game } from '../../../machines/shared/game.types';

export type { Game };
/** A game's tile, as the app makes it: it launches, and has a heart. */
export type RenderTile = (game: Game) => ReactNode;
