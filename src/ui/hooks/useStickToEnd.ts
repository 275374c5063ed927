import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

export type StickToEnd<T extends HTMLElement> = {
  ref: RefObject<T | null>;
  /** The number of items that came since the reader scrolled up. */
  unseen: number;
  onScroll: () => void;
  toEnd: () => void;
};

/** How many px from the end still count as the end. */
const NEAR = 32;

/**
 * Keeps the newest item of a growing list visible, unless the reader has scrolled up: then it
 * counts new items. `mustFollow`: the newest is the reader's own.
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
  // Something took part of its space, such as a message above it or a phone's keyboard.
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) toEnd();
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [toEnd]);
  // An existing line has grown.
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
