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
/** True while the notices are open. */
export const selectAreNoticesOpen = (s: PopupsSnapshot) => s.matches({ notices: 'open' });
/** The notices of the home page: those for everybody. */
export const selectHomeNotices = (s: PopupsSnapshot) => itemsFor(s.context, 'home');
/** The page of notices shown: of the viewer's own, or of the home page's. */
export const selectNoticePage = (s: PopupsSnapshot) =>
  pageOf(itemsFor(s.context, s.context.notice.list), s.context.notice);
/** The content; null until it was loaded once. */
export const selectPromotions = (s: PopupsSnapshot) => s.context.content?.promotion ?? null;
/** The banners of a place beside the home page (spec §3 Banner); none until they were loaded. */
export const selectBannersIn = (place: BannerPlace) => (s: PopupsSnapshot) =>
  s.context.content?.banners.filter((banner) => placeOfBanner(banner) === place) ?? NO_BANNERS;
/** True while the content is loading. */
export const selectIsLoading = (s: PopupsSnapshot) => s.matches({ content: 'loading' });
/** True during the first read. */
export const selectIsAwaited = (s: PopupsSnapshot) =>
  s.context.content === null && (s.matches({ content: 'unasked' }) || selectIsLoading(s));
