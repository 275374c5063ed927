import { itemsFor } from './popups.items';
import type { PopupsSnapshot } from './popups.machine';
import {
  selectAnnouncementPage,
  selectNoticePage,
  selectIsLoading,
  selectIsAwaited,
} from './popups.selectors';

/** The announcement shown: the chosen one, or the first of the page. */
export const selectAnnouncement = (s: PopupsSnapshot) => {
  const { items } = selectAnnouncementPage(s);
  return items.find(({ id }) => id === s.context.announcement.openId) ?? items[0] ?? null;
};
/** True while the notices of a new viewer are awaited, or the first ones of any. */
export const selectAreNoticesAwaited = (s: PopupsSnapshot) =>
  selectIsAwaited(s) || (selectIsLoading(s) && selectNoticePage(s).items.length === 0);
/** Why the content could not be loaded; it stays until a later read succeeds. */
export const selectFault = (s: PopupsSnapshot) => s.context.message;
/** True when the marquee does not move. */
export const selectIsMarqueePaused = (s: PopupsSnapshot) => s.matches({ marquee: 'paused' });
/** The viewer's own notices, newest first. */
export const selectNotices = (s: PopupsSnapshot) => itemsFor(s.context, 'player');
/** The id of the unfolded notice; null when there is none. */
export const selectOpenNotice = (s: PopupsSnapshot) => s.context.notice.openId;
