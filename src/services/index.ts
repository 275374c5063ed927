import { endpoints } from '../../contract/endpoints';
import { createLoadBalance } from './balance';
import { createLoadBanners } from './banners';
import { createFetchCaptcha } from './captcha';
import { createJweCipher } from './cipher/payloadCipher';
import { createClock } from './clock';
import type { Environment } from './environment';
import { createClient, type Call } from './http/client';
import { createServerClock } from './http/serverClock';
import { valueOf } from './http/valueOf';
import { createIdempotencyKey } from './idempotency';
import { createLanguageService, type LanguageServiceOptions } from './language';
import { createListeners } from './listeners';
import { writeMerchant } from './merchant';
import { createPermissionSource } from './permission';
import { createPlatform } from './platform';
import { createPreferences } from './preferences';
import { createEndSession } from './session/endSession';
import { createGiveBack } from './session/giveBack';
import { createGrantTaker } from './session/grant';
import { createMemberCalls } from './session/member';
import { createPasswordRuleReader } from './session/passwordRule';
import { createRememberedUser } from './session/rememberedUser';
import { createRestoreSession } from './session/restore';
import { createSecondFactor } from './session/secondFactor';
import { createSignIn } from './session/signIn';
import { createTokenStore } from './session/tokenStore';
import { takeUrlToken } from './session/urlToken';
import { safeStorage } from './storage';
import { createTabs } from './tabs';
import { createAltchaVerifier } from './verification/altchaVerifier';
import type { HumanVerifier } from './verification/humanVerifier';

export type ServiceOptions = {
  environment: Environment;
  merchantCode: string;
  language: Pick<LanguageServiceOptions, 'options' | 'fallback' | 'load'>;
  /** Origin of the platform; left out when it serves the page too. */
  baseURL?: string;
  /** Another provider of human verification; ALTCHA when left out. */
  createVerifier?: (call: Call) => HumanVerifier;
};
export type Services = ReturnType<typeof createServices>;

/** Everything the machines' ports need, made once by `src/app`. Its first act is to take `?token=` out of the address. */
export const createServices = ({ environment, merchantCode, language: languageOptions, baseURL = '', createVerifier }: ServiceOptions) => {
  const { page, location, history } = environment;
  const linkToken = takeUrlToken(location, history);

  const sessionStore = safeStorage(environment.sessionStorage);
  const localStore = safeStorage(environment.localStorage);
  writeMerchant(merchantCode, sessionStore, localStore);

  const clock = createClock(page);
  const serverClock = createServerClock(clock.now);
  const language = createLanguageService({ ...languageOptions, localStore, root: page.documentElement });
  const tokens = createTokenStore(sessionStore);
  const tabs = createTabs(environment.openChannel);
  const expired = createListeners();
  const call: Call = createClient({
    fetch: environment.fetch,
    baseURL,
    merchant: merchantCode,
    language: language.current,
    tokens,
    serverClock,
    cipher: createJweCipher({
      seconds: serverClock.seconds,
      fetchKeys: async () => valueOf(endpoints.cipherKeys, await call(endpoints.cipherKeys, {})).keys,
    }),
    onSessionExpired: expired.tell,
    isLeaving: environment.isLeaving,
  });

  const permission = createPermissionSource(call);
  const readPasswordRule = createPasswordRuleReader(call, permission);
  const giveBack = createGiveBack(call);
  const takeGrant = createGrantTaker(tokens, giveBack, readPasswordRule);
  const rememberedUser = createRememberedUser(page, location.protocol === 'https:');
  const verifier = createVerifier?.(call) ?? createAltchaVerifier(call, environment.createSolverWorker);

  return {
    clock,
    language,
    preferences: createPreferences(localStore),
    rememberedUser,
    tabs,
    createIdempotencyKey,
    verifier,
    platform: createPlatform(call, permission),
    fetchCaptcha: createFetchCaptcha(call, createIdempotencyKey),
    loadBalance: createLoadBalance(call),
    loadBanners: createLoadBanners(call),
    session: {
      restore: createRestoreSession({ call, tokens, linkToken, readPasswordRule }),
      signIn: createSignIn(call, takeGrant, rememberedUser),
      end: createEndSession(giveBack, tokens, tabs),
      /** The platform answered 401 to a call of this tab's session. Returns how to stop listening. */
      onExpired: expired.add,
      ...createMemberCalls(call),
      secondFactor: createSecondFactor(call, takeGrant, clock.now),
    },
  };
};
