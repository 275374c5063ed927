import * as v from 'valibot';
import { WHITELABEL_FLAGS } from './constants';

/** All whitelabel flags (spec §6 Whitelabel flags). */
export const whitelabelSchema = v.object(
  Object.fromEntries(WHITELABEL_FLAGS.map((flag) => [flag, v.boolean()])) as Record<
    (typeof WHITELABEL_FLAGS)[number],
    v.BooleanSchema<undefined>
  >,
);
export type Whitelabel = v.InferOutput<typeof whitelabelSchema>;

/** Registration field rule, spec §3 and §5: server-supplied, one per field. */
export const fieldRuleSchema = v.object({
  enabled: v.boolean(),
  required: v.boolean(),
  /** A regular expression as text; `*` means any. Untrusted (docs/decisions/0015). */
  acceptedPattern: v.string(),
  /** Which of the 21 message templates describes the pattern. */
  patternId: v.number(),
  minLength: v.number(),
  maxLength: v.number(),
});
export type FieldRule = v.InferOutput<typeof fieldRuleSchema>;
/** The rules of the registration form, by field. */
export const registerRulesSchema = v.record(v.string(), fieldRuleSchema);
export type RegisterRules = v.InferOutput<typeof registerRulesSchema>;

export const SMS_PROVIDERS = ['platform', 'firebase'] as const;
export const SOCIAL_PROVIDERS = ['facebook', 'google'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/**
 * Customer-service entry, spec §3; the path is encrypted: a compact JWE (`dir`, A256GCM) to the key
 * that comes with the cipher keys.
 */
export const customerServiceSchema = v.object({ csType: v.string(), path: v.string() });
export type CustomerService = v.InferOutput<typeof customerServiceSchema>;

/**
 * Resource, spec §3: a link the brand shows, keyed by resource key (VIBER, TELEGRAM, FACEBOOK,
 * YOUTUBE, IOS, ANDROID …).
 */
export const resourceSchema = v.object({ labelNameEn: v.string(), url: v.string() });
export type Resources = Record<string, v.InferOutput<typeof resourceSchema>>;

/**
 * Banner, spec §3. `linkageType` says what `url` is: an address outside, a path of this site, or
 * nothing.
 *
 * assumed: `groupName` names the place; the login's banner is told by its title, `w_login`.
 */
export const bannerSchema = v.object({
  id: v.string(),
  imageUrl: v.string(),
  title: v.string(),
  /** assumed: the words of the picture; the title when left out. */
  alt: v.nullish(v.string()),
  groupName: v.nullish(v.picklist(['w_home', 'w_leftmenu', 'w_forget'])),
  linkageType: v.picklist(['external', 'internal', 'none']),
  url: v.string(),
});
export type Banner = v.InferOutput<typeof bannerSchema>;
export type BannerPlace = NonNullable<Banner['groupName']> | 'w_login';
/** Where a banner is shown; null for nowhere. */
export const placeOfBanner = ({ groupName, title }: Banner): BannerPlace | null =>
  title === 'w_login' ? title : (groupName ?? null);
/** The words of a banner's picture; empty when the platform says none. */
export const wordsOfBanner = ({ alt, title }: Banner): string =>
  alt ?? (title === 'w_login' ? '' : title);

/**
 * Announcement or popup, spec §3. `execution`: A member, B visitor, F first login. `time` is epoch
 * milliseconds.
 */
export const announcementSchema = v.object({
  id: v.string(),
  title: v.string(),
  content: v.string(),
  promotionType: v.nullable(v.string()),
  execution: v.picklist(['A', 'B', 'F']),
  time: v.number(),
});
export type Announcement = v.InferOutput<typeof announcementSchema>;
/**
 * Promotion, spec §3; the content of its page is assumed. `category` is for the filters; `content`
 * is CMS HTML.
 */
export const promotionSchema = v.object({
  id: v.string(),
  title: v.string(),
  category: v.string(),
  summary: v.string(),
  content: v.string(),
  imageUrl: v.string(),
  /** Assumed: what it brings in one figure, such as "100%", in the caller's language. */
  figure: v.optional(v.string()),
});
export type Promotion = v.InferOutput<typeof promotionSchema>;

/** The caller's IP, and whether the site is restricted there, spec §7 Permission. */
export const locationSchema = v.object({ ip: v.string(), restricted: v.boolean() });
