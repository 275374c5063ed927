import { itemsFor, pageOf } from './popups.items';
import type { PopupsSnapshot } from './popups.machine';

/** The popup announcements are open. */
export const selectIsAnnouncementOpen = (s: PopupsSnapshot) => s.matches({ announcement: 'open' });
/** The announcement on show and its place among all. */
export const selectAnnouncementPage = (s: PopupsSnapshot) =>
  pageOf(itemsFor(s.context, 'popup'), s.context.announcement);
/** The one on show: the chosen title, or the first of the page. */
export const selectAnnouncement = (s: PopupsSnapshot) => {
  const { items } = selectAnnouncementPage(s);
  return items.find(({ id }) => id === s.context.announcement.openId) ?? items[0] ?? null;
};
/** The notices are open. */
export const selectAreNoticesOpen = (s: PopupsSnapshot) => s.matches({ notices: 'open' });
/** The notices of a signed-in member. */
export const selectNotices = (s: PopupsSnapshot) => itemsFor(s.context, 'player');
/** The page of notices on show. */
export const selectNoticePage = (s: PopupsSnapshot) => pageOf(selectNotices(s), s.context.notice);
/** The id of the unfolded notice; null while none is. */
export const selectOpenNotice = (s: PopupsSnapshot) => s.context.notice.openId;
/** Null until the content was read once. */
export const selectPromotions = (s: PopupsSnapshot) => s.context.content?.promotion ?? null;
/** The content is being read. */
export const selectIsLoading = (s: PopupsSnapshot) => s.matches({ content: 'loading' });
/** Why the content could not be read; it stays while it is read again, until there is content. */
export const selectFault = (s: PopupsSnapshot) => s.context.message;
/** Nothing was read yet, and it is on its way. */
export const selectIsAwaited = (s: PopupsSnapshot) =>
  s.context.content === null && (s.matches({ content: 'unasked' }) || selectIsLoading(s));
/** The marquee stands still. */
export const selectIsMarqueePaused = (s: PopupsSnapshot) => s.matches({ marquee: 'paused' });
