import { Big } from 'big.js';
import type { Clock } from '../base/clock';
import type { Database } from '../db/database';
import { bets, type PlayedGame } from '../db/schema';
import { refused, type Refused } from '../kit/answer';
import type { Services } from '../kit/services';
import { lockLimits, refuseAbove } from '../member/limits/check';
import { refuseUnlimited } from '../member/limits/prompt';
import { refuseBlocked } from '../member/playBlock/block';
import { refuseUnchecked, type lockPlay } from '../member/playSession/session';
import type { Purse } from '../money/purses';
import { lockCycle, refuseTooSoon } from './gameCycle';
import { stakesOf } from './stakes';

/** The session of play that runs; null when none does. */
type Running = Awaited<ReturnType<typeof lockPlay>>;
type Needs = Pick<Services, 'settings' | 'gamePace'> & { clock: Pick<Clock, 'date'> };

/** The refusal of a stake that the game does not take; null for any other. */
export const refuseSize = (game: PlayedGame, stake: string): Refused | null => {
  const { minimum, maximum } = stakesOf(game);
  return new Big(stake).lt(minimum) || new Big(stake).gt(maximum)
    ? refused((words) => words.stakeWrong(minimum, maximum), { reason: 'stake' })
    : null;
};

type Asked = {
  userId: string;
  game: Pick<PlayedGame, 'gameType'>;
  purse: Pick<Purse, 'balance'>;
  stake: string;
};

/**
 * Whether a locked wallet may stake: funds, breaks, the reality check, limits and the cycle of the
 * game, each locked until the transaction ends. `timeOf` is asked for the time of the bet after the
 * last lock of a row; `play` is left out for the bots, which have no session of play.
 */
export const admitStake = async (
  needs: Needs,
  tx: Database,
  { userId, game, purse, stake }: Asked,
  timeOf: () => Date | Promise<Date>,
  play?: typeof lockPlay,
): Promise<Refused | { kind: 'admitted'; running: Running; time: Date }> => {
  if (new Big(purse.balance).lt(stake))
    return refused((words) => words.betFunds, { reason: 'insufficientFunds' });
  const blocked = await refuseBlocked(needs, tx, userId);
  if (blocked) return blocked;
  const running = (await play?.(needs, tx, userId)) ?? null;
  const unchecked = refuseUnchecked(running);
  if (unchecked) return unchecked;
  const own = await lockLimits(tx, userId, ['deposit', 'loss', 'stake', 'session']);
  const unlimited = play ? refuseUnlimited(needs, own) : null;
  if (unlimited) return unlimited;
  const limits = own.filter(({ kind }) => kind !== 'deposit');
  const cycle = play ? await lockCycle(needs, tx, userId, game) : 0;
  const time = await timeOf();
  return (
    (await refuseAbove(needs, tx, { userId, limits, amount: stake, at: time })) ??
    (await refuseTooSoon(tx, { userId, game, cycle, at: time })) ?? {
      kind: 'admitted',
      running,
      time,
    }
  );
};

/** Writes a bet in a game; without `profit` and `balance` it is open. */
export const writeBet = async (
  tx: Database,
  { nodeId, name: gameName, vassalage, gameType }: PlayedGame,
  bet: Pick<
    typeof bets.$inferInsert,
    'userId' | 'clientId' | 'stake' | 'time' | 'profit' | 'balance'
  >,
): Promise<typeof bets.$inferSelect> => {
  const [written] = await tx
    .insert(bets)
    .values({ ...bet, nodeId, gameName, vassalage, gameType })
    .returning();
  if (!written) throw new Error('The database gave no bet back.');
  return written;
};
