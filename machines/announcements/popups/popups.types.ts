import type { Announcement, Banner, Promotion } from '../../../contract/domain';
import type { Message } from '../../shared/message';

export type { Banner, Promotion };
/**
 * The audience: B a visitor, A a member, F a member who logs in for the first time (spec §4
 * Popups).
 */
export type Viewer = 'A' | 'B' | 'F';
/**
 * What the platform announces to the viewer (spec §7 getAnnouncementContentV2), and the notices of
 * the home page, which are for everybody. `content` is HTML, sanitised by the service.
 */
export type Announcements = {
  banners: Banner[];
  popup: Announcement[];
  player: Announcement[];
  home: Announcement[];
  promotion: Promotion[];
};

/** `wasClosed`: the announcement popup was closed earlier in this browser session. */
export type PopupsInput = { wasClosed: boolean };
/** `isAsked`: the person waits for the content. Otherwise the page's own requests come first. */
export type AnnouncementsQuery = { isAsked: boolean; viewer: Viewer };
export type PopupsContext = PopupsInput & {
  isAsked: boolean;
  viewer: Viewer | null;
  content: Announcements | null;
  message: Message | null;
  /** The category of the promotions listed; null for all. */
  category: string | null;
  /** Page of nine and open item of each list; pages count from 0. */
  announcement: BoardPlace;
  /** `list`: the notices for the viewer, or those of the home page. */
  notice: BoardPlace & { list: 'player' | 'home' };
};
export type BoardPlace = { page: number; openId: string | null };
export type PopupsEvent =
  | { type: 'viewer.changed'; viewer: Viewer }
  /** A token in the address was refused (spec §4 Popups). */
  | { type: 'popups.suppress' }
  /** The person has signed out: the next one has closed nothing. */
  | { type: 'popups.forget' }
  | { type: 'popups.reload' }
  /** A page that shows the content is open. */
  | { type: 'popups.ask' }
  /** `category`: the promotions to list; null for all. */
  | { type: 'promotions.filter'; category: string | null }
  | { type: 'announcement.choose'; id: string }
  | { type: 'announcement.turn'; page: number }
  | { type: 'announcement.close' }
  /** `id`: a notice of the home page or of the viewer; null for no particular one. */
  | { type: 'notices.open'; id: string | null }
  | { type: 'notices.close' }
  | { type: 'notice.toggle'; id: string }
  | { type: 'notice.turn'; page: number }
  | { type: 'marquee.toggle' };
