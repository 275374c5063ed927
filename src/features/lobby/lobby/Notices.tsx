import { useSelector } from '@xstate/react';
import { lazy, Suspense, type ComponentType } from 'react';
import type { PopupsRef } from '../../../../machines/announcements/popups/popups.machine';
import {
  selectIsAwaited,
  selectNotices,
} from '../../../../machines/announcements/popups/popups.selectors';
import { Skeleton } from '../../../ui/Skeleton';

// Notices that fail to load are not shown: the page works without them.
const NoticeMarquee = lazy<ComponentType<{ popups: PopupsRef }>>(() =>
  import('./NoticeMarquee').then(
    (m) => ({ default: m.NoticeMarquee }),
    () => ({ default: () => null }),
  ),
);

/**
 * The place of the notices (spec §2 Home lobby): kept while they load, removed when there are none.
 */
export function Notices({ popups }: { popups: PopupsRef }) {
  const isAwaited = useSelector(popups, selectIsAwaited);
  const hasNotices = useSelector(popups, (s) => selectNotices(s).length > 0);
  const place = <Skeleton height={48} />;
  if (isAwaited) return place;
  return hasNotices ? (
    <Suspense fallback={place}>
      <NoticeMarquee popups={popups} />
    </Suspense>
  ) : null;
}
