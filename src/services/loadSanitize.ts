import { CallFault } from './http/callFault';

/** What makes HTML of the platform's editors fit to be shown; its library comes when it is first wanted. */
export const loadSanitize = () => import('./popups/sanitize').then(({ createSanitize }) => createSanitize(window), () => {
  throw new CallFault('offline', 'sanitize');
});
