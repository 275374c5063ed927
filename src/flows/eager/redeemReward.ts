import { redeemRewardMachine } from '../../../machines/rewards/redeemReward/redeemReward.machine';
import { createPoints } from '../../services/rewards/pointMall';
import { act } from '../shared/ports';
import { defineFlow } from '../shared/defineFlow';

/** Points for a reward. */
export const redeemReward = defineFlow({
  machine: redeemRewardMachine,
  ports: ({ service }) => ({ submit: act(service(createPoints).redeem) }),
});
