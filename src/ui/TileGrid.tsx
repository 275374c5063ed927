import type { CSSProperties, ReactNode } from 'react';
import { rem } from './rem';
import * as css from './TileGrid.css';

export type TileGridProps = {
  /** The name of the list; leave it out when a heading is directly above. */
  label?: string;
  items: readonly { key: string; node: ReactNode }[];
  /** Least width of a tile in px, at normal type size; it determines how many are side by side. */
  minTileWidth: number;
  /** The gap between tiles, in px. */
  gap?: number;
  /** Skeletons, which pulse as one. */
  isWaiting?: boolean;
};

/** Tiles in rows, all of them on the page. For hundreds or more use `VirtualGrid`. */
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
      role="list"
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
