import type * as v from 'valibot';
import type { Language } from '../../contract/constants';
import type { Draw, LotteryGame, openedQuerySchema } from '../../contract/lotteries';
import type { Database } from '../db/database';
import type { User } from '../db/schema';
import { accepted, refused, type Answer } from '../kit/answer';
import { wordsOf } from '../words';
import { yangonDay, yangonMidnight } from '../base/yangon';
import { balls, drawnFrom, number, type Drawn } from './draws';
import {
  LOTTERIES,
  lotteryOf,
  lotteryOfNode,
  type Format,
  type Lottery,
  type PrizeMode,
} from './lotteries';
import { iconOf } from './lotteryIcons';
import { recentNodes } from './recent';

const SHOWN = 10;

/** The lotteries of a prize mode, with the time of the next draw. */
export const lotteryMenu = (mode: PrizeMode, language: Language, now: number): LotteryGame[] =>
  LOTTERIES.filter((lottery) => lottery.mode === mode).map((lottery) =>
    entryOf(lottery, language, now),
  );

/** The Vietnamese lotteries that a member launched, the last one first. */
export const recentVietnamese = async (
  db: Database,
  { id }: User,
  language: Language,
  now: number,
): Promise<LotteryGame[]> => {
  const played = await recentNodes(db, id);
  return played
    .flatMap((nodeId) => lotteryOfNode(nodeId) ?? [])
    .filter(({ mode }) => mode === 'VN')
    .map((lottery) => entryOf(lottery, language, now));
};

/**
 * The latest draws, newest first. They follow from the game and the time, so that the platform's
 * clock moves them and nothing is stored.
 */
export const opened = (
  modes: readonly PrizeMode[],
  { gameCode, pageSize = SHOWN }: v.InferOutput<typeof openedQuerySchema>,
  language: Language,
  now: number,
): Answer<Draw[]> => {
  const lottery = lotteryOf(gameCode);
  if (!lottery || !modes.includes(lottery.mode))
    return refused((words) => words.lotteryUnknown, { reason: 'lotteryUnknown' });
  const last = nextDraw(lottery, now) - lottery.every;
  return accepted(
    Array.from({ length: pageSize }, (_, index) =>
      drawAt(lottery, last - index * lottery.every, language),
    ),
  );
};

const entryOf = (lottery: Lottery, language: Language, now: number): LotteryGame => ({
  gameCode: lottery.code,
  gameName: lottery.name[language],
  group: lottery.group[language],
  iconUrl: iconOf(lottery),
  nextDrawAt: nextDraw(lottery, now),
  drawsEvery: lottery.every,
});

/** The next draw. */
const nextDraw = ({ every, offset }: Lottery, now: number): number => {
  const first = yangonMidnight(now) + offset;
  return first + (Math.floor((now - first) / every) + 1) * every;
};

const drawAt = (lottery: Lottery, openedAt: number, language: Language): Draw => ({
  drawNo: drawNoOf(lottery, openedAt),
  openedAt,
  prizes: prizesOf(lottery.format, drawnFrom(`${lottery.code} ${openedAt}`), language),
});

const DAY = 24 * 60 * 60_000;
/** The day in Yangon, with the number of the draw when there are several a day. */
const drawNoOf = ({ every, offset }: Lottery, openedAt: number): string => {
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
