import type { RealityCheckSnapshot } from './realityCheck.machine';

/** Why the last answer failed; null when it did not. */
export const selectCheckMessage = (s: RealityCheckSnapshot) => s.context.message;
/**
 * Hours of the break that can be started from inside a game; null where there is no such button.
 */
export const selectPanicHours = (s: RealityCheckSnapshot) => s.context.play?.panicHours ?? null;
/** The play of the member; null before it is read. */
export const selectPlay = (s: RealityCheckSnapshot) => s.context.play;
/** The answer that is being sent; null while none is. */
export const selectSending = (s: RealityCheckSnapshot) =>
  s.matches({ watch: { check: { due: 'answering' } } }) ? s.context.answer : null;
