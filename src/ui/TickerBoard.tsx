import { useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { useHeld } from './hooks/useHeld';
import { useMediaQuery } from './hooks/useMediaQuery';
import { useTicker } from './hooks/useTicker';
import { IconButton } from './IconButton';
import { PlayPauseIcon } from './PlayPauseIcon';
import * as css from './TickerBoard.css';
import { media } from './tokens.css';

export type TickerBoardProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item, index: number) => string;
  /** One entry, `rowHeight` high: a button if a press does something. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Number of visible entries; a shorter list does not move. */
  visible?: number;
  rowHeight?: number;
  /** Px upward in one frame of a 60 Hz screen. */
  step?: number;
  words: { pause: string; play: string };
};

/** Its height in px when not all entries are visible, whether it moves or not. */
export const tickerHeight = (visible: number, rowHeight: number): number =>
  visible * rowHeight + css.CONTROLS;

/**
 * A list that moves upward automatically (spec §2 Other screens). It pauses while hovered or
 * focused and stops by its button. Under prefers-reduced-motion it does not move and is scrolled by
 * hand.
 */
export function TickerBoard<Item>({
  label,
  items,
  keyOf,
  renderItem,
  visible = 12,
  rowHeight = 48,
  step = 0.5,
  words,
}: TickerBoardProps<Item>) {
  const [stopped, setStopped] = useState(false);
  const sight = useRef<HTMLDivElement>(null);
  const held = useHeld(sight);
  const still = useMediaQuery(media.still);
  const hasMore = items.length > visible;
  const { list, show } = useTicker({
    count: items.length,
    rowHeight,
    step,
    isOn: hasMore && !still,
    isMoving: !stopped && !held,
  });

  const bringIntoSight = ({ target }: FocusEvent<HTMLElement>) => {
    const [entry, box] = [target.closest('li'), sight.current?.getBoundingClientRect()];
    if (!entry || !box || !target.matches(':focus-visible')) return;
    const at = entry.getBoundingClientRect();
    if (at.top < box.top || at.bottom > box.bottom)
      show([...(list.current?.children ?? [])].indexOf(entry));
  };
  return (
    <div className={css.board}>
      <div
        ref={sight}
        className={css.sight}
        style={{
          height:
            hasMore && still
              ? tickerHeight(visible, rowHeight)
              : Math.min(visible, items.length) * rowHeight,
        }}
        onFocus={bringIntoSight}
      >
        <ul role="list" ref={list} aria-label={label} aria-live="off" className={css.list}>
          {items.map((item, index) => (
            <li key={keyOf(item, index)} className={css.item} style={{ height: rowHeight }}>
              {renderItem(item, index)}
            </li>
          ))}
        </ul>
      </div>
      {hasMore ? (
        <div className={css.controls}>
          <IconButton
            aria-label={stopped ? words.play : words.pause}
            icon={<PlayPauseIcon isPlaying={!stopped} />}
            onClick={() => setStopped(!stopped)}
          />
        </div>
      ) : null}
    </div>
  );
}
