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

/** The streams of one platform, which tell the board of its clock. */
export const createBoardStreams = (clock: Clock): BoardStreams => {
  const ends = new Map<string, () => void>();
  return {
    open: (c, ticketHash) => {
      ends.get(ticketHash)?.();
      return streamBoard(c, clock, {
        onBegin: (end) => void ends.set(ticketHash, end),
        onOver: (end) => {
          if (ends.get(ticketHash) === end) ends.delete(ticketHash);
        },
      });
    },
    endAll: () => {
      for (const end of ends.values()) end();
    },
  };
};

type Hooks = { onBegin: (end: () => void) => void; onOver: (end: () => void) => void };

const streamBoard = (c: Context, clock: Clock, { onBegin, onOver }: Hooks): Response => {
  const response = streamSSE(c, async (stream) => {
    let wake = (): void => undefined;
    let isOver = false;
    const end = (): void => {
      isOver = true;
      wake();
    };
    onBegin(end);
    stream.onAbort(end);
    const until = Date.now() + AT_MOST;
    let sent = '';
    while (!isOver && Date.now() < until) {
      const { now, ...board } = boardAt(clock.now());
      const text = JSON.stringify(board);
      if (text !== sent) await stream.writeSSE({ data: JSON.stringify({ now, ...board }) });
      sent = text;
      await new Promise<void>((resume) => {
        const timer = setTimeout(resume, EVERY);
        wake = () => {
          clearTimeout(timer);
          resume();
        };
      });
    }
    onOver(end);
  });
  response.headers.set('Cache-Control', 'no-store');
  response.headers.set('X-Accel-Buffering', 'no');
  return response;
};
