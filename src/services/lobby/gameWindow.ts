import { safePage } from '../../../contract/safeAddress';
import type { Clock } from '../clock';
import type { Environment } from '../environment';

type Options = Pick<Environment, 'openWindow' | 'page'> & { clock: Pick<Clock, 'tick'> };

/**
 * How often in a row the window must look closed: a window that navigates to another site may look
 * closed for a moment.
 */
const LOOKS = 2;

/** The window of a game that plays outside the page. */
export const createGameWindow = ({ openWindow, page, clock }: Options) => {
  let current: ReturnType<typeof openWindow> = null;

  return {
    /**
     * False where the browser does not let it open, or where the address is no page's. Opens
     * before anything is awaited, so that it still counts as part of the click. Its `opener` is
     * cleared by hand: `noopener` would also keep its handle from us.
     */
    open: async ({ url }: { url: string }): Promise<boolean> => {
      const address = safePage(url);
      if (address === undefined) return false;
      const opened = openQuietly(openWindow);
      if (!opened) return false;
      opened.opener = null;
      opened.location.replace(address);
      current = opened;
      return true;
    },

    /**
     * Reports when the person closed it. The window cannot say so itself, because it has no opener.
     */
    watch: (onClosed: () => void): (() => void) => {
      const watched = current;
      let seen = 0;
      const stop = clock.tick(() => {
        seen = watched?.closed !== false && page.hasFocus() ? seen + 1 : 0;
        if (seen === LOOKS) onClosed();
      });
      return () => {
        stop();
        if (current === watched) current = null;
      };
    },
  };
};

const openQuietly = (openWindow: Options['openWindow']) => {
  try {
    return openWindow('');
  } catch {
    return null;
  }
};
