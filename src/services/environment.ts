import { createIdle } from './idle';
import { withEarlyAnswers } from './http/earlyAnswers';
import type { SendFile } from './http/sendFile';
import { createPatternWorker, type PatternWorker } from './account/registration/patternWorker';
import type { SocialWindow } from './account/social/socialAuth';
import { importCode } from './importCode';
import type { OpenChannel } from './site/tabs';
import { pageInstall, type PageInstall } from './support/pageInstall';
import { pageRelease, type PageRelease } from './site/pageRelease';
import { pageSettled } from './pageSettled';
import { createSolverWorker, type SolverWorker } from './account/verification/solverWorker';

/** What a browser says about the device; only some browsers have `userAgentData`. */
export type Device = { userAgent: string; userAgentData?: { platform: string } };

/** The environment of the services; a test gives its own. */
export type Environment = {
  fetch: typeof fetch;
  /** `fetch` for a file. */
  sendFile: SendFile;
  location: Pick<Location, 'href' | 'protocol'>;
  history: Pick<History, 'state' | 'replaceState'>;
  page: Pick<
    Document,
    'cookie' | 'visibilityState' | 'hasFocus' | 'addEventListener' | 'removeEventListener'
  > & { documentElement: Pick<HTMLElement, 'lang' | 'dir'> };
  /** Functions, because reading a storage throws where a browser forbids it. */
  localStorage: () => Storage | undefined;
  sessionStorage: () => Storage | undefined;
  openChannel: OpenChannel;
  /** Turns between the tabs; undefined where the browser or an insecure address has none. */
  locks: Pick<LockManager, 'request'> | undefined;
  createSolverWorker: () => SolverWorker;
  createPatternWorker: () => PatternWorker;
  /** Opens an empty window beside the page; null where the browser forbids it. */
  openWindow: (features: string) => (SocialWindow & { opener?: unknown }) | null;
  /** Opens a stream of server-sent events. */
  openEvents: (url: string) => Pick<EventSource, 'addEventListener' | 'close' | 'readyState'>;
  /** Lets the browser save a file. */
  saveFile: (name: string, content: Blob) => void;
  /** An address by which the page shows a file, until it is revoked. */
  showFile: { open: (content: Blob) => string; forget: (url: string) => void };
  /** Where messages of other windows arrive. */
  messages: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  device: Device;
  release: PageRelease;
  install: PageInstall;
  /**
   * The page is being unloaded (a reload, another site): calls that fail from now on failed because
   * of that.
   */
  isLeaving: () => boolean;
  /**
   * Resolves when the page is idle, so when nothing was fetched for a while: for work that nobody
   * waits for.
   */
  settled: () => Promise<void>;
  /** Resolves when nobody has acted on the page for a moment: for work that blocks it. */
  idle: () => Promise<void>;
};

/** Milliseconds after which a saved file has been read. */
const READ = 10_000;

/** The environment in a browser. */
export const browserEnvironment = (): Environment => {
  let isLeaving = false;
  addEventListener('pagehide', () => {
    isLeaving = true;
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  void pageSettled();
  return {
    fetch: withEarlyAnswers((...request) => globalThis.fetch(...request)),
    sendFile: async (...request) =>
      (await importCode(() => import('./http/sendFile'))).sendFile(...request),
    location: window.location,
    history: window.history,
    page: document,
    localStorage: () => window.localStorage,
    sessionStorage: () => window.sessionStorage,
    openChannel: (name) => ('BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null),
    // Undefined in an old browser and at an insecure address, whatever the type says.
    locks: navigator.locks,
    createSolverWorker,
    createPatternWorker,
    openWindow: (features) => window.open('about:blank', '_blank', features),
    openEvents: (url) => new EventSource(url),
    saveFile,
    showFile: {
      open: (content) => URL.createObjectURL(content),
      forget: (url) => URL.revokeObjectURL(url),
    },
    messages: window,
    device: navigator,
    release: pageRelease(document),
    install: pageInstall(window),
    isLeaving: () => isLeaving,
    settled: pageSettled,
    idle: createIdle(window),
  };
};

/** Lets the browser save a file. */
export const saveFile = (name: string, content: Blob) => {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(href), READ);
};
