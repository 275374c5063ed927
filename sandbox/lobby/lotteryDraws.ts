import type { Language } from '../../contract/constants';
import type { Draw } from '../../contract/lotteries';
import { yangonDay, yangonMidnight } from '../base/yangon';
import { wordsOf } from '../words';
import { balls, drawnFrom, number, type Drawn } from './draws';
import type { Format, Lottery } from './lotteries';

/** The published result of a draw. */
export type Result = Pick<Draw, 'drawNo' | 'openedAt' | 'prizes'>;

/** The time of the next draw, epoch milliseconds. */
export const nextDraw = ({ every, offset }: Lottery, now: number): number => {
  const first = yangonMidnight(now) + offset;
  return first + (Math.floor((now - first) / every) + 1) * every;
};

/**
 * The result of the draw at a time. It follows from the lottery and the time alone, so that nothing
 * is stored for a draw.
 */
export const resultAt = (lottery: Lottery, openedAt: number, language: Language): Result => ({
  drawNo: drawNoOf(lottery, openedAt),
  openedAt,
  prizes: prizesOf(lottery.format, drawnFrom(`${lottery.code} ${openedAt}`), language),
});

const DAY = 24 * 60 * 60_000;
/** The day in Yangon, with the number of the draw when there are several a day. */
export const drawNoOf = ({ every, offset }: Lottery, openedAt: number): string => {
  const day = yangonDay(openedAt).replaceAll('-', '');
  if (every === DAY) return day;
  const ofTheDay = (openedAt - yangonMidnight(openedAt) - offset) / every + 1;
  return `${day}-${String(ofTheDay).padStart(4, '0')}`;
};

/** How many numbers of how many digits each prize has, the special prize first. */
const NORTH = [
  [1, 5],
  [1, 5],
  [2, 5],
  [6, 5],
  [4, 4],
  [6, 4],
  [3, 3],
  [4, 2],
] as const;
const SOUTH = [
  [1, 6],
  [1, 5],
  [1, 5],
  [2, 5],
  [7, 5],
  [1, 4],
  [3, 4],
  [1, 3],
  [1, 2],
] as const;

const prizesOf = (format: Format, drawn: Drawn, language: Language): Draw['prizes'] => {
  const line = (numbers: string[]) => [{ prize: wordsOf(language).winningNumbers, numbers }];
  switch (format.kind) {
    case 'balls':
      return line(balls(drawn, format.count, format.from, format.to));
    case 'digits':
      return line(Array.from({ length: format.count }, () => number(drawn, 1)));
    case 'dice':
      return line(Array.from({ length: format.count }, () => String(drawn.below(6) + 1)));
    case 'number':
      return line([number(drawn, format.digits)]);
    case 'north':
      return vietnamese(NORTH, drawn, language);
    case 'south':
      return vietnamese(SOUTH, drawn, language);
  }
};

const vietnamese = (
  scheme: ReadonlyArray<readonly [count: number, digits: number]>,
  drawn: Drawn,
  language: Language,
): Draw['prizes'] => {
  const { specialPrize, numberedPrizes } = wordsOf(language);
  return scheme.map(([count, digits], index) => ({
    prize: [specialPrize, ...numberedPrizes][index] ?? '',
    numbers: Array.from({ length: count }, () => number(drawn, digits)),
  }));
};
