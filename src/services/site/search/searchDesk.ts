import { SEARCH_COLUMNS } from '../../../../contract/search';
import { createSearchIndex, type Entry, type SearchIndex } from './searchIndex';

/** What the page asks the worker. */
export type Question =
  | {
      kind: 'fill';
      id: number;
      games: string;
      words: readonly (readonly string[])[];
      others: readonly Entry[];
    }
  | { kind: 'find'; id: number; words: string };
/** A result: one of the others by its place, or a game by its line. */
export type Hit = { other: number } | { line: string };
/** What the worker says. */
export type Answer = { kind: 'filled'; id: number } | { kind: 'found'; id: number; hits: Hit[] };

/** A part of the games, so that what is asked meanwhile does not wait for all. */
const PART = 200;
const [NAME, NAMES] = [SEARCH_COLUMNS.indexOf('gameName'), SEARCH_COLUMNS.indexOf('names')];

/**
 * Keeps the index and answers. The best known games come first, so that they are found while the
 * others are still being added. `later` runs its argument when no message waits.
 */
export const createSearchDesk = (
  say: (answer: Answer) => void,
  later: (go: () => void) => void,
) => {
  let index: SearchIndex = createSearchIndex([]);
  let lines: string[] = [];
  let count = 0;

  const fill = ({ id, games, words, others }: Extract<Question, { kind: 'fill' }>) => {
    const filling = createSearchIndex(words);
    const all = games === '' ? [] : games.split('\n');
    filling.add(others);
    [index, lines, count] = [filling, all, others.length];
    let from = 0;
    const goOn = () => {
      // Otherwise another language, or newer games, came meanwhile.
      if (index === filling && from < all.length) {
        filling.add(all.slice(from, from + PART).map((line, at) => entryOf(line, from + at)));
        from += PART;
        later(goOn);
      } else say({ kind: 'filled', id });
    };
    goOn();
  };

  return (question: Question): void => {
    if (question.kind === 'fill') {
      fill(question);
      return;
    }
    const hits = index
      .find(question.words)
      .map((at) => (at < count ? { other: at } : { line: lines[at - count] ?? '' }));
    say({ kind: 'found', id: question.id, hits });
  };
};

/** The more people play it, the sooner it comes among equals. */
const entryOf = (line: string, place: number): Entry => {
  const columns = line.split('\t');
  return {
    title: columns[NAME] ?? '',
    also: (columns[NAMES] ?? '').split('|').filter(Boolean),
    weight: 0.5 / (1 + place / 1_000),
  };
};
