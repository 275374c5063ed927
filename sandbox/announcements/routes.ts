import { endpoints } from '../../contract/endpoints';
import { accepted } from '../kit/answer';
import type { Mount } from '../kit/row';
import { announcementsFor } from './announcements';

/** The routes of banners, notices, popups and promotions. */
export const mountAnnouncements = (mount: Mount): void => {
  mount({
    endpoint: endpoints.announcements,
    handler: async ({ request, language, session, db }) =>
      accepted(await announcementsFor(db, request, { language, user: session?.user ?? null })),
  });
};
