import type { IdleLogoutSnapshot } from './idleLogout.machine';

/** True while the person is told that the login is about to end. */
export const selectIsWarned = (s: IdleLogoutSnapshot) => s.matches('warned');
