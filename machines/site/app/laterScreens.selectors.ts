import type { AppSnapshot } from './app.machine';

// What only later screens read is not in the first load (docs/decisions/0110).

/** The visitor's IP, as the platform named it; empty before. */
export const selectIp = (s: AppSnapshot) => s.context.ip;
/** True while the platform is asked again. */
export const selectIsChecking = (s: AppSnapshot) =>
  s.matches({ platform: { closed: { check: 'checking' } } });
/** Why the platform could not be read; null when nothing failed. */
export const selectMessage = (s: AppSnapshot) => s.context.message;
/**
 * True while the points system is on (spec §2 Routes, PTSYS3); false until the platform has
 * answered.
 */
export const selectHasPoints = (s: AppSnapshot): boolean =>
  s.context.platform?.whitelabel.PTSYS3 ?? false;
