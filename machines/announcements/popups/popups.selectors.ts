import { placeOfBanner, type BannerPlace } from '../../../contract/domain';
import { itemsFor, pageOf } from './popups.items';
import type { PopupsSnapshot } from './popups.machine';

/** The words of a banner's picture. */
export { wordsOfBanner } from '../../../contract/domain';

const NO_BANNERS: never[] = [];

/** True while the announcement popup is open. */
export const selectIsAnnouncementOpen = (s: PopupsSnapshot) => s.matches({ announcement: 'open' });
/** The announcement shown, and its position among all. */
export const selectAnnouncementPage = (s: PopupsSnapshot) =>
  pageOf(itemsFor(s.context, 'popup'), s.context.announcement);
/** The announcement shown: the chosen one, or the first of the page. */
export const selectAnnouncement = (s: PopupsSnapshot) => {
  const { items } = selectAnnouncementPage(s);
  return items.find(({ id }) => id === s.context.announcement.openId) ?? items[0] ?? null;
};
/** True while the notices are open. */
export const selectAreNoticesOpen = (s: PopupsSnapshot) => s.matches({ notices: 'open' });
/** The notices of the home page: those for everybody. */
export const selectHomeNotices = (s: PopupsSnapshot) => itemsFor(s.context, 'home');
/** The viewer's own notices, newest first. */
export const selectNotices = (s: PopupsSnapshot) => itemsFor(s.context, 'player');
/** The page of notices shown: of the viewer's own, or of the home page's. */
export const selectNoticePage = (s: PopupsSnapshot) =>
  pageOf(itemsFor(s.context, s.context.notice.list), s.context.notice);
/** The id of the unfolded notice; null when there is none. */
export const selectOpenNotice = (s: PopupsSnapshot) => s.context.notice.openId;
/** The content; null until it was loaded once. */
export const selectPromotions = (s: PopupsSnapshot) => s.context.content?.promotion ?? null;
/** The banners of a place beside the home page (spec §3 Banner); none until they were loaded. */
export const selectBannersIn = (place: BannerPlace) => (s: PopupsSnapshot) =>
  s.context.content?.banners.filter((banner) => placeOfBanner(banner) === place) ?? NO_BANNERS;
/** True while the content is loading. */
export const selectIsLoading = (s: PopupsSnapshot) => s.matches({ content: 'loading' });
/** Why the content could not be loaded; it stays until a later read succeeds. */
export const selectFault = (s: PopupsSnapshot) => s.context.message;
/** True during the first read. */
export const selectIsAwaited = (s: PopupsSnapshot) =>
  s.context.content === null && (s.matches({ content: 'unasked' }) || selectIsLoading(s));
/** True while the notices of a new viewer are awaited, or the first ones of any. */
export const selectAreNoticesAwaited = (s: PopupsSnapshot) =>
  selectIsAwaited(s) || (selectIsLoading(s) && selectNoticePage(s).items.length === 0);
/** True when the marquee does not move. */
export const selectIsMarqueePaused = (s: PopupsSnapshot) => s.matches({ marquee: 'paused' });
