import { grouped } from '../../shared/grouped.selectors';
import type { MissionsSnapshot } from './missions.machine';
import type { Mission } from './missions.types';

/**
 * The week; null before the first read. It stays visible while it is loaded again, and after a
 * failed read.
 */
export const selectWeek = (s: MissionsSnapshot) => s.context.week;
/** True while the week is loading. */
export const selectIsWeekLoading = (s: MissionsSnapshot) => s.matches({ week: 'loading' });
/** Why the week could not be loaded; null when it could. */
export const selectWeekFault = (s: MissionsSnapshot) =>
  s.matches({ week: 'failed' }) ? s.context.weekMessage : null;
/** The chosen period. */
export const selectPeriod = (s: MissionsSnapshot) => s.context.period;
/** The leaderboard of the chosen period; null until it is loaded. */
export const selectBoard = (s: MissionsSnapshot) => s.context.board;
/** True while the leaderboard is loading. */
export const selectIsBoardLoading = (s: MissionsSnapshot) => s.matches({ board: 'loading' });
/** Why the leaderboard could not be loaded; null when it could. */
export const selectBoardFault = (s: MissionsSnapshot) =>
  s.matches({ board: 'failed' }) ? s.context.boardMessage : null;

const GROUPS = ['open', 'finished'] as const;

/** The missions by group: first what is left, in the order of the platform within each. */
export const inGroups = (missions: readonly Mission[]) =>
  grouped(GROUPS, missions, ({ finishedAt }) => (finishedAt === null ? 'open' : 'finished'));
