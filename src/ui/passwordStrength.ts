import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** How hard a password is to guess: 0 (at once) to 4, and what makes it easy; null for nothing. */
export type Strength = { score: 0 | 1 | 2 | 3 | 4; weakness: Weakness | null };
/** What a guess begins with, grouped from the warnings of zxcvbn. */
export type Weakness = 'common' | 'keyboard' | 'repeat' | 'sequence' | 'date' | 'known' | 'word';

const WEAKNESS: Readonly<Record<string, Weakness>> = {
  straightRow: 'keyboard',
  keyPattern: 'keyboard',
  simpleRepeat: 'repeat',
  extendedRepeat: 'repeat',
  sequences: 'sequence',
  recentYears: 'date',
  dates: 'date',
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'common',
  wordByItself: 'word',
  namesByThemselves: 'word',
  commonNames: 'word',
  userInputs: 'known',
};

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** `known`: what a person who guesses would try first, such as the username. */
export const strengthOf = (password: string, known: readonly string[]): Strength => {
  const { score, feedback } = estimator.check(password, [...known]);
  return { score, weakness: WEAKNESS[feedback.warning ?? ''] ?? null };
};
