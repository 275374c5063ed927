import type { OpenChannel } from './tabs';
import { createSolverWorker, type SolverWorker } from './verification/altchaVerifier';

/** The outside world as services see it; a test gives its own. */
export type Environment = {
  fetch: typeof fetch;
  location: Pick<Location, 'href' | 'protocol'>;
  history: Pick<History, 'state' | 'replaceState'>;
  page: Pick<Document, 'cookie' | 'visibilityState' | 'addEventListener' | 'removeEventListener'>
    & { documentElement: Pick<HTMLElement, 'lang' | 'dir'> };
  /** Functions, because merely touching a storage throws where a browser forbids it. */
  localStorage: () => Storage | undefined;
  sessionStorage: () => Storage | undefined;
  openChannel: OpenChannel;
  createSolverWorker: () => SolverWorker;
  /** The page is on its way out (a reload, another site): what fails from now on failed because of that. */
  isLeaving: () => boolean;
};

export const browserEnvironment = (): Environment => {
  let isLeaving = false;
  addEventListener('pagehide', () => { isLeaving = true; });
  addEventListener('pageshow', () => { isLeaving = false; });
  return {
    fetch: (...request) => globalThis.fetch(...request),
    location: window.location,
    history: window.history,
    page: document,
    localStorage: () => window.localStorage,
    sessionStorage: () => window.sessionStorage,
    openChannel: (name) => ('BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null),
    createSolverWorker,
    isLeaving: () => isLeaving,
  };
};
