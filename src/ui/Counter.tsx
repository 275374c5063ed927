import { useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden';
import * as css from './Counter.css';

export type CounterProps = {
  count: number;
  most: number;
  /**
   * What is left (below 0: what is too much) in words. It is spoken only when a mark near the end
   * is passed.
   */
  say: (left: number) => string;
};

/** Marks from the end at which a screen reader hears what is left. */
const MARKS = [20, 10, 5, 0];

/** "12 / 140" beside a text that is being written. Characters are counted, not UTF-16 units. */
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

/** How many characters a person would count. */
export const countCharacters = (text: string): number => [...text].length;
