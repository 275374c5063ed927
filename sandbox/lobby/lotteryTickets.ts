import { Big } from 'big.js';
import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { bets, pendingBets } from '../db/schema';
import { accepted, refused, type Answer } from '../kit/answer';
import type { Services } from '../kit/services';
import { CLOSES_BEFORE, DRAWS_AHEAD, lotteryOf, type Lottery } from './lotteries';
import { drawNoOf, nextDraw, resultAt } from './lotteryDraws';
import { pickedOf, rulesOf, timesPaid } from './lotteryRules';
import { placePending } from './placePending';
import type { Playing } from './tickets';

const SHOWN = 8;

/** A draw that tickets are sold for. Times are epoch milliseconds. */
type OpenDraw = { drawNo: string; drawAt: number; closesAt: number };
/** A ticket as the game shows it. `profit` is null while it waits for its draw. */
export type TicketShown = {
  betId: string;
  drawNo: string;
  drawAt: number;
  numbers: string[];
  stake: string;
  profit: string | null;
  /** What was paid for it, its stake included; null while it waits. */
  payout: string | null;
  /** The drawn numbers, prize by prize; empty while it waits. */
  drawn: string[];
};

/** The draws that tickets are sold for, the next one first. */
export const openDraws = (lottery: Lottery, now: number): OpenDraw[] => {
  const first = nextDraw(lottery, now + CLOSES_BEFORE);
  return Array.from({ length: DRAWS_AHEAD }, (_, index) => {
    const drawAt = first + index * lottery.every;
    return { drawNo: drawNoOf(lottery, drawAt), drawAt, closesAt: drawAt - CLOSES_BEFORE };
  });
};

/** What a member asks for: the numbers, the draw (epoch milliseconds) and the stake. */
export type TicketAsked = {
  betId: string;
  stake: string;
  numbers: readonly string[];
  drawAt: number;
};
/** A bought ticket, and the balance that is left. */
export type Bought = { betId: string; stake: string; balance: string; ticket: TicketShown };

/**
 * Buys a ticket: the stake leaves the wallet, and the bet stays open until the draw. The same id is
 * never bought twice and always gets the same answer.
 */
export const buyTicket = async (
  services: Pick<Services, 'db' | 'clock' | 'settings' | 'perAccount' | 'gamePace'>,
  playing: Playing,
  lottery: Lottery,
  asked: TicketAsked,
): Promise<Answer<Bought>> => {
  const { betId, stake, numbers, drawAt } = asked;
  const picked = pickedOf(rulesOf(lottery.format).picking, numbers);
  if (picked === null) return refused((words) => words.numbersWrong, { reason: 'numbers' });
  const mine = and(eq(bets.userId, playing.user.id), eq(bets.clientId, betId));
  const answer = await placePending(services, playing, asked, {
    read: async (tx) => (await ticketRows(tx).where(mine))[0],
    isSame: (row) => isSame(row, lottery, { stake, picked, drawAt }),
    sell: () =>
      openDraws(lottery, services.clock.now()).some((draw) => draw.drawAt === drawAt)
        ? {
            kind: 'sold',
            waits: { book: lottery.code, dueAt: new Date(drawAt), numbers: picked },
          }
        : refused((words) => words.drawClosed, { reason: 'drawClosed' }),
  });
  if (answer.kind !== 'accepted') return answer;
  const { balance, kept } = answer.value;
  return accepted({ betId, stake: kept.stake, balance, ticket: shown(kept) });
};

/** The last tickets of a member in a lottery, the newest first. */
export const lastTickets = async (
  db: Database,
  userId: string,
  lottery: Lottery,
): Promise<TicketShown[]> => {
  const rows = await ticketRows(db)
    .where(and(eq(pendingBets.userId, userId), eq(pendingBets.book, lottery.code)))
    .orderBy(desc(pendingBets.betId))
    .limit(SHOWN);
  return rows.map((row) => shown(row));
};

