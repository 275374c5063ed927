import type { Format } from './lotteries';
import type { Result } from './lotteryDraws';

/**
 * The numbers of a ticket: digits in their order, or numbers from a range. The order of numbers
 * counts when `isOrdered`.
 */
export type Picking =
  | { kind: 'digits'; count: number }
  | { kind: 'numbers'; count: number; from: number; to: number; isOrdered: boolean };

/**
 * What is compared with the result: the last digits of the number, how many of the numbers were
 * drawn, how many of the first places are right, how many dice show the number, or the last two
 * digits of the prizes.
 */
export type Match = 'end' | 'drawn' | 'places' | 'dice' | 'prizes';
/** How often the stake is paid for a number of matches. */
export type Payout = { matches: number; times: number };
/** The rules of a lottery: what a ticket names, and what it pays. The highest match comes first. */
export type LotteryRules = { picking: Picking; match: Match; pays: readonly Payout[] };

const pay = (matches: number, times: number): Payout => ({ matches, times });
const LAST_THREE: LotteryRules = {
  picking: { kind: 'digits', count: 3 },
  match: 'end',
  pays: [pay(3, 500), pay(2, 20), pay(1, 3)],
};
const LAST_TWO: LotteryRules = {
  picking: { kind: 'digits', count: 2 },
  match: 'end',
  pays: [pay(2, 85), pay(1, 1)],
};
/** `matches` 2 is the special prize, 1 any other prize. */
const prizes = (special: number): LotteryRules => ({
  picking: { kind: 'digits', count: 2 },
  match: 'prizes',
  pays: [pay(2, special), pay(1, 1)],
});
const SPECIAL = 2;
const ANY = 1;

/** Three numbers out of a drum, by how many balls come out of it. */
const DRUMS: ReadonlyMap<string, readonly Payout[]> = new Map([
  ['5 of 11', [pay(3, 10), pay(2, 1)]],
  ['6 of 49', [pay(3, 550), pay(2, 10)]],
  ['20 of 80', [pay(3, 48), pay(2, 2)]],
  ['15 of 75', [pay(3, 84), pay(2, 4)]],
]);
const PLACES = [pay(3, 300), pay(2, 25), pay(1, 3)];
const DICE = [pay(3, 12), pay(2, 3), pay(1, 2)];

/** The rules of the lotteries with this kind of result. */
export const rulesOf = (format: Format): LotteryRules => {
  switch (format.kind) {
    case 'digits':
      return LAST_THREE;
    case 'number':
      return format.digits === 2 ? LAST_TWO : LAST_THREE;
    case 'dice':
      return {
        picking: { kind: 'numbers', count: 1, from: 1, to: 6, isOrdered: false },
        match: 'dice',
        pays: DICE,
      };
    case 'north':
      return prizes(70);
    case 'south':
      return prizes(80);
    case 'balls': {
      const { count, from, to } = format;
      const isRace = count === to - from + 1;
      const pays = isRace ? PLACES : DRUMS.get(`${count} of ${to}`);
      if (!pays) throw new Error(`No payout is published for ${count} balls of ${to}.`);
      return {
        picking: { kind: 'numbers', count: 3, from, to, isOrdered: isRace },
        match: isRace ? 'places' : 'drawn',
        pays,
      };
    }
  }
};

/**
 * The numbers of a ticket as they are kept: as many as the lottery asks for, each once unless it is
 * a digit, in ascending order where the order does not count. Null for anything else.
 */
export const pickedOf = (picking: Picking, numbers: readonly string[]): string[] | null => {
  if (numbers.length !== picking.count) return null;
  if (picking.kind === 'digits')
    return numbers.every((digit) => /^\d$/.test(digit)) ? [...numbers] : null;
  const { from, to, isOrdered } = picking;
  const width = String(to).length;
  const values = numbers.map((text) => (/^\d{1,3}$/.test(text) ? Number(text) : Number.NaN));
  if (values.some((value) => !(value >= from && value <= to))) return null;
  if (new Set(values).size !== values.length) return null;
  const inOrder = isOrdered ? values : values.toSorted((a, b) => a - b);
  return inOrder.map((value) => String(value).padStart(width, '0'));
};

/** How often the stake is paid by the published result: 0 for a ticket that did not win. */
export const timesPaid = (
  { match, pays }: LotteryRules,
  numbers: readonly string[],
  { prizes: drawn }: Pick<Result, 'prizes'>,
): number => {
  const found = matchesOf(match, numbers, drawn);
  return pays.find(({ matches }) => matches === found)?.times ?? 0;
};

const matchesOf = (match: Match, numbers: readonly string[], drawn: Result['prizes']): number => {
  const line = drawn.flatMap((prize) => prize.numbers);
  switch (match) {
    case 'end':
      return commonEnd(numbers.join(''), line.join(''));
    case 'drawn':
      return numbers.filter((number) => line.includes(number)).length;
    case 'dice':
      return line.filter((die) => die === numbers[0]).length;
    case 'places': {
      const wrong = numbers.findIndex((number, place) => number !== line[place]);
      return wrong === -1 ? numbers.length : wrong;
    }
    case 'prizes': {
      const wanted = numbers.join('');
      const [special] = drawn[0]?.numbers ?? [];
      if (special?.endsWith(wanted)) return SPECIAL;
      return line.some((number) => number.endsWith(wanted)) ? ANY : 0;
    }
  }
};

const commonEnd = (picked: string, drawn: string): number => {
  let same = 0;
  while (same < picked.length && picked.at(-1 - same) === drawn.at(-1 - same)) same += 1;
  return same;
};
