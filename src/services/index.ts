import type { Language } from '../../contract/constants';
import { endpoints } from '../../contract/endpoints';
import { createLoadBalance } from './money/balance';
import { createLoadBanners } from './lobby/banners';
import { createJweCipher } from './cipher/payloadCipher';
import { createClock } from './clock';
import type { Environment } from './environment';
import { createListGames } from './lobby/gameList';
import { createLoadHotGames } from './lobby/hotGames';
import { createLoadSection } from './lobby/sections';
import { createTiles } from './lobby/tiles';
import { createLoadVendors, createVendorSource } from './lobby/vendors';
import { createLoadWinners } from './lobby/winners';
import { createClient, type Call } from './http/client';
import { createServerClock } from './http/serverClock';
import { valueOf } from './http/valueOf';
import type { RestoreOutcome } from '../../machines/site/session/session.types';
import type { BrandValues, Kit, Make, Replacements } from './kit';
import { createLanguageService, type LanguageServiceOptions } from './site/language';
import { importCode } from './importCode';
import { createListeners } from './listeners';
import { writeMerchant } from './merchant';
import { createPermissionSource } from './site/permission';
import { createLogoutNotice } from './site/logoutNotice';
import { createPlatform } from './site/platform';
import { createPopups } from './announcements/popups';
import { createPreferences } from './site/preferences';
import { readInvitation } from './account/registration/invitation';
import { createEndSession } from './site/endSession';
import { createEndToken } from './site/endToken';
import { createGrantTaker } from './site/grant';
import { createPasswordRuleReader } from './account/passwordRule';
import { createRememberedUser } from './account/rememberedUser';
import { createTokenStore } from './site/tokenStore';
import { createLinkToken } from './site/urlToken';
import { safeStorage } from './storage';
import { createTabs } from './site/tabs';

export type ServiceOptions = Replacements & {
  environment: Environment;
  brand: BrandValues;
  language: Pick<LanguageServiceOptions, 'options' | 'fallback' | 'load'>;
  /** How the lines of the platform's texts break between words; as the browser does if left out. */
  joinText?: ((text: string) => string) | undefined;
  /** Origin of the platform; left out when it serves the page too. */
  baseURL?: string;
};
export type Services = ReturnType<typeof createServices>;

/**
 * Everything the machines' ports need, made once by `src/app`. It first takes `?token=` out of the
 * address.
 */
