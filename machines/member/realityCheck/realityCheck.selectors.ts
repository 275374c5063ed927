import type { RealityCheckSnapshot } from './realityCheck.machine';

/** The session of play that runs; null while there is none. */
export const selectPlaySession = (s: RealityCheckSnapshot) => s.context.play?.session ?? null;
/** True while a check waits for its answer. */
export const selectIsCheckDue = (s: RealityCheckSnapshot) => s.matches({ watch: { check: 'due' } });
/** True while a member is asked whether to stop at once. */
export const selectIsPanicAsked = (s: RealityCheckSnapshot) =>
  s.matches({ watch: { check: { play: 'panic' } } });
