import * as v from 'valibot';
import { filled, password, phone, SECOND_FACTOR_METHODS } from './session';

/** What a sent code is for; one sent for another purpose is no use. */
const CODE_PURPOSES = ['login', 'recovery'] as const;
/** getLoginCode, spec §7: with a solved verification of scope `sms`. */
export const loginCodeRequestSchema = v.object({
  ...phone,
  purpose: v.optional(v.picklist(CODE_PURPOSES), 'login'),
  humanVerification: v.string(),
});
/** sendRegPhoneCode, spec §7: with a solved verification of scope `register`. */
export const registerCodeRequestSchema = v.object({
  countryDialingCode: phone.countryDialingCode,
  mobileNo: phone.mobileNum,
  humanVerification: v.string(),
});
/** How long the code is valid and no new one is sent, in minutes (spec §4 SMS code send). */
export const codeSentSchema = v.object({ expiredMinutes: v.number() });

/**
 * getPasswordByPhone, spec §7. The answer names the account whose password was set, for the login
 * that follows (spec §4 SMS code send).
 */
export const passwordByPhoneRequestSchema = v.object({
  ...phone,
  verificationCode: filled,
  newPassword: password,
});
/** Whose password was set, for the login that follows. */
export const passwordSetSchema = v.object({ username: v.string() });
/** forgetPassword, spec §7: with a solved verification of scope `recovery`. */
export const forgetPasswordRequestSchema = v.object({
  username: filled,
  email: filled,
  humanVerification: v.string(),
});
/** The code that was mailed to this account's address, and the new password. */
export const passwordByEmailRequestSchema = v.object({
  username: filled,
  email: filled,
  verificationCode: filled,
  newPassword: password,
});

/**
 * `key`: a JWE to the platform's own key (`contract/cipher.ts`), which costs the caller some work.
 */
export const freePlayRequestSchema = v.object({
  os: v.picklist(['ios', 'android', 'windows', 'mac', 'linux', 'other']),
  platform: v.literal('W'),
  key: v.pipe(v.string(), v.minLength(1), v.maxLength(2_000)),
});

/** The method by which a code is to be sent. */
export const secondFactorSendSchema = v.object({
  challengeId: filled,
  method: v.picklist(['mobile', 'email']),
});
/** The answer to a second factor. */
export const secondFactorAnswerSchema = v.object({
  challengeId: filled,
  method: v.picklist(SECOND_FACTOR_METHODS),
  answer: filled,
});

/** Times are epoch milliseconds; `browser` and `system` are null when unknown. */
export const devicesSchema = v.array(
  v.object({
    id: v.string(),
    isCurrent: v.boolean(),
    browser: v.nullable(v.string()),
    system: v.nullable(v.string()),
    address: v.nullable(v.string()),
    signedInAt: v.number(),
    seenAt: v.number(),
  }),
);
/** A session of the member. */
export type Device = v.InferOutput<typeof devicesSchema>[number];
/** The session to end. */
export const endDeviceSchema = v.object({ id: v.pipe(v.string(), v.maxLength(64)) });
