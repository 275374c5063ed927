import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import type { LanguageCode } from '../../contract/constants';
import type { AppRef } from '../../machines/site/app/app.machine';
import { selectRelease, selectSession, selectShell } from '../../machines/site/app/app.selectors';
import { selectPreferences } from '../../machines/site/shell/shell.selectors';
import { brand } from '../brand/brand';
import { addBurmeseFont } from '../brand/burmeseFont';
import { defaultLanguage, languages } from '../brand/languages';
import { app as appFlow } from '../flows/eager/app';
import { flowChunk, loadFlows, loadTable, provideFlow } from '../flows/shared/table';
import { joinSyllables } from '../i18n/burmese';
import { changeLanguage, createI18n } from '../i18n/i18n';
import { createServices, type Services } from '../services';
import { browserEnvironment } from '../services/environment';
import { nextTask } from '../services/nextTask';
import { safeStorage } from '../services/storage';
import { preloadLogin } from './App';
import { appInput } from './appInput';
import { createRecorder, type Recorder } from './capsule/recorder';
import { preloadReport } from './capsule/ReportAid';
import { isPageBelowLogin, onUncovered, takeEarly, takePlace } from '../flows/shared/drawnPage';
import { isInspectorWanted } from './isInspectorWanted';
import { ScreenLoadError } from '../flows/shared/lazyScreen';
import { PartLoadError } from '../ui/lazyPart';
import { loadTwice } from '../ui/reloadable';
import { keepFiles } from './keepFiles';
import { preloadRelease } from './NoticePlace';
import { isPageLeft, leavePage, preloadPlayerPage, takePage } from './PlayerPlace';
import { Root } from './Root';
import type { Created, Opened, Recording, StartSteps } from './start';
import { watchActivity } from './activityBridge';
import { keepNotice } from './noticeBridge';
import { watchSession } from './sessionBridge';
import { shareWithTabs } from './tabsBridge';

/** The steps of the start in a browser. */
export const createStartSteps = (): StartSteps => {
  const environment = browserEnvironment();
  if (brand.imageBases.length > 1)
    void import('./imageFallback').then(({ fallBackOnImages }) =>
      fallBackOnImages(brand.imageBases, document),
    );
  return {
    takePlace,
    openServices: () => {
      const services = createServices({
        environment,
        brand,
        language: {
          options: languages,
          fallback: defaultLanguage,
          load: (language: LanguageCode) => words.then((i18n) => changeLanguage(i18n, language)),
        },
        joinText: joinSyllables,
      });
      void services.session.begin();
      const words: Opened['words'] = loadTwice(() => createI18n(services.language.shown()));
      return { services, words };
    },
    preloadScreen: (words) => {
      // A page of another address is made of flows.
      if (!['/', '/login'].includes(location.pathname)) preloadTable();
      if (location.pathname === '/login') {
        flowChunk('login')
          .load()
          .catch(() => undefined);
        void words.then(preloadLogin);
      }
      if (!isPageBelowLogin()) return words.then(preloadPlayerPage);
      leavePage();
      onUncovered(() => void takePage({ isCovered: false }));
      return Promise.resolve();
    },
    openRecording,
    createApp: (services, { recorder, inspector }) => ({
      app: createActor(provideFlow(appFlow, services), {
        input: appInput(services, location.pathname + location.search + location.hash),
        inspect: (event) => {
          recorder.inspect(event);
          inspector?.inspect.next?.(event);
        },
      }),
    }),
    runApp: ({ app }, { announce }) => {
      app.start();
      announce(app);
      // Every Burmese line is laid out again.
      void environment.idle().then(addBurmeseFont);
      return { app, isRunning: true };
    },
    preloadLater: ({ recorder }) => {
      const bringOutlines = () => void outline(recorder);
      addEventListener('input', bringOutlines, { once: true, capture: true });
      // A dialog may be next. A mouse that rests is no sign, although the page moves below it.
      for (const sign of ['pointermove', 'pointerdown', 'keydown'])
        addEventListener(sign, preloadTable, { once: true, capture: true });
      void environment
        .settled()
        .then(preloadTable)
        .then(() => outline(recorder))
        .then(preloadReport)
        .then(preloadRelease)
        .then(keepFiles);
    },
    connect: (created, services) => {
      followPreferences(created, services);
      keepNotice(created.app, services);
      hearServices(created, services);
      hearBrowser(created);
      return { ...created, isConnected: true };
    },
    render: ({ place }, { app }, i18n, { recorder }) =>
      createRoot(place, { onCaughtError }).render(
        <Root app={app} i18n={i18n} recorder={recorder} router={BrowserRouter} />,
      ),
    hydrate: ({ place }, { app }, i18n, { recorder }, run) => {
      // The first rendering of a page that was left blocks it, so it waits until nobody types.
      const doEarly = isPageLeft()
        ? () =>
            environment
              .settled()
              .then(environment.idle)
              .then(() => takePage({ isCovered: true }))
        : takeEarly();
      // React's effects, the start of the app and what the person did: a long task each.
      const wake = () => void nextTask().then(run).then(nextTask).then(doEarly);
      hydrateRoot(
        place,
        <Root app={app} i18n={i18n} recorder={recorder} router={BrowserRouter} onAwake={wake} />,
        { onCaughtError },
      );
    },
    nextTask,
  };
};

