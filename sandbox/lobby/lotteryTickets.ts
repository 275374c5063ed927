import { Big } from 'big.js';
import { and, asc, count, desc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../db/database';
import { bets, lotteryTickets } from '../db/schema';
import { accepted, refused, type Answer } from '../kit/answer';
import type { Services } from '../kit/services';
import { refuseBlocked } from '../member/playBlock/block';
import { lockLimits, refuseAbove } from '../member/limits/check';
import { lockPlay, notePlay, refuseUnchecked } from '../member/playSession/session';
import { lockMain, post } from '../money/purses';
import { stakesOf } from './stakes';
import { CLOSES_BEFORE, DRAWS_AHEAD, lotteryOf, type Lottery } from './lotteries';
import { drawNoOf, nextDraw, resultAt } from './lotteryDraws';
import { pickedOf, rulesOf, timesPaid } from './lotteryRules';
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
  { db, clock, settings, perAccount }: Pick<Services, 'db' | 'clock' | 'settings' | 'perAccount'>,
  { user, game }: Playing,
  lottery: Lottery,
  { betId, stake, numbers, drawAt }: TicketAsked,
): Promise<Answer<Bought>> => {
  const { minimum, maximum } = stakesOf(game);
  if (new Big(stake).lt(minimum) || new Big(stake).gt(maximum))
    return refused((words) => words.stakeWrong(minimum, maximum), { reason: 'stake' });
  const picked = pickedOf(rulesOf(lottery.format).picking, numbers);
  if (picked === null) return refused((words) => words.numbersWrong, { reason: 'numbers' });
  return perAccount(`bets:${user.id}`, () =>
    db.transaction(async (tx) => {
      // The lock comes first: a second purchase with this id waits until the first is written.
      const purse = await lockMain(tx, user.id);
      const [before] = await ticketRows(tx).where(
        and(eq(bets.userId, user.id), eq(bets.clientId, betId)),
      );
      if (before) {
        return isSame(before, lottery, { stake, picked, drawAt })
          ? accepted({
              betId,
              stake: before.stake,
              balance: purse.balance,
              ticket: shown(before),
            })
          : refused((words) => words.betReused, { reason: 'betReused' });
      }
      if (!openDraws(lottery, clock.now()).some((draw) => draw.drawAt === drawAt))
        return refused((words) => words.drawClosed, { reason: 'drawClosed' });
      if (new Big(purse.balance).lt(stake))
        return refused((words) => words.betFunds, { reason: 'insufficientFunds' });
      const blocked = await refuseBlocked({ clock }, tx, user.id);
      if (blocked) return blocked;
      const play = await lockPlay({ settings, clock }, tx, user.id);
      const unchecked = refuseUnchecked(play);
      if (unchecked) return unchecked;
      const limits = await lockLimits(tx, user.id, ['loss', 'stake']);
      const time = clock.date();
      const asked = { userId: user.id, limits, amount: stake, at: time };
      const tooMuch = await refuseAbove({ settings }, tx, asked);
      if (tooMuch) return tooMuch;
      const { nodeId, name: gameName, vassalage, gameType } = game;
      const [bet] = await tx
        .insert(bets)
        .values({
          userId: user.id,
          clientId: betId,
          nodeId,
          gameName,
          vassalage,
          gameType,
          stake,
          time,
        })
        .returning();
      if (!bet) throw new Error('The database gave no bet back.');
      const balance = await post(tx, purse, [
        { kind: 'stake', amount: `-${stake}`, time, betId: bet.id },
      ]);
      const ticket = {
        betId: bet.id,
        userId: user.id,
        lottery: lottery.code,
        drawAt: new Date(drawAt),
        numbers: picked,
      };
      await tx.insert(lotteryTickets).values(ticket);
      await notePlay(tx, user.id, play, time);
      const row = { ...ticket, clientId: betId, stake: bet.stake, profit: null };
      return accepted({ betId, stake: bet.stake, balance, ticket: shown(row) });
    }),
  );
};

/**
 * Settles every ticket whose draw took place, by its published result. Every reader of wallets or
 * bets calls it first, never inside a transaction. A second call pays nothing.
 */
