import type { MissionsSnapshot } from './missions.machine';

/**
 * Null before the first read. What was read stays on show while it is read again, and after a read
 * that failed.
 */
export const selectWeek = (s: MissionsSnapshot) => s.context.week;
/** The week is being read. */
export const selectIsWeekLoading = (s: MissionsSnapshot) => s.matches({ week: 'loading' });
/** Why the week could not be read; null while it can be had. */
export const selectWeekFault = (s: MissionsSnapshot) =>
  s.matches({ week: 'failed' }) ? s.context.weekMessage : null;
/** The chosen period. */
export const selectPeriod = (s: MissionsSnapshot) => s.context.period;
/** Of the period that is chosen; null before it was read. */
export const selectBoard = (s: MissionsSnapshot) => s.context.board;
/** The board of the period is being read. */
export const selectIsBoardLoading = (s: MissionsSnapshot) => s.matches({ board: 'loading' });
/** Why the board could not be read; null while it can be had. */
export const selectBoardFault = (s: MissionsSnapshot) =>
  s.matches({ board: 'failed' }) ? s.context.boardMessage : null;
