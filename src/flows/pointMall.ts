import { pointMallMachine } from '../../machines/rewards/pointMall/pointMall.machine';
import { createPoints } from '../services/rewards/pointMall';
import { convertPoints } from './eager/convertPoints';
import { pointAccount } from './eager/pointAccount';
import { pointCatalogue } from './eager/pointCatalogue';
import { redeemReward } from './eager/redeemReward';
import { act } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The points mall. */
export const pointMall = defineFlow({
  machine: pointMallMachine,
  includes: [pointCatalogue, pointAccount, redeemReward, convertPoints],
  ports: ({ service }) => ({ loadHistory: act(service(createPoints).loadHistory) }),
});
