import { isBurmese } from './burmese';
import { keysOf, soundsOf, soundTyped, wordsOf } from './letters';
import { createPostings, type Postings } from './postings';
import { createVocabulary, type Meant } from './vocabulary';

/** What the index knows of a thing that can be found. */
export type Entry = {
  title: string;
  /** What else people call it. */
  also: readonly string[];
  /** The higher, the sooner among equals: a page before a game. From 0 to 1. */
  weight: number;
};

/** How many answers there are at most. */
export const MOST_FOUND = 20;
/** Words of the names, and how sure it is that a word of the people means them. */
const SAID = 0.95;
/** A word that only sounds as it was typed. */
const SOUNDS = 0.9;
/** Above it a sound is surely meant. */
const SURE = 0.85;
/** Above it a word is another form of the same one. */
const WHOLE = 0.9;
const MOST_MEANT = 40;
/**
 * Most searches are answered by the best known entries. The rest is asked when these do not fill an
 * answer: then there are few of them too.
 */
const BEST_KNOWN = 6_000;
/** Enough while a word is only begun. */
const FEW = 5;
/** From here on an entry is surely one of those that were meant. */
const MEANT = 0.85;
/** Words that many names have, and that nobody looks for. */
const SMALL = new Set(['of', 'the', 'and', 'a', 'to', 'in', 'my', 'is', 'on', 'i', 'do', 'for']);
/**
 * A search over titles that forgives mistakes. The postings find the entries of a word; which words
 * a typed one may mean, and which entry comes first, is decided here.
 */
export const createSearchIndex = (words: readonly (readonly string[])[]) => {
  const entries: (Entry & { length: number })[] = [];
  const known = createVocabulary();
  const postings = createPostings();
  const said = createSaid(words);

  /** A word of the names, with its other forms. */
  const named = (word: string, near: number): Meant[] =>
    known
      .begunBy(word)
      .filter((one) => one.near > WHOLE)
      .map((one) => ({ word: one.word, near: near * one.near }));
  const meantBy = (typed: string): Meant[] => {
    const sound = soundTyped(typed);
    const meant = new Map<string, number>();
    const mean = (word: string, near: number) =>
      meant.set(word, Math.max(near, meant.get(word) ?? 0));
    const spelt = known.meantBy(typed);
    for (const { word, near } of spelt) mean(word, near);
    if (sound !== null) {
      // An English word sounds like some Burmese one too.
      const least = isBurmese(typed) || spelt.length === 0 ? 0 : SURE;
      for (const { word, near } of known.meantBy(sound))
        if (near >= least) mean(word, near * SOUNDS);
    }
    for (const { word, near } of said.wordsFor(typed)) {
      for (const one of named(word, near)) mean(one.word, one.near);
    }
    return [...meant]
      .map(([word, near]) => ({ word, near }))
      .sort((a, b) => b.near - a.near)
      .slice(0, MOST_MEANT);
  };

  /** Every way in which the words may be meant: one by one, run together, or torn apart. */
  const readingsOf = (typed: readonly string[]): Meant[][][] => {
    const oneByOne = [typed.map(meantBy)];
    const together = typed.join('');
    const phrase = said
      .phrasesFor(typed)
      .filter((one) => typed.length > 1 || one.words.length > 1)
      .map((one) => one.words.map((word) => named(word, one.near)));
    if (typed.length > 1) return [...oneByOne, ...phrase, [meantBy(together)]];
    const parts = known.has(together) ? null : torn(together, known.has);
    return [...oneByOne, ...phrase, ...(parts ? [parts.map(meantBy)] : [])];
  };

  return {
    add(more: readonly Entry[]): void {
      for (const entry of more) {
        const title = [...keysOf(entry.title), ...soundsOf(entry.title)];
        const also = entry.also.flatMap((name) => [...keysOf(name), ...soundsOf(name)]);
        entries.push({ ...entry, length: wordsOf(entry.title).length });
        for (const word of title) known.add(word);
        for (const word of also) known.add(word);
        postings.add(title, also);
      }
    },
    size: () => entries.length,
    /** The places of the entries that were meant, the likeliest first. */
    find(text: string): number[] {
      const every = wordsOf(text);
      const telling = every.filter((word) => !SMALL.has(word));
      const typed = telling.length > 0 ? telling : every;
      if (typed.length === 0) return [];
      const readings = readingsOf(typed);
      const all = entries.length;
      for (const end of all > BEST_KNOWN ? [BEST_KNOWN, all] : [all]) {
        const marks = newMarks(end);
        for (const reading of readings) rate(postings, reading, entries, marks, { end });
        if (end === all && marks.places.length === 0 && typed.length > 1)
          rate(postings, typed.map(meantBy), entries, marks, { end, some: true });
        const first = firstOf(marks, MOST_FOUND);
        const last = first[MOST_FOUND - 1];
        const isFull = last !== undefined && (marks.of[last] ?? 0) > MEANT;
        // A word of one or two letters begins a third of all names.
        const isBegun = first.length >= FEW && typed.some((word) => word.length <= 2);
        if (end === all || isFull || isBegun) return first;
      }
      return [];
    },
  };
};
export type SearchIndex = ReturnType<typeof createSearchIndex>;

