import { useEffect, useRef, type RefObject } from 'react';
import { firstShown } from './firstShown';

/**
 * After a refused submit, moves the focus to the first invalid field inside the element. `attempt`
 * is anything that changes with each refusal. Nothing moves when it is absent, or when it only lost
 * an error, because the person is typing.
 */
export function useFocusFirstInvalid<T extends HTMLElement>(attempt: unknown): RefObject<T | null> {
  const scope = useRef<T>(null);
  const seen = useRef(attempt);
  useEffect(() => {
    if (Object.is(seen.current, attempt)) return;
    seen.current = attempt;
    if (isOnlyCleared(attempt)) return;
    if (scope.current && attempt !== null && attempt !== undefined)
      firstShown(scope.current, '[aria-invalid="true"]')?.focus();
  }, [attempt]);
  return scope;
}

/** Typing clears one error and leaves its key without a value; only a submit sets new errors. */
const isOnlyCleared = (attempt: unknown) =>
  typeof attempt === 'object' && attempt !== null && Object.values(attempt).includes(undefined);
