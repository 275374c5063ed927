import type { CSSProperties, ReactNode } from 'react';
import { rem } from './rem';
import * as css from './TileGrid.css';

export type TileGridProps = {
  /** Names the list; leave it out where a heading right above does. */
  label?: string;
  items: readonly { key: string; node: ReactNode }[];
  /**
   * Least width of a tile in px, at type of the usual size: how many stand side by side follows
   * from it.
   */
  minTileWidth: number;
  /** Between tiles, in px. */
  gap?: number;
  /** Skeletons, which breathe as one. */
  isWaiting?: boolean;
};

/** Tiles in rows, all of them on the page. For hundreds and more use `VirtualGrid`. */
export function TileGrid({
  label,
  items,
  minTileWidth,
  gap = 12,
  isWaiting = false,
}: TileGridProps) {
  const sizes = { '--tile-least': rem(minTileWidth), '--tile-gap': `${gap}px` } as CSSProperties;
  return (
    <ul
      aria-label={label}
      className={css.grid}
      style={sizes}
      data-waiting={isWaiting ? '' : undefined}
    >
      {items.map(({ key, node }) => (
        <li key={key} className={css.cell}>
          {node}
        </li>
      ))}
    </ul>
  );
}
