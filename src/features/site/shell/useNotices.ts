import { useSelector } from '@xstate/react';
import { selectUnread } from '../../../../machines/member/counts/counts.selectors';
import type { SessionRef } from '../../../../machines/site/session/session.machine';
import { selectCounts, selectPopups } from '../../../../machines/site/session/session.selectors';

/**
 * Opens a member's messages, which are counted while they are unread (spec §4 After login); for
 * others, to whom nobody writes, the notices.
 */
export function useNotices(session: SessionRef) {
  const popups = useSelector(session, selectPopups);
  const counts = useSelector(session, selectCounts);
  const unread = useSelector(counts, selectUnread);
  const hasMessages = counts !== undefined;
  const open = () =>
    hasMessages
      ? session.send({ type: 'memberCentre.open', page: 'messageV2' })
      : popups.send({ type: 'notices.open', id: null });
  return { hasMessages, unread, open };
}