/** One that does not come is asked for again with the flow that needs it. */
const preloadTable = () => void loadTable().catch(() => undefined);

const isInspectable = import.meta.env.DEV || import.meta.env.MODE === 'sandbox';

/** The recorder, and the inspector where it is wanted. */
const openRecording = async (): Promise<Recording> => {
  const recorder = createRecorder();
  let announce: (app: AppRef) => void = () => undefined;
  const running = new Promise<AppRef>((resolve) => {
    announce = resolve;
  });
  /**
   * For the inspector and for QA's browser; the page itself has "Copy report"
   * (docs/decisions/0028).
   */
  const report = async () => {
    const app = await running;
    return (await import('./capsule/pageReport')).pageReport({ recorder, app });
  };
  if (isInspectable) Object.assign(globalThis, { croupierReport: report });
  const isInspected =
    isInspectable &&
    isInspectorWanted(
      location.search,
      safeStorage(() => window.sessionStorage),
    );
  // The inspector draws each actor's chart as it starts, and a viewer that is told of the page may
  // ask for the report at once.
  const inspector = isInspected
    ? await Promise.all([import('./inspect'), loadFlows()]).then(([{ startInspector }]) =>
        startInspector({ report }),
      )
    : undefined;
  return { recorder, inspector, announce };
};

/** Without the file the recording keeps no payload, so that no typed text is held. */
const outline = (recorder: Recorder): Promise<void> =>
  import('./capsule/sketch').then(
    ({ sketchOf }) => recorder.outline(sketchOf),
    () => recorder.outline(({ type }) => ({ type })),
  );

/** Keeps what the person prefers, and shows the theme. */
const followPreferences = ({ app }: Created, services: Services) => {
  const showTheme = ({ theme }: { theme: string }) => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  };
  const shell = selectShell(app.getSnapshot());
  showTheme(selectPreferences(shell.getSnapshot()));
  shell.subscribe((snapshot) => {
    const preferences = selectPreferences(snapshot);
    services.preferences.write(preferences);
    showTheme(preferences);
  });
};

/** Tells the session what services and other tabs say of it. */
const hearServices = ({ app }: Created, services: Services) => {
  services.session.onExpired(({ isIdle }) =>
    selectSession(app.getSnapshot())?.send({ type: 'session.expired', isIdle }),
  );
  services.onClosed(() => app.send({ type: 'status.recheck' }));
  services.tabs.onSignedOut((memberId) =>
    selectSession(app.getSnapshot())?.send({ type: 'tab.signedOut', memberId }),
  );
  shareWithTabs(app, services.tabs);
  watchSession(app, services);
};

/** Asks the platform again when the connection or the tab is back. */
const hearBrowser = ({ app }: Created) => {
  let restsUntil = 0;
  window.addEventListener('vite:preloadError', ({ timeStamp }) => {
    // Its own files may not come either, which this event says too.
    if (timeStamp > restsUntil) preloadRelease();
    restsUntil = timeStamp + 5_000;
    selectRelease(app.getSnapshot()).send({ type: 'file.missing' });
  });
  addEventListener('online', () => {
    app.send({ type: 'status.recheck' });
    selectSession(app.getSnapshot())?.send({ type: 'session.retry' });
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) selectSession(app.getSnapshot())?.send({ type: 'page.returned' });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') app.send({ type: 'status.recheck' });
  });
  watchActivity(app);
};

/** A person sees what did not come (LoadBoundary, lazyPart); anything else is our fault. */
const onCaughtError = (error: unknown) => {
  if (!(error instanceof ScreenLoadError || error instanceof PartLoadError)) reportError(error);
};
