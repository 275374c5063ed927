import type { SnapshotFrom } from 'xstate';
import type { makePause } from './pause';

type PauseSnapshot = SnapshotFrom<ReturnType<typeof makePause>>;

/** What runs, and the lengths on offer; null before the first read. */
export const selectPauseDesk = (s: PauseSnapshot) => s.context.desk;
/** The account name that has to be typed; null where nothing has. */
export const selectAccount = (s: PauseSnapshot) => s.context.account;
/** The index of the length that is chosen. */
export const selectChoice = (s: PauseSnapshot) => s.context.choice;
/** The length that is chosen; null before the first read, and until further notice. */
export const selectChosenLength = ({ context: { desk, choice } }: PauseSnapshot) =>
  desk?.lengths[choice] ?? null;
/** True from the question until it is started. */
export const selectIsAsking = (s: PauseSnapshot) => s.matches('question') || s.matches('starting');
/** True while the start is being sent. */
export const selectIsStarting = (s: PauseSnapshot) => s.matches('starting');
/** The break or exclusion that runs and leaves nothing to start; null while there is none. */
export const selectRunning = (s: PauseSnapshot) =>
  s.matches('active') ? (s.context.desk?.block ?? null) : null;
/** True after a failed read. */
export const selectHasFailed = (s: PauseSnapshot) => s.matches('failed');
/** Why the confirmation was not taken; null when it was. */
export const selectFieldError = (s: PauseSnapshot) => s.context.fieldError;
/** Why the last step failed; null when it did not. */
export const selectPauseMessage = (s: PauseSnapshot) => s.context.message;
