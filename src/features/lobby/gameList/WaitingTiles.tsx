import { GAME_TILE_WIDTH, GameTileSkeleton } from '../../../ui/GameTile';
import { TileGrid } from '../../../ui/TileGrid';

const PLACES = Array.from({ length: 18 }, (_, index) => ({
  key: String(index),
  node: <GameTileSkeleton />,
}));

/** Placeholders for games that are loading. */
export function WaitingTiles() {
  return (
    <div aria-hidden="true">
      <TileGrid isWaiting items={PLACES} minTileWidth={GAME_TILE_WIDTH} />
    </div>
  );
}
