import * as v from 'valibot';
import { fieldRuleSchema } from './domain';
import type { RegisterField } from './registerFields';
import { filled, phone } from './session';

/**
 * The fields of a registration that a member can complete afterwards. The mobile number and the
 * passwords have forms of their own; who invited a member is said once.
 */
export const PROFILE_FIELDS = [
  'nickname',
  'payeeName',
  'realName',
  'email',
  'birthday',
  'idNumber',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
] as const satisfies readonly RegisterField[];
export type ProfileField = (typeof PROFILE_FIELDS)[number];

const fieldSchema = v.object({
  field: v.picklist(PROFILE_FIELDS),
  rule: fieldRuleSchema,
  /** Masked where it would help a stranger; null where nothing is known. */
  value: v.nullable(v.string()),
  /** Cannot be changed here once it has a value. */
  isOnce: v.boolean(),
});
/** What the platform knows of a member, by the rules of the registration. */
export const profileSchema = v.object({
  /** The account and the nickname, as the header and the page of the account show them. */
  account: v.string(),
  nickname: v.string(),
  /** The mobile number, masked; null without one. */
  mobile: v.nullable(v.string()),
  /** An e-mail address that no code has confirmed yet; null where there is none. */
  unconfirmedEmail: v.nullable(v.string()),
  /** The fields in use, in the order of the registration. */
  fields: v.array(fieldSchema),
});
export type Profile = v.InferOutput<typeof profileSchema>;

/** Only what is changed; an empty text takes a value away. Sealed: it says who a person is. */
export const saveProfileSchema = v.object({
  changes: v.record(v.picklist(PROFILE_FIELDS), v.pipe(v.string(), v.maxLength(500))),
});

/**
 * Where a code goes: to a number that is to be the member's, or to the address that is not
 * confirmed yet. With a solved verification of scope `sms`.
 */
export const contactCodeSchema = v.variant('kind', [
  v.object({ kind: v.literal('mobile'), ...phone, humanVerification: v.string() }),
  v.object({ kind: v.literal('email'), humanVerification: v.string() }),
]);
/** The code that was sent there. Sealed: it says how a person is reached. */
export const confirmContactSchema = v.variant('kind', [
  v.object({ kind: v.literal('mobile'), ...phone, verificationCode: filled }),
  v.object({ kind: v.literal('email'), verificationCode: filled }),
]);
