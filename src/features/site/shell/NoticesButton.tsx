import { useSelector } from '@xstate/react';
import { selectUnread } from '../../../../machines/member/counts/counts.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectCounts, selectPopups } from '../../../../machines/site/session/session.selectors';
import { useT } from '../../../i18n/i18n';
import { CountBadge } from '../../../ui/CountBadge';
import { IconButton } from '../../../ui/IconButton';
import { Bell } from '../../../ui/icons';
import * as css from './Header.css';

/**
 * Opens a member's messages, which it counts while they are unread (spec §4 After login); for
 * others, to whom nobody writes, the notices.
 */
export function NoticesButton({ session }: { session: SessionRef }) {
  const t = useT('shell');
  const popups = useSelector(session, selectPopups);
  const counts = useSelector(session, selectCounts);
  const unread = useSelector(counts, selectUnread);
  return (
    <span className={counts ? undefined : css.guestBell}>
      <IconButton
        aria-label={t('notices')}
        title={unread > 0 ? t('unread', { count: unread }) : undefined}
        badge={unread > 0 ? <CountBadge count={unread} /> : undefined}
        icon={<Bell size={22} />}
        onClick={() =>
          counts
            ? session.send({ type: 'memberCentre.open', page: 'messageV2' })
            : popups.send({ type: 'notices.open', id: null })
        }
      />
    </span>
  );
}
