import type {
  Announcements,
  AnnouncementsQuery,
  Viewer,
} from '../../../machines/announcements/popups/popups.types';
import type { Environment } from '../environment';
import type { Call } from '../http/client';
import { loadSanitize } from '../loadSanitize';
import type { KeyValueStore } from '../storage';
import { readAnnouncements } from './announcements';

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
  load: async (
    { isAsked, viewer }: AnnouncementsQuery,
    signal?: AbortSignal,
  ): Promise<Announcements> => {
    if (!isAsked) await settled();
    signal?.throwIfAborted();
    const ask = (types: string, execution: Viewer) =>
      readAnnouncements(call, { types, execution }, signal);
    const [{ banners, popup, player, promotion }, everybody, sanitize] = await Promise.all([
      ask('B,PL,PU,PR,H', viewer),
      viewer === 'B' ? null : ask('PL', 'B'),
      loadSanitize(),
    ]);
    signal?.throwIfAborted();
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
    const own = await safe(player);
    return {
      banners,
      popup: await safe(popup),
      player: own,
      home: everybody ? await safe(everybody.player) : own,
      promotion: await safe(promotion),
    };
  },
  wasClosed: (): boolean => sessionStore.read(KEY) !== null,
  rememberClosed: async (): Promise<null> => {
    sessionStore.write(KEY, '1');
    return null;
  },
});
