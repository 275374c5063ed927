import { endpoints } from '../../contract/endpoints';
import { payDue } from '../money/dueMoney';
import { memberOnly } from '../account/memberOnly';
import { accepted } from '../kit/answer';
import type { Mount } from '../http/mount';
import type { Services } from '../kit/services';
import { UTC_OFFSET, yangonDay } from '../base/yangon';
import { agentsOnly } from './agentsOnly';
import { createDownline } from './createDownline';
import { downlinesOf } from './downlines';
import { createInvitation, invitationsOf, removeInvitation } from './invitations';
import { overviewOf } from './overview';
import { agentRecords } from './records';
import { setPaymentPassword } from '../account/setPaymentPassword';
import { teamTransfer, transferLimitsOf } from '../money/teamTransfer';

/**
 * The agent centre, and transfers within a team (spec §1 agents, §2 Agent centre menu pages).
 * Nobody reads or acts outside their own downline.
 */
export const mountAgents = (mount: Mount, services: Services): void => {
  const { clock, settings } = services;
  mount(
    endpoints.agentCentre,
    agentsOnly(({ session: { user } }) => {
      const now = clock.now();
      return accepted({
        features: settings.current().agentFeatures,
        today: yangonDay(now),
        now,
        utcOffset: UTC_OFFSET,
        nickname: user.nickname,
      });
    }),
  );
  mount(
    endpoints.agentOverview,
    agentsOnly(({ session, request, db }) => overviewOf(services, db, session, request)),
  );
  mount(
    endpoints.agentRecords,
    agentsOnly(({ session, request, db }) => agentRecords(services, db, session, request)),
  );
  mount(
    endpoints.downlines,
    agentsOnly(({ session, request, db }) => downlinesOf(services, db, session, request)),
  );
  mount(
    endpoints.createDownline,
    agentsOnly(({ session, request, db }) => createDownline(services, db, session, request)),
  );
  mount(
    endpoints.invitations,
    agentsOnly(async ({ session, db }) => accepted(await invitationsOf(db, session))),
  );
  mount(
    endpoints.createInvitation,
    agentsOnly(({ session, request, db }) => createInvitation(services, db, session, request)),
  );
  mount(
    endpoints.removeInvitation,
    agentsOnly(({ session, request, db }) => removeInvitation(db, session, request)),
  );
  mount(
    endpoints.transferLimits,
    memberOnly(async ({ session, db }) => {
      await payDue(services, session.user.id);
      return accepted(await transferLimitsOf(services, db, session));
    }),
  );
  mount(
    endpoints.setPaymentPassword,
    memberOnly(({ session, request }) => setPaymentPassword(services, session, request)),
  );
  mount(
    endpoints.teamTransfer,
    memberOnly(({ session, request, db }) => teamTransfer(services, db, session, request)),
  );
};
