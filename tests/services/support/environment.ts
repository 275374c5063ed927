import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from '../../../contract/session';
import type { Environment } from '../../../src/services/environment';
import type { SolverWorker } from '../../../src/services/verification/altchaVerifier';

/** A browser's storage, in memory. */
export const createStorage = (): Storage => {
  const entries = new Map<string, string>();
  return {
    get length() { return entries.size; },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => { entries.set(key, value); },
    removeItem: (key) => { entries.delete(key); },
    clear: () => entries.clear(),
  };
};

/** A document's cookies: `written` is what a browser would have been told. */
export const createCookiePage = () => {
  const jar = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    get cookie() { return [...jar].map(([name, value]) => `${name}=${value}`).join('; '); },
    set cookie(text: string) {
      written.push(text);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/max-age=0/i.test(text)) jar.delete(name);
      else jar.set(name, value);
    },
  };
};

/** Tabs of one browser: what one channel says, the others hear. */
export const createChannels = () => {
  const channels = new Set<EventTarget>();
  return (): ReturnType<Environment['openChannel']> => {
    const channel = new EventTarget();
    channels.add(channel);
    return Object.assign(channel, {
      postMessage: (data: unknown) => {
        for (const other of channels) if (other !== channel) other.dispatchEvent(new MessageEvent('message', { data }));
      },
    });
  };
};

/** Solves in this thread what the browser's worker solves in its own, with the same library. */
export const createNodeSolver = (): SolverWorker => {
  const worker = new EventTarget();
  return Object.assign(worker, {
    postMessage: ({ challenge }: { challenge: Challenge }) => {
      void solveChallenge({ challenge, deriveKey }).then((data) => worker.dispatchEvent(new MessageEvent('message', { data })));
    },
    terminate: () => undefined,
  }) as SolverWorker;
};

/** Whether a page is looked at. */
export const createVisibility = (): { visibilityState: DocumentVisibilityState } => ({ visibilityState: 'visible' });

/** One tab. What a test does not give is a fresh browser at the home page. */
export const createTab = (given: Partial<Environment> & Pick<Environment, 'fetch'>, href = 'https://site.test/') => {
  const session = createStorage();
  const local = createStorage();
  const addresses: string[] = [];
  const cookies = createCookiePage();
  const page = Object.assign(new EventTarget(), { ...createVisibility(), cookie: '', documentElement: { lang: '', dir: '' } });
  Object.defineProperty(page, 'cookie', Object.getOwnPropertyDescriptor(cookies, 'cookie') ?? {});
  const environment: Environment = {
    location: { href, protocol: 'https:' },
    history: { state: null, replaceState: (_state, _title, url) => { addresses.push(String(url)); } },
    page,
    localStorage: () => local,
    sessionStorage: () => session,
    openChannel: () => null,
    createSolverWorker: createNodeSolver,
    isLeaving: () => false,
    ...given,
  };
  return { environment, session, local, addresses, cookies };
};

export const LANGUAGE = {
  options: [
    { code: 'MY' as const, tag: 'my', direction: 'ltr' as const }, { code: 'EN' as const, tag: 'en', direction: 'ltr' as const },
  ],
  fallback: 'EN' as const,
  load: async () => undefined,
};
