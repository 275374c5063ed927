import { asc, desc, eq, gt, inArray, and } from 'drizzle-orm';
import * as v from 'valibot';
import { chatMessages, chatRooms } from '../db/schema';
import type { Services } from '../kit/services';
import { COLLEAGUE } from './desks';

/** What a person writes into a chat that was handed over. */
export const answerSchema = v.object({
  room: v.pipe(v.string(), v.minLength(1)),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1_000)),
});

/** The open chats that a desk handed over, with their lines; the newest chat first. */
export const handedOverChats = async ({ db, clock }: Pick<Services, 'db' | 'clock'>) => {
  const rooms = await db
    .select()
    .from(chatRooms)
    .where(and(eq(chatRooms.handedOver, true), gt(chatRooms.expiresAt, clock.date())))
    .orderBy(desc(chatRooms.expiresAt), asc(chatRooms.id));
  const lines = await db
    .select()
    .from(chatMessages)
    .where(
      inArray(
        chatMessages.roomId,
        rooms.map(({ id }) => id),
      ),
    )
    .orderBy(asc(chatMessages.id));
  return rooms.map(({ id, name }) => ({
    room: id,
    name: name ?? 'a guest',
    lines: lines
      .filter(({ roomId }) => roomId === id)
      .map(({ author, text, time }) => ({ author, text, time: time.getTime() })),
  }));
};

/** Writes a person's answer into a chat; false when it was not handed over or has ended. */
export const answerChat = async (
  services: Pick<Services, 'db' | 'clock' | 'chat'>,
  { room, text }: v.InferOutput<typeof answerSchema>,
): Promise<boolean> => {
  const chat = (await handedOverChats(services)).find((one) => one.room === room);
  if (!chat) return false;
  const authors = new Set(chat.lines.map(({ author }) => author));
  const author = authors.has(COLLEAGUE.EN) ? COLLEAGUE.EN : COLLEAGUE.MY;
  return services.chat.answer(room, { author, text });
};
