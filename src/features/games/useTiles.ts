import { useMemo, type ReactNode } from 'react';
import type { Game, RenderTile } from './types';

/** Games as a `VirtualGrid` takes them; the same functions while the games are, so that nothing is drawn twice. */
export const useTiles = (games: readonly Game[], renderTile: RenderTile): { renderTile: (index: number) => ReactNode; keyOf: (index: number) => string } =>
  useMemo(() => {
    const tileAt = (index: number) => {
      const game = games[index];
      return game ? renderTile(game) : null;
    };
    return { renderTile: tileAt, keyOf: (index: number) => games[index]?.id ?? String(index) };
  }, [games, renderTile]);
