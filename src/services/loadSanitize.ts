import { late } from './late';

/**
 * What makes HTML of the platform's editors fit to be shown; its library comes when it is first
 * wanted.
 */
export const loadSanitize = async () => {
  const { createSanitize } = await late(() => import('./announcements/sanitize'));
  return createSanitize(window);
};
