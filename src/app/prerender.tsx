import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import type { Language } from '../../contract/constants';
import { brand } from '../brand/brand';
import { defaultLanguage, languages } from '../brand/languages';
import { createServices } from '../services';
import type { Environment } from '../services/environment';
import { provideActors } from './actors';
import { appInput } from './appInput';
import { createRecorder } from './capsule/recorder';
import { createI18n } from './i18n';
import { Root } from './Root';

/** The languages that the page is drawn in, and the one that a browser begins with. */
export const drawnLanguages = languages.map(({ code }) => code);
export { defaultLanguage };

/**
 * The home page as it stands before anything is known, as markup: no platform was asked and nobody is here yet. The browser paints
 * it while the app's code is on its way, and `main.tsx` wakes it (docs/decisions/0034).
 */
export async function drawHome(language: Language): Promise<string> {
  const services = createServices({ environment: nowhere, brand, language: { options: languages, fallback: language, load: never } });
  const app = createActor(provideActors(services), { input: appInput(services, HOME) });
  const { prelude } = await prerender(<Root app={app} i18n={await createI18n(language)} recorder={createRecorder()} router={AtHome} />, {
    onError: (error) => { throw error; },
  });
  return (await new Response(prelude).text()).replace(TITLE, '');
}

/** `index.html` has a title of its own, which the app replaces. */
const TITLE = /<title>[^<]*<\/title>/g;
const HOME = '/';
const AtHome = ({ children }: { children: ReactNode }) => <StaticRouter location={HOME}>{children}</StaticRouter>;

const never = () => new Promise<never>(() => undefined);
const nobody = { addEventListener: () => undefined, removeEventListener: () => undefined };
const unused = () => { throw new Error('a page that is drawn ahead does nothing'); };
/** No browser, and nothing stored. */
const nowhere: Environment = {
  fetch: never,
  sendFile: never,
  location: { href: 'http://localhost/', protocol: 'http:' },
  history: { state: null, replaceState: () => undefined },
  page: { ...nobody, cookie: '', visibilityState: 'visible', hasFocus: () => false, documentElement: { lang: '', dir: '' } },
  localStorage: () => undefined,
  sessionStorage: () => undefined,
  openChannel: () => null,
  createSolverWorker: unused,
  createPatternWorker: unused,
  openWindow: () => null,
  openEvents: unused,
  saveFile: unused,
  showFile: { open: unused, forget: unused },
  messages: nobody,
  device: { userAgent: '' },
  isLeaving: () => false,
  settled: never,
  calm: never,
};
