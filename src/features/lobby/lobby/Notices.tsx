import { useSelector } from '@xstate/react';
import type { PopupsRef } from '../../../../machines/announcements/popups/popups.machine';
import {
  selectIsAwaited,
  selectHomeNotices,
} from '../../../../machines/announcements/popups/popups.selectors';
import { lazyPart } from '../../../ui/lazyPart';
import { Skeleton } from '../../../ui/Skeleton';

// Notices that fail to load are left out: the page works without them.
const NoticeMarquee = lazyPart(() => import('./NoticeMarquee').then((m) => m.NoticeMarquee));

/**
 * The place of the notices (spec §2 Home lobby): kept while they load, removed when there are none.
 */
export function Notices({ popups }: { popups: PopupsRef }) {
  const isAwaited = useSelector(popups, selectIsAwaited);
  const hasNotices = useSelector(popups, (s) => selectHomeNotices(s).length > 0);
  const place = <Skeleton height={48} />;
  if (isAwaited) return place;
  return hasNotices ? <NoticeMarquee popups={popups} place={place} /> : null;
}
