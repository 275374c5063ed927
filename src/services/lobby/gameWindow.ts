import type { Clock } from '../clock';
import type { Environment } from '../environment';

type Options = Pick<Environment, 'openWindow' | 'page'> & { clock: Pick<Clock, 'tick'> };

/**
 * How often in a row the window must look closed: one that changes its site may look so while the
 * person is in it.
 */
const LOOKS = 2;

/** The window of a game that plays outside the page. */
export const createGameWindow = ({ openWindow, page, clock }: Options) => {
  let current: ReturnType<typeof openWindow> = null;

  return {
    /**
     * False where the browser does not let it open. Opens before anything is waited for, so that a
     * click still counts. It is cut off from this page by hand: `noopener` would keep its handle
     * from us, too.
     */
    open: async ({ url }: { url: string }): Promise<boolean> => {
      const opened = openQuietly(openWindow);
      if (!opened) return false;
      opened.opener = null;
      opened.location.replace(url);
      current = opened;
      return true;
    },

    /**
     * Tells when the person closed it. Nobody else can: cut off, it is out of this page's reach.
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
