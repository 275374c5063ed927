import { endpoints } from '../../contract/endpoints';
import { accepted } from '../kit/answer';
import type { Mount } from '../kit/row';
import type { Services } from '../kit/services';
import { isBlocked } from '../member/playBlock/block';
import { announcementsFor } from './announcements';

/** The routes of banners, notices, popups and promotions. */
export const mountAnnouncements = (mount: Mount, services: Pick<Services, 'clock'>): void => {
  mount({
    endpoint: endpoints.announcements,
    handler: async ({ request, language, session, db }) => {
      const user = session?.user ?? null;
      const blocked = user !== null && (await isBlocked(services, db, user.id));
      return accepted(await announcementsFor(db, request, { language, user, isBlocked: blocked }));
    },
  });
};
