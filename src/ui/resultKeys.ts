import type { KeyboardEvent } from 'react';

/** What the keys of a search do with its results. */
export type ResultKeys = { onNext: () => void; onPrevious: () => void; onSubmit: () => void };

/** Chooses by an arrow key or Enter; true when the key was one of them. */
export const pressResultKey = (keys: ResultKeys, event: KeyboardEvent): boolean => {
  // While a word is being composed, the keys are the keyboard's.
  if (event.nativeEvent.isComposing) return false;
  const act = { ArrowDown: keys.onNext, ArrowUp: keys.onPrevious, Enter: keys.onSubmit }[event.key];
  if (!act) return false;
  event.preventDefault();
  act();
  return true;
};
