import { itemsFor, pageOf } from './popups.items';
import type { PopupsSnapshot } from './popups.machine';

export const selectIsAnnouncementOpen = (s: PopupsSnapshot) => s.matches({ announcement: 'open' });
export const selectAnnouncementPage = (s: PopupsSnapshot) => pageOf(itemsFor(s.context, 'popup'), s.context.announcement);
/** The one on show: the chosen title, or the first of the page. */
export const selectAnnouncement = (s: PopupsSnapshot) => {
  const { items } = selectAnnouncementPage(s);
  return items.find(({ id }) => id === s.context.announcement.openId) ?? items[0] ?? null;
};
export const selectAreNoticesOpen = (s: PopupsSnapshot) => s.matches({ notices: 'open' });
export const selectNotices = (s: PopupsSnapshot) => itemsFor(s.context, 'player');
export const selectNoticePage = (s: PopupsSnapshot) => pageOf(selectNotices(s), s.context.notice);
export const selectOpenNotice = (s: PopupsSnapshot) => s.context.notice.openId;
/** Null until the content was read once. */
export const selectPromotions = (s: PopupsSnapshot) => s.context.content?.promotion ?? null;
export const selectIsLoading = (s: PopupsSnapshot) => s.matches({ content: 'loading' });
export const selectFault = (s: PopupsSnapshot) => (s.matches({ content: 'failed' }) ? s.context.message : null);
export const selectIsMarqueePaused = (s: PopupsSnapshot) => s.matches({ marquee: 'paused' });
