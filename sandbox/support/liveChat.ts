import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '../../contract/constants';
import type { Clock } from '../base/clock';
import type { Database } from '../db/database';
import type { LiveChat } from '../kit/services';
import type { SettingsStore } from '../kit/settings';
import { logFault } from '../kit/logFault';
import { createKeyedQueue } from '../base/keyedQueue';
import { notify } from '../kit/notify';
import {
  isRoomAlive,
  messagesAfter,
  openRoom,
  roomFor,
  readerOf,
  rememberHowItGoes,
  roomOf,
  say,
} from './chatRooms';
import { createChatStreams, HEARTBEAT } from './chatStreams';
import { COLLEAGUE } from './desks';
import { answerOf, greetingOf } from './deskAgent';

/** Milliseconds until an answer is typed, on the real clock. */
export type TypingDelay = () => number;

/** How a live chat behaves in time; a test makes it faster. */
export type ChatPace = {
  typingDelay?: TypingDelay | undefined;
  /** Milliseconds between two signs of life of a stream. */
  heartbeat?: number | undefined;
};

/** The live chat: rooms in the database, streams and pending answers in memory. */
export const createLiveChat = (
  db: Database,
  clock: Clock,
  settings: SettingsStore,
  { typingDelay = sixToTwelveHundred, heartbeat = HEARTBEAT }: ChatPace = {},
): LiveChat => {
  const streams = createChatStreams({
    readLines: (room, after, most) => messagesAfter(db, room, after, most),
    isThere: (room) => isRoomAlive(db, { clock, settings }, room),
    limits: () => settings.current().chat.streams,
    heartbeat,
  });
  /**
   * Ids are given when a line is written, one line of a room at a time, so that a reader of a later
   * line never misses an earlier one.
   */
  const writing = createKeyedQueue();
  const typing = createKeyedQueue();
  const answers = new Set<Promise<void>>();
  let working = new AbortController();

  const answer = async (
    roomId: string,
    text: string,
    language: Language,
    { signal }: AbortController,
  ) => {
    await wait(typingDelay(), undefined, { signal });
    await writing(roomId, async () => {
      const room = await roomOf(db, clock, roomId);
      if (!room || signal.aborted) return;
      const { lines, ...how } = answerOf(room, text, language);
      for (const line of lines)
        await say(db, clock, roomId, { ...line, from: 'desk', clientId: null });
      await rememberHowItGoes(db, roomId, how);
    });
    streams.tell(roomId);
  };

  const answerLater = (roomId: string, text: string, language: Language) => {
    const desk = working;
    const answered = typing(roomId, () => answer(roomId, text, language, desk))
      .catch((error: unknown) => {
        if (!desk.signal.aborted) logFault('The answer of a desk', error);
      })
      .finally(() => answers.delete(answered));
    answers.add(answered);
  };

  const clear = async () => {
    working.abort();
    working = new AbortController();
    streams.endAll();
    await Promise.all(answers);
  };

  return {
    streams,
    open: async (caller, language) => {
      const roomId = await openRoom(db, clock, caller);
      await say(db, clock, roomId, {
        ...greetingOf(caller, language),
        from: 'desk',
        clientId: null,
      });
      return roomId;
    },
    say: (roomId, sessionHash, line, language) =>
      writing(roomId, async () => {
        if (!(await roomFor(db, clock, roomId, { sessionHash }))) return false;
        const said = await say(db, clock, roomId, { ...line, from: 'me' });
        if (said === null) return true;
        streams.tell(roomId);
        answerLater(roomId, line.text, language);
        return true;
      }),
    answer: (roomId, line) =>
      writing(roomId, async () => {
        const room = await roomOf(db, clock, roomId);
        if (!room) return false;
        const isRead = streams.isOpen(roomId);
        await db.transaction(async (tx) => {
          const id = await say(tx, clock, roomId, { ...line, from: 'desk', clientId: null });
          const userId = isRead ? null : await readerOf(tx, room);
          if (userId === null) return;
          await notify(tx, {
            userId,
            kind: 'chatAnswered',
            params: { author: COLLEAGUE, text: line.text },
            cause: `chat:${id}`,
            at: clock.date(),
          });
        });
        streams.tell(roomId);
        return true;
      }),
    clear,
  };
};

const sixToTwelveHundred: TypingDelay = () => 600 + Math.random() * 600;
