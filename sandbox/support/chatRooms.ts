import { createHash, randomBytes } from 'node:crypto';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { roleOf } from '../../contract/roles';
import { CHAT_TICKET_SECONDS } from '../../contract/sessionLimits';
import type { ChatMessage } from '../../contract/support';
import type { Clock } from '../base/clock';
import type { Database } from '../db/database';
import { isLive, type SessionRules } from '../account/liveSessions';
import { chatMessages, chatRooms, chatTickets, sessions, users, type ChatRoom } from '../db/schema';

const LIFETIME = 24 * 60 * 60_000;

type Caller = Pick<ChatRoom, 'modelId' | 'userId' | 'sessionHash' | 'name'>;
/** Who asks for a room: the hash of the session's token, null for a guest. */
type Asking = Pick<ChatRoom, 'sessionHash'>;
type Said = Pick<typeof chatMessages.$inferInsert, 'clientId' | 'from' | 'author' | 'text'>;

/**
 * Opens a room for a day under an id that cannot be guessed. Expired rooms are deleted with their
 * messages.
 */
export const openRoom = async (db: Database, clock: Clock, caller: Caller): Promise<string> => {
  const id = randomBytes(24).toString('base64url');
  await db.delete(chatRooms).where(lt(chatRooms.expiresAt, clock.date()));
  await db.insert(chatRooms).values({ id, ...caller, expiresAt: clock.date(LIFETIME) });
  return id;
};

/** A room that is still open; null when it is unknown or has expired. */
export const roomOf = async (db: Database, clock: Clock, id: string): Promise<ChatRoom | null> => {
  const [room] = await db
    .select()
    .from(chatRooms)
    .where(and(eq(chatRooms.id, id), gt(chatRooms.expiresAt, clock.date())));
  return room ?? null;
};

/**
 * A room that this caller may use; null for anybody else. A member's room belongs to the session
 * that opened it, a guest's to the one who knows its id.
 */
export const roomFor = async (
  db: Database,
  clock: Clock,
  id: string,
  { sessionHash }: Asking,
): Promise<ChatRoom | null> => {
  const room = id.includes('\0') ? null : await roomOf(db, clock, id);
  return room && (room.sessionHash === null || room.sessionHash === sessionHash) ? room : null;
};

/** Whether a room is still open and the session that it belongs to still lives. */
export const isRoomAlive = async (
  db: Database,
  rules: SessionRules,
  id: string,
): Promise<boolean> => {
  const room = await roomOf(db, rules.clock, id);
  if (!room?.sessionHash) return room !== null;
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, room.sessionHash), isLive(rules)));
  return session !== undefined;
};

/** Makes a ticket for the stream of a room; it is stored nowhere. */
export const makeTicket = async (db: Database, clock: Clock, roomId: string): Promise<string> => {
  const ticket = randomBytes(24).toString('base64url');
  await db.delete(chatTickets).where(lt(chatTickets.expiresAt, clock.date()));
  await db.insert(chatTickets).values({
    ticketHash: hashOf(ticket),
    roomId,
    expiresAt: clock.date(CHAT_TICKET_SECONDS * 1_000),
  });
  return ticket;
};

/** Uses a ticket up; its room, or null for a ticket that is unknown, used or too old. */
export const takeTicket = async (
  db: Database,
  rules: SessionRules,
  ticket: string,
): Promise<ChatRoom | null> => {
  const { clock } = rules;
  const [used] = await db
    .delete(chatTickets)
    .where(and(eq(chatTickets.ticketHash, hashOf(ticket)), gt(chatTickets.expiresAt, clock.date())))
    .returning();
  if (!used || !(await isRoomAlive(db, rules, used.roomId))) return null;
  return roomOf(db, clock, used.roomId);
};

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('base64url');

/** Stores a line of the chat; its id, or null when the caller's side sent the same one before. */
export const say = async (
  db: Database,
  clock: Clock,
  roomId: string,
  said: Said,
): Promise<number | null> => {
  const [kept] = await db
    .insert(chatMessages)
    .values({ roomId, ...said, time: clock.date() })
    .onConflictDoNothing()
    .returning({ id: chatMessages.id });
  return kept?.id ?? null;
};

/** The lines of a room after this message, oldest first, at most `most`. */
export const messagesAfter = async (
  db: Database,
  roomId: string,
  after: number,
  most: number,
): Promise<ChatMessage[]> => {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.roomId, roomId), gt(chatMessages.id, after)))
    .orderBy(asc(chatMessages.id))
    .limit(most);
  return rows.map(({ id, clientId, from, author, text, time }) => ({
    id: String(id),
    clientId: clientId ?? null,
    from,
    author,
    text,
    time: time.getTime(),
  }));
};

/**
 * The account that reads an answer among its messages; null for a guest and for a trial account,
 * which has none.
 */
export const readerOf = async (
  db: Database,
  { userId }: Pick<ChatRoom, 'userId'>,
): Promise<string | null> => {
  if (userId === null) return null;
  const [user] = await db.select({ type: users.type }).from(users).where(eq(users.id, userId));
  return user && roleOf(user.type) !== 'trial' ? userId : null;
};

/** Stores what the desk remembers of a conversation. */
export const rememberHowItGoes = async (
  db: Database,
  roomId: string,
  how: Pick<ChatRoom, 'puzzled' | 'handedOver'>,
): Promise<void> => {
  await db.update(chatRooms).set(how).where(eq(chatRooms.id, roomId));
};
