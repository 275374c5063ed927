import type { MouseEvent, MouseEventHandler } from 'react';

/** A second touch within this time and distance of the one before it belongs to a double press. */
const DOUBLE_MS = 400;
const DOUBLE_PX = 40;

type Press = { at: number; x: number; y: number };
/** The last press of a button anywhere on the page: the first one may be of a button now gone. */
let last: Press | null = null;

/**
 * True for the second press of a double press, also where the first one pressed another button. A
 * browser counts the presses of a mouse in `detail`; touches it does not count everywhere, so they
 * are compared. Keys and scripts press with a `detail` of 0.
 */
const isSecondPress = ({ nativeEvent: event }: MouseEvent, before: Press | null): boolean => {
  if (event.detail !== 1) return event.detail > 1;
  return (
    before !== null &&
    'pointerType' in event &&
    event.pointerType === 'touch' &&
    event.timeStamp - before.at < DOUBLE_MS &&
    Math.hypot(event.clientX - before.x, event.clientY - before.y) < DOUBLE_PX
  );
};

/**
 * The click handler of a button that is blocked without being `disabled`, so that it keeps its
 * focus. `once`: also blocked for the second press of a double press, which was meant for what
 * stood under the finger before.
 */
export const clickUnless =
  (
    blocked: boolean,
    onClick: MouseEventHandler<HTMLButtonElement> | undefined,
    once: boolean = false,
  ) =>
  (event: MouseEvent<HTMLButtonElement>): void => {
    const before = last;
    last = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    if (!blocked && !(once && isSecondPress(event, before))) {
      onClick?.(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
