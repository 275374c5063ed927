import type { Language } from '../../contract/constants';
import { endpoints } from '../../contract/endpoints';
import { createLoadBalance } from './balance';
import { createLoadBanners } from './banners';
import { createFetchCaptcha } from './captcha';
import { createJweCipher } from './cipher/payloadCipher';
import { createClock } from './clock';
import { createLoadCountries } from './countries';
import type { Environment } from './environment';
import { createFormSetups } from './formSetups';
import { createClient, type Call } from './http/client';
import { createServerClock } from './http/serverClock';
import { valueOf } from './http/valueOf';
import { createIdempotencyKey } from './idempotency';
import { createLanguageService, type LanguageServiceOptions } from './language';
import { createListeners } from './listeners';
import { writeMerchant } from './merchant';
import { createPermissionSource } from './permission';
import { createFirebasePhoneAuth } from './phoneAuth/firebasePhoneAuth';
import type { PhoneAuth } from './phoneAuth/phoneAuth';
import { createPlatform } from './platform';
import { createPopups } from './popups/announcements';
import { createPreferences } from './preferences';
import { createRecovery } from './recovery';
import { createCheckAffiliate } from './registration/affiliate';
import { createCheckPatterns } from './registration/checkPatterns';
import { readInvitation } from './registration/invitation';
import { createRegister } from './registration/register';
import { createEndSession } from './session/endSession';
import { createStartFreePlay } from './session/freePlay';
import { createGiveBack } from './session/giveBack';
import { createGrantTaker } from './session/grant';
import { createMemberCalls } from './session/member';
import { createPasswordRuleReader } from './session/passwordRule';
import { createRememberedUser } from './session/rememberedUser';
import { createRestoreSession } from './session/restore';
import { createSecondFactor } from './session/secondFactor';
import { createSignIn, createSignInBySms } from './session/signIn';
import { createSignInSocially } from './session/signInSocially';
import { createTokenStore } from './session/tokenStore';
import { takeUrlToken } from './session/urlToken';
import { createSmsCode } from './smsCode';
import { createPopupSocialAuth } from './social/popupSocialAuth';
import type { SocialAuth } from './social/socialAuth';
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
  /** Somebody else who sends codes in the platform's place; firebase when left out. */
  phoneAuth?: PhoneAuth;
  /** Another way to prove a social account; a window beside the page when left out. */
  socialAuth?: SocialAuth;
};
export type Services = ReturnType<typeof createServices>;

/** Everything the machines' ports need, made once by `src/app`. Its first act is to take `?token=` out of the address. */
export const createServices = ({
  environment, merchantCode, language: languageOptions, baseURL = '', createVerifier, phoneAuth: givenPhoneAuth, socialAuth: givenSocialAuth,
}: ServiceOptions) => {
  const { page, location, history } = environment;
  const linkToken = takeUrlToken(location, history);
  const invitation = readInvitation(location);

  const sessionStore = safeStorage(environment.sessionStorage);
  const localStore = safeStorage(environment.localStorage);
  writeMerchant(merchantCode, sessionStore, localStore);

  const clock = createClock(page);
  const serverClock = createServerClock(clock.now);
  const language = createLanguageService({
    ...languageOptions, localStore, root: page.documentElement, onSwitched: (chosen) => updateLanguage(chosen),
  });
  const tokens = createTokenStore(sessionStore);
  const tabs = createTabs(environment.openChannel);
  const expired = createListeners();
  const cipher = createJweCipher({
    seconds: serverClock.seconds,
    fetchKeys: async () => valueOf(endpoints.cipherKeys, await call(endpoints.cipherKeys, {})).keys,
  });
  const call: Call = createClient({
    fetch: environment.fetch,
    baseURL,
    merchant: merchantCode,
    language: language.current,
    tokens,
    serverClock,
    cipher,
    onSessionExpired: expired.tell,
    isLeaving: environment.isLeaving,
  });

  /** Spec §7 getUpdateLanguage. Nobody waits for it, and nothing hangs on it. */
  const updateLanguage = (chosen: Language) => {
    call(endpoints.updateLanguage, { language: chosen }).catch(() => undefined);
  };
  const permission = createPermissionSource(call);
  const readPasswordRule = createPasswordRuleReader(call, permission);
  const giveBack = createGiveBack(call);
  const takeGrant = createGrantTaker(tokens, giveBack, readPasswordRule);
  const rememberedUser = createRememberedUser(page, location.protocol === 'https:');
  const setups = createFormSetups(call, permission);
  const phoneAuth = givenPhoneAuth ?? createFirebasePhoneAuth({
    permission, origin: () => new URL(location.href).origin, language: () => page.documentElement.lang,
  });
  const smsCode = createSmsCode({ call, permission, phoneAuth, now: clock.now });
  const socialAuth = givenSocialAuth ?? createPopupSocialAuth(environment);
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
    loadCountries: createLoadCountries(call),
    readPasswordRule,
    smsCode,
    invitation,
    registration: {
      loadSetup: setups.forRegistration,
      checkPatterns: createCheckPatterns(environment.createPatternWorker),
      checkAffiliate: createCheckAffiliate(call, location),
      register: createRegister({ call, takeGrant, location, createKey: createIdempotencyKey }),
    },
    recovery: { loadSetup: setups.forRecovery, ...createRecovery(call) },
    popups: createPopups(call, sessionStore),
    startFreePlay: createStartFreePlay(call, takeGrant, cipher, environment.device),
    session: {
      restore: createRestoreSession({ call, tokens, linkToken, readPasswordRule }),
      signIn: createSignIn(call, takeGrant, rememberedUser),
      signInBySms: createSignInBySms(call, takeGrant, smsCode),
      signInSocially: createSignInSocially(call, takeGrant, permission, socialAuth),
      end: createEndSession(giveBack, tokens, tabs),
      /** The platform answered 401 to a call of this tab's session. Returns how to stop listening. */
      onExpired: expired.add,
      ...createMemberCalls(call),
      secondFactor: createSecondFactor(call, takeGrant, clock.now),
    },
  };
};
