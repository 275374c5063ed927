import { useEffect, useRef, useState } from 'react';

/**
 * Between two questions at least this many ms: a letter asks at once, what comes faster than
 * anybody types asks together.
 */
const REST = 50;

/**
 * What a person types to search for: shown at once, told without the spaces around it. What comes
 * from outside, such as a step back, takes its place.
 */
export function useSearchDraft(
  words: string,
  tell: (words: string) => void,
): [draft: string, change: (text: string) => void] {
  const [draft, setDraft] = useState(words);
  const [seen, setSeen] = useState(words);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<{ words: string; tell: (words: string) => void } | null>(null);

  if (words !== seen) {
    setSeen(words);
    if (words !== draft.trim()) setDraft(words);
  }

  const ask = () => {
    const next = waiting.current;
    waiting.current = null;
    resting.current = next ? setTimeout(ask, REST) : undefined;
    next?.tell(next.words);
  };
  const change = (text: string) => {
    setDraft(text);
    if (text.trim() === draft.trim()) return;
    waiting.current = { words: text.trim(), tell };
    if (resting.current === undefined) ask();
  };
  useEffect(
    () => () => {
      clearTimeout(resting.current);
      resting.current = undefined;
      waiting.current = null;
    },
    [],
  );
  return [draft, change];
}
