import { expect, it } from 'vitest';
import { LOTTERIES, type Format } from '../../../sandbox/lobby/lotteries';
import { resultAt } from '../../../sandbox/lobby/lotteryDraws';
import { pickedOf, rulesOf, timesPaid } from '../../../sandbox/lobby/lotteryRules';

const each = LOTTERIES.map(({ code, format }) => [code, format] as const);
const line = (...numbers: string[]) => ({ prizes: [{ prize: 'Winning numbers', numbers }] });
const formatOf = (code: string): Format => {
  const lottery = LOTTERIES.find((one) => one.code === code);
  if (!lottery) throw new Error(`There is no lottery ${code}.`);
  return lottery.format;
};
const paid = (code: string, numbers: string[], ...drawn: string[]) =>
  timesPaid(rulesOf(formatOf(code)), numbers, line(...drawn));

it.each(each)('%s publishes what it pays, from the highest match down', (_code, format) => {
  const { picking, pays } = rulesOf(format);
  const matches = pays.map((payout) => payout.matches);
  expect(matches).toEqual(matches.toSorted((a, b) => b - a));
  expect(pays[0]?.times).toBeGreaterThanOrEqual(10);
  expect(picking.count).toBeGreaterThanOrEqual(1);
});

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** The chance of each number of matches, by arithmetic that shares nothing with the platform. */
const CHANCES: Record<string, Record<number, number>> = {
  SSC1: { 3: 0.001, 2: 0.009, 1: 0.09 },
  MM2D_NOON: { 2: 0.01, 1: 0.09 },
  TH6D: { 3: 0.001, 2: 0.009, 1: 0.09 },
  K3_1: { 3: 1 / 216, 2: 15 / 216, 1: 75 / 216 },
  PK10_5: { 3: 1 / 720, 2: 7 / 720, 1: 64 / 720 },
  X5_1: { 3: choose(5, 3) / 165, 2: (choose(5, 2) * 6) / 165 },
  ZY_LAGOON5: { 3: choose(6, 3) / 18_424, 2: (choose(6, 2) * 43) / 18_424 },
  KENO1: { 3: choose(20, 3) / 82_160, 2: (choose(20, 2) * 60) / 82_160 },
  BINGO3: { 3: choose(15, 3) / 67_525, 2: (choose(15, 2) * 60) / 67_525 },
  VN_HANOI: { 2: 0.01, 1: 0.99 * (1 - 0.99 ** 26) },
  VN_HCMC: { 2: 0.01, 1: 0.99 * (1 - 0.99 ** 17) },
};

it.each(Object.entries(CHANCES))('%s pays back 92 to 97 % of the stakes', (code, chances) => {
  const back = rulesOf(formatOf(code)).pays.reduce(
    (sum, { matches, times }) => sum + times * (chances[matches] ?? 0),
    0,
  );
  expect(back).toBeGreaterThan(0.92);
  expect(back).toBeLessThan(0.975);
});

it('pays by what the published result says', () => {
  expect(paid('SSC1', ['3', '4', '5'], '1', '2', '3', '4', '5')).toBe(500);
  expect(paid('SSC1', ['9', '4', '5'], '1', '2', '3', '4', '5')).toBe(20);
  expect(paid('SSC1', ['9', '9', '5'], '1', '2', '3', '4', '5')).toBe(3);
  expect(paid('SSC1', ['3', '4', '9'], '1', '2', '3', '4', '5')).toBe(0);
  expect(paid('TH6D', ['4', '5', '6'], '123456')).toBe(500);
  expect(paid('MM2D_NOON', ['0', '7'], '07')).toBe(85);
  expect(paid('MM2D_NOON', ['1', '7'], '07')).toBe(1);
  expect(paid('K3_1', ['6'], '6', '1', '6')).toBe(3);
  expect(paid('K3_1', ['5'], '6', '1', '6')).toBe(0);
  expect(paid('PK10_5', ['07', '01', '10'], '07', '01', '10', '02')).toBe(300);
  expect(paid('PK10_5', ['07', '10', '01'], '07', '01', '10', '02')).toBe(3);
  expect(paid('PK10_5', ['01', '07', '10'], '07', '01', '10', '02')).toBe(0);
  expect(paid('X5_1', ['01', '05', '09'], '09', '02', '05', '11', '01')).toBe(10);
  expect(paid('KENO1', ['01', '05', '80'], '80', '05', '33')).toBe(2);
  const vietnam = {
    prizes: [
      { prize: 'Special prize', numbers: ['12345'] },
      { prize: 'First prize', numbers: ['99907'] },
    ],
  };
  const hanoi = rulesOf(formatOf('VN_HANOI'));
  expect(timesPaid(hanoi, ['4', '5'], vietnam)).toBe(70);
  expect(timesPaid(hanoi, ['0', '7'], vietnam)).toBe(1);
  expect(timesPaid(hanoi, ['9', '0'], vietnam)).toBe(0);
});

it.each(each)('%s takes the numbers that it asks for and nothing else', (code, format) => {
  const { picking } = rulesOf(format);
  const isDigits = picking.kind === 'digits';
  const first = isDigits ? 0 : picking.from;
  const right = Array.from({ length: picking.count }, (_, index) => String(first + index));
  expect(pickedOf(picking, right)).toHaveLength(picking.count);
  expect(pickedOf(picking, right.slice(1))).toBeNull();
  expect(pickedOf(picking, [...right, '1'])).toBeNull();
  for (const wrong of ['', '-1', '1.5', 'x', isDigits ? '10' : String(picking.to + 1)])
    expect(pickedOf(picking, [...right.slice(1), wrong]), `${code} ${wrong}`).toBeNull();
  const allTheSame = pickedOf(
    picking,
    right.map(() => right[0] ?? ''),
  );
  expect(allTheSame !== null).toBe(isDigits || picking.count === 1);
});

it('keeps the order only where it counts, with leading zeros as they are drawn', () => {
  expect(pickedOf(rulesOf(formatOf('X5_1')).picking, ['11', '2', '05'])).toEqual([
    '02',
    '05',
    '11',
  ]);
  expect(pickedOf(rulesOf(formatOf('PK10_5')).picking, ['10', '2', '1'])).toEqual([
    '10',
    '02',
    '01',
  ]);
});

it.each(each)(
  '%s pays its own results: the numbers that were drawn win the most',
  (code, format) => {
    const lottery = LOTTERIES.find((one) => one.code === code);
    if (!lottery) throw new Error(`There is no lottery ${code}.`);
    const { picking, pays } = rulesOf(format);
    for (let day = 0; day < 20; day += 1) {
      const result = resultAt(lottery, day * lottery.every + lottery.offset, 'EN');
      const drawn = result.prizes.flatMap(({ numbers }) => numbers);
      const end = (result.prizes.length > 1 ? (drawn[0] ?? '') : drawn.join(''))
        .slice(-picking.count)
        .split('');
      const best = picking.kind === 'digits' ? end : drawn.slice(0, picking.count);
      const numbers = pickedOf(picking, best);
      const times = timesPaid(rulesOf(format), numbers ?? [], result);
      // The sum of dice pays by how rare it is.
      const isBest = format.kind === 'dice' ? (times ?? 0) >= 2 : times === pays[0]?.times;
      expect(isBest, `${times} times`).toBe(true);
    }
  },
);
