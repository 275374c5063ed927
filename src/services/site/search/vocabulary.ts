import { isBurmese } from './burmese';
import { isSound } from './letters';
import { nearness } from './nearness';

/** A word that a typed one may mean, and how likely, up to 1. */
export type Meant = { word: string; near: number };

const MOST_BEGUN = 32;
const MOST_NEAR = 10;
/** The key of a sound of four letters. */
const SOUND = 5;
/** A word that is typed to its end is meant before one that it begins. */
const BEGUN = 0.94;
/** What a mistake takes away, whatever it is. */
const MISTAKEN = 0.9;

/** Every word of an index, with how often it occurs. */
export const createVocabulary = () => {
  const counts = new Map<string, number>();
  /** The words of each kind in order, until another one is added. */
  const sorted = new Map<string, string[]>();

  const likeTo = (typed: string): string[] => {
    const kind = kindOf(typed);
    const known = sorted.get(kind);
    if (known) return known;
    const words = [...counts.keys()].filter((word) => kindOf(word) === kind).sort();
    sorted.set(kind, words);
    return words;
  };
  const begunBy = (typed: string): Meant[] => {
    const words = likeTo(typed);
    const found: string[] = [];
    for (let at = placeOf(words, typed); words[at]?.startsWith(typed); at += 1)
      if (words[at] !== typed) found.push(words[at] ?? '');
    const longer = found
      .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
      .slice(0, MOST_BEGUN)
      .map((word) => ({
        word,
        near: BEGUN * begunShare(typed, word),
      }));
    return counts.has(typed) ? [{ word: typed, near: 1 }, ...longer] : longer;
  };
  const nearTo = (typed: string): Meant[] => {
    const found: Meant[] = [];
    // A short sound is one letter away from a hundred others.
    if (isSound(typed) && typed.length < SOUND) return found;
    for (const word of likeTo(typed)) {
      const { near, isWhole } = nearness(typed, word);
      if (near > 0 && near < 1) found.push({ word, near: MISTAKEN * near * (isWhole ? 1 : BEGUN) });
    }
    return found.sort((a, b) => b.near - a.near).slice(0, MOST_NEAR);
  };

  return {
    add(word: string): void {
      const count = counts.get(word) ?? 0;
      if (count === 0) sorted.delete(kindOf(word));
      counts.set(word, count + 1);
    },
    has: (word: string): boolean => counts.has(word),
    /** The word itself, and those that it begins. */
    begunBy,
    /** The same, and where there are none, those that are near. */
    meantBy(typed: string): Meant[] {
      const known = begunBy(typed);
      // A mistake in Burmese often makes another word, or the beginning of one.
      return known.length > 0 && !isBurmese(typed) ? known : [...known, ...nearTo(typed)];
    },
  };
};
export type Vocabulary = ReturnType<typeof createVocabulary>;

const kindOf = (word: string) => (isSound(word) ? 'sound' : isBurmese(word) ? 'burmese' : 'latin');

/** A sound is in the middle of many words: there it says little to be its beginning. */
const begunShare = (typed: string, word: string): number => {
  const share = typed.length / word.length;
  return isSound(typed) ? 0.6 + 0.4 * share : 0.9 + 0.1 * share;
};

/** The first place of a sorted list whose word is not before `word`. */
const placeOf = (words: readonly string[], word: string): number => {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
};
