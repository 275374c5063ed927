import { expect, test } from 'vitest';
import { judge } from './judge';

/** A few charts each time; `CHARTS=1000` for many. */
const CHARTS = Number(process.env['CHARTS'] ?? 30);

/** Charts that once showed a false claim. */
const FOUND = [628];

test(
  `${CHARTS} random charts: what is said to be taken and reached is so`,
  () => {
    const wrong: string[] = [];
    let judged = 0;
    const seeds = Array.from({ length: CHARTS }, (_, index) => index + 1);
    for (const seed of [...seeds, ...FOUND]) {
      const verdict = judge(seed);
      wrong.push(...verdict.wrong.map((one) => `${seed}: ${one}`));
      if (verdict.isWhole) judged++;
    }
    expect(wrong).toEqual([]);
    expect(judged).toBeGreaterThan(CHARTS * 0.5);
  },
  60_000 + 3_000 * CHARTS,
);
