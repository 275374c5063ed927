import { endpoints } from '../../../contract/endpoints';
import type {
  Announcements,
  AnnouncementsQuery,
} from '../../../machines/announcements/popups/popups.types';
import type { Environment } from '../environment';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';
import { loadSanitize } from '../loadSanitize';
import type { KeyValueStore } from '../storage';

const KEY = 'popupsClosed';

/**
 * The platform's announcements, and whether they were closed in this browser session (spec §4
 * Popups).
 */
export const createPopups = (
  call: Call,
  sessionStore: KeyValueStore,
  { settled, idle }: Pick<Environment, 'settled' | 'idle'>,
) => ({
  /** Announcements that nobody opened wait until the page has loaded. */
  load: async ({ isAsked }: AnnouncementsQuery, signal?: AbortSignal): Promise<Announcements> => {
    if (!isAsked) await settled();
    signal?.throwIfAborted();
    const asked = call(
      endpoints.announcements,
      { types: 'B,PL,PU,PR,H', platform: 'W' },
      { signal },
    );
    const [outcome, sanitize] = await Promise.all([asked, loadSanitize()]);
    signal?.throwIfAborted();
    const { popup, player, promotion } = valueOf(endpoints.announcements, outcome);
    // Cleaning one takes longer than a key press may wait: one at a time, and none while somebody
    // types.
    const safe = async <TItem extends { content: string }>(
      items: readonly TItem[],
    ): Promise<TItem[]> => {
      const clean: TItem[] = [];
      for (const item of items) {
        await idle();
        clean.push({ ...item, content: sanitize(item.content) });
      }
      return clean;
    };
    return {
      popup: await safe(popup),
      player: await safe(player),
      promotion: await safe(promotion),
    };
  },
  wasClosed: (): boolean => sessionStore.read(KEY) !== null,
  rememberClosed: async (): Promise<null> => {
    sessionStore.write(KEY, '1');
    return null;
  },
});
