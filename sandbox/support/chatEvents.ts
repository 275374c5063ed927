import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { addressBlock } from '../base/addressBlock';
import type { Services } from '../kit/services';
import { CHAT_EVENTS_PATH } from './chatAddress';
import { takeTicket } from './chatRooms';
import { callerLanguage, envelope, refuseAs, respond } from '../kit/respond';

const RETRY = 2_000;
/** Seconds after which a client with too many streams may ask again. */
const WAIT = 10;

/**
 * The lines of a chat as server-sent events. A new stream continues after `Last-Event-ID`, or after
 * `?after=`. A ticket opens one stream. One person and one address may have a few of them.
 */
export const mountChatEvents = (app: Hono, services: Services): void => {
  const { db, chat, network } = services;
  app.get(CHAT_EVENTS_PATH, async (c) => {
    const room = await takeTicket(db, services, c.req.query('ticket') ?? '');
    if (!room) return refuseAs(c, 404, (words) => words.chatGone);

    const place = chat.streams.open({
      room: room.id,
      person: room.userId ?? `guest:${room.id}`,
      address: addressBlock(network.addressOf(c)),
      after: numberOf(c.req.header('Last-Event-ID') ?? c.req.query('after')),
    });
    if (!place)
      return respond(envelope({ kind: 'tooMany', retryAfterSeconds: WAIT }, callerLanguage(c)));

    const response = streamSSE(c, async (stream) => {
      stream.onAbort(() => place.end());
      await stream.write(`retry: ${RETRY}\n\n`);
      await new Promise<void>((over) => {
        place.start({
          send: async (lines) => {
            await stream.write(
              lines.map((line) => `id: ${line.id}\ndata: ${JSON.stringify(line)}\n\n`).join(''),
            );
          },
          sayAlive: async () => {
            await stream.write(': still here\n\n');
          },
          onEnd: (isDropped) => {
            if (isDropped) destroySocket(c);
            stream.abort();
            over();
          },
        });
      });
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