/** The tickets of a member for draws of one lottery, the oldest first. */
export const ticketsOfDraws = async (
  db: Database,
  userId: string,
  lottery: Lottery,
  draws: readonly number[],
): Promise<TicketShown[]> => {
  const rows = await ticketRows(db)
    .where(
      and(
        eq(pendingBets.userId, userId),
        eq(pendingBets.book, lottery.code),
        inArray(
          pendingBets.dueAt,
          draws.map((drawAt) => new Date(drawAt)),
        ),
      ),
    )
    .orderBy(asc(pendingBets.betId));
  return rows.map((row) => shown(row));
};

/** How many tickets of a member wait for their draw, by lottery. */
export const waitingTickets = async (
  db: Database,
  userId: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ lottery: pendingBets.book, tickets: count() })
    .from(pendingBets)
    .where(and(eq(pendingBets.userId, userId), isNull(pendingBets.settledAt)))
    .groupBy(pendingBets.book);
  return new Map(rows.map(({ lottery, tickets }) => [lottery, tickets]));
};

/** The draw and the numbers of bets that are tickets, by the id of the bet. */
export const ticketsOfBets = async (
  db: Database,
  betIds: readonly number[],
): Promise<ReadonlyMap<number, { drawNo: string; numbers: string[] }>> => {
  if (betIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(pendingBets)
    .where(inArray(pendingBets.betId, [...betIds]));
  return new Map(
    rows.flatMap(({ betId, book, dueAt, numbers }) => {
      const lottery = lotteryOf(book);
      return lottery ? [[betId, { drawNo: drawNoOf(lottery, dueAt.getTime()), numbers }]] : [];
    }),
  );
};

/** What is paid for a ticket whose draw took place, its stake included. */
export const paidForTicket = ({
  book,
  dueAt,
  numbers,
  stake,
}: Pick<typeof pendingBets.$inferSelect, 'book' | 'dueAt' | 'numbers'> & {
  stake: string;
}): Big => {
  const lottery = knownLottery(book);
  const result = resultAt(lottery, dueAt.getTime(), 'EN');
  return new Big(stake).times(timesPaid(rulesOf(lottery.format), numbers, result));
};

const ticketRows = (db: Database) =>
  db
    .select({
      betId: pendingBets.betId,
      lottery: pendingBets.book,
      drawAt: pendingBets.dueAt,
      numbers: pendingBets.numbers,
      clientId: bets.clientId,
      stake: bets.stake,
      profit: bets.profit,
    })
    .from(pendingBets)
    .innerJoin(bets, eq(bets.id, pendingBets.betId))
    .$dynamic();

type Row = Pick<typeof pendingBets.$inferSelect, 'betId' | 'numbers'> & {
  lottery: string;
  drawAt: Date;
} & Pick<typeof bets.$inferSelect, 'clientId' | 'stake' | 'profit'>;

const isSame = (
  row: Row,
  { code }: Lottery,
  { stake, picked, drawAt }: { stake: string; picked: readonly string[]; drawAt: number },
): boolean =>
  row.lottery === code &&
  new Big(row.stake).eq(stake) &&
  row.drawAt.getTime() === drawAt &&
  row.numbers.join(' ') === picked.join(' ');

const shown = ({ lottery: code, drawAt, numbers, clientId, stake, profit }: Row): TicketShown => {
  const { drawNo, prizes } = resultAt(knownLottery(code), drawAt.getTime(), 'EN');
  return {
    betId: clientId,
    drawNo,
    drawAt: drawAt.getTime(),
    numbers,
    stake,
    profit,
    payout: profit === null ? null : new Big(stake).plus(profit).toFixed(2),
    drawn: profit === null ? [] : prizes.flatMap((prize) => prize.numbers),
  };
};

/** A ticket names a lottery of the table: none is ever removed from it. */
const knownLottery = (code: string): Lottery => {
  const lottery = lotteryOf(code);
  if (!lottery) throw new Error(`There is no lottery ${code} any more.`);
  return lottery;
};
