import { createHash } from 'node:crypto';

/** Whole numbers that look random and are always the same for the same text. */
export type Drawn = {
  /** A number from 0, below the limit. */
  below: (limit: number) => number;
};

const WORD = 2 ** 32;

/** The numbers of a text: the same text gives the same numbers. */
export const drawnFrom = (text: string): Drawn => {
  let block = 0;
  let bytes = Buffer.alloc(0);
  const word = (): number => {
    if (bytes.length < 4) {
      bytes = createHash('sha256').update(`${text} ${block}`).digest();
      block += 1;
    }
    const taken = bytes.readUInt32BE(0);
    bytes = bytes.subarray(4);
    return taken;
  };
  return {
    below: (limit) => {
      // Values above the last full round are dropped, because they would make small numbers more
      // likely.
      const fair = WORD - (WORD % limit);
      for (;;) {
        const taken = word();
        if (taken < fair) return taken % limit;
      }
    },
  };
};

/** Digits as one number, leading zeros kept. */
export const number = ({ below }: Drawn, digits: number): string =>
  Array.from({ length: digits }, () => below(10)).join('');

/** Balls out of a drum, without repetition. */
export const balls = ({ below }: Drawn, count: number, from: number, to: number): string[] => {
  const drum = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const width = String(to).length;
  return Array.from({ length: count }, () =>
    String(drum.splice(below(drum.length), 1)[0]).padStart(width, '0'),
  );
};
