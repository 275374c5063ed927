import { placeOfBanner, type Banner } from '../../../contract/domain';
import { endpoints } from '../../../contract/endpoints';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';

/** Banners of the home page (spec §3 Banner, §7 getAnnouncementContentV2). */
export const createLoadBanners =
  (call: Call) =>
  async (signal?: AbortSignal): Promise<Banner[]> => {
    const { banners } = valueOf(
      endpoints.announcements,
      await call(
        endpoints.announcements,
        { types: 'B', platform: 'W', execution: 'B' },
        { signal },
      ),
    );
    return banners.filter((banner) => placeOfBanner(banner) === 'w_home');
  };
