import * as v from 'valibot';
import { countSchema, moneySchema } from './scalars';

/**
 * What an invited friend brought: `waiting` until the first deposit; `nothing` when that was below
 * the minimum, or was made while inviting was closed; `rewarded` when it brought the reward.
 */
const FRIEND_STATES = ['waiting', 'nothing', 'rewarded'] as const;

/** The friends who registered with the caller's link, newest first. */
export const invitedFriendsSchema = v.object({
  friends: v.array(
    v.object({
      /** Masked: nobody can be recognised. */
      name: v.string(),
      registeredAt: v.number(),
      state: v.picklist(FRIEND_STATES),
      reward: moneySchema,
    }),
  ),
  /** All invited friends, also those who are not listed. */
  total: countSchema,
  /** What all of them brought. */
  earned: moneySchema,
  /** What the first deposit of a friend brings, and how large it has to be. */
  reward: moneySchema,
  minimum: moneySchema,
  currencySymbol: v.string(),
});
export type InvitedFriends = v.InferOutput<typeof invitedFriendsSchema>;
