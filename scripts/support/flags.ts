import { fail } from './process';

/** Refuses like `npm run qa`: one sentence, and code 1. */
export function refuse(sentence: string): never {
  fail(`✗ ${sentence}`);
}

/** The value of a flag that takes whole numbers from 1. */
export function wholeNumber(flag: string, given: string): number {
  if (!/^[1-9]\d*$/.test(given)) refuse(`--${flag} takes whole numbers from 1, not "${given}".`);
  return Number(given);
}
