import { and, eq, isNull } from 'drizzle-orm';
import { PLAY_SESSION } from '../../../contract/playSession';
import type { Clock } from '../../base/clock';
import type { Database } from '../../db/database';
import { checkIntervals, playSessions, realityChecks, type PlaySessionRow } from '../../db/schema';
import { refused, type Refused } from '../../kit/answer';
import type { Services } from '../../kit/services';
import { packOf } from '../limits/check';

const MINUTE = 60_000;
const PAUSE = PLAY_SESSION.pauseMinutes * MINUTE;
const HELD = PLAY_SESSION.checkHours * 60 * MINUTE;

type Check = typeof realityChecks.$inferSelect;
/** The session of play that runs, and its check that is due; null while none is. */
export type RunningPlay = { session: PlaySessionRow; check: Check | null; minutes: number };
type Needs = Pick<Services, 'settings'> & { clock: Pick<Clock, 'date'> };

/** Minutes between two checks of a member: what they chose, within the bounds of the pack. */
export const minutesOf = async (needs: Needs, db: Database, userId: string): Promise<number> => {
  const { usual, least, most } = packOf(needs).realityCheck.value;
  const [chosen] = await db.select().from(checkIntervals).where(eq(checkIntervals.userId, userId));
  return Math.min(Math.max(chosen?.minutes ?? usual, least), most);
};

/**
 * Locks the session of play that runs until the transaction ends; null when none runs. What the
 * time has brought is written: a check that came due, or the end. In the transaction of a bet, call
 * it after the wallet is locked.
 */
export const lockPlay = async (
  needs: Needs,
  tx: Database,
  userId: string,
): Promise<RunningPlay | null> => {
  const [session] = await tx
    .select()
    .from(playSessions)
    .where(and(eq(playSessions.userId, userId), isNull(playSessions.endedAt)))
    .for('update');
  if (!session) return null;
  const minutes = await minutesOf(needs, tx, userId);
  const [written] = await tx
    .select()
    .from(realityChecks)
    .where(and(eq(realityChecks.sessionId, session.id), isNull(realityChecks.answer)));
  const now = needs.clock.date().getTime();
  const overAt = session.playedAt.getTime() + PAUSE;
  const dueAt = written?.dueAt.getTime() ?? dueAfter(session, minutes);
  // A check that comes before the pause is over keeps the session open.
  if (written || (dueAt < overAt && dueAt <= now)) {
    if (now < dueAt + HELD)
      return { session, minutes, check: written ?? (await due(needs, tx, session, minutes)) };
  } else if (now < overAt) return { session, minutes, check: null };
  await endAt(tx, session, session.playedAt);
  return null;
};

/** When the next check is due, by the interval in force. */
export const dueAfter = ({ countsFrom }: PlaySessionRow, minutes: number): number =>
  countsFrom.getTime() + minutes * MINUTE;

const due = async (
  needs: Needs,
  tx: Database,
  session: PlaySessionRow,
  minutes: number,
): Promise<Check> => {
  const [check] = await tx
    .insert(realityChecks)
    .values({
      sessionId: session.id,
      dueAt: new Date(dueAfter(session, minutes)),
      minutes,
      jurisdiction: packOf(needs).code,
    })
    .returning();
  if (!check) throw new Error('The database gave no check back.');
  return check;
};

/** The refusal of a bet while a check is due; null while none is. */
export const refuseUnchecked = (play: RunningPlay | null): Refused | null =>
  play?.check ? refused((words) => words.checkDue, { reason: 'checkDue' }) : null;

/** Counts a launch or a bet as play, which begins a session where none runs. */
export const notePlay = async (
  tx: Database,
  userId: string,
  play: RunningPlay | null,
  at: Date,
): Promise<void> => {
  if (play) {
    await tx.update(playSessions).set({ playedAt: at }).where(eq(playSessions.id, play.session.id));
    return;
  }
  // A launch or a bet with another wallet may have begun it at the same time.
  await tx
    .insert(playSessions)
    .values({ userId, startedAt: at, playedAt: at, countsFrom: at })
    .onConflictDoNothing();
};

/** Ends the play of a member who leaves; a check that is due ends with it. */
export const endPlay = async (needs: Needs, tx: Database, userId: string): Promise<void> => {
  const play = await lockPlay(needs, tx, userId);
  if (play) await endAt(tx, play.session, needs.clock.date());
};

const endAt = async (tx: Database, { id }: PlaySessionRow, endedAt: Date): Promise<void> => {
  await tx.update(playSessions).set({ endedAt }).where(eq(playSessions.id, id));
};