/** The marks of entries by their places, and which of them have one. */
type Marks = { of: Float64Array; places: number[] };
const newMarks = (end: number): Marks => ({ of: new Float64Array(end), places: [] });

/** Gives each entry of a reading its mark, or the better one that it has. */
const rate = (
  postings: Postings,
  reading: readonly Meant[][],
  entries: readonly (Entry & { length: number })[],
  marks: Marks,
  { end, some = false }: { end: number; some?: boolean },
): void => {
  if (reading.length === 0 || (!some && reading.some((one) => one.length === 0))) return;
  postings.sumUp(reading, { end, some }, (place, { near, inTitle }) => {
    const entry = entries[place];
    if (!entry) return;
    const share = inTitle / Math.max(entry.length, reading.length);
    const mark = near / reading.length + 0.12 * share + 0.08 * entry.weight;
    const known = marks.of[place] ?? 0;
    if (known === 0) marks.places.push(place);
    if (mark > known) marks.of[place] = mark;
  });
};

/** The best of many without sorting them all. */
const firstOf = (marks: Marks, count: number): number[] => {
  const first: [id: number, mark: number][] = [];
  for (const id of marks.places) {
    const mark = marks.of[id] ?? 0;
    const least = first.at(-1);
    if (
      first.length === count &&
      least &&
      (mark < least[1] || (mark === least[1] && id > least[0]))
    )
      continue;
    let at = first.length;
    while (at > 0) {
      const [otherId, other] = first[at - 1] ?? [0, 0];
      if (other > mark || (other === mark && otherId < id)) break;
      at -= 1;
    }
    first.splice(at, 0, [id, mark]);
    if (first.length > count) first.pop();
  }
  return first.map(([id]) => id);
};

/** A word that is several known ones without spaces; null when it is not. */
const torn = (word: string, isKnown: (part: string) => boolean): string[] | null => {
  if (isBurmese(word) || word.length < 5) return null;
  const from: (string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    from[end] = null;
    for (let start = Math.max(0, end - 14); start <= end - 2; start += 1) {
      const before = from[start];
      const part = word.slice(start, end);
      const current = from[end];
      if (!before || !isKnown(part)) continue;
      if (!current || before.length + 1 < current.length) from[end] = [...before, part];
    }
  }
  const parts = from[word.length] ?? null;
  return parts && parts.length > 1 ? parts : null;
};

/** What people say for the words of the names. */
const createSaid = (groups: readonly (readonly string[])[]) => {
  const spoken = createVocabulary();
  /** The names that are meant, in the order of the groups. */
  const namesOf = new Map<string, string[]>();
  for (const [name = '', ...others] of groups) {
    for (const other of others) {
      const word = wordsOf(other).join('');
      for (const key of [word, ...soundsOf(word).slice(0, 1)]) {
        spoken.add(key);
        namesOf.set(key, [...(namesOf.get(key) ?? []), name]);
      }
    }
  }
  /** A word that people only begin is not yet meant: it is the whole, or nearly. */
  const nearest = (typed: string) => {
    const sound = soundTyped(typed);
    return [
      ...spoken.meantBy(typed),
      ...(sound === null
        ? []
        : spoken.meantBy(sound).map(({ word, near }) => ({ word, near: near * SOUNDS }))),
    ]
      .flatMap(({ word, near }) =>
        (namesOf.get(word) ?? []).map((name, at) => ({ name, near: near * SAID - at * 0.01 })),
      )
      .sort((a, b) => b.near - a.near)
      .slice(0, 6);
  };
  return {
    /** The single words of names that a typed word may mean. */
    wordsFor: (typed: string): Meant[] =>
      nearest(typed)
        .filter(({ name }) => !name.includes(' '))
        .map(({ name, near }) => ({ word: name, near })),
    /** The names that the typed words mean as a whole. */
    phrasesFor: (typed: readonly string[]): { words: string[]; near: number }[] =>
      nearest(typed.join('')).map(({ name, near }) => ({ words: wordsOf(name), near })),
  };
};