export const createServices = ({
  environment,
  brand,
  language: languageOptions,
  joinText,
  baseURL = '',
  createVerifier,
  phoneAuth,
  socialAuth,
}: ServiceOptions) => {
  const { page, location, history } = environment;
  const { merchantCode } = brand;
  const made = new Map<Make<unknown>, unknown>();
  const linkToken = createLinkToken(location, history);
  const invitation = readInvitation(location);

  const sessionStore = safeStorage(environment.sessionStorage);
  const localStore = safeStorage(environment.localStorage);
  writeMerchant(merchantCode, sessionStore, localStore);

  const clock = createClock(page);
  const serverClock = createServerClock(clock.now);
  const language = createLanguageService({
    ...languageOptions,
    localStore,
    root: page.documentElement,
    onSwitched: (chosen) => updateLanguage(chosen),
  });
  const tokens = createTokenStore(sessionStore);
  const tabs = createTabs(environment.openChannel);
  const expired = createListeners<{ isIdle: boolean }>();
  const closed = createListeners();
  const cipher = createJweCipher({
    seconds: serverClock.seconds,
    fetchKeys: async () => valueOf(endpoints.cipherKeys, await call(endpoints.cipherKeys, {})),
  });
  const call: Call = createClient({
    fetch: environment.fetch,
    sendFile: environment.sendFile,
    baseURL,
    merchant: merchantCode,
    language: language.current,
    joinText,
    tokens,
    serverClock,
    cipher,
    onSessionExpired: expired.tell,
    onClosed: closed.tell,
    isLeaving: environment.isLeaving,
    restored: () => restoring,
  });
  let restoring: Promise<unknown> | undefined;
  /** The restore that began before anybody asked for it. */
  let begun: Promise<RestoreOutcome> | null = null;
  const keepRestoring = (outcome: Promise<RestoreOutcome>) => {
    restoring = outcome.catch(() => null);
    return outcome;
  };

  const restore = async (signal?: AbortSignal): Promise<RestoreOutcome> => {
    // Most first visits are a guest's, who needs none of its code.
    if (linkToken.read() === null && tokens.read() === null) return { kind: 'none', link: 'none' };
    // A login by a link seals its first call.
    if (linkToken.read() !== null) cipher.prepare();
    const { createRestoreSession, LINK } = await importCode(() => import('./site/restore'));
    return createRestoreSession({
      call,
      tokens,
      linkToken,
      enterByLink: async () => (await later(...LINK)).enterAsGuest(signal),
      readPasswordRule,
    })(signal);
  };

  /** Spec §7 getUpdateLanguage. Nobody waits for it, and nothing depends on it. */
  const updateLanguage = (chosen: Language) => {
    call(endpoints.updateLanguage, { language: chosen }).catch(() => undefined);
  };
  const permission = createPermissionSource(call);
  const readPasswordRule = createPasswordRuleReader(call, permission);
  const endToken = createEndToken(call, environment.messages);
  const endSession = createEndSession(endToken, tokens, sessionStore, tabs, localStore);
  const takeGrant = createGrantTaker(tokens, endToken, readPasswordRule, async () =>
    valueOf(endpoints.whitelabel, await call(endpoints.whitelabel, {})),
  );
  const rememberedUser = createRememberedUser(page, location.protocol === 'https:');
  const tiles = createTiles(brand);
  const asking = { call, merchantCode, language: language.current, tiles };
  const vendors = createVendorSource(asking);
  const kit: Kit = {
    environment,
    brand,
    baseURL,
    call,
    language: language.current,
    tiles,
    permission,
    takeGrant,
    linkToken,
    endSession,
    rememberedUser,
    readPasswordRule,
    cipher,
    clock,
    tabs,
    now: clock.now,
    createVerifier,
    phoneAuth,
    socialAuth,
    service: <TService>(make: Make<TService>) => {
      if (!made.has(make)) made.set(make, make(kit));
      return made.get(make) as TService;
    },
  };

  /** A service for a port that can start before the service's file is here. */
  const later = async <TModule, TService>(
    fetchFile: () => Promise<TModule>,
    pick: (file: TModule) => Make<TService>,
  ): Promise<TService> => kit.service(pick(await importCode(fetchFile)));

  return {
    clock,
    language,
    preferences: createPreferences(localStore),
    rememberedUser,
    logoutNotice: createLogoutNotice(sessionStore),
    tabs,
    platform: createPlatform(call, permission, environment.location),
    loadBalance: createLoadBalance(call),
    loadBanners: createLoadBanners(call),
    loadVendors: createLoadVendors(vendors),
    loadSection: createLoadSection(vendors, createListGames(asking)),
    loadHotGames: createLoadHotGames({ ...asking, sessionStore }),
    loadWinners: createLoadWinners(call, language.current, tiles),
    invitation,
    popups: createPopups(call, sessionStore, environment),
    startFreePlay: async (signal?: AbortSignal) => {
      const start = await later(
        () => import('./account/freePlay'),
        ({ createStartFreePlay }) => createStartFreePlay,
      );
      return start(signal);
    },
    session: {
      /**
       * Begins the first restore as soon as the code runs, so that it does not wait for the status
       * of the site. One that failed by then, as the site is closed, begins again when it is asked
       * for. Resolves when it has ended either way.
       */
      begin: async (): Promise<void> => {
        begun = keepRestoring(restore());
        await begun.catch(() => {
          begun = null;
        });
      },
      restore: (signal?: AbortSignal): Promise<RestoreOutcome> => {
        const outcome = begun ?? keepRestoring(restore(signal));
        begun = null;
        return outcome;
      },
      end: endSession,
      /**
       * The platform answered 401 to a call of this tab's session. Returns a function that stops
       * listening.
       */
      onExpired: expired.add,
    },
    /** The platform turned a call away: the site is closed. Returns a function that stops. */
    onClosed: closed.add,
    /** The service whose code comes with the flow that needs it; made at the first call. */
    service: kit.service,
    later,
  };
};
