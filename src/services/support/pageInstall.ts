/** An offer of the browser to install the site; it can be taken once. */
export type InstallOffer = { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };
/** What a page knows of such offers (`Environment`). */
export type PageInstall = {
  /** Tells of an offer that nobody has taken yet, now or when it comes. Returns how to stop. */
  watch: (tell: () => void) => () => void;
  /** Takes the offer; undefined when there is none. */
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
