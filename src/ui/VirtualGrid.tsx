import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import { watchFlings } from './hooks/watchFlings';
import { usePagePosition, type PagePosition } from './hooks/usePagePosition';
import { useUnseen } from './hooks/useUnseen';
import { fluid } from './layout/columns';
import { stickyTop } from './layout/stickyTop';
import * as css from './TileGrid.css';

export type VirtualGridProps = {
  label: string;
  /** The number of tiles loaded; more may follow. */
  count: number;
  /** The number of all tiles, for assistive technology, when not all are loaded. */
  total?: number;
  renderTile: (index: number) => ReactNode;
  /** Height in px of a tile of this width, such as `gameTileHeight`: all are the same. */
  tileHeight: (width: number) => number;
  /** Least width of a tile in px, at normal type size. */
  minTileWidth: number;
  gap?: number;
  /** The tile whose row is at the top initially. */
  initialIndex?: number;
  /** Called with the first tile of the topmost visible row, at most once a frame. */
  onTopChange?: (index: number) => void;
  /** Called once for each `count`, when its end comes near. */
  onEndNear?: () => void;
};

/** How many px above and below the window are rendered, so that a fling finds tiles. */
const AHEAD = 900;

/**
 * Any number of tiles, of which only those in or near the window are mounted. Scrolls with the
 * page.
 */
export function VirtualGrid(props: VirtualGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const place = usePagePosition(list);
  return (
    <div ref={list} role="list" aria-label={props.label} className={css.long}>
      {place ? <Rows {...props} place={place} /> : null}
    </div>
  );
}

function Rows({
  count,
  total = count,
  renderTile,
  tileHeight,
  minTileWidth,
  gap = 12,
  initialIndex = 0,
  onTopChange,
  onEndNear,
  place,
}: VirtualGridProps & { place: PagePosition }) {
  'use no memo';
  const columns = Math.max(1, Math.floor((place.width + gap) / (minTileWidth * place.type + gap)));
  const height = tileHeight((place.width - gap * (columns - 1)) / columns) + gap;
  const rows = Math.ceil(count / columns);
  const [focusedRow, setFocusedRow] = useState<number | null>(null);

  // oxlint-disable-next-line react/incompatible-library -- 'use no memo' is set
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => height,
    overscan: Math.ceil(AHEAD / height),
    scrollMargin: place.top,
    // The row that has the focus and the rows beside it stay, however far they are scrolled away:
    // the Tab key goes on from there, also before the next frame has drawn what it scrolled to.
    rangeExtractor: useCallback(
      (range: Range) => {
        const shown = defaultRangeExtractor(range);
        if (focusedRow === null) return shown;
        const kept = [focusedRow - 1, focusedRow, focusedRow + 1].filter(
          (row) => row >= 0 && row < range.count && !shown.includes(row),
        );
        return kept.length === 0 ? shown : [...shown, ...kept].sort((one, other) => one - other);
      },
      [focusedRow],
    ),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);

  const goToFirst = useEffectEvent(() => {
    if (initialIndex > 0)
      window.scrollTo({
        top: place.top + Math.floor(initialIndex / columns) * height - stickyTop(),
      });
  });
  useLayoutEffect(() => goToFirst(), []);

  useEffect(() => watchFlings(), []);

  const report = useEffectEvent(() => {
    const above = window.scrollY + stickyTop() - place.top;
    const row = Math.min(Math.max(0, Math.ceil((above - gap) / height)), Math.max(0, rows - 1));
    onTopChange?.(row * columns);
  });
  const isReporting = onTopChange !== undefined;
  useEffect(() => (isReporting ? oncePerFrame(() => report()) : undefined), [isReporting]);

  const shown = virtualizer.getVirtualItems();
  const first = virtualizer.range?.startIndex ?? 0;
  const last = virtualizer.range?.endIndex ?? 0;
  // New tiles appear first where the person looks; the tiles around them follow when the page is
  // idle.
  const tiles = useMemo(() => ({ count, total, renderTile }), [count, total, renderTile]);
  const tilesAround = useUnseen(tiles);
  const isEndNear = count > 0 && (last + 1) * height + window.innerHeight >= rows * height;
  const tell = useEffectEvent(() => onEndNear?.());
  useEffect(() => {
    if (isEndNear) tell();
  }, [isEndNear, count]);

  return (
    <div
      role="none"
      style={{ height: rows * height - (rows > 0 ? gap : 0) }}
      onFocus={({ target }) => setFocusedRow(rowOf(target))}
      onBlur={(event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocusedRow(null);
      }}
    >
      {shown.map(({ index, start }) => (
        <Row
          key={index}
          index={index}
          columns={columns}
          gap={gap}
          height={height - gap}
          top={start - place.top}
          {...(index >= first && index <= last ? tiles : tilesAround)}
        />
      ))}
    </div>
  );
}

type RowProps = Required<Pick<VirtualGridProps, 'count' | 'total' | 'gap' | 'renderTile'>> & {
  index: number;
  columns: number;
  height: number;
  top: number;
};

const Row = memo(function Row({
  index,
  columns,
  count,
  total,
  gap,
  height,
  top,
  renderTile,
}: RowProps) {
  const first = index * columns;
  const tiles = Array.from(
    { length: Math.max(0, Math.min(columns, count - first)) },
    (_, offset) => first + offset,
  );
  return (
    <div
      role="none"
      data-row={index}
      className={css.row}
      style={{ top, height, gap, gridTemplateColumns: `repeat(${columns}, ${fluid})` }}
    >
      {tiles.map((tile) => (
        <div
          key={tile}
          role="listitem"
          aria-setsize={total}
          aria-posinset={tile + 1}
          className={css.cell}
        >
          {renderTile(tile)}
        </div>
      ))}
    </div>
  );
});

const rowOf = (target: Element) => {
  const row = target.closest('[data-row]')?.getAttribute('data-row');
  return row ? Number(row) : null;
};

/** Calls `act` at most once a frame while the page scrolls; returns a function that stops it. */
function oncePerFrame(act: () => void): () => void {
  let frame = 0;
  const ask = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      act();
    });
  };
  window.addEventListener('scroll', ask, { passive: true });
  return () => {
    window.removeEventListener('scroll', ask);
    cancelAnimationFrame(frame);
  };
}
