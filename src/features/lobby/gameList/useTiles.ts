import { useCallback, type ReactNode } from 'react';
import type { Game, RenderTile } from './types';

/**
 * The games in the form that `VirtualGrid` takes; memoized by the games, so that nothing renders
 * twice.
 */
export const useTiles = (
  games: readonly Game[],
  renderTile: RenderTile,
): ((index: number) => ReactNode) =>
  useCallback(
    (index: number) => {
      const game = games[index];
      return game ? renderTile(game) : null;
    },
    [games, renderTile],
  );
