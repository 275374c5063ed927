import type { IdleLogoutSnapshot } from './idleLogout.machine';

/** When the login ends; null before it is known. */
export const selectIdle = (s: IdleLogoutSnapshot) => s.context.idle;
/** Why staying failed; null when it did not. */
export const selectIdleMessage = (s: IdleLogoutSnapshot) => s.context.message;
/** True while the platform is told that the person stays. */
export const selectIsPostponing = (s: IdleLogoutSnapshot) => s.matches({ warned: 'postponing' });
