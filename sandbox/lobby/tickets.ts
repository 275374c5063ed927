import { createHash, randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { SessionRules } from '../account/liveSessions';
import { sessionByHash } from '../account/sessions';
import type { Clock } from '../base/clock';
import type { Database } from '../db/database';
import { playTickets, type PlayedGame, type User } from '../db/schema';
import type { LiveSession } from '../kit/row';

const UNTIL_OPENED = 5 * 60_000;
const UNTIL_USED_AGAIN = 30 * 60_000;
const AT_MOST = 12 * 60 * 60_000;

/** A live ticket: the player and the game. */
export type Playing = {
  ticketHash: string;
  /** The session that the game was launched in. */
  sessionHash: string;
  user: User;
  game: PlayedGame;
};

/**
 * Creates a ticket for one game in one session, with a seat in a room if one is named, and returns
 * its text, which is stored nowhere. Expired tickets of all sessions are deleted.
 */
export const issueTicket = async (
  db: Database,
  clock: Clock,
  { tokenHash }: LiveSession,
  game: PlayedGame,
  roomId?: string,
): Promise<string> => {
  const ticket = randomBytes(32).toString('base64url');
  await db.delete(playTickets).where(lt(playTickets.expiresAt, clock.date()));
  await db.insert(playTickets).values({
    ticketHash: hashOf(ticket),
    sessionHash: tokenHash,
    game,
    roomId,
    expiresAt: clock.date(UNTIL_OPENED),
  });
  return ticket;
};

/**
 * The player and the game of a ticket; using it keeps the ticket and the session alive. Null when
 * either has expired.
 */
export const playingWith = async (
  db: Database,
  rules: SessionRules,
  ticket: string,
): Promise<Playing | null> => {
  const { clock } = rules;
  const ticketHash = hashOf(ticket);
  const [found] = await db.select().from(playTickets).where(eq(playTickets.ticketHash, ticketHash));
  if (!found || found.expiresAt.getTime() <= clock.now()) return null;
  const session = await sessionByHash(db, rules, found.sessionHash);
  if (!session) return null;
  const startedAt = found.startedAt ?? clock.date();
  const expiresAt = new Date(
    Math.min(clock.now() + UNTIL_USED_AGAIN, startedAt.getTime() + AT_MOST),
  );
  await db
    .update(playTickets)
    .set({ startedAt, expiresAt })
    .where(eq(playTickets.ticketHash, ticketHash));
  return { ticketHash, sessionHash: found.sessionHash, user: session.user, game: found.game };
};

/** Ends a ticket. */
export const closeTicket = async (db: Database, ticket: string): Promise<void> => {
  await db.delete(playTickets).where(eq(playTickets.ticketHash, hashOf(ticket)));
};

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('base64url');
