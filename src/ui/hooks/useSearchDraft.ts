import { useEffect, useRef, useState } from 'react';

/**
 * The least ms between two queries: a typed letter queries at once, changes that come faster than
 * typing are combined.
 */
const REST = 50;

/**
 * The text of a search field: shown at once, reported without the spaces around it. A change from
 * outside, such as a step back, replaces it.
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
