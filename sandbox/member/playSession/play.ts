import { Big } from 'big.js';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { CheckAnswer, Play, PlaySession } from '../../../contract/playSession';
import { CURRENCY_SYMBOL } from '../../base/currency';
import type { Database } from '../../db/database';
import {
  bets,
  checkIntervals,
  playSessions,
  realityChecks,
  type PlaySessionRow,
} from '../../db/schema';
import { refused, type Refused } from '../../kit/answer';
import type { Services } from '../../kit/services';
import { packOf } from '../limits/check';
import { dueAfter, lockPlay, minutesOf, type RunningPlay } from './session';

type Needs = Pick<Services, 'settings' | 'clock'>;

/** The play of a member now, with what it has cost and brought. */
export const playOf = async (needs: Needs, tx: Database, userId: string): Promise<Play> => {
  const play = await lockPlay(needs, tx, userId);
  return {
    session: play && (await shown(tx, play)),
    interval: {
      minutes: play?.minutes ?? (await minutesOf(needs, tx, userId)),
      ...packOf(needs).realityCheck.value,
    },
    panicHours: packOf(needs).panicHours.value,
    currencySymbol: CURRENCY_SYMBOL,
    now: needs.clock.now(),
  };
};

const shown = async (
  tx: Database,
  { session, check, minutes }: RunningPlay,
): Promise<PlaySession> => ({
  startedAt: session.startedAt.getTime(),
  dueAt: check?.dueAt.getTime() ?? dueAfter(session, minutes),
  ...(await figuresOf(tx, session)),
  check: check && { id: check.id, dueAt: check.dueAt.getTime() },
});

const figuresOf = async (
  tx: Database,
  { userId, startedAt }: PlaySessionRow,
): Promise<Pick<PlaySession, 'stakes' | 'returns' | 'net'>> => {
  const [row] = await tx
    .select({
      stakes: sql<string>`coalesce(sum(${bets.stake}), 0)`,
      returns: sql<string>`coalesce(sum(${bets.stake} + ${bets.profit}), 0)`,
    })
    .from(bets)
    .where(and(eq(bets.userId, userId), gte(bets.time, startedAt)));
  const stakes = new Big(row?.stakes ?? 0);
  const returns = new Big(row?.returns ?? 0);
  return {
    stakes: stakes.toFixed(2),
    returns: returns.toFixed(2),
    net: returns.minus(stakes).toFixed(2),
  };
};

/**
 * Answers a check, for every tab and device; the next interval begins. A check that is answered
 * already, or whose session is over, stays as it is.
 */
export const answerCheck = async (
  needs: Needs,
  tx: Database,
  userId: string,
  { check: id, answer }: { check: number; answer: CheckAnswer },
): Promise<void> => {
  const play = await lockPlay(needs, tx, userId);
  if (play?.check?.id !== id) return;
  const at = needs.clock.date();
  await tx.update(realityChecks).set({ answer, answeredAt: at }).where(eq(realityChecks.id, id));
  // The pause begins with the answer, or a person who reads a statement would end the session.
  await tx
    .update(playSessions)
    .set({ countsFrom: at, playedAt: at })
    .where(eq(playSessions.id, play.session.id));
};

/** Keeps how often a member wants to be checked; a check that is due by now stays due. */
export const chooseInterval = async (
  needs: Needs,
  tx: Database,
  userId: string,
  minutes: number,
): Promise<Refused | null> => {
  const { least, most } = packOf(needs).realityCheck.value;
  if (minutes < least || minutes > most)
    return refused((words) => words.checkInterval(least, most), { reason: 'interval' });
  await lockPlay(needs, tx, userId);
  await tx
    .insert(checkIntervals)
    .values({ userId, minutes })
    .onConflictDoUpdate({ target: checkIntervals.userId, set: { minutes } });
  return null;
};
