import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

export type StickToEnd<T extends HTMLElement> = {
  ref: RefObject<T | null>;
  /** Came since the reader scrolled up. */
  unseen: number;
  onScroll: () => void;
  toEnd: () => void;
};

/** Px from the end that still count as being there. */
const NEAR = 32;

/**
 * Keeps a list that grows at its end in sight of the newest, unless the reader has scrolled up:
 * then it counts what came. `mustFollow` says that the newest is the reader's own.
 */
export function useStickToEnd<T extends HTMLElement>(
  count: number,
  mustFollow: boolean,
): StickToEnd<T> {
  const ref = useRef<T>(null);
  const isAtEnd = useRef(true);
  const before = useRef(count);
  const [unseen, setUnseen] = useState(0);

  const toEnd = useCallback(() => {
    isAtEnd.current = true;
    setUnseen(0);
    if (ref.current) ref.current.scrollTop = ref.current.scrollHeight;
  }, []);
  useLayoutEffect(() => {
    const came = count - before.current;
    before.current = count;
    if (isAtEnd.current || (mustFollow && came > 0)) toEnd();
    else if (came > 0) setUnseen((seen) => seen + came);
  }, [count, mustFollow, toEnd]);
  // Something took of its room, such as a message above it or a phone's keyboard.
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) toEnd();
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [toEnd]);
  // A line that is there grew.
  useLayoutEffect(() => {
    if (isAtEnd.current && ref.current) ref.current.scrollTop = ref.current.scrollHeight;
  });
  const onScroll = useCallback(() => {
    const list = ref.current;
    if (!list) return;
    isAtEnd.current = list.scrollHeight - list.scrollTop - list.clientHeight <= NEAR;
    if (isAtEnd.current) setUnseen(0);
  }, []);
  return { ref, unseen, onScroll, toEnd };
}
