import * as v from 'valibot';
import { fieldRuleSchema } from './domain';
import type { RegisterField } from './registerFields';

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
  /** The fields in use, in the order of the registration. */
  fields: v.array(fieldSchema),
});
export type Profile = v.InferOutput<typeof profileSchema>;

/** Only what is changed; an empty text takes a value away. Sealed: it says who a person is. */
export const saveProfileSchema = v.object({
  changes: v.record(v.picklist(PROFILE_FIELDS), v.pipe(v.string(), v.maxLength(500))),
});
