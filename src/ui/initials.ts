/**
 * The first letters of the first two words of a name, as capitals; in Burmese a syllable begins
 * with its consonant. What is no letter or digit is passed over, as in a masked number.
 */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((part) => [...part][0] ?? '')
    .join('')
    .toUpperCase();
