import type * as v from 'valibot';
import type { Language } from '../../contract/constants';
import type { Draw, LotteryGame, openedQuerySchema } from '../../contract/lotteries';
import type { Database } from '../db/database';
import { CURRENCY_SYMBOL } from '../base/currency';
import type { User } from '../db/schema';
import type { Services } from '../kit/services';
import { accepted, refused, type Answer } from '../kit/answer';
import { LOTTERIES, lotteryOf, lotteryOfNode, type Lottery, type PrizeMode } from './lotteries';
import { iconOf } from './lotteryIcons';
import { nextDraw, resultAt } from './lotteryDraws';
import { ticketsOfDraws, waitingTickets } from './lotteryTickets';
import { settlePending } from './settle';
import { recentNodes } from './recent';

const SHOWN = 10;
/** A lottery of a menu, without the caller's tickets. */
type MenuEntry = Omit<LotteryGame, 'waitingTickets'>;
/** A draw, without the caller's tickets. */
type OpenedDraw = Omit<Draw, 'tickets'>;

/** The lotteries of a prize mode, with the time of the next draw. */
export const lotteryMenu = (mode: PrizeMode, language: Language, now: number): MenuEntry[] =>
  LOTTERIES.filter((lottery) => lottery.mode === mode).map((lottery) =>
    entryOf(lottery, language, now),
  );

/** The Vietnamese lotteries that a member launched, the last one first. */
export const recentVietnamese = async (
  db: Database,
  { id }: User,
  language: Language,
  now: number,
): Promise<MenuEntry[]> => {
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
): Answer<OpenedDraw[]> => {
  const lottery = lotteryOf(gameCode);
  if (!lottery || !modes.includes(lottery.mode))
    return refused((words) => words.lotteryUnknown, { reason: 'lotteryUnknown' });
  const last = nextDraw(lottery, now) - lottery.every;
  return accepted(
    Array.from({ length: pageSize }, (_, index) =>
      resultAt(lottery, last - index * lottery.every, language),
    ),
  );
};

/** The lotteries of a menu with the tickets of a member that wait for their draws. */
export const withWaiting = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id }: User,
  entries: readonly MenuEntry[],
): Promise<LotteryGame[]> => {
  await settlePending({ db, clock });
  const waiting = await waitingTickets(db, id);
  return entries.map((entry) => ({ ...entry, waitingTickets: waiting.get(entry.gameCode) ?? 0 }));
};

/** The latest draws with the tickets that a member had for them, newest first. */
export const openedFor = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id }: User,
  modes: readonly PrizeMode[],
  request: v.InferOutput<typeof openedQuerySchema>,
  language: Language,
): Promise<Answer<Draw[]>> => {
  const answer = opened(modes, request, language, clock.now());
  const lottery = lotteryOf(request.gameCode);
  if (answer.kind !== 'accepted') return answer;
  if (!lottery) throw new Error(`There is no lottery ${request.gameCode}.`);
  await settlePending({ db, clock });
  const times = answer.value.map(({ openedAt }) => openedAt);
  const tickets = await ticketsOfDraws(db, id, lottery, times);
  return accepted(
    answer.value.map((draw) => ({
      ...draw,
      tickets: tickets
        .filter(({ drawAt }) => drawAt === draw.openedAt)
        .flatMap(({ betId, numbers, stake, profit }) =>
          profit === null
            ? []
            : { id: betId, numbers, stake, profit, currencySymbol: CURRENCY_SYMBOL },
        ),
    })),
  );
};

const entryOf = (lottery: Lottery, language: Language, now: number): MenuEntry => ({
  gameCode: lottery.code,
  gameName: lottery.name[language],
  group: lottery.group[language],
  iconUrl: iconOf(lottery),
  nextDrawAt: nextDraw(lottery, now),
  drawsEvery: lottery.every,
});
