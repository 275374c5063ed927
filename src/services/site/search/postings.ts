import SearchableMap from 'minisearch/SearchableMap';
import type { Meant } from './vocabulary';

/** What an entry came to: how near its words are to those typed, and how many are in its title. */
export type Sum = { near: number; inTitle: number };

/**
 * Which entries have which words. One search touches tens of thousands of entries, so that it
 * counts in arrays by their places and makes no object for any of them.
 */
export const createPostings = () => {
  /** For each word the entries in order, each as twice its place, and one more for its title. */
  const byWord = new SearchableMap<number[]>();
  let count = 0;
  let group = newColumns(0);
  let sum = newColumns(0);
  /** How many groups an entry has words of. */
  let groups = new Uint8Array(0);

  const put = (word: string, code: number) => {
    const codes = byWord.get(word);
    if (codes) codes.push(code);
    else byWord.set(word, [code]);
  };
  const makeRoom = () => {
    if (groups.length >= count) return;
    group = newColumns(count);
    sum = newColumns(count);
    groups = new Uint8Array(count);
  };

  return {
    /** The next entry, by the words of its title and by its others. */
    add(title: readonly string[], also: readonly string[]): void {
      const inTitle = new Set(title);
      for (const word of inTitle) put(word, 2 * count + 1);
      for (const word of new Set(also)) if (!inTitle.has(word)) put(word, 2 * count);
      count += 1;
    },
    /**
     * Tells each entry before `end` that has a word of every group, or of `some` of them. The
     * nearest word of a group counts.
     */
    sumUp(
      reading: readonly (readonly Meant[])[],
      { end, some }: { end: number; some: boolean },
      tell: (place: number, sum: Sum) => void,
    ): void {
      makeRoom();
      const touched: number[] = [];
      reading.forEach((meant, at) => {
        const inGroup: number[] = [];
        for (const { word, near } of meant) {
          for (const code of byWord.get(word) ?? []) {
            const place = code >> 1;
            if (place >= end) break;
            if (!some && groups[place] !== at) continue;
            const most = group.near[place] ?? 0;
            if (most === 0) inGroup.push(place);
            if (near > most) {
              group.near[place] = near;
              group.inTitle[place] = code & 1;
            } else if (near === most && (code & 1) === 1) group.inTitle[place] = 1;
          }
        }
        for (const place of inGroup) {
          if (groups[place] === 0) touched.push(place);
          groups[place] = (groups[place] ?? 0) + 1;
          sum.near[place] = (sum.near[place] ?? 0) + (group.near[place] ?? 0);
          sum.inTitle[place] = (sum.inTitle[place] ?? 0) + (group.inTitle[place] ?? 0);
          group.near[place] = 0;
          group.inTitle[place] = 0;
        }
      });
      for (const place of touched) {
        if (some || groups[place] === reading.length)
          tell(place, { near: sum.near[place] ?? 0, inTitle: sum.inTitle[place] ?? 0 });
        groups[place] = 0;
        sum.near[place] = 0;
        sum.inTitle[place] = 0;
      }
    },
  };
};
export type Postings = ReturnType<typeof createPostings>;

const newColumns = (length: number) => ({
  near: new Float64Array(length),
  inTitle: new Uint8Array(length),
});
