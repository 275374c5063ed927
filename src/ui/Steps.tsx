import type { ScrollEnds } from './hooks/useScrollEnds';
import { IconButton } from './IconButton';
import { ChevronLeft, ChevronRight } from './icons';
import * as css from './TileRow.css';

/** One element for all rows. */
const PREVIOUS = <ChevronLeft size={20} />;
const NEXT = <ChevronRight size={20} />;

type Props = Omit<ScrollEnds<HTMLElement>, 'ref'> & {
  words: { previous: string; next: string };
  /** The element that names the row. */
  describedBy: string;
  /** True while the row has nothing to move to: the buttons keep their place. */
  isIdle?: boolean;
};

/** The buttons that move a row that scrolls sideways; for a mouse, which does not swipe. */
export function Steps({ words, describedBy, isAtStart, isAtEnd, isIdle = false, step }: Props) {
  const turn = (name: string, direction: 1 | -1, isOver: boolean) => (
    <IconButton
      aria-label={name}
      aria-describedby={describedBy}
      icon={direction < 0 ? PREVIOUS : NEXT}
      disabled={isOver}
      onClick={() => step(direction)}
    />
  );
  return (
    <div className={css.steps} data-idle={isIdle || (isAtStart && isAtEnd) ? '' : undefined}>
      {turn(words.previous, -1, isAtStart)}
      {turn(words.next, 1, isAtEnd)}
    </div>
  );
}
