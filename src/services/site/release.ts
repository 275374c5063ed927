import type { ReleaseOutcome } from '../../../machines/site/release/release.types';
import type { Kit } from '../kit';
import { safeStorage } from '../storage';

/** The entry that this tab reloaded for: a stale copy of the page is reloaded only once. */
const RELOADED_FOR = 'reloadedFor';

/** Which release of the app the server delivers, and how to get it. */
export const createRelease = ({ environment: { fetch, release, sessionStorage } }: Kit) => {
  const sessionStore = safeStorage(sessionStorage);
  let newest: string | undefined;
  return {
    /** Reads the page again, past every cache, and compares the file that it starts with. */
    read: async (signal?: AbortSignal): Promise<ReleaseOutcome> => {
      const answer = await fetch('/', { cache: 'no-store', signal: signal ?? null });
      newest = answer.ok ? entryOf(await answer.text()) : undefined;
      const isNewer =
        newest !== undefined &&
        newest !== release.entry() &&
        newest !== sessionStore.read(RELOADED_FOR);
      return isNewer ? { kind: 'newer', isUntouched: !release.holdsInput() } : { kind: 'same' };
    },
    /** Loads the page again. Resolves before the browser has left it. */
    reload: (): Promise<null> => {
      if (newest !== undefined) sessionStore.write(RELOADED_FOR, newest);
      release.reload();
      return Promise.resolve(null);
    },
  };
};

const entryOf = (html: string): string | undefined =>
  /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
