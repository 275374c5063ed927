import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatMessage } from '../../../contract/support';
import { createChatStreams } from '../../../sandbox/support/chatStreams';

const HEARTBEAT = 1_000;
const line = (id: number): ChatMessage => ({
  id: String(id),
  clientId: null,
  from: 'desk',
  author: 'Ma Su',
  text: `Line ${id}`,
  time: 0,
});

describe('the streams of a room', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const openRoom = (lines: ChatMessage[]) => {
    const readLines = vi.fn(async (_room: string, after: number, most: number) =>
      lines.filter(({ id }) => Number(id) > after).slice(0, most),
    );
    const isThere = vi.fn(async (_room: string) => true);
    const streams = createChatStreams({
      readLines,
      isThere,
      limits: () => ({ person: 10_000, address: 10_000 }),
      heartbeat: HEARTBEAT,
    });
    const join = (after = 0, taken: () => Promise<void> = async () => undefined) => {
      const heard: string[] = [];
      const onEnd = vi.fn<(isDropped: boolean) => void>();
      const sayAlive = vi.fn(async () => undefined);
      const place = streams.open({ room: 'r1', person: 'p1', address: 'a1', after });
      place?.start({
        send: async (sent) => {
          heard.push(...sent.map(({ id }) => id));
          await taken();
        },
        sayAlive,
        onEnd,
      });
      return { heard, onEnd, sayAlive, place };
    };
    const settle = () => vi.advanceTimersByTimeAsync(0);
    return { lines, readLines, isThere, streams, join, settle };
  };

  it('are served by one query, however many listen', async () => {
    const { lines, readLines, isThere, streams, join, settle } = openRoom([line(1)]);
    const listeners = Array.from({ length: 1_000 }, () => join());
    await settle();
    readLines.mockClear();
    lines.push(line(2));
    streams.tell('r1');
    await settle();
    expect(readLines).toHaveBeenCalledTimes(1);
    expect(listeners.every(({ heard }) => heard.join() === '1,2')).toBe(true);

    await vi.advanceTimersByTimeAsync(HEARTBEAT);
    expect(isThere).toHaveBeenCalledTimes(1);
    expect(listeners.every(({ sayAlive }) => sayAlive.mock.calls.length === 1)).toBe(true);
  });

  it('hear each line once and in order, also what is said while a page is read', async () => {
    const { lines, streams, join, settle } = openRoom(
      Array.from({ length: 450 }, (_, index) => line(index + 1)),
    );
    const [first, late] = [join(), join(447)];
    for (let id = 451; id <= 460; id += 1) {
      lines.push(line(id));
      streams.tell('r1');
      await Promise.resolve();
    }
    await settle();
    expect(first.heard).toEqual(lines.map(({ id }) => id));
    expect(late.heard).toEqual(lines.slice(447).map(({ id }) => id));
  });

  it('drop a client that does not read, and leave the others alone', async () => {
    const { lines, readLines, streams, join, settle } = openRoom([line(1)]);
    const [stuck, well] = [join(0, () => new Promise(() => undefined)), join()];
    await settle();
    readLines.mockClear();
    for (let id = 2; id <= 50; id += 1) {
      lines.push(line(id));
      streams.tell('r1');
      await settle();
    }
    expect(stuck.heard).toEqual(['1']);
    expect(well.heard).toHaveLength(50);
    expect(readLines).toHaveBeenCalledTimes(49);
    await vi.advanceTimersByTimeAsync(2 * HEARTBEAT);
    expect(stuck.onEnd).toHaveBeenCalledExactlyOnceWith(true);
    expect(well.onEnd).not.toHaveBeenCalled();
    expect(streams.isOpen('r1')).toBe(true);
    well.place?.end();
    expect(streams.isOpen('r1')).toBe(false);
  });

  it('give a client that reads slowly what it missed', async () => {
    const { lines, streams, join, settle } = openRoom([line(1)]);
    let take = () => undefined as void;
    const slow = join(
      0,
      () =>
        new Promise<void>((done) => {
          take = done;
        }),
    );
    await settle();
    for (const id of [2, 3, 4]) {
      lines.push(line(id));
      streams.tell('r1');
    }
    await settle();
    expect(slow.heard).toEqual(['1']);
    take();
    await settle();
    expect(slow.heard).toEqual(['1', '2', '3', '4']);
  });

  it('end with their room, and when its lines cannot be read', async () => {
    const { isThere, readLines, streams, join, settle } = openRoom([]);
    const gone = join();
    isThere.mockResolvedValueOnce(false);
    await vi.advanceTimersByTimeAsync(HEARTBEAT);
    expect(gone.onEnd).toHaveBeenCalledExactlyOnceWith(false);

    const log = vi.spyOn(console, 'error').mockReturnValue();
    readLines.mockRejectedValueOnce(new Error('no database'));
    const failed = join();
    await settle();
    expect(failed.onEnd).toHaveBeenCalledExactlyOnceWith(false);
    expect(log).toHaveBeenCalledTimes(1);
    expect(streams.isOpen('r1')).toBe(false);
    log.mockRestore();
  });
});
