import * as v from 'valibot';
import { blockSchema } from './playBlock';
import { codeSchema } from './scalars';

/** Member info, spec §3. `type` is 1, 2, 41, 42 for agents and 4 for trial users (spec §6). */
export const memberSchema = v.object({
  id: v.string(),
  account: v.string(),
  nickname: v.string(),
  type: v.number(),
  /** assumed: the symbol of the wallet's currency comes with the member (spec §3 Public state). */
  currencySymbol: v.string(),
  /**
   * assumed: the code in the member's invitation link (`?referralCode=`); null for trial members
   * and agents.
   */
  referralCode: v.nullable(v.string()),
  /** assumed: the picture of the member; null or left out when they chose none. */
  icon: v.nullish(v.string()),
  /**
   * assumed: after a reload, says that a first or forced password change is still due
   * (docs/decisions/0041).
   */
  passwordChangeDue: v.nullable(v.picklist(['first', 'default', 'expired'])),
  /** assumed: the break or exclusion that runs; null or left out when the member may play. */
  playBlock: v.nullish(blockSchema),
  /**
   * assumed: a passkey can be added now without the password: the member has just logged in by it,
   * has no passkey, and did not decline lately (docs/decisions/0102).
   */
  passkeyOffered: v.optional(v.boolean()),
});
export type Member = v.InferOutput<typeof memberSchema>;

/** The version of the terms that a member accepted at login or registration. */
export const acceptTermsSchema = v.object({ version: codeSchema });

/** The pictures that a member can choose from, and the id of the one chosen; null for none. */
export const memberIconsSchema = v.object({
  icon: v.nullable(codeSchema),
  icons: v.array(v.object({ id: codeSchema, name: v.string(), path: v.string() })),
});
/** A picture of the set; null takes it away. */
export const chooseIconSchema = v.object({ icon: v.nullable(codeSchema) });
/** The picture that is chosen now; null when there is none. */
export const chosenIconSchema = v.object({ icon: v.nullable(v.string()) });
export type PasswordChangeReason = NonNullable<Member['passwordChangeDue']>;
