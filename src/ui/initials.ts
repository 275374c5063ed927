/**
 * The first letters of the first two words of a name, as capitals; in Burmese a syllable begins
 * with its consonant.
 */
export const initialsOf = (name: string): string =>
  name
    .trim()
    .split(/[\s._-]+/)
    .slice(0, 2)
    .map((part) => [...part][0] ?? '')
    .join('')
    .toUpperCase();
