import { didYouMean } from '../base/nearest';

/** A mistake on the command line, in one sentence. */
export class UsageError extends Error {}

/** A name or glob that fits no machine. */
export class UnknownMachine extends UsageError {
  constructor(
    readonly wrong: string,
    readonly names: readonly string[],
  ) {
    super(sentenceOf(wrong, names));
  }

  /** The same, with a suggestion from these words. */
  orOneOf(words: readonly string[]): string {
    return sentenceOf(this.wrong, this.names, words);
  }
}

const sentenceOf = (wrong: string, names: readonly string[], words: readonly string[] = []) =>
  `There is no machine "${wrong}".` +
  didYouMean(wrong, [...names, ...words], { otherwise: ` There are: ${names.join(', ')}.` });
