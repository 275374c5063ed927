/** A consonant that closes a syllable: it has an asat, with or without a dot below. */
const CLOSING = /(?<=[\u1000-\u109F])(?=[\u1000-\u1021]\u1037?\u103A)/g;

/** The Burmese font has a glyph for it. WORD JOINER would come from a system font. */
const ZERO_WIDTH_JOINER = '\u200D';

/**
 * Joins a syllable's closing consonant to the letter before it. Browsers break Burmese lines by a
 * dictionary, and break inside the syllables of words that it does not contain.
 */
export const joinSyllables = (text: string): string => text.replace(CLOSING, ZERO_WIDTH_JOINER);
