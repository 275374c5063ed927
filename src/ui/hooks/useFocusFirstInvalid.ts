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
    const before = seen.current;
    seen.current = attempt;
    if (hasOnlyLost(before, attempt)) return;
    if (scope.current && attempt !== null && attempt !== undefined)
      firstShown(scope.current, '[aria-invalid="true"]')?.focus();
  }, [attempt]);
  return scope;
}

/** Typing takes one error away; a submit sets new ones. */
const hasOnlyLost = (before: unknown, after: unknown): boolean => {
  if (!isRecord(before) || !isRecord(after)) return false;
  const kept = Object.entries(after);
  return (
    kept.length < Object.keys(before).length &&
    kept.every(([name, error]) => Object.is(before[name], error))
  );
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
