import { didYouMean } from '../base/nearest';
import { UsageError } from './usageError';

/** An option of a command: its text in the help, and how the typed value is read. */
export type Flag<T> = {
  /** Name of its value in the help; null for a switch. */
  readonly takes: string | null;
  readonly about: string;
  /** `given` is undefined when the option was left out. */
  readonly read: (given: string | boolean | undefined, name: string) => T;
};
export type Flags = Readonly<Record<string, Flag<unknown>>>;
export type ValuesOf<F extends Flags> = {
  readonly [K in keyof F]: F[K] extends Flag<infer T> ? T : never;
};

/** On or off. */
export const yes = (about: string): Flag<boolean> => ({
  takes: null,
  about,
  read: (given) => given === true,
});

/** A word, a file or a folder. */
export function text(takes: string, about: string): Flag<string | undefined>;
export function text(takes: string, about: string, otherwise: string): Flag<string>;
export function text(takes: string, about: string, otherwise?: string): Flag<string | undefined> {
  return {
    takes,
    about: withDefault(about, otherwise),
    read: (given) => (typeof given === 'string' ? given : otherwise),
  };
}

/** A whole number from 1. */
export function count(about: string): Flag<number | undefined>;
export function count(about: string, otherwise: number): Flag<number>;
export function count(about: string, otherwise?: number): Flag<number | undefined> {
  return {
    takes: 'N',
    about: withDefault(about, otherwise),
    read: (given, name) => {
      if (typeof given !== 'string') return otherwise;
      if (!/^[1-9]\d*$/.test(given))
        throw new UsageError(`--${name} takes a whole number from 1, not "${given}".`);
      return Number(given);
    },
  };
}

/** One of a few words; the first is the default. */
export const choice = <const T extends readonly [string, ...string[]]>(
  about: string,
  words: T,
): Flag<T[number]> => ({
  takes: words.join('|'),
  about: withDefault(about, words[0]),
  read: (given, name) => {
    if (given === undefined) return words[0];
    const chosen = words.find((word) => word === given);
    if (chosen === undefined) {
      throw new UsageError(
        `--${name} is ${listed(words)}, not "${given}".${didYouMean(String(given), words)}`,
      );
    }
    return chosen;
  },
});

const withDefault = (about: string, otherwise: string | number | undefined) =>
  otherwise === undefined ? about : `${about} (default: ${otherwise})`;

const listed = (words: readonly string[]) => {
  const quoted = words.map((word) => `"${word}"`);
  return quoted.length === 1
    ? quoted.join('')
    : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
};
