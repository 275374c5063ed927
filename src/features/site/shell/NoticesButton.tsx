import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { useT } from '../../../i18n/i18n';
import { CountBadge } from '../../../ui/CountBadge';
import { IconButton } from '../../../ui/IconButton';
import { Bell } from '../../../ui/icons';
import * as css from './Header.css';
import { useNotices } from './useNotices';

/** The bell, which opens a member's messages, or the notices. */
export function NoticesButton({ session }: { session: SessionRef }) {
  const t = useT('shell');
  const { hasMessages, unread, open } = useNotices(session);
  return (
    <span className={hasMessages ? undefined : css.guestBell}>
      <IconButton
        aria-label={t('notices')}
        title={unread > 0 ? t('unread', { count: unread }) : undefined}
        badge={unread > 0 ? <CountBadge count={unread} /> : undefined}
        icon={<Bell size={22} />}
        onClick={open}
      />
    </span>
  );
}
