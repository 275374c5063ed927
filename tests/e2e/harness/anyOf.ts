import { joinSyllables } from '../../../src/i18n/burmese';

const literally = (text: string) =>
  joinSyllables(text)
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    // The space that keeps a figure with what it counts is a common one in a name.
    .replaceAll('\u00A0', '[ \u00A0]');

/** One of these texts, and nothing else, in either language. */
export const anyOf = (...texts: string[]) => new RegExp(`^(?:${texts.map(literally).join('|')})$`);
