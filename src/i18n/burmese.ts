import { WHOLE_WORDS } from './burmeseWords.ts';

/** The place before a syllable of a word, or before a consonant that closes one. */
const BETWEEN = /(?<=[\u1000-\u109F])(?<!\u1039)(?=[\u1000-\u1021])/g;
/**
 * "Not", which belongs to the verb after it. "Main" (ပင်မ) and "anybody" (မည်သူမဆို) only look
 * alike.
 */
const NOT = /(?<=\u1019)(?<!ပင်\u1019|မည်သူ\u1019)(?=[\u1000-\u1021](?!\u1039|\u1037?\u103A))/g;
/** Before an ending, which stays with its word: "-s", "-ing", "to", "please", the end of a verb. */
const ENDINGS = 'များ|မှု|ချက်|ခြင်း|ရန်|ပါ(?!တ်|း|တည်း)|ပြီ(?!းဆုံး|းမြောက်)|သည်|မည်|သော|ခဲ့|ဘဲ';
/** Before "to", "in" and "from" (also the object's ending), unless a longer syllable begins so. */
const PARTICLES = [
  'ကို(?!\\u1038|ယ်|င်)',
  'တွင်(?!\\u1038|\\u1037)',
  'သို့(?!မဟုတ်)',
  'မှ(?![\\u102B-\\u103E]|[\\u1000-\\u1021]\\u1037?\\u103A)',
].join('|');
const ENDING = new RegExp(
  `(?<=[\\u1000-\\u109F])(?<!\\u1039|\\u200D|အ)(?=${ENDINGS}|${PARTICLES})`,
  'g',
);
/** The space between a figure and what it counts, or the ending that belongs to it. */
const AFTER_FIGURE = /(?<=\d[%)]?) (?=[\u1000-\u109F])/g;
const NO_BREAK_SPACE = '\u00A0';

/** The Burmese font has a glyph for it. WORD JOINER would come from a system font. */
const ZERO_WIDTH_JOINER = '\u200D';

const joined = new Map(
  WHOLE_WORDS.map((word) => [word, word.replace(BETWEEN, ZERO_WIDTH_JOINER)] as const),
);
const WHOLE = new RegExp(WHOLE_WORDS.join('|'), 'g');

/**
 * Joins the syllables of words that the browsers' dictionary of Burmese does not contain. Lines are
 * broken by that dictionary, also inside of a word that it does not know. A word that it knows gets
 * no joiner: with one inside the dictionary does not know it either (docs/decisions/0098).
 */
export const joinSyllables = (text: string): string =>
  text
    .replace(WHOLE, (word) => joined.get(word) ?? word)
    .replace(NOT, ZERO_WIDTH_JOINER)
    .replace(ENDING, ZERO_WIDTH_JOINER)
    .replace(AFTER_FIGURE, NO_BREAK_SPACE);
