import type { Part } from './parts';

/** Engines round lengths to whole pixels in places of their own. */
const TOLERANCE = 2;

export type Aspect = 'absent' | 'added' | 'top' | 'left' | 'width' | 'height';
/**
 * What another engine shows otherwise of one part; `by`: in CSS pixels, 0 for a whole part;
 * `letters`: how many there are in a line of the part, or of the one that it follows.
 */
export type Difference = { part: string; aspect: Aspect; by: number; letters: number };

const LINE = 40;

/**
 * What differs from the reference by more than the tolerance. A part is compared with where the one
 * before it ends: otherwise one difference would move all that follows. For the same reason only
 * parts without parts in them have a height.
 */
export const differencesOf = (reference: readonly Part[], other: readonly Part[]): Difference[] => {
  const sameAs = pairsOf(reference, other);
  const ofBoth = new Set(sameAs.values());
  const whole = (aspect: Aspect, parts: readonly Part[]): Difference[] =>
    parts.map(({ name }) => ({ part: name, aspect, by: 0, letters: 0 }));
  const differences = [
    ...whole(
      'absent',
      reference.filter((part) => !sameAs.has(part)),
    ),
    ...whole(
      'added',
      other.filter((part) => !ofBoth.has(part)),
    ),
  ];
  /** The part before, by the part around both. */
  const last = new Map<number, Part>();
  const lastOfOther = new Map<number, Part>();
  const before = new Map<Part, Part | undefined>();
  for (const part of other) {
    before.set(part, lastOfOther.get(part.within));
    if (!part.isFixed) lastOfOther.set(part.within, part);
  }
  for (const part of reference) {
    const previous = last.get(part.within);
    if (!part.isFixed) last.set(part.within, part);
    const same = sameAs.get(part);
    if (!same) continue;
    const tell = (aspect: Aspect, by: number) => {
      if (Math.abs(by) > TOLERANCE)
        differences.push({
          part: part.name,
          aspect,
          by: Math.round(by * 10) / 10,
          letters: Math.min(LINE, Math.max(part.letters, previous?.letters ?? 0)),
        });
    };
    tell('width', same.width - part.width);
    if (part.isLeaf && same.isLeaf) tell('height', same.height - part.height);
    if (part.isFixed) {
      tell('top', same.top - part.top);
      tell('left', same.left - part.left);
      continue;
    }
    const start = previous ?? reference[part.within];
    const startOfSame = start && sameAs.get(start);
    // What follows a part that only one of them shows stands elsewhere.
    if (!startOfSame || before.get(same) !== (previous && startOfSame)) continue;
    const isBeside = previous !== undefined && part.top < previous.top + previous.height - 1;
    const isAfter = isBeside && part.left >= previous.left + previous.width - 1;
    const topFrom = ({ top, height }: Part) => (previous && !isBeside ? top + height : top);
    const leftFrom = ({ left, width }: Part) => (isAfter ? left + width : left);
    tell('top', same.top - topFrom(startOfSame) - (part.top - topFrom(start)));
    tell('left', same.left - leftFrom(startOfSame) - (part.left - leftFrom(start)));
  }
  return differences;
};

/** The part of the other engine for each of the reference: of the same name, in the same order. */
const pairsOf = (reference: readonly Part[], other: readonly Part[]): Map<Part, Part> => {
  // The longest common subsequence, from the end.
  const lengths = Array.from(
    { length: reference.length + 1 },
    () => new Uint16Array(other.length + 1),
  );
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  const isSame = (row: number, column: number) => reference[row]?.name === other[column]?.name;
  for (let row = reference.length - 1; row >= 0; row--) {
    const line = lengths[row] ?? [];
    for (let column = other.length - 1; column >= 0; column--)
      line[column] = isSame(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  }
  const pairs = new Map<Part, Part>();
  let [row, column] = [0, 0];
  while (row < reference.length && column < other.length) {
    const [one, two] = [reference[row], other[column]];
    if (one && two && one.name === two.name) {
      pairs.set(one, two);
      row++;
      column++;
    } else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return pairs;
};
