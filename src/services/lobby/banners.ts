import { placeOfBanner, type Banner } from '../../../contract/domain';
import { readAnnouncements } from '../announcements/announcements';
import type { Call } from '../http/client';

/** Banners of the home page (spec §3 Banner, §7 getAnnouncementContentV2). */
export const createLoadBanners =
  (call: Call) =>
  async (signal?: AbortSignal): Promise<Banner[]> => {
    const { banners } = await readAnnouncements(call, { types: 'B', execution: 'B' }, signal);
    return banners.filter((banner) => placeOfBanner(banner) === 'w_home');
  };
