import type { Row } from './announcement';
import { agentAnnouncements } from './agentAnnouncements';
import { memberNotices } from './memberNotices';
import { memberPopups } from './memberPopups';
import { visitorNotices } from './visitorNotices';
import { visitorPopups } from './visitorPopups';

/**
 * Notices (the marquee and the notice popup) and announcement popups: A members, B
 * everybody, F first login (spec §3). Agents have their own.
 */
export const announcementRows: Row[] = [
  ...memberNotices,
  ...visitorNotices,
  ...memberPopups,
  ...visitorPopups,
  ...agentAnnouncements,
];
