import type { Activity } from '../../../contract/activities';
import type { Language } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import type { User } from '../../db/schema';
import { accepted, refused } from '../../kit/answer';
import type { Mount } from '../../kit/row';
import type { Services } from '../../kit/services';
import { hasMissions } from '../missions/missions';
import { weekOf } from '../missions/week';
import { commitSeed, drawDue, drawOf, partsOf } from './raffle';
import { raffleShown } from './shown';

/** The raffles of a member as the reward centre shows them; none for other accounts. */
export const rafflesOf = async (
  services: Pick<Services, 'db' | 'clock'>,
  user: User,
  language: Language,
): Promise<Activity[]> => {
  if (!hasMissions(user)) return [];
  const now = await bringUpToDate(services);
  return (await partsOf(services.db, user.id, now)).map((part) => raffleShown(part, language));
};

/** The route of a draw that anybody can check. */
export const mountRaffle = (mount: Mount, services: Services): void => {
  mount({
    endpoint: endpoints.raffleDraw,
    handler: async ({ request, db }) => {
      await bringUpToDate(services);
      const draw = await drawOf(db, request.week);
      return draw
        ? accepted(draw)
        : refused((words) => words.activityUnknown, { reason: 'activityUnknown' });
    },
  });
};

/** Draws what is due and commits to the seed of this week; returns the time. */
const bringUpToDate = async (services: Pick<Services, 'db' | 'clock'>): Promise<number> => {
  const time = services.clock.date();
  await drawDue(services);
  await commitSeed(services.db, weekOf(time.getTime()).from, time);
  return time.getTime();
};
