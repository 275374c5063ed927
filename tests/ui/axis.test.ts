import { describe, expect, it } from 'vitest';
import { labelledOf, ticksOf } from '../../src/ui/axis';

describe('ticksOf', () => {
  it('goes in round steps over all values and zero', () => {
    expect(ticksOf([50_000, 110_000, 140_000])).toEqual([0, 50_000, 100_000, 150_000]);
    expect(ticksOf([-38_550, 8_950])).toEqual([-40_000, -20_000, 0, 20_000]);
    expect(ticksOf([-9_437.89, -601.36])).toEqual([-10_000, -5_000, 0]);
  });

  it('has whole numbers, and zero alone where there is nothing else', () => {
    expect(ticksOf([1, 2])).toEqual([0, 1, 2]);
    expect(ticksOf([0.5])).toEqual([0, 1]);
    expect(ticksOf([0, 0])).toEqual([0]);
    expect(ticksOf([])).toEqual([0]);
  });
});

describe('labelledOf', () => {
  const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`);

  it('names each where all fit, otherwise every so many up to the last', () => {
    expect(labelledOf(months, 105)).toHaveLength(12);
    expect(labelledOf(months, 30)).toEqual([3, 7, 11]);
    expect(labelledOf(months, 5)).toEqual([11]);
    expect(labelledOf(months.slice(0, 1), 30)).toEqual([0]);
    expect(labelledOf([], 30)).toEqual([]);
  });

  it('lets a period take two lines', () => {
    const periods = months.map((month) => `${month}-01 – ${month}-28`);
    expect(labelledOf(periods, 30)).toEqual([2, 11]);
  });
});
