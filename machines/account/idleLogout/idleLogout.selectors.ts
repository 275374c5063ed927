import type { IdleLogoutSnapshot } from './idleLogout.machine';

/** True while the person is told that the login is about to end. */
export const selectIsWarned = (s: IdleLogoutSnapshot) => s.matches('warned');
/** When the login ends; null before it is known. */
export const selectIdle = (s: IdleLogoutSnapshot) => s.context.idle;
/** True while the platform is told that the person stays. */
export const selectIsPostponing = (s: IdleLogoutSnapshot) => s.matches({ warned: 'postponing' });
/** Why staying failed; null when it did not. */
export const selectIdleMessage = (s: IdleLogoutSnapshot) => s.context.message;
