import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import type { Language } from '../../contract/constants';
import { selectSession, selectShell } from '../../machines/site/app/app.selectors';
import { selectPreferences } from '../../machines/site/shell/shell.selectors';
import { brand } from '../brand/brand';
import { addBurmeseFont } from '../brand/burmeseFont';
import { defaultLanguage, languages } from '../brand/languages';
import { nextTask } from '../services/nextTask';
import { browserEnvironment } from '../services/environment';
import { createServices } from '../services';
import { safeStorage } from '../services/storage';
import { app as appFlow } from '../flows/eager/app';
import { appInput } from './appInput';
import { preloadDialogs, preloadLogin } from './App';
import { createRecorder } from './capsule/recorder';
import { preloadReport } from './capsule/ReportAid';
import { takeEarly, takePlace } from './drawnPage';
import { flowChunk, loadFlows, provideFlow } from '../flows/shared/table';
import { changeLanguage, createI18n } from '../i18n/i18n';
import { isInspectorWanted } from './inspectorWish';
import { ScreenLoadError } from '../flows/shared/lazyScreen';
import { Root } from './Root';
import { shareWithTabs } from './tabsBridge';
import '../brand/styles';
import '../ui/global.css';

void start();

/**
 * A function, for with an `await` outside of one the bundler leaves its files unjoined: six
 * requests more at /login.
 */
async function start(): Promise<void> {
  const { place, isDrawn } = takePlace();
  const environment = browserEnvironment();
  const services = createServices({
    environment,
    brand,
    language: {
      options: languages,
      fallback: defaultLanguage,
      load: (language: Language) => words.then((i18n) => changeLanguage(i18n, language)),
    },
  });
  const words = createI18n(services.language.current());
  if (location.pathname === '/login') {
    import('./LoginFlow').catch(() => undefined);
    flowChunk('login')
      .load()
      .catch(() => undefined);
    void words.then(preloadLogin);
  }

  const recorder = createRecorder();
  /**
   * For the inspector and for QA's browser; the page itself has "Copy report"
   * (docs/decisions/0028).
   */
  const report = async () => {
    await running;
    return (await import('./capsule/pageReport')).pageReport({ recorder, app });
  };
  let run = () => {};
  const running = new Promise<void>((resolve) => {
    run = resolve;
  });
  const isInspectable = import.meta.env.DEV || import.meta.env.MODE === 'sandbox';
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

  // A page that is on screen already is not kept from answering: one part of the start at a time.
  if (isDrawn) await nextTask();
  const app = createActor(provideFlow(appFlow, services), {
    input: appInput(services, location.pathname + location.search + location.hash),
    inspect: (event) => {
      recorder.inspect(event);
      inspector?.inspect.next?.(event);
    },
  });
  // A page that was drawn ahead shows what the app is before it starts: it is woken as that.
  const startApp = () => {
    app.start();
    run();
    addBurmeseFont();
  };
  if (!isDrawn) startApp();
  if (isInspectable) Object.assign(globalThis, { croupierReport: report });
  const settled = environment.settled();
  void settled.then(preloadDialogs);
  void settled.then(preloadReport);

  const shell = selectShell(app.getSnapshot());
  const showTheme = ({ theme }: { theme: string }) => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  };
  showTheme(selectPreferences(shell.getSnapshot()));
  shell.subscribe((snapshot) => {
    const preferences = selectPreferences(snapshot);
    services.preferences.write(preferences);
    showTheme(preferences);
  });

  services.session.onExpired(() =>
    selectSession(app.getSnapshot())?.send({ type: 'session.expired' }),
  );
  services.tabs.onSignedOut((memberId) =>
    selectSession(app.getSnapshot())?.send({ type: 'tab.signedOut', memberId }),
  );
  shareWithTabs(app, services.tabs);
  addEventListener('online', () => {
    app.send({ type: 'status.recheck' });
    selectSession(app.getSnapshot())?.send({ type: 'session.retry' });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') app.send({ type: 'status.recheck' });
  });

  const i18n = await words;
  if (isDrawn) await nextTask();
  // A screen that did not come is told to the person (LoadBoundary); anything else that was caught
  // is a fault of ours.
  const onCaughtError = (error: unknown) => {
    if (!(error instanceof ScreenLoadError)) reportError(error);
  };
  if (isDrawn) {
    const doEarly = takeEarly();
    const wake = () => {
      startApp();
      doEarly();
    };
    hydrateRoot(
      place,
      <Root app={app} i18n={i18n} recorder={recorder} router={BrowserRouter} onAwake={wake} />,
      { onCaughtError },
    );
  } else {
    createRoot(place, { onCaughtError }).render(
      <Root app={app} i18n={i18n} recorder={recorder} router={BrowserRouter} />,
    );
  }
}
