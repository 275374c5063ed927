import { convertPointsMachine } from '../../../machines/rewards/convertPoints/convertPoints.machine';
import { pointAccountMachine } from '../../../machines/rewards/pointAccount/pointAccount.machine';
import { pointCatalogueMachine } from '../../../machines/rewards/pointCatalogue/pointCatalogue.machine';
import { pointMallMachine } from '../../../machines/rewards/pointMall/pointMall.machine';
import { redeemRewardMachine } from '../../../machines/rewards/redeemReward/redeemReward.machine';
import type { Services } from '../../services';
import { pointMallPart } from '../../services/parts/pointMall';
import { act, read } from './ports';

export const providePointMall = (services: Services) => {
  const { loadCatalogue, loadAccount, loadHistory, redeem, convert } = services.part(pointMallPart);
  return pointMallMachine.provide({
    actors: {
      pointCatalogue: pointCatalogueMachine.provide({ actors: { load: read(loadCatalogue) } }),
      pointAccount: pointAccountMachine.provide({ actors: { load: read(loadAccount) } }),
      loadHistory: act(loadHistory),
      redeemReward: redeemRewardMachine.provide({ actors: { submit: act(redeem) } }),
      convertPoints: convertPointsMachine.provide({ actors: { submit: act(convert) } }),
    },
  });
};
