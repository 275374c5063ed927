/** An offer of the browser to install the site; it can be taken once. */
export type InstallOffer = { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };
/** What a page knows of such offers (`Environment`). */
export type PageInstall = {
  /**
   * Calls `tell` for each offer, at once when one is unused. Returns the function that stops it.
   */
  watch: (tell: () => void) => () => void;
  /** The unused offer, which counts as used from now on; undefined when there is none. */
  take: () => InstallOffer | undefined;
};

const OFFER = 'beforeinstallprompt';

/**
 * The offers of a browser. They come once, soon after the page, so they are kept from the start;
 * the browser's own bar, which covers the page on a phone, stays away.
 */
export const pageInstall = (page: EventTarget): PageInstall => {
  let kept: InstallOffer | undefined;
  page.addEventListener(OFFER, (event) => {
    event.preventDefault();
    kept = event as Event & InstallOffer;
  });
  return {
    watch: (tell) => {
      if (kept) tell();
      page.addEventListener(OFFER, tell);
      return () => page.removeEventListener(OFFER, tell);
    },
    take: () => {
      const taken = kept;
      kept = undefined;
      return taken;
    },
  };
};
