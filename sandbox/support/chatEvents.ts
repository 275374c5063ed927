import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Services } from '../kit/services';
import { CHAT_EVENTS_PATH } from './chatAddress';
import { messagesAfter, roomOf } from './chatRooms';
import { logFault } from '../kit/logFault';
import { refuseAs } from '../kit/respond';

const RETRY = 2_000;

/**
 * The lines of a chat as server-sent events. A new stream continues after `Last-Event-ID`, or after
 * `?after=`.
 */
export const mountChatEvents = (app: Hono, services: Services): void => {
  const { db, clock, chat } = services;
  app.get(CHAT_EVENTS_PATH, async (c) => {
    const room = c.req.query('room') ?? '';
    if (room.includes('\0') || !(await roomOf(db, clock, room)))
      return refuseAs(c, 404, (words) => words.chatGone);
    let last = numberOf(c.req.header('Last-Event-ID') ?? c.req.query('after'));

    const response = streamSSE(c, async (stream) => {
      const turn = chat.streams.open(room, (isDropped) => {
        if (isDropped) destroySocket(c);
        stream.abort();
      });
      stream.onAbort(() => turn.end());
      const tellNews = async () => {
        for (const message of await messagesAfter(db, room, last)) {
          await stream.writeSSE({ id: message.id, data: JSON.stringify(message) });
          last = Number(message.id);
        }
      };
      try {
        await stream.write(`retry: ${RETRY}\n\n`);
        await tellNews();
        for (let reason = await turn.next(); reason !== 'over'; reason = await turn.next()) {
          if (reason === 'said') await tellNews();
          else if (await roomOf(db, clock, room)) await stream.write(': still here\n\n');
          else turn.end();
        }
      } catch (error) {
        // The database may close while a stream ends.
        if (!stream.aborted) logFault('A chat stream', error);
      } finally {
        turn.end();
      }
    });
    response.headers.set('Cache-Control', 'no-store');
    response.headers.set('X-Accel-Buffering', 'no');
    return response;
  });
};

const LARGEST_ID = 2 ** 31 - 1;
/** Message ids are numbers; anything else that a client sends means the beginning. */
const numberOf = (text: string | undefined): number =>
  /^\d{1,10}$/.test(text ?? '') ? Math.min(Number(text), LARGEST_ID) : 0;

const destroySocket = (c: Context): void => {
  (c.env as Partial<HttpBindings> | undefined)?.outgoing?.destroy();
};
