/** The most edits that a word of so many letters may be away. */
const mostEdits = (length: number): number =>
  length <= 2 ? 0 : length <= 5 ? 1 : length <= 8 ? 2 : 3;

/** Signs of Burmese that sound alike, or that many people leave out, are half a mistake. */
const HALF = 0.5;
const isTone = (letter: string | undefined) => letter === '\u1037' || letter === '\u1038';
const isPalatal = (letter: string | undefined) => letter === '\u103B' || letter === '\u103C';
const editOf = (letter: string | undefined) => (isTone(letter) ? HALF : 1);

/**
 * How near a typed word is to the beginning of another word, from 0 (not near) to 1 (it is its
 * beginning): letters left out, added, replaced, or swapped with the next one. `isWhole`: the other
 * word is not longer than what was typed.
 */
export const nearness = (typed: string, word: string): { near: number; isWhole: boolean } => {
  const most = mostEdits(typed.length);
  const longest = typed.length + most;
  const width = Math.min(word.length, longest);
  if (width < typed.length - most) return FAR;
  let [before, last, row] = rows;
  startRow(last, word, width);
  for (let i = 1; i <= typed.length; i += 1) {
    row[0] = (last[0] ?? 0) + editOf(typed[i - 1]);
    let least = row[0];
    for (let j = 1; j <= width; j += 1) {
      const [a, b] = [typed[i - 1], word[j - 1]];
      let edits = (last[j - 1] ?? 0) + (a === b ? 0 : isPalatal(a) && isPalatal(b) ? HALF : 1);
      edits = Math.min(edits, (last[j] ?? 0) + editOf(a), (row[j - 1] ?? 0) + editOf(b));
      if (i > 1 && j > 1 && a === word[j - 2] && b === typed[i - 2])
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      row[j] = edits;
      least = Math.min(least, edits);
    }
    if (least > most) return FAR;
    [before, last, row] = [last, row, before];
  }
  // The end of the word may not be typed yet: the nearest of its beginnings counts.
  const whole = width === word.length ? (last[width] ?? Infinity) : Infinity;
  let begun = Infinity;
  for (let j = Math.max(1, typed.length - most); j <= width; j += 1)
    begun = Math.min(begun, last[j] ?? Infinity);
  const edits = Math.min(whole, begun + HALF / 2);
  if (edits > most) return FAR;
  return { near: 1 - edits / (typed.length + 1), isWhole: whole <= begun };
};

const FAR = { near: 0, isWhole: false };

/** Used for each pair of words again: a search compares thousands. */
const rows: [before: number[], last: number[], row: number[]] = [[], [], []];
const startRow = (row: number[], word: string, width: number): void => {
  row[0] = 0;
  for (let j = 1; j <= width; j += 1) row[j] = (row[j - 1] ?? 0) + editOf(word[j - 1]);
};
