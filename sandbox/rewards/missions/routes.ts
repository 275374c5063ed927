import { endpoints } from '../../../contract/endpoints';
import { accepted, refused } from '../../kit/answer';
import type { Services } from '../../kit/services';
import { missionBoard } from './board';
import { grantOwed } from './grant';
import { hasMissions } from './missions';
import { missionWeek } from './summary';
import { type Mount, memberOnly } from '../../kit/row';

const membersOnly = refused((words) => words.missionsMembersOnly, { reason: 'membersOnly' });

/** The routes of the week's missions and their leaderboard. */
export const mountMissions = (mount: Mount, services: Services): void => {
  mount({
    endpoint: endpoints.missionSummary,
    whenBlocked: 'refused',
    handler: memberOnly(async ({ session: { user } }) => {
      if (!hasMissions(user)) return membersOnly;
      await grantOwed(services, user);
      return accepted(await missionWeek(services, user));
    }),
  });
  mount({
    endpoint: endpoints.missionLeaderboard,
    whenBlocked: 'refused',
    handler: memberOnly(async ({ session: { user }, request }) =>
      hasMissions(user)
        ? accepted(await missionBoard(services, user, request.period))
        : membersOnly,
    ),
  });
};
