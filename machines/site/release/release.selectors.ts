import type { ReleaseSnapshot } from './release.machine';

/** Whether the person is asked to reload the page. */
export const selectIsOffered = (s: ReleaseSnapshot) => s.matches('offered');
