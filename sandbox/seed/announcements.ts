import type { Row } from './announcement';
import { memberNotices } from './memberNotices';
import { memberPopups } from './memberPopups';
import { visitorNotices } from './visitorNotices';
import { visitorPopups } from './visitorPopups';

/**
 * Notices (the marquee and the notice popup) and announcement popups: A members, B visitors, F
 * first login (spec §3).
 */
export const announcementRows: Row[] = [
  ...memberNotices,
  ...visitorNotices,
  ...memberPopups,
  ...visitorPopups,
];
