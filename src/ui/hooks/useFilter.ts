import { useState } from 'react';

/** A search among loaded items: the typed text, and the items that contain every word of it. */
export function useFilter<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): { words: string; change: (words: string) => void; found: readonly Item[] } {
  const [words, change] = useState('');
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found =
    wanted.length === 0
      ? items
      : items.filter((item) => {
          const text = textOf(item).toLowerCase();
          return wanted.every((word) => text.includes(word));
        });
  return { words, change, found };
}
