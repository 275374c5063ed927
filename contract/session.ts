import * as v from 'valibot';
import { memberSchema } from './domain';

const trimmed = v.pipe(v.string(), v.trim());
const filled = v.pipe(trimmed, v.minLength(1), v.maxLength(200));
/** Passwords are never trimmed (decisions.md, Session and security). */
const password = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** What a solved human verification proves, and where it may be spent (decisions.md: bound to its scope). */
export const VERIFICATION_SCOPES = ['login', 'register', 'sms', 'captcha'] as const;
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
export const challengeQuerySchema = v.object({ scope: v.picklist(VERIFICATION_SCOPES) });

/** `key` is made by the caller and comes back with the answer as `captchaKey`; each fetch replaces the text behind it. */
export const captchaQuerySchema = v.object({ key: v.pipe(v.string(), v.minLength(8), v.maxLength(64)) });

export const LOGIN_TYPES = ['username', 'sms'] as const;
export const loginRequestSchema = v.object({
  username: filled,
  password,
  type: v.picklist(LOGIN_TYPES),
  /** Which door: the agent side refuses non-agents before a token exists. */
  side: v.picklist(['member', 'agent']),
  captcha: v.optional(trimmed),
  captchaKey: v.optional(trimmed),
  /** A solved verification of scope `captcha`, for those who cannot read the image (decisions.md). */
  captchaAlternative: v.optional(v.string()),
  /** A solved verification of scope `login`: base64 JSON of an ALTCHA payload. */
  humanVerification: v.string(),
});

export const SECOND_FACTOR_METHODS = ['mobile', 'email', 'bankName', 'google'] as const;
export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number];
export const secondFactorSchema = v.object({
  challengeId: v.string(),
  /** `hint` is a masked address such as `•••• 3210`; null where there is nothing to hint at. */
  methods: v.pipe(v.array(v.object({ method: v.picklist(SECOND_FACTOR_METHODS), hint: v.nullable(v.string()) })), v.minLength(1)),
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
/** Either a grant, or the extra verification that an unregistered IP triggers (spec §4 Login). */
export const loginResponseSchema = v.union([grantSchema, v.object({ secondFactor: secondFactorSchema })]);

export const secondFactorSendSchema = v.object({ challengeId: filled, method: v.picklist(['mobile', 'email']) });
export const secondFactorSentSchema = v.object({ expiredMinutes: v.number() });
export const secondFactorAnswerSchema = v.object({
  challengeId: filled, method: v.picklist(SECOND_FACTOR_METHODS), answer: filled,
});

export const changePasswordRequestSchema = v.object({ oldPassword: password, newPassword: password, confirmNewPassword: password });
