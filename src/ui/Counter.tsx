import { useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden';
import * as css from './Counter.css';

export type CounterProps = {
  count: number;
  most: number;
  /**
   * How many characters are left (below 0: too many), as text. It is announced only when a mark
   * near the end is passed.
   */
  say: (left: number) => string;
};

/** How many characters before the limit a screen reader announces what is left. */
const MARKS = [20, 10, 5, 0];

/** "12 / 140" beside a text field. Characters are counted, not UTF-16 units. */
export function Counter({ count, most, say }: CounterProps) {
  const left = most - count;
  const mark = left < 0 ? -1 : MARKS.findLast((at) => left <= at);
  const [told, tell] = useState({ mark, left });
  if (told.mark !== mark) tell({ mark, left });
  return (
    <>
      <span aria-hidden="true" className={left < 0 ? css.over : css.counter}>
        {count} / {most}
      </span>
      <VisuallyHidden>
        <span aria-live="polite">{told.mark === undefined ? '' : say(told.left)}</span>
      </VisuallyHidden>
    </>
  );
}

/** The number of characters as a person counts them. */
export const countCharacters = (text: string): number => [...text].length;
