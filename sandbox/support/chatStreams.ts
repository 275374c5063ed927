import { setTimeout as wait } from 'node:timers/promises';
import type { ChatStreams } from '../kit/services';

const HEARTBEAT = 15_000;

/**
 * The listeners of each room. The lines are in the database: a stream that reconnects reads on from
 * there.
 */
export const createChatStreams = (): ChatStreams => {
  const entries = new Set<{ room: string; tell: () => void; end: (isDropped: boolean) => void }>();
  return {
    open: (room, onEnd) => {
      let hasNews = false;
      let isOver = false;
      let pause = new AbortController();
      const entry = {
        room,
        tell: () => {
          hasNews = true;
          pause.abort();
        },
        end: (isDropped: boolean) => {
          if (isOver) return;
          isOver = true;
          entries.delete(entry);
          pause.abort();
          onEnd(isDropped);
        },
      };
      entries.add(entry);
      return {
        next: async () => {
          if (!hasNews && !isOver) {
            pause = new AbortController();
            await wait(HEARTBEAT, undefined, { signal: pause.signal, ref: false }).catch(
              () => undefined,
            );
          }
          if (isOver) return 'over';
          const reason = hasNews ? 'said' : 'silence';
          hasNews = false;
          return reason;
        },
        end: () => entry.end(false),
      };
    },
    tell: (room) =>
      [...entries].filter((entry) => entry.room === room).forEach(({ tell }) => tell()),
    isOpen: (room) => [...entries].some((entry) => entry.room === room),
    endAll: ({ isDropped } = { isDropped: false }) =>
      [...entries].forEach(({ end }) => end(isDropped)),
  };
};
