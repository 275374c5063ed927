import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import { LANGUAGES, type Language } from '../../contract/constants';
import { SOCIAL_PROVIDERS } from '../../contract/domain';
import { brand } from '../brand/brand';
import { defaultLanguage as firstLanguage, languages } from '../brand/languages';
import { createServices, type Services } from '../services';
import type { Environment } from '../services/environment';
import { keyOf } from '../services/lobby/hotGames';
import { countries } from '../flows/countries';
import { app as appFlow } from '../flows/eager/app';
import { login as loginFlow } from '../flows/login';
import { provideFlow } from '../flows/shared/table';
import { smsCode } from '../flows/smsCode';
import { appInput } from './appInput';
import { createRecorder } from './capsule/recorder';
import type { LoginOptions } from '../flows/screens/loginOptions';
import { createI18n } from '../i18n/i18n';
import { LoginFlow } from '../flows/screens/LoginFlow';
import { preloadPlayerPage } from './PlayerPlace';
import { Root } from './Root';

/** The languages to prerender: those with all words. */
export const drawnLanguages = LANGUAGES.filter((spoken) =>
  languages.some(({ code }) => code === spoken),
);
/** The one of them that a first visit is shown. */
export const defaultLanguage: Language =
  drawnLanguages.find((code) => code === firstLanguage) ?? drawnLanguages[0] ?? 'EN';

/**
 * The home page before any answer of the platform, for a visitor, as markup. The browser paints it
 * while the app's code is loading, and `start.ts` hydrates it (docs/decisions/0034).
 */
export async function drawHome(language: Language): Promise<string> {
  const i18n = await createI18n(language);
  await preloadPlayerPage();
  const services = servicesIn(language);
  const app = createActor(provideFlow(appFlow, services), { input: appInput(services, HOME) });
  return (
    await markupOf(<Root app={app} i18n={i18n} recorder={createRecorder()} router={AtHome} />)
  ).replace(TITLE, '');
}

/**
 * The login dialog for a new visitor, with the parts that the brand expects the platform to offer.
 * The app's own dialog replaces it and keeps what was typed (`drawnLogin.ts`).
 */
export async function drawLogin(language: Language): Promise<string> {
  const services = servicesIn(language);
  const login = createActor(provideFlow(loginFlow, services), {
    input: {
      side: 'member',
      username: '',
      resume: null,
      social: null,
      attempt: null,
      message: null,
    },
  });
  const loginOptions: LoginOptions = {
    passkey: 'reserved',
    isBySms: isOffered('sms'),
    isRecoverable: isOffered('recovery'),
    social: SOCIAL_PROVIDERS.filter(isOffered),
    onRegister: isOffered('register') ? unused : undefined,
    onRead: unused,
    banners: { login: [], recovery: [] },
    countries: createActor(provideFlow(countries, services)),
    loginCode: createActor(provideFlow(smsCode, services), {
      input: { purpose: 'login', challenge: null },
    }),
    recoveryCode: createActor(provideFlow(smsCode, services), {
      input: { purpose: 'recovery', challenge: null },
    }),
  };
  const markup = await markupOf(
    <I18nextProvider i18n={await createI18n(language)}>
      <LoginFlow login={login} loginOptions={loginOptions} variant="dialog" />
    </I18nextProvider>,
    'login',
  );
  return markup.replace('<dialog', '<dialog open data-still');
}

/** A call that the page makes before the app's code is there (docs/decisions/0114). */
export type FirstCall = { address: string; headers: Record<string, string> };

/**
 * What the app asks the platform for first: `hotGames` at home, unless the browser session has
 * `kept` them, and `keys` for a login by a link. The services themselves say how, so that the app
 * recognises the answers as its own.
 */
export async function firstCalls(
  language: Language,
): Promise<{ hotGames: FirstCall & { kept: string }; keys: FirstCall }> {
  const callOf = (ask: (services: Services) => Promise<unknown>, href: string) =>
    new Promise<FirstCall>((resolve, reject) => {
      const environment: Environment = {
        ...nowhere,
        location: { ...nowhere.location, href },
        fetch: (address, { headers } = {}) => {
          resolve({
            address: address instanceof Request ? address.url : String(address),
            headers: Object.fromEntries(new Headers(headers)),
          });
          return never();
        },
      };
      ask(servicesIn(language, environment)).catch(reject);
    });
  return {
    hotGames: {
      ...(await callOf(({ loadHotGames }) => loadHotGames(), 'http://localhost/')),
      kept: keyOf(language),
    },
    keys: await callOf(({ session }) => session.begin(), 'http://localhost/?token=any'),
  };
}

const isOffered = (what: string) => brand.loginOffers.includes(what);
const servicesIn = (language: Language, environment = nowhere) =>
  createServices({
    environment,
    brand,
    language: { options: languages, fallback: language, load: never },
  });

/** Waits until all texts are loaded. `prefix` keeps the ids of the page's parts distinct. */
const markupOf = async (node: ReactNode, prefix = ''): Promise<string> => {
  const { prelude } = await prerender(node, {
    identifierPrefix: prefix,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
};

/** `index.html` has a title of its own, which the app replaces. */
const TITLE = /<title>[^<]*<\/title>/g;
const HOME = '/';
const AtHome = ({ children }: { children: ReactNode }) => (
  <StaticRouter location={HOME}>{children}</StaticRouter>
);

const never = () => new Promise<never>(() => undefined);
const nobody = { addEventListener: () => undefined, removeEventListener: () => undefined };
const unused = () => {
  throw new Error('a page that is drawn ahead does nothing');
};
/** An environment without a browser and with nothing stored. */
const nowhere: Environment = {
  fetch: never,
  sendFile: never,
  location: { href: 'http://localhost/', protocol: 'http:' },
  history: { state: null, replaceState: () => undefined },
  page: {
    ...nobody,
    cookie: '',
    visibilityState: 'visible',
    hasFocus: () => false,
    documentElement: { lang: '', dir: '' },
  },
  localStorage: () => undefined,
  sessionStorage: () => undefined,
  openChannel: () => null,
  locks: undefined,
  createSolverWorker: unused,
  createPatternWorker: unused,
  openWindow: () => null,
  openEvents: unused,
  saveFile: unused,
  showFile: { open: unused, forget: unused },
  install: { watch: () => () => undefined, take: () => undefined },
  release: { entry: () => null, holdsInput: () => false, reload: unused },
  messages: nobody,
  device: { userAgent: '' },
  isLeaving: () => false,
  settled: never,
  idle: never,
};
