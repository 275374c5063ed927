import type { WireEntry } from './wire';

/**
 * The history for a viewer that opens late: the last `limit` entries, and before them each running
 * actor with its latest snapshot, so that the list of actors is complete however long the page has
 * run.
 */
export const createReplay = (limit = 2_000) => {
  const recent: WireEntry[] = [];
  const births = new Map<string, WireEntry>();
  const latest = new Map<string, WireEntry & { type: '@xstate.snapshot' }>();

  const forget = (entry: WireEntry) => {
    // An actor that ended before the oldest entry of the history is left out.
    const end = latest.get(entry.sessionId);
    if (end && end.snapshot.status !== 'active' && end.seq <= entry.seq) {
      births.delete(entry.sessionId);
      latest.delete(entry.sessionId);
    }
  };

  return {
    add: (entry: WireEntry) => {
      recent.push(entry);
      if (entry.type === '@xstate.actor') births.set(entry.sessionId, entry);
      if (entry.type === '@xstate.snapshot') latest.set(entry.sessionId, entry);
      const oldest = recent.length > limit ? recent.shift() : undefined;
      if (oldest) forget(oldest);
    },
    entries: (): WireEntry[] =>
      [...new Set([...births.values(), ...latest.values(), ...recent])].sort(
        (a, b) => a.seq - b.seq,
      ),
  };
};
