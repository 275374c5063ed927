/** A consonant that closes a syllable: it carries an asat, with or without a dot below. */
const CLOSING = /(?<=[\u1000-\u109F])(?=[\u1000-\u1021]\u1037?\u103A)/g;

/**
 * Glues a syllable's closing consonant to what it closes, by WORD JOINER. Browsers look Burmese
 * words up in a dictionary to break lines, and break inside the syllables of words that it does not
 * have.
 */
export const joinSyllables = (text: string): string => text.replace(CLOSING, '\u2060');
