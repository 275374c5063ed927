import type { MissionWeek as ToldWeek } from '../../../contract/missions';

export type {
  Mission,
  MissionBoard,
  MissionKind,
  MissionPeriod,
  MissionRank,
} from '../../../contract/missions';
/** `endsAt` is on this device's clock, whatever it says. */
export type MissionWeek = Omit<ToldWeek, 'now'>;
