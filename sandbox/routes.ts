import { mountAccount } from './account/routes';
import { mountAgents } from './agents/routes';
import { mountAnnouncements } from './announcements/routes';
import type { Mount } from './kit/row';
import type { Services } from './kit/services';
import { mountLobby } from './lobby/routes';
import { mountMember } from './member/routes';
import { mountMoney } from './money/routes';
import { mountRewards } from './rewards/routes';
import { mountSite } from './site/routes';
import { mountSupport } from './support/routes';

/** Every row of the contract that the platform answers, area by area. */
export const mountRoutes = (mount: Mount, services: Services): void => {
  mountSite(mount, services);
  mountAccount(mount, services);
  mountLobby(mount, services);
  mountMoney(mount, services);
  mountMember(mount, services);
  mountRewards(mount, services);
  mountAgents(mount, services);
  mountSupport(mount, services);
  mountAnnouncements(mount, services);
};
