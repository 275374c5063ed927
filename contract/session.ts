import * as v from 'valibot';
import { SOCIAL_PROVIDERS } from './domain';
import { memberSchema } from './member';

const trimmed = v.pipe(v.string(), v.trim());
/** A text that is not empty. */
export const filled = v.pipe(trimmed, v.minLength(1), v.maxLength(200));
/** Passwords are never trimmed (docs/decisions/0041). */
export const password = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/**
 * What a solved human verification proves, and where it may be spent (docs/decisions/0041: bound to
 * its scope).
 */
const VERIFICATION_SCOPES = ['login', 'register', 'sms', 'recovery', 'captcha'] as const;
export type VerificationScope = (typeof VERIFICATION_SCOPES)[number];

/** An ALTCHA v2 challenge, passed on to the solver as it is. */
export const challengeSchema = v.object({
  parameters: v.looseObject({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
  }),
  signature: v.string(),
});
export type Challenge = v.InferOutput<typeof challengeSchema>;
/** What a human verification is for. */
export const challengeQuerySchema = v.object({ scope: v.picklist(VERIFICATION_SCOPES) });

/**
 * `key` is made by the caller and comes back with the answer as `captchaKey`; each fetch replaces
 * the text behind it.
 */
export const captchaQuerySchema = v.object({
  key: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
});

/** A mobile number as it travels (`contract/phone.ts`). */
export const phone = {
  countryDialingCode: v.pipe(trimmed, v.regex(/^[1-9][0-9]{0,3}$/)),
  /** 7 to 15 digits, and perhaps trunk zeros before them. */
  mobileNum: v.pipe(trimmed, v.maxLength(20), v.regex(/^0*[1-9][0-9]{6,14}$/)),
};

const usernameLoginSchema = v.object({
  type: v.literal('username'),
  username: filled,
  password,
  /** Which side: the agent side refuses non-agents before a token exists. */
  side: v.picklist(['member', 'agent']),
  captcha: v.optional(trimmed),
  captchaKey: v.optional(trimmed),
  /**
   * A solved verification of scope `captcha`, for people who cannot read the image
   * (docs/decisions/0041).
   */
  captchaAlternative: v.optional(v.string()),
  /** A solved verification of scope `login`: base64 JSON of an ALTCHA payload. */
  humanVerification: v.string(),
});
/** No human verification, no password (spec §4 Login 2). */
const smsLoginSchema = v.object({ type: v.literal('sms'), ...phone, verificationCode: filled });
/** The same with a code that firebase sent and checked. */
const firebaseLoginSchema = v.object({
  type: v.literal('firebase'),
  ...phone,
  firebaseChannel: v.literal('firebase'),
  firebaseIdToken: v.pipe(v.string(), v.minLength(1), v.maxLength(5_000)),
});
/** login, spec §7: by password, SMS code or firebase. */
export const loginRequestSchema = v.variant('type', [
  usernameLoginSchema,
  smsLoginSchema,
  firebaseLoginSchema,
]);

/** The code of an OAuth 2.0 flow with PKCE, which the platform exchanges (RFC 7636). */
export const socialLoginRequestSchema = v.object({
  provider: v.picklist(SOCIAL_PROVIDERS),
  code: filled,
  codeVerifier: v.pipe(v.string(), v.regex(/^[\w.~-]{43,128}$/)),
  redirectUri: v.pipe(v.string(), v.url()),
  /** What the authorization request asked for: the ID token has to repeat it. */
  nonce: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
});

/**
 * The methods of a second factor. `authenticator` is the one that a member has set: it is offered
 * alone, and takes a recovery code too.
 */
export const SECOND_FACTOR_METHODS = [
  'mobile',
  'email',
  'bankName',
  'google',
  'authenticator',
] as const;
export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number];
/** A second factor that is due, with the methods that the platform offers. */
const secondFactorSchema = v.object({
  challengeId: v.string(),
  /** `hint` is a masked address such as `•••• 3210`; null when there is none. */
  methods: v.pipe(
    v.array(v.object({ method: v.picklist(SECOND_FACTOR_METHODS), hint: v.nullable(v.string()) })),
    v.minLength(1),
  ),
});
export type SecondFactorChallenge = v.InferOutput<typeof secondFactorSchema>;

/** A login that passed. */
export const grantSchema = v.object({
  token: v.string(),
  firstTimeLogin: v.boolean(),
  passwordExpired: v.boolean(),
  passwordDefault: v.boolean(),
  user: memberSchema,
});
/**
 * Either a grant, or the extra verification that an unregistered IP (spec §4 Login) or a two-step
 * login triggers.
 */
export const loginResponseSchema = v.union([
  grantSchema,
  v.object({ secondFactor: secondFactorSchema }),
]);

/** The token of a link, from `?token=` of an address. */
export const claimLinkSchema = v.object({ token: v.pipe(v.string(), v.maxLength(200)) });
/** Whose link it was, and what logs in as that member in place of the used token. */
export const claimedLinkSchema = v.object({
  claim: v.string(),
  memberId: v.string(),
  nickname: v.string(),
});
/** The claim of a link. */
export const loginByLinkSchema = v.object({ claim: v.pipe(v.string(), v.maxLength(200)) });

/** changePassword, spec §7. */
export const changePasswordRequestSchema = v.object({
  oldPassword: password,
  newPassword: password,
  confirmNewPassword: password,
});
