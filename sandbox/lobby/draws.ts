import { createHash } from 'node:crypto';

/** Whole numbers that look drawn and are the same for the same text every time. */
export type Drawn = {
  /** From 0 to below. */
  below: (limit: number) => number;
};

const WORD = 2 ** 32;

/** The numbers of a text: the same text gives the same ones. */
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
      // What is left over above the last full round would make small numbers likelier.
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

/** Balls out of a drum, none twice. */
export const balls = ({ below }: Drawn, count: number, from: number, to: number): string[] => {
  const drum = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const width = String(to).length;
  return Array.from({ length: count }, () =>
    String(drum.splice(below(drum.length), 1)[0]).padStart(width, '0'),
  );
};
