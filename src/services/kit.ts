import type { Language } from '../../contract/constants';
import type { PayloadCipher } from './cipher/payloadCipher';
import type { Clock } from './clock';
import type { Environment } from './environment';
import type { Tiles } from './lobby/tiles';
import type { Call } from './http/client';
import type { PermissionSource } from './site/permission';
import type { PhoneAuth } from './account/phoneAuth/phoneAuth';
import type { EndSession } from './site/endSession';
import type { TakeGrant } from './site/grant';
import type { LinkToken } from './site/urlToken';
import type { PasswordRule } from '../../machines/shared/grant';
import type { RememberedUser } from './account/rememberedUser';
import type { SocialAuth } from './account/social/socialAuth';
import type { Tabs } from './site/tabs';
import type { HumanVerifier } from './account/verification/humanVerifier';

/** Replacements for our own providers. */
export type Replacements = {
  /** Another provider of human verification; ALTCHA when left out. */
  createVerifier?: ((call: Call) => HumanVerifier) | undefined;
  /** Another provider that sends codes in place of the platform; firebase when left out. */
  phoneAuth?: PhoneAuth | undefined;
  /** Another way to prove a social account; a window beside the page when left out. */
  socialAuth?: SocialAuth | undefined;
};

/** What services need from the brand's configuration. */
export type BrandValues = {
  merchantCode: string;
  /**
   * Prefix of every picture that the platform names without an origin; empty for the page's own.
   */
  imageBase: string;
  /** Codes of the sports vendors listed under e-sports, and of those under cockfight (spec §9). */
  eSportGames: readonly string[];
  cockfightVendors: readonly string[];
  prizeModes: readonly string[];
  /** Origins besides the page's own that games may open from. */
  gameOrigins: readonly string[];
  /** IANA name of the platform's time zone, which bounds its days. */
  timeZone: string;
};

/** A service's factory. */
export type Make<TService> = (kit: Kit) => TService;

/** What every service is made of. */
export type Kit = Replacements & {
  environment: Environment;
  brand: BrandValues;
  /** Origin of the platform; empty when it serves the page too. */
  baseURL: string;
  call: Call;
  /** The current language. */
  language: () => Language;
  tiles: Tiles;
  permission: PermissionSource;
  takeGrant: TakeGrant;
  /** The token of the address that the page was opened with. */
  linkToken: LinkToken;
  /** Ends the session of this tab. */
  endSession: EndSession;
  rememberedUser: RememberedUser;
  readPasswordRule: () => Promise<PasswordRule>;
  cipher: PayloadCipher;
  clock: Clock;
  tabs: Tabs;
  now: () => number;
  /** The service that a factory makes; it is made once, so all flows share it. */
  service: <TService>(make: Make<TService>) => TService;
};
