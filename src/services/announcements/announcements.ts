import { endpoints, type ResponseOf } from '../../../contract/endpoints';
import type { Viewer } from '../../../machines/announcements/popups/popups.types';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';

/**
 * The announcements of some types for a kind of viewer, as the platform gives them (spec §7
 * getAnnouncementContentV2).
 */
export const readAnnouncements = async (
  call: Call,
  { types, execution }: { types: string; execution: Viewer },
  signal?: AbortSignal,
): Promise<ResponseOf<'announcements'>> =>
  valueOf(
    endpoints.announcements,
    await call(endpoints.announcements, { types, platform: 'W', execution }, { signal }),
  );
