import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.maxLength(500));
const optionalText = v.optional(text);
const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

const shared = {
  nickname: optionalText,
  payeeName: optionalText,
  realName: optionalText,
  email: optionalText,
  birthday: optionalText,
  paymentPassword: v.optional(secret),
  transactionPassword: v.optional(secret),
  idNumber: optionalText,
  qqNum: optionalText,
  line: optionalText,
  whatsapp: optionalText,
  facebook: optionalText,
  wechat: optionalText,
  telegram: optionalText,
  zalo: optionalText,
  address: optionalText,
  nationality: optionalText,
  occupation: optionalText,
  sourceOfIncome: optionalText,
  referrer: optionalText,
  recommenderId: optionalText,
  affiliateCode: optionalText,
  referralCode: optionalText,
  verificationCode: optionalText,
  captcha: optionalText,
  captchaKey: optionalText,
  captchaAlternative: v.optional(v.string()),
  /** A solved verification of scope `register`. */
  humanVerification: v.string(),
  /** Only with firebase SMS: firebase's confirmation, instead of `verificationCode`. */
  firebaseChannel: v.optional(v.literal('firebase')),
  firebaseIdToken: v.optional(v.pipe(v.string(), v.maxLength(5_000))),
  domain: text,
  registerUrl: v.pipe(v.string(), v.maxLength(2_000)),
  registerMethod: v.literal('WEB'),
  /** The new member is logged in at once. */
  login: v.literal(true),
};

/** Register user payload, spec §3: by username. */
export const registerRequestSchema = v.object({
  ...shared,
  username: v.pipe(text, v.minLength(1)),
  password: secret,
  confirmPassword: secret,
  mobileNum: optionalText,
  countryDialingCode: optionalText,
});
/** By mobile number; the password only where MOBILENUMPASSREG3 asks for one (spec §6). */
export const registerMobileRequestSchema = v.object({
  ...shared,
  mobileNum: v.pipe(text, v.minLength(1)),
  countryDialingCode: v.pipe(text, v.minLength(1)),
  password: v.optional(secret),
  confirmPassword: v.optional(secret),
});
export type RegisterRequest = v.InferInput<typeof registerRequestSchema>;
export type RegisterMobileRequest = v.InferInput<typeof registerMobileRequestSchema>;

/** The fields that the platform checks while they are typed (spec §7 registration validation). */
export const CHECKED_FIELDS = ['username', 'mobileNum', 'email'] as const;
export type CheckedField = (typeof CHECKED_FIELDS)[number];
/** One value of the form; the dialling code comes with a number. */
export const registerValidationQuerySchema = v.object({
  field: v.picklist(CHECKED_FIELDS),
  value: v.pipe(text, v.minLength(1)),
  countryDialingCode: optionalText,
});

/** `domain` is the address of the page with the form (spec §7 affiliate). */
export const affiliateQuerySchema = v.object({ code: v.pipe(text, v.minLength(1)), domain: text });
