import { isBurmese, soundOfBurmese, syllablesOf } from './burmese';
import { sameSound } from './sound';

/** Burmese digits, and what a keyboard or a renderer puts between letters without a sound. */
const BURMESE_ZERO = 0x1040;
const SILENT = /[\u200B-\u200D\u2060\uFEFF\u00AD]/g;
const APOSTROPHES = /['’ʼ`´]/g;

/**
 * The words of a text as the search compares them: small letters, no accents, no apostrophes, one
 * kind of digits, one form of the Burmese letter aa.
 */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(SILENT, '')
    .replaceAll(APOSTROPHES, '')
    .replaceAll(/[၀-၉]/g, (digit) => String((digit.codePointAt(0) ?? 0) - BURMESE_ZERO))
    .replaceAll('\u102B', '\u102C')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/**
 * What a text is found by: each of its words, and each end of a Burmese one that begins with a
 * syllable, because Burmese is written without spaces between words.
 */
export const keysOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => (isBurmese(word) ? endsOf(syllablesOf(word)) : [word]));

/** How the Burmese words of a text sound in Latin letters, whole and from each syllable on. */
export const soundsOf = (text: string): string[] =>
  wordsOf(text)
    .filter(isBurmese)
    .flatMap((word) => endsOf(syllablesOf(word).map(soundOfBurmese)).map(soundKey));

/** The sound that a typed word stands for, as a key; null where it has none, such as a number. */
export const soundTyped = (word: string): string | null =>
  isBurmese(word)
    ? soundKey(syllablesOf(word).map(soundOfBurmese).join(''))
    : /^[a-z]+$/.test(word)
      ? soundKey(word)
      : null;

/** A key that no word has. */
const soundKey = (latin: string) => `~${sameSound(latin)}`;
/** True for the key of a sound. */
export const isSound = (key: string): boolean => key.startsWith('~');

const endsOf = (parts: readonly string[]): string[] =>
  parts.map((_, at) => parts.slice(at).join(''));
