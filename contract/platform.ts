import * as v from 'valibot';
import {
  announcementSchema,
  bannerSchema,
  customerServiceSchema,
  locationSchema,
  promotionSchema,
  registerRulesSchema,
  resourceSchema,
  SMS_PROVIDERS,
  SOCIAL_PROVIDERS,
  whitelabelSchema,
} from './domain';
import { moneySchema } from './scalars';

/** The state of the platform and the caller's IP (spec §4 System status). */
export const systemStatusSchema = v.object({ status: v.picklist([0, 1, 2]), ip: v.string() });
export type SystemStatus = v.InferOutput<typeof systemStatusSchema>;

/**
 * Where to send a person who logs in with a social account (spec §2 Login form): an OAuth 2.0 code
 * flow with PKCE.
 */
const socialSchema = v.object({
  provider: v.picklist(SOCIAL_PROVIDERS),
  authorizeUrl: v.pipe(v.string(), v.url()),
  /** `iss` of its answers (RFC 9207); null for a provider that does not name itself. */
  issuer: v.nullable(v.string()),
  clientId: v.string(),
  scope: v.string(),
});
export type Social = v.InferOutput<typeof socialSchema>;

/**
 * The firebase project that sends SMS codes. `emulator`: its Auth routes are answered by the
 * platform's own origin.
 */
export const firebaseSchema = v.object({
  apiKey: v.string(),
  authDomain: v.string(),
  projectId: v.string(),
  appId: v.string(),
  emulator: v.boolean(),
});
export type FirebaseConfig = v.InferOutput<typeof firebaseSchema>;

/** Everything the app asks for once at boot, spec §7 Permission. */
export const permissionSchema = v.object({
  info: v.object({
    customerService: v.array(customerServiceSchema),
    resources: v.record(v.string(), resourceSchema),
    whitelabel: whitelabelSchema,
    register: registerRulesSchema,
    /** assumed: the host of links that members pass on; empty for the one that is open. */
    mainDomain: v.string(),
    /**
     * assumed: who sends SMS codes; the spec says "if firebase SMS is used" (§4 Register 4), not
     * where that is said.
     */
    smsProvider: v.picklist(SMS_PROVIDERS),
    /** assumed: null where the platform sends them. */
    firebase: v.nullable(firebaseSchema),
    /**
     * assumed: running promotions that the menus depend on (spec §3 Public state, §2 Side menu).
     */
    availablePromo: v.object({ REFERRAL: v.object({ enabled: v.boolean() }) }),
    /** assumed: the social accounts that are enabled, in the order of their buttons. */
    social: v.array(socialSchema),
    /**
     * assumed: where a guest on a wide screen types username and password (spec §2 Login form,
     * header variant): in the header, or in the dialog when it is left out.
     */
    loginPlace: v.nullish(v.picklist(['header', 'dialog'])),
    /** assumed: the version of the terms in the help centre; left out when there is none. */
    termsVersion: v.nullish(v.string()),
    /**
     * assumed: the pack of rules of play control (`jurisdictions/pack.ts`), left out by a platform
     * without any. Parsed by those who need it, so that the first load does not carry its schema.
     */
    jurisdiction: v.optional(v.unknown()),
  }),
  location: locationSchema,
});
export type Permission = v.InferOutput<typeof permissionSchema>;

/**
 * assumed: origins of the site by purpose; `register` is where links to the registration lead
 * (docs/decisions/0049).
 */
export const domainRouteSchema = v.record(
  v.string(),
  v.pipe(v.string(), v.url(), v.regex(/^https?:/)),
);

/** The main wallet of the caller. */
export const balanceSchema = v.object({
  balance: moneySchema,
  currencySymbol: v.string(),
  /** When the platform read it, epoch milliseconds. */
  asOf: v.number(),
});
export type Balance = v.InferOutput<typeof balanceSchema>;

/**
 * Which announcements (spec §7 getAnnouncementContentV2). `execution`: B those for everybody, A
 * those for the signed-in account, F those too and those for its first login.
 */
export const announcementsQuerySchema = v.object({
  /** Comma-separated: B banners, PL players, PU popups, PR promotions, H home. */
  types: v.pipe(v.string(), v.regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$/)),
  platform: v.literal('W'),
  execution: v.picklist(['A', 'B', 'F']),
});
/** Banners, notices (`player`), popups and promotions. */
export const announcementsSchema = v.object({
  banners: v.array(bannerSchema),
  player: v.array(announcementSchema),
  popup: v.array(announcementSchema),
  promotion: v.array(promotionSchema),
});
