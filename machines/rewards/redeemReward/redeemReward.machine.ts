import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { makeRequest, type FieldErrors } from '../../shared/request';
import type { RedeemForm, RedeemGiven } from './redeemReward.types';

const findErrors = ({ password }: RedeemForm): FieldErrors<RedeemForm> =>
  password === '' ? { password: { key: 'validation:empty' } } : {};

/**
 * Redeems a reward for points, with the login password (spec §7 MCS2_redeemPointReward). The
 * machine's value is the remaining balance.
 */
export const redeemRewardMachine = makeRequest<RedeemForm, RedeemGiven, number>({
  id: 'redeemReward',
  findErrors,
});
export type RedeemRewardRef = ActorRefFrom<typeof redeemRewardMachine>;
export type RedeemRewardSnapshot = SnapshotFrom<typeof redeemRewardMachine>;
