import { joinSyllables } from '../../../src/i18n/burmese';

const literally = (text: string) => joinSyllables(text).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** One of these texts, and nothing else, in either language. */
export const anyOf = (...texts: string[]) => new RegExp(`^(?:${texts.map(literally).join('|')})$`);
