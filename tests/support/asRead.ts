import { joinSyllables } from '../../src/i18n/burmese';

/** A Burmese text of the page as tests read it: each of its spaces is a common one. */
export const asRead = (text: string): string => joinSyllables(text).replaceAll('\u00A0', ' ');
