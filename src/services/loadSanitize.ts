import { importCode } from './importCode';

/** Cleans HTML of the platform's editors; its library is loaded at the first call. */
export const loadSanitize = async () => {
  const { createSanitize } = await importCode(() => import('./announcements/sanitize'));
  return createSanitize(window);
};
