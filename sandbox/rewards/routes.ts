import type { Mount } from '../kit/row';
import type { Services } from '../kit/services';
import { mountActivities } from './activities/routes';
import { mountMissions } from './missions/routes';
import { mountPoints } from './points/routes';
import { mountRaffle } from './raffle/routes';
import { mountRegularRewards } from './regular/routes';
import { mountVip } from './vip/routes';

/** The routes of the reward centre, of missions, of the points mall and of the VIP levels. */
export const mountRewards = (mount: Mount, services: Services): void => {
  mountMissions(mount, services);
  mountActivities(mount, services);
  mountRaffle(mount, services);
  mountRegularRewards(mount);
  mountPoints(mount, services);
  mountVip(mount, services);
};
