/** Waits before a stylesheet is asked for again, in ms. The last one is repeated. */
const WAITS = [500, 2_000, 8_000, 30_000] as const;

/**
 * Shows a part of the app without its stylesheet when that failed, and fetches it until it comes.
 * Vite rejects the import of the whole part otherwise, and never asks for the stylesheet again.
 */
export const restoreStylesheets = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const link = failedLink(event.payload);
    if (!link) return;
    event.preventDefault();
    fetchAgain(link, 0);
  });
};

const failedLink = ({ message }: Error): HTMLLinkElement | null => {
  const href = /^Unable to preload CSS for (\S+)$/.exec(message)?.[1];
  return href === undefined
    ? null
    : document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`);
};

const fetchAgain = (failed: HTMLLinkElement, attempt: number): void => {
  const ask = () => {
    clearTimeout(timer);
    removeEventListener('online', ask);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = failed.crossOrigin;
    link.href = failed.href;
    link.addEventListener('error', () => fetchAgain(link, attempt + 1), { once: true });
    // In its place, because the order of stylesheets decides between rules of equal weight.
    failed.replaceWith(link);
  };
  const timer = setTimeout(ask, WAITS[attempt] ?? WAITS.at(-1));
  addEventListener('online', ask);
};
