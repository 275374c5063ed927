import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { endpoints, HEADERS, type EndpointId } from '../../../contract/endpoints';
import { createClock } from '../../../sandbox/base/clock';
import { createPlatform, type Platform } from '../../../sandbox/platform';
import { seed } from '../../../sandbox/seed';
import { PASSWORD } from '../../../sandbox/seed/people';
import type { Environment } from '../../../src/services/environment';
import { borrowDatabase } from '../../support/borrowDatabase';
import { createAllServices } from './allServices';
import { BRAND, createTab, LANGUAGE } from './environment';
import { addressOf, type Sent } from './wire';

/** The real platform in this process, and the tabs of a browser that reach it. */
export const startSandbox = async () => {
  const clock = createClock();
  const platform = await createPlatform({
    database: await borrowDatabase(),
    clock,
    controls: true,
    gamePace: 'none',
  });
  const underWay = new Set<Promise<unknown>>();
  return {
    platform,
    /** Closes the platform once it has answered everything. */
    close: async () => {
      await Promise.allSettled(underWay);
      await platform.close();
    },
    reset: async () => {
      const { services } = platform;
      services.faults.replace([]);
      services.faults.release();
      clock.setOffset(0);
      await services.settings.reset();
      services.rateLimits.reset();
      await seed(services.db);
    },
    openTab: (given: Partial<Environment> = {}, href?: string) =>
      openTab(platform, underWay, given, href),
  };
};

const openTab = (
  platform: Platform,
  underWay: Set<Promise<unknown>>,
  given: Partial<Environment>,
  href?: string,
) => {
  const sent: Sent[] = [];
  let current = platform;
  let isOffline = false;
  const fetch: Environment['fetch'] = async (input, init) => {
    if (isOffline) throw new TypeError('no network');
    const url = new URL(addressOf(input), 'http://localhost');
    const request = new Request(url, init);
    sent.push({
      method: request.method,
      url,
      headers: request.headers,
      body: await request.clone().text(),
    });
    const answer = Promise.resolve(current.app.request(request));
    underWay.add(answer);
    return answer.finally(() => underWay.delete(answer));
  };
  const tab = createTab({ fetch, ...given }, href);
  return {
    ...tab,
    sent,
    services: createAllServices({ environment: tab.environment, brand: BRAND, language: LANGUAGE }),
    goOffline: () => {
      isOffline = true;
    },
    /** From now on another platform answers, as after a restart. */
    reconnectTo: (other: Platform) => {
      current = other;
    },
  };
};
export type SandboxTab = ReturnType<typeof openTab>;

/** Signs a seeded person in in this tab. */
export const logIn = async (
  { services: { verifier, session } }: SandboxTab,
  username = 'player',
) => {
  const humanVerification = (await verifier.solve(await verifier.fetchChallenge('login'))) ?? '';
  const outcome = await session.signIn({
    username,
    password: PASSWORD,
    side: 'member',
    remember: false,
    captcha: null,
    captchaKey: null,
    captchaAlternative: null,
    humanVerification,
  });
  if (outcome.kind !== 'granted') throw new Error(`${username} is not let in`);
};

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

/**
 * The platform for the tests of a file or a `describe`: open before the first, reset to the seed
 * before each. `hasWindow` gives them what sanitising needs.
 */
export const sandboxOfTests = ({ hasWindow = false } = {}) => {
  let started: Sandbox | undefined;
  const running = () => {
    if (!started) throw new Error('The sandbox starts in beforeAll.');
    return started;
  };
  beforeAll(async () => {
    started = await startSandbox();
  }, 60_000);
  beforeEach(async () => {
    if (hasWindow) vi.stubGlobal('window', new JSDOM('', { url: 'https://site.test/' }).window);
    await running().reset();
  });
  afterAll(() => started?.close());
  const newTab: Sandbox['openTab'] = (...given) => running().openTab(...given);
  return {
    get platform() {
      return running().platform;
    },
    reset: () => running().reset(),
    openTab: newTab,
    /** A tab in which a seeded person is signed in. */
    openAs: async (username: string, ...given: Parameters<Sandbox['openTab']>) => {
      const tab = newTab(...given);
      await logIn(tab, username);
      return tab;
    },
    /**
     * Answers are lost after the platform has acted; the client itself tries a call with a key
     * twice.
     */
    loseAnswers: (id: EndpointId, times = 2) =>
      running().platform.services.faults.replace([
        { endpoint: id, kind: 'abortAfterCommit', times },
      ]),
  };
};

/** The idempotency keys of a tab's requests, in order. */
export const keysOf = ({ sent }: SandboxTab, id: EndpointId): (string | null)[] =>
  sent
    .filter(
      ({ method, url }) => method === endpoints[id].method && url.pathname === endpoints[id].path,
    )
    .map(({ headers }) => headers.get(HEADERS.idempotencyKey));

/** Lost twice and sent again by the person: three requests under one key. */
export const expectOneKey = (tab: SandboxTab, id: EndpointId): void => {
  expect(keysOf(tab, id)).toHaveLength(3);
  expect(new Set(keysOf(tab, id)).size).toBe(1);
};
