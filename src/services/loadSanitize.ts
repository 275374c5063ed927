import { importCode } from './importCode';

/**
 * What makes HTML of the platform's editors fit to be shown; its library comes when it is first
 * wanted.
 */
export const loadSanitize = async () => {
  const { createSanitize } = await importCode(() => import('./announcements/sanitize'));
  return createSanitize(window);
};
