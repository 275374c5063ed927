import type { Announcement, Promotion } from '../../../contract/domain';
import type { Message } from '../../shared/message';

export type { Promotion };
/**
 * The audience: B a visitor, A a member, F a member who logs in for the first time (spec §4
 * Popups).
 */
export type Viewer = 'A' | 'B' | 'F';
/**
 * What the platform announces (spec §7 getAnnouncementContentV2). `content` is HTML, sanitised by
 * the service.
 */
export type Announcements = {
  popup: Announcement[];
  player: Announcement[];
  promotion: Promotion[];
};

/** `wasClosed`: the announcement popup was closed earlier in this browser session. */
export type PopupsInput = { wasClosed: boolean };
/** `isAsked`: the person waits for the content. Otherwise the page's own requests come first. */
export type AnnouncementsQuery = { isAsked: boolean };
export type PopupsContext = PopupsInput &
  AnnouncementsQuery & {
    viewer: Viewer | null;
    content: Announcements | null;
    message: Message | null;
    /** Page of nine and open item of each list; pages count from 0. */
    announcement: BoardPlace;
    notice: BoardPlace;
  };
export type BoardPlace = { page: number; openId: string | null };
export type PopupsEvent =
  | { type: 'viewer.changed'; viewer: Viewer }
  /** A token in the address was refused (spec §4 Popups). */
  | { type: 'popups.suppress' }
  | { type: 'popups.reload' }
  /** A page that shows the content is open. */
  | { type: 'popups.ask' }
  | { type: 'announcement.choose'; id: string }
  | { type: 'announcement.turn'; page: number }
  | { type: 'announcement.close' }
  | { type: 'notices.open'; id: string | null }
  | { type: 'notices.close' }
  | { type: 'notice.toggle'; id: string }
  | { type: 'notice.turn'; page: number }
  | { type: 'marquee.toggle' };
