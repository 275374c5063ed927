/**
 * Lets the browser keep the files of the build, and a page for a site that cannot be reached
 * (docs/decisions/0090). Only builds have a service worker; one that does not come costs nothing.
 */
export const keepFiles = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
};
