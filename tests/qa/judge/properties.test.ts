import { expect, test } from 'vitest';
import { judgeProperties } from './properties';

/** A few charts each time; `CHARTS=1000` for many. */
const CHARTS = Number(process.env['CHARTS'] ?? 12);

test(
  `properties of ${CHARTS} random charts: what is said to hold holds, and what is not does not`,
  () => {
    const wrong: string[] = [];
    let [judged, held, broken] = [0, 0, 0];
    for (let seed = 1; seed <= CHARTS; seed++) {
      const verdict = judgeProperties(seed);
      if (!verdict) continue;
      wrong.push(...verdict.wrong.map((one) => `${seed}: ${one}`));
      judged++;
      held += verdict.held;
      broken += verdict.broken;
    }
    expect(wrong).toEqual([]);
    expect(judged).toBeGreaterThan(CHARTS * 0.3);
    // Both answers come often enough to tell.
    expect(held).toBeGreaterThan(judged);
    expect(broken).toBeGreaterThan(judged);
  },
  60_000 + 3_000 * CHARTS,
);
