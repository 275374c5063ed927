import { EventEmitter, once } from 'node:events';
import type { Page, Request, Route } from '@playwright/test';
import type { Endpoint } from '../../../contract/endpoints';
import { expect } from './visit';

type Envelope = { success: boolean; value: unknown; message: string | null };
type Hold = Pick<Endpoint, 'method' | 'path'> & { query?: Record<string, string> };

/** A call of the page that waits until the test says how it ends. */
export type HeldCall = {
  /** The sandbox's own answer. */
  answer: () => Promise<void>;
  /** The sandbox's own answer with another value, when no seeded person has that value. */
  answerWith: (change: (value: unknown) => unknown) => Promise<void>;
  /** A value, without asking the sandbox. */
  accept: (value: unknown) => Promise<void>;
  /** A refusal, without asking the sandbox. */
  refuse: (message: string, detail?: object) => Promise<void>;
  /** An HTTP status without a readable body. */
  failWith: (status: number) => Promise<void>;
  /** The network is gone. */
  abort: () => Promise<void>;
};

/** Milliseconds that a call may take to arrive. */
const PATIENCE = 7_000;

/** Calls that wait, in the order of their arrival. A waiting reader is told at once. */
export const waitingCalls = <TName extends string>() => {
  let waiting: { name: TName; route: Route }[] = [];
  const arrivals = new EventEmitter().setMaxListeners(0);
  const expectHeld = async (name: TName): Promise<void> => {
    const signal = AbortSignal.timeout(PATIENCE);
    while (!waiting.some((one) => one.name === name)) {
      await once(arrivals, 'call', { signal }).catch(() => {
        const names = waiting.map((one) => one.name).join(', ') || 'nothing';
        throw new Error(`${name} is not under way; what waits: ${names}`);
      });
    }
  };
  const forget = (request: Request) => {
    waiting = waiting.filter(({ route }) => route.request() !== request);
  };
  return {
    hold: (name: TName, route: Route) => {
      waiting.push({ name, route });
      arrivals.emit('call');
    },
    forget,
    forgetAll: () => {
      waiting = [];
    },
    /** Fails unless the page is waiting for this call, or soon will be. */
    expectHeld,
    /** Takes the newest call, or the oldest, once it is there. */
    take: async (name: TName, which: 'newest' | 'oldest' = 'newest'): Promise<Route> => {
      await expectHeld(name);
      const of = waiting.filter((one) => one.name === name);
      const found = which === 'newest' ? of.at(-1) : of[0];
      if (!found) throw new Error(`the call to ${name} was given up meanwhile`);
      forget(found.route.request());
      return found.route;
    },
  };
};

const isOf = ({ method, path, query = {} }: Hold, request: Request): boolean => {
  const { pathname, searchParams } = new URL(request.url());
  return (
    request.method() === method &&
    pathname === path &&
    Object.entries(query).every(([name, value]) => searchParams.get(name) === value)
  );
};

const callOf = (route: Route): HeldCall => ({
  answer: () => route.continue(),
  answerWith: async (change) => {
    const response = await route.fetch();
    const envelope = (await response.json()) as Envelope;
    expect(envelope.success, 'the sandbox took the call whose answer is changed').toBe(true);
    await route.fulfill({ response, json: { ...envelope, value: change(envelope.value) } });
  },
  accept: (value) => route.fulfill({ json: { success: true, value, message: null } }),
  refuse: (message, detail) =>
    route.fulfill({ json: { success: false, value: detail ?? null, message } }),
  failWith: (status) =>
    route.fulfill({ status, json: { success: false, value: null, message: '' } }),
  abort: () => route.abort('internetdisconnected'),
});

/**
 * Holds a page's calls to the given endpoints, so that every outcome can be chosen and a pending
 * call can be left.
 */
export const holdWire = async <TName extends string>(page: Page, holds: Record<TName, Hold>) => {
  const names = Object.keys(holds) as TName[];
  const calls = waitingCalls<TName>();
  page.on('requestfailed', calls.forget);
  await page.route('**/wps/**', (route) => {
    const name = names.find((one) => isOf(holds[one], route.request()));
    return name === undefined ? route.fallback() : calls.hold(name, route);
  });

  const take = async (name: TName): Promise<HeldCall> => callOf(await calls.take(name));
  return {
    /** Fails unless the page is waiting for this endpoint. */
    expectHeld: calls.expectHeld,
    /** The newest call to an endpoint, once it is there. */
    take,
    /**
     * The answer to a write never comes: the client asks once more, with the same key, before it
     * reports a fault.
     */
    lose: async (name: TName): Promise<void> => {
      await (await take(name)).abort();
      await (await take(name)).abort();
    },
  };
};
export type HeldWire<TName extends string> = Awaited<ReturnType<typeof holdWire<TName>>>;
