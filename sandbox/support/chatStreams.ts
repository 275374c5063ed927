import type { ChatMessage } from '../../contract/support';
import { logFault } from '../kit/logFault';
import type { ChatOutlet, ChatStreams } from '../kit/services';

/** Milliseconds between two signs of life of a room. */
export const HEARTBEAT = 15_000;
/** How many lines one query reads: a listener who has missed more gets them page by page. */
const PAGE = 200;

/** What the streams need to know about rooms. */
type Rooms = {
  /** The lines of a room after this id, oldest first, at most `most`. */
  readLines: (room: string, after: number, most: number) => Promise<ChatMessage[]>;
  isThere: (room: string) => Promise<boolean>;
  /** How many streams a person and an address may have open. */
  limits: () => { person: number; address: number };
  /** Milliseconds between two signs of life. */
  heartbeat: number;
};
type Entry = {
  outlet: ChatOutlet;
  last: number;
  hasNews: boolean;
  /** When the write began that the client has not taken yet; null between two writes. */
  writingSince: number | null;
};
type Room = { entries: Set<Entry>; isReading: boolean; beat: NodeJS.Timeout };

/**
 * The listeners of each room. Lines wait in the database and nowhere else: one query serves all
 * listeners who stand at the same line, and a client is given nothing before it has taken what it
 * was sent. A client that takes nothing from one heartbeat to the next is dropped.
 */
export const createChatStreams = ({
  readLines,
  isThere,
  limits,
  heartbeat,
}: Rooms): ChatStreams => {
  const rooms = new Map<string, Room>();
  const perPerson = new Map<string, number>();
  const perAddress = new Map<string, number>();

  const end = (name: string, entry: Entry, isDropped: boolean) => {
    const room = rooms.get(name);
    if (!room?.entries.delete(entry)) return;
    if (room.entries.size === 0) {
      clearInterval(room.beat);
      rooms.delete(name);
    }
    entry.outlet.onEnd(isDropped);
  };

  const write = async (name: string, entry: Entry, sent: Promise<void>) => {
    entry.writingSince = performance.now();
    await sent.catch(() => end(name, entry, true));
    entry.writingSince = null;
    if (entry.hasNews) void read(name);
  };

  /** Gives every listener who waits what is new for it, until nobody waits. */
  const read = async (name: string): Promise<void> => {
    const room = rooms.get(name);
    if (!room || room.isReading) return;
    room.isReading = true;
    const waiting = () =>
      [...room.entries].filter(({ hasNews, writingSince }) => hasNews && writingSince === null);
    try {
      for (let ready = waiting(); ready.length > 0; ready = waiting()) {
        for (const entry of ready) entry.hasNews = false;
        const byLast = new Map<number, Entry[]>();
        for (const entry of ready)
          byLast.set(entry.last, [...(byLast.get(entry.last) ?? []), entry]);
        for (const [last, entries] of byLast) {
          const lines = await readLines(name, last, PAGE);
          const newest = lines.at(-1);
          if (!newest) continue;
          for (const entry of entries.filter((one) => room.entries.has(one))) {
            entry.last = Number(newest.id);
            entry.hasNews ||= lines.length === PAGE;
            void write(name, entry, entry.outlet.send(lines));
          }
        }
      }
    } catch (error) {
      // The database may close while a stream ends.
      if (room.entries.size > 0) logFault('The streams of a chat', error);
      for (const entry of room.entries) end(name, entry, false);
    } finally {
      room.isReading = false;
    }
  };

  const sayAlive = async (name: string, room: Room) => {
    const now = performance.now();
    for (const entry of room.entries)
      if (entry.writingSince !== null && now - entry.writingSince >= heartbeat)
        end(name, entry, true);
    // A fault of the database is told when the next line is read.
    const isOpen = await isThere(name).catch(() => true);
    for (const entry of room.entries) {
      if (!isOpen) end(name, entry, false);
      else if (entry.writingSince === null) void write(name, entry, entry.outlet.sayAlive());
    }
  };

  const roomOf = (name: string): Room => {
    const known = rooms.get(name);
    if (known) return known;
    const made: Room = {
      entries: new Set(),
      isReading: false,
      beat: setInterval(() => void sayAlive(name, made), heartbeat).unref(),
    };
    rooms.set(name, made);
    return made;
  };

  return {
    open: ({ room, person, address, after }) => {
      const most = limits();
      const isFull =
        (perPerson.get(person) ?? 0) >= most.person ||
        (perAddress.get(address) ?? 0) >= most.address;
      if (isFull) return null;
      count(perPerson, person, 1);
      count(perAddress, address, 1);
      let isOver = false;
      let entry: Entry | undefined;
      const leave = () => {
        if (isOver) return;
        isOver = true;
        count(perPerson, person, -1);
        count(perAddress, address, -1);
      };
      return {
        start: (outlet) => {
          if (isOver) return;
          const onEnd = (isDropped: boolean) => {
            leave();
            outlet.onEnd(isDropped);
          };
          const started = {
            outlet: { ...outlet, onEnd },
            last: after,
            hasNews: true,
            writingSince: null,
          };
          entry = started;
          roomOf(room).entries.add(started);
          void read(room);
        },
        end: () => {
          if (entry) end(room, entry, false);
          leave();
        },
      };
    },
    tell: (name) => {
      for (const entry of rooms.get(name)?.entries ?? []) entry.hasNews = true;
      void read(name);
    },
    isOpen: (name) => rooms.has(name),
    endAll: ({ isDropped } = { isDropped: false }) => {
      for (const [name, { entries }] of rooms)
        for (const entry of entries) end(name, entry, isDropped);
    },
  };
};

const count = (counts: Map<string, number>, key: string, change: 1 | -1): void => {
  const next = (counts.get(key) ?? 0) + change;
  if (next > 0) counts.set(key, next);
  else counts.delete(key);
};
