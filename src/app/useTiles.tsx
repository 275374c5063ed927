import { useMemo } from 'react';
import type { SessionRef } from '../../machines/session/session.machine';
import type { Game } from '../../machines/shared/game.types';
import type { Vendor } from '../../machines/vendors/vendors.types';
import { SessionGameTile } from '../features/tiles/SessionGameTile';
import { SessionVendorTile } from '../features/tiles/SessionVendorTile';

/** How screens show a game and a vendor: the same functions at each rendering, or every tile would be drawn anew. */
export const useTiles = (session: SessionRef) => useMemo(() => ({
  renderTile: (game: Game) => <SessionGameTile session={session} game={game} />,
  renderVendor: (vendor: Vendor) => <SessionVendorTile session={session} vendor={vendor} />,
}), [session]);
export type Tiles = ReturnType<typeof useTiles>;