export const settleTickets = async ({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> => {
  const isDue = and(isNull(lotteryTickets.settledAt), lte(lotteryTickets.drawAt, clock.date()));
  const owners = await db
    .selectDistinct({ userId: lotteryTickets.userId })
    .from(lotteryTickets)
    .where(isDue);
  for (const { userId } of owners) {
    await db.transaction(async (tx) => {
      // The wallet is locked first, so that the second of two settlements finds the first.
      const purse = await lockMain(tx, userId);
      const time = clock.date();
      const due = await ticketRows(tx)
        .where(and(isDue, eq(lotteryTickets.userId, userId)))
        .orderBy(asc(lotteryTickets.drawAt), asc(lotteryTickets.betId));
      for (const row of due) {
        const payout = payoutOf(row);
        const balance = await post(tx, purse, [
          { kind: 'payout', amount: payout.toFixed(2), time, betId: row.betId },
        ]);
        await tx
          .update(bets)
          .set({ profit: payout.minus(row.stake).toFixed(2), balance })
          .where(eq(bets.id, row.betId));
        await tx
          .update(lotteryTickets)
          .set({ settledAt: time })
          .where(eq(lotteryTickets.betId, row.betId));
      }
    });
  }
};

/** The last tickets of a member in a lottery, the newest first. */
export const lastTickets = async (
  db: Database,
  userId: string,
  lottery: Lottery,
): Promise<TicketShown[]> => {
  const rows = await ticketRows(db)
    .where(and(eq(lotteryTickets.userId, userId), eq(lotteryTickets.lottery, lottery.code)))
    .orderBy(desc(lotteryTickets.betId))
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
        eq(lotteryTickets.userId, userId),
        eq(lotteryTickets.lottery, lottery.code),
        inArray(
          lotteryTickets.drawAt,
          draws.map((drawAt) => new Date(drawAt)),
        ),
      ),
    )
    .orderBy(asc(lotteryTickets.betId));
  return rows.map((row) => shown(row));
};

/** How many tickets of a member wait for their draw, by lottery. */
export const waitingTickets = async (
  db: Database,
  userId: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ lottery: lotteryTickets.lottery, tickets: count() })
    .from(lotteryTickets)
    .where(and(eq(lotteryTickets.userId, userId), isNull(lotteryTickets.settledAt)))
    .groupBy(lotteryTickets.lottery);
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
    .from(lotteryTickets)
    .where(inArray(lotteryTickets.betId, [...betIds]));
  return new Map(
    rows.map(({ betId, lottery, drawAt, numbers }) => [
      betId,
      { drawNo: drawNoOf(knownLottery(lottery), drawAt.getTime()), numbers },
    ]),
  );
};

const ticketRows = (db: Database) =>
  db
    .select({
      betId: lotteryTickets.betId,
      lottery: lotteryTickets.lottery,
      drawAt: lotteryTickets.drawAt,
      numbers: lotteryTickets.numbers,
      clientId: bets.clientId,
      stake: bets.stake,
      profit: bets.profit,
    })
    .from(lotteryTickets)
    .innerJoin(bets, eq(bets.id, lotteryTickets.betId))
    .$dynamic();

type Row = Pick<typeof lotteryTickets.$inferSelect, 'betId' | 'lottery' | 'drawAt' | 'numbers'> &
  Pick<typeof bets.$inferSelect, 'clientId' | 'stake' | 'profit'>;

const isSame = (
  row: Row,
  { code }: Lottery,
  { stake, picked, drawAt }: { stake: string; picked: readonly string[]; drawAt: number },
): boolean =>
  row.lottery === code &&
  new Big(row.stake).eq(stake) &&
  row.drawAt.getTime() === drawAt &&
  row.numbers.join(' ') === picked.join(' ');

const payoutOf = ({ lottery: code, drawAt, numbers, stake }: Row): Big => {
  const lottery = knownLottery(code);
  const result = resultAt(lottery, drawAt.getTime(), 'EN');
  return new Big(stake).times(timesPaid(rulesOf(lottery.format), numbers, result));
};

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
