import { endpoints } from '../../contract/endpoints';
import { accepted } from '../kit/answer';
import type { Services } from '../kit/services';
import { UTC_OFFSET, yangonDay } from '../base/yangon';
import { mountContracts } from './contracts/routes';
import { agentsOnly } from './agentsOnly';
import { createDownline } from './createDownline';
import { downlinesOf } from './downlines';
import { createInvitation, invitationsOf, removeInvitation } from './invitations';
import { overviewOf } from './overview';
import { agentRecords } from './records';
import type { Mount } from '../kit/row';

/**
 * The routes of the agent centre and its contracts (spec §1 agents, §2 Agent centre menu pages).
 * Nobody can read or act outside their own downline.
 */
export const mountAgents = (mount: Mount, services: Services): void => {
  const { clock, settings } = services;
  mount({
    endpoint: endpoints.agentCentre,
    handler: agentsOnly(({ session: { user } }) => {
      const now = clock.now();
      return accepted({
        features: settings.current().agentFeatures,
        today: yangonDay(now),
        now,
        utcOffset: UTC_OFFSET,
        nickname: user.nickname,
      });
    }),
  });
  mount({
    endpoint: endpoints.agentOverview,
    handler: agentsOnly(({ session, request, db }) => overviewOf(services, db, session, request)),
  });
  mount({
    endpoint: endpoints.agentRecords,
    handler: agentsOnly(({ session, request, db }) => agentRecords(services, db, session, request)),
  });
  mount({
    endpoint: endpoints.downlines,
    handler: agentsOnly(({ session, request, db }) => downlinesOf(services, db, session, request)),
  });
  mount({
    endpoint: endpoints.createDownline,
    handler: agentsOnly(({ session, request, db }) =>
      createDownline(services, db, session, request),
    ),
  });
  mount({
    endpoint: endpoints.invitations,
    handler: agentsOnly(async ({ session, db }) => accepted(await invitationsOf(db, session))),
  });
  mount({
    endpoint: endpoints.createInvitation,
    handler: agentsOnly(({ session, request, db }) =>
      createInvitation(services, db, session, request),
    ),
  });
  mount({
    endpoint: endpoints.removeInvitation,
    handler: agentsOnly(({ session, request, db }) => removeInvitation(db, session, request)),
  });

  mountContracts(mount, services);
};
