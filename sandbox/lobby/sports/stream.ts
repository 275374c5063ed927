import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Clock } from '../../base/clock';
import { boardAt } from './board';

const EVERY = 2_000;
/** Then the page asks again, with a ticket that is checked again. */
const AT_MOST = 5 * 60_000;

/** The streams of the board. */
export type BoardStreams = {
  /**
   * The board as server-sent events, whenever something on it changes. A ticket has one stream: a
   * new one ends the other.
   */
  open(c: Context, ticketHash: string): Response;
  endAll(): void;
};

/** Who reads a stream. `send` gets the board as JSON. */
type Reader = { send: (data: string) => void; end: () => void; until: number };

/** The streams of one platform. One board is made for all of them, while somebody reads. */
export const createBoardStreams = (clock: Clock): BoardStreams => {
  const readers = new Map<string, Reader>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let shown = '';

  const sendChange = () => {
    const { now, ...board } = boardAt(clock.now());
    const text = JSON.stringify(board);
    const isOther = text !== shown;
    shown = text;
    const data = JSON.stringify({ now, ...board });
    for (const { send, end, until } of readers.values()) {
      if (Date.now() >= until) end();
      else if (isOther) send(data);
    }
  };
  const add = (ticketHash: string, reader: Reader) => {
    readers.get(ticketHash)?.end();
    readers.set(ticketHash, reader);
    reader.send(JSON.stringify(boardAt(clock.now())));
    timer ??= setInterval(sendChange, EVERY);
  };
  const remove = (ticketHash: string, reader: Reader) => {
    if (readers.get(ticketHash) === reader) readers.delete(ticketHash);
    if (readers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    open: (c, ticketHash) => {
      const response = streamSSE(
        c,
        (stream) =>
          new Promise<void>((over) => {
            const reader: Reader = {
              // A page that is gone is told by `onAbort`.
              send: (data) => void stream.writeSSE({ data }).catch(() => undefined),
              end: () => {
                remove(ticketHash, reader);
                over();
              },
              until: Date.now() + AT_MOST,
            };
            stream.onAbort(reader.end);
            add(ticketHash, reader);
          }),
      );
      response.headers.set('Cache-Control', 'no-store');
      response.headers.set('X-Accel-Buffering', 'no');
      return response;
    },
    endAll: () => {
      for (const { end } of readers.values()) end();
    },
  };
};
