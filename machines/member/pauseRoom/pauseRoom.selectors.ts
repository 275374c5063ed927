import type { PauseRoomSnapshot } from './pauseRoom.machine';

/** What runs, and who helps; null before it is read. */
export const selectRoom = (s: PauseRoomSnapshot) => s.context.room;
/** True when it could not be read. */
export const selectHasFailed = (s: PauseRoomSnapshot) => s.matches('failed');
/** True while the deposit is being reported or cancelled. */
export const selectIsSettling = (s: PauseRoomSnapshot) => s.matches({ room: 'settling' });
/** Why the last step failed; null when it did not. */
export const selectMessage = (s: PauseRoomSnapshot) => s.context.message;
