import type { MissionWeek as ToldWeek } from '../../../contract/missions';

export type {
  Mission,
  MissionBoard,
  MissionKind,
  MissionPeriod,
  MissionRank,
} from '../../../contract/missions';
/** `endsAt`: by this device's clock, even if the clock is wrong. */
export type MissionWeek = Omit<ToldWeek, 'now'>;
