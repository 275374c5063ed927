import { Worker } from 'node:worker_threads';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from '../../../contract/session';
import type { Environment } from '../../../src/services/environment';
import type { BrandValues } from '../../../src/services/kit';
import type { PatternWorker } from '../../../src/services/account/registration/patternWorker';
import type { SolverWorker } from '../../../src/services/account/verification/solverWorker';
import { pageInstall } from '../../../src/services/support/pageInstall';

/** A browser's storage, in memory. */
export const createStorage = (): Storage => {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value);
    },
    removeItem: (key) => {
      entries.delete(key);
    },
    clear: () => entries.clear(),
  };
};

/** A document's cookies: `written` is what a browser would have received. */
export const createCookiePage = () => {
  const jar = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/max-age=0/i.test(text)) jar.delete(name);
      else jar.set(name, value);
    },
  };
};

/** Tabs of one browser: the others hear the messages of each tab. */
export const createChannels = () => {
  const channels = new Set<EventTarget>();
  return (): ReturnType<Environment['openChannel']> => {
    const channel = new EventTarget();
    channels.add(channel);
    return Object.assign(channel, {
      close: () => {
        channels.delete(channel);
      },
      postMessage: (data: unknown) => {
        for (const other of channels)
          if (other !== channel) other.dispatchEvent(new MessageEvent('message', { data }));
      },
    });
  };
};

/** Solves in this thread what the browser's worker solves in its own, with the same library. */
const createNodeSolver = (): SolverWorker => {
  const worker = new EventTarget();
  return Object.assign(worker, {
    postMessage: ({ challenge }: { challenge: Challenge }) => {
      void solveChallenge({ challenge, deriveKey }).then((data) =>
        worker.dispatchEvent(new MessageEvent('message', { data })),
      );
    },
    terminate: () => undefined,
  }) as SolverWorker;
};

/**
 * A worker in its own thread, as a browser starts it: a pattern that never ends blocks nothing
 * else.
 */
export const createNodePatternWorker = (): PatternWorker => {
  const thread = new Worker(BOOTSTRAP, { eval: true, workerData: PATTERNS_WORKER });
  const worker = new EventTarget();
  thread.on('message', (data: unknown) =>
    worker.dispatchEvent(new MessageEvent('message', { data })),
  );
  thread.on('error', () => worker.dispatchEvent(new Event('error')));
  return Object.assign(worker, {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    postMessage: (message: unknown) => thread.postMessage(message),
    terminate: () => {
      void thread.terminate();
    },
  }) as PatternWorker;
};
const PATTERNS_WORKER = new URL(
  '../../../src/services/account/registration/patterns.worker.ts',
  import.meta.url,
).href;
/** The global scope of a worker in a browser. */
const BOOTSTRAP = `
  const { parentPort, workerData } = require('node:worker_threads');
  globalThis.postMessage = (message) => parentPort.postMessage(message);
  globalThis.addEventListener = (type, listener) =>
    parentPort.on(type, (data) => listener({ data }));
  import('tsx/esm/api').then(({ register }) => { register(); return import(workerData); });
`;

/** Whether a page is visible. */
export const createVisibility = (): { visibilityState: DocumentVisibilityState } => ({
  visibilityState: 'visible',
});

/** One tab. By default it is a new browser at the home page. */
export const createTab = (
  given: Partial<Environment> & Pick<Environment, 'fetch'>,
  href = 'https://site.test/',
) => {
  const session = createStorage();
  const local = createStorage();
  const addresses: string[] = [];
  const cookies = createCookiePage();
  const page = Object.assign(new EventTarget(), {
    ...createVisibility(),
    hasFocus: () => true,
    cookie: '',
    documentElement: { lang: '', dir: '' },
  });
  Object.defineProperty(page, 'cookie', Object.getOwnPropertyDescriptor(cookies, 'cookie') ?? {});
  const environment: Environment = {
    location: { href, protocol: 'https:' },
    history: {
      state: null,
      replaceState: (_state, _title, url) => {
        addresses.push(String(url));
      },
    },
    page,
    localStorage: () => local,
    sessionStorage: () => session,
    openChannel: () => null,
    locks: undefined,
    createSolverWorker: createNodeSolver,
    createPatternWorker: createNodePatternWorker,
    openWindow: () => null,
    openEvents: () => {
      throw new Error('the test has no stream of events');
    },
    sendFile: async (address, { method, headers, content, onProgress, signal }) => {
      onProgress(0);
      const answer = await given.fetch(address, { method, headers, body: content, signal });
      onProgress(100);
      return {
        status: answer.status,
        text: await answer.text(),
        header: (name) => answer.headers.get(name),
      };
    },
    showFile: { open: () => 'blob:https://site.test/file', forget: () => undefined },
    saveFile: () => {
      throw new Error('the test saves no file');
    },
    messages: new EventTarget() as Environment['messages'],
    device: { userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' },
    release: {
      entry: () => '/assets/index-1.js',
      holdsInput: () => false,
      reload: () => undefined,
    },
    install: pageInstall(new EventTarget()),
    isLeaving: () => false,
    settled: () => Promise.resolve(),
    idle: () => Promise.resolve(),
    ...given,
  };
  return { environment, session, local, addresses, cookies };
};

export const BRAND: BrandValues = {
  merchantCode: 'padauk',
  imageBase: '',
  eSportGames: ['TF'],
  cockfightVendors: ['DS88'],
  prizeModes: ['LOTT', 'ZY', 'ELOTT', 'SEA'],
  gameOrigins: ['https://games.test'],
  timeZone: 'Asia/Yangon',
};

export const LANGUAGE = {
  options: [
    { code: 'MY' as const, tag: 'my', direction: 'ltr' as const },
    { code: 'EN' as const, tag: 'en', direction: 'ltr' as const },
  ],
  fallback: 'EN' as const,
  load: async () => undefined,
};
