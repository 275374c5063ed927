import { useRef, type FocusEvent, type MouseEvent } from 'react';
import { IconButton } from './IconButton';
import { bringIntoSight } from './intoSight';
import { Megaphone } from './icons';
import { PlayPauseIcon } from './PlayPauseIcon';
import * as css from './Marquee.css';

export type MarqueeProps = {
  label: string;
  items: readonly { id: string; text: string; lang?: string }[];
  onOpen: (id: string) => void;
  paused: boolean;
  onTogglePause: () => void;
  pauseLabel: string;
  playLabel: string;
};

/** Seconds to read one character. */
const PACE = 0.16;
const SHORTEST = 16;

/**
 * Running text (WCAG 2.2.2). It pauses under the pointer and stops by its button. Under
 * prefers-reduced-motion, and while an item has the keyboard's focus, it does not move and is
 * scrolled by hand.
 */
export function Marquee({
  label,
  items,
  onOpen,
  paused,
  onTogglePause,
  pauseLabel,
  playLabel,
}: MarqueeProps) {
  const list = useRef<HTMLUListElement>(null);
  const openFromTwin = (index: number, id: string) => {
    // The focus belongs to the real item, which also gets it back from a dialog.
    list.current?.querySelectorAll('button')[index]?.focus({ preventScroll: true });
    onOpen(id);
  };
  const seconds = Math.max(
    SHORTEST,
    Math.round(items.reduce((sum, { text }) => sum + text.length, 0) * PACE),
  );
  return (
    <section aria-label={label} className={css.marquee}>
      <Megaphone className={css.sign} size={20} aria-hidden="true" />
      <div className={css.view} onFocus={bringIntoSight} onBlur={rewind}>
        <div
          className={css.track}
          data-paused={paused || undefined}
          style={{ animationDuration: `${seconds}s` }}
        >
          <ul role="list" ref={list} className={css.list}>
            {items.map(({ id, text, lang }) => (
              <li key={id}>
                <button type="button" lang={lang} className={css.item} onClick={() => onOpen(id)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
          {/* A copy for sighted readers and the pointer only, so that the text has no gap at its
              end. */}
          <div className={css.twin} aria-hidden="true">
            {items.map(({ id, text, lang }, index) => (
              <button
                key={id}
                type="button"
                tabIndex={-1}
                lang={lang}
                className={css.item}
                onMouseDown={keepFocus}
                onClick={() => openFromTwin(index, id)}
              >
                {text}
              </button>
            ))}
          </div>
        </div>
      </div>
      <span className={css.button}>
        <IconButton
          aria-label={paused ? playLabel : pauseLabel}
          icon={<PlayPauseIcon isPlaying={!paused} />}
          onClick={onTogglePause}
        />
      </span>
    </section>
  );
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The scroll position set by the focus would leave a gap at the end of the moving track. */
const rewind = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
  if (!currentTarget.contains(relatedTarget)) currentTarget.scrollLeft = 0;
};
