import { useCallback, type ReactNode } from 'react';
import type { Game, RenderTile } from './types';

/**
 * Games as a `VirtualGrid` takes them; the same function while the games are, so that nothing is
 * drawn twice.
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
