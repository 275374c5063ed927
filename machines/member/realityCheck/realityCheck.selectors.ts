import type { RealityCheckSnapshot } from './realityCheck.machine';

/** The play of the member; null before it is read. */
export const selectPlay = (s: RealityCheckSnapshot) => s.context.play;
/** The session of play that runs; null while there is none. */
export const selectPlaySession = (s: RealityCheckSnapshot) => s.context.play?.session ?? null;
/** True while a check waits for its answer. */
export const selectIsCheckDue = (s: RealityCheckSnapshot) => s.matches({ watch: { check: 'due' } });
/**
 * Hours of the break that can be started from inside a game; null where there is no such button.
 */
export const selectPanicHours = (s: RealityCheckSnapshot) => s.context.play?.panicHours ?? null;
/** True while a member is asked whether to stop at once. */
export const selectIsPanicAsked = (s: RealityCheckSnapshot) =>
  s.matches({ watch: { check: { play: 'panic' } } });
/** The answer that is being sent; null while none is. */
export const selectSending = (s: RealityCheckSnapshot) =>
  s.matches({ watch: { check: { due: 'answering' } } }) ? s.context.answer : null;
/** Why the last answer failed; null when it did not. */
export const selectCheckMessage = (s: RealityCheckSnapshot) => s.context.message;
