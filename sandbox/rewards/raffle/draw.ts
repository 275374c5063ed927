import { createHash, createHmac } from 'node:crypto';

/** The prizes of a week, the first place first (the promotion `mission` says the same). */
export const PRIZES: readonly string[] = [
  '50000.00',
  '10000.00',
  '10000.00',
  '2000.00',
  '2000.00',
  '2000.00',
  '2000.00',
  '2000.00',
];

/** The hash of a seed, which is published before the draw. */
export const commitmentOf = (seed: string): string =>
  createHash('sha256').update(seed).digest('hex');

/**
 * The numbers of the winning tickets, the first place first. The owners go into the draw, so that
 * no ticket can be added, moved or given away afterwards. A ticket wins at most once.
 */
export const winningNumbers = (
  { week, seed }: { week: string; seed: string },
  owners: readonly string[],
): number[] => {
  const list = createHash('sha256').update(owners.join('\n')).digest('hex');
  const left = owners.map((_, index) => index + 1);
  return PRIZES.slice(0, left.length).flatMap((_, index) => {
    const random = createHmac('sha256', seed)
      .update(`${week} ${list} ${index + 1}`)
      .digest('hex');
    return left.splice(Number(BigInt(`0x${random}`) % BigInt(left.length)), 1);
  });
};
