import { startTransition, useEffect, useState } from 'react';

/** What is given at first; what takes its place once a frame without it was painted: `useDeferredValue` may still come before that frame. */
export function useAfterPaint<TValue>(value: TValue): TValue {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (value === painted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value, painted]);
  return painted;
}
