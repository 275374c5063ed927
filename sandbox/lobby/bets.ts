import { Big } from 'big.js';
import { and, desc, eq } from 'drizzle-orm';
import { timeOfBet } from '../db/betTime';
import type { Database } from '../db/database';
import { bets, type PlayedGame, type User } from '../db/schema';
import { accepted, refused, type Answer } from '../kit/answer';
import { grantFinished } from '../rewards/missions/grant';
import { missionOfGame } from '../rewards/missions/progress';
import type { Services } from '../kit/services';
import type { Clock } from '../base/clock';
import { lockPlay, notePlay } from '../member/playSession/session';
import type { Lottery } from './lotteries';
import type { PlacedSlip } from '../../contract/sports';
import { placeSlip, type SlipAsked } from './sports/slips';
import { buyTicket, type Bought, type TicketAsked } from './lotteryTickets';
import { needsTransfer } from './playable';
import { admitStake, refuseSize, writeBet } from './stake';
import { decide, stageOf } from './outcome';
import { lockMain, lockVendors, post, type Purse } from '../money/purses';
import type { Playing } from './tickets';

const SHOWN = 8;

/** The result of a bet. */
export type BetResult = {
  betId: string;
  stake: string;
  payout: string;
  profit: string;
  balance: string;
  time: number;
};

type Needs = Pick<Services, 'db' | 'clock' | 'settings' | 'perAccount' | 'gamePace'>;
type Asked = { betId: string; stake: string };

/** A bet, and the missions of the week that it finishes; the balance includes their bonus. */
export const placeBet = async (
  services: Needs,
  playing: Playing,
  asked: Asked,
): Promise<Answer<BetResult>> => {
  const { gameOutcome } = services.settings.current();
  const outcome = () => decide(stageOf(playing.game.gameType), gameOutcome);
  const answer = await settleBet(services, playing, asked, outcome, lockPlay);
  return withMissions(services, playing, answer);
};

/** A ticket for a draw, and the missions of the week that it finishes. */
export const placeTicket = async (
  services: Needs,
  playing: Playing,
  lottery: Lottery,
  asked: TicketAsked,
): Promise<Answer<Bought>> =>
  withMissions(services, playing, await buyTicket(services, playing, lottery, asked));

/** A slip of sports, and the missions of the week that it finishes. */
export const placeSports = async (
  services: Needs,
  playing: Playing,
  asked: SlipAsked,
): Promise<Answer<PlacedSlip>> =>
  withMissions(services, playing, await placeSlip(services, playing, asked));

const withMissions = async <T extends { balance: string }>(
  services: Needs,
  playing: Playing,
  answer: Answer<T>,
): Promise<Answer<T>> => {
  const mission = missionOfGame(playing.game.gameType);
  if (
    answer.kind !== 'accepted' ||
    mission === null ||
    !(await grantFinished(services, playing.user, [mission]))
  )
    return answer;
  return accepted({ ...answer.value, balance: await balanceToPlay(services, playing) });
};

/**
 * Places one bet: stake, outcome and payment in one transaction. The same id is never bet twice and
 * always gets the same answer. `outcome` gives the factor of the stake that is paid. `play` gives
 * the session of play that the bet belongs to; left out for the bots, which have none.
 */
export const settleBet = async (
  {
    db,
    clock,
    settings,
    perAccount,
    gamePace,
  }: Pick<Services, 'db' | 'settings' | 'perAccount' | 'gamePace'> & { clock: Pick<Clock, 'date'> },
  { user, game }: { user: Pick<User, 'id'>; game: PlayedGame },
  { betId, stake }: Asked,
  outcome: () => number,
  play?: typeof lockPlay,
): Promise<Answer<BetResult>> => {
  const wrongSize = refuseSize(game, stake);
  if (wrongSize) return wrongSize;
  // Bets of one account wait here, because each one that waits for a row's lock holds one of the
  // few connections.
  return perAccount(`bets:${user.id}`, () =>
    db.transaction(async (tx) => {
      // The lock comes first: a second bet with this id waits here until the first is written.
      const purse = await purseOf(tx, settings.current().singleWallet, user.id, game);
      const [before] = await tx
        .select()
        .from(bets)
        .where(and(eq(bets.userId, user.id), eq(bets.clientId, betId)));
      if (before) {
        return new Big(before.stake).eq(stake)
          ? accepted({ ...resultOf(before), balance: purse.balance })
          : refused((words) => words.betReused, { reason: 'betReused' });
      }
      const admitted = await admitStake(
        { clock, settings, gamePace },
        tx,
        { userId: user.id, game, purse, stake },
        () => timeOfBet(tx, clock),
        play,
      );
      if (admitted.kind === 'refused') return admitted;
      const { running, time } = admitted;

      const payout = new Big(stake).times(outcome());
      const profit = payout.minus(stake);
      const bet = await writeBet(tx, game, {
        userId: user.id,
        clientId: betId,
        stake,
        profit: profit.toFixed(2),
        balance: new Big(purse.balance).plus(profit).toFixed(2),
        time,
      });
      await post(tx, purse, [
        { kind: 'stake', amount: `-${stake}`, time, betId: bet.id },
        { kind: 'payout', amount: payout.toFixed(2), time, betId: bet.id },
      ]);
      if (play) await notePlay(tx, user.id, running, time);
      return accepted(resultOf(bet));
    }),
  );
};

/** The balance that a member can play this game with. */
export const balanceToPlay = async (
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { user, game }: Playing,
): Promise<string> =>
  db.transaction(
    async (tx) => (await purseOf(tx, settings.current().singleWallet, user.id, game)).balance,
  );

/** How the last bets in a game ended, newest first. */
export const lastBets = async (db: Database, { user, game }: Playing): Promise<BetResult[]> =>
  (
    await db
      .select()
      .from(bets)
      .where(and(eq(bets.userId, user.id), eq(bets.nodeId, game.nodeId)))
      .orderBy(desc(bets.time), desc(bets.id))
      .limit(SHOWN)
  ).map(resultOf);

const purseOf = async (
  tx: Database,
  singleWallet: boolean,
  userId: string,
  { vassalage }: PlayedGame,
): Promise<Purse> =>
  needsTransfer(vassalage, singleWallet)
    ? lockVendors(tx, userId, vassalage)
    : lockMain(tx, userId);

const resultOf = ({
  clientId,
  stake,
  profit,
  balance,
  time,
}: typeof bets.$inferSelect): BetResult => ({
  betId: clientId,
  stake,
  payout: new Big(stake).plus(profit ?? 0).toFixed(2),
  profit: profit ?? '0.00',
  balance: balance ?? '0.00',
  time: time.getTime(),
});
