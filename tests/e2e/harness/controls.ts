import { expect } from './expect';
import { authenticator } from './totp';

export type Fault = {
  endpoint: string;
  kind: 'delay' | 'status' | 'malformed' | 'drop' | 'abortAfterCommit' | 'hold';
  ms?: number;
  status?: number;
  times?: number;
};
type Seen = {
  method: string;
  path: string;
  status: number | null;
  idempotencyKey: string | null;
};

/** Settings for a test in which half an hour passes in a moment, and nobody does anything. */
export const NO_IDLE_LOGOUT = { jurisdiction: 'UK' } as const;

/** QA's controls of one sandbox (docs/decisions/0043). */
export const controlsOf = (url: string) => {
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}/sandbox/${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    });
    if (!answer.ok)
      throw new Error(
        `The sandbox refused ${method} ${path}: ${answer.status} ${await answer.text()}`,
      );
    return answer.json() as Promise<unknown>;
  };
  return {
    /** Back to the seed. */
    reset: () => send('POST', 'reset'),
    settings: (patch: object) => send('PATCH', 'settings', patch),
    faults: (faults: Fault[]) => send('PUT', 'faults', faults),
    /**
     * Releases held answers. A call is seen before it has run, and held only after that, so this
     * waits until there is one.
     */
    release: (endpoint?: string) =>
      expect
        .poll(
          async () =>
            ((await send('POST', 'release', endpoint ? { endpoint } : {})) as { released: number })
              .released,
        )
        .toBeGreaterThan(0),
    moveClock: (offsetMs: number) => send('PUT', 'clock', { offsetMs }),
    journal: async () => (await send('GET', 'journal')) as Seen[],
    /** The calls to one path, oldest first. */
    callsTo: async (path: string) =>
      ((await send('GET', 'journal')) as Seen[]).filter((seen) => seen.path === path),
    /** The code in the newest message, or null when nothing was sent. */
    newestCode: async () => {
      const [newest] = (await send('GET', 'outbox')) as { code: string }[];
      return newest?.code ?? null;
    },
    /** The messages to one number or address, newest first. */
    sentTo: async (to: string) =>
      (await send('GET', `outbox?to=${encodeURIComponent(to)}`)) as { code: string }[],
    authenticator,
  };
};
export type Controls = ReturnType<typeof controlsOf>;
