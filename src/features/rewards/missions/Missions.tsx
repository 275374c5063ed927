import type { MissionsRef } from '../../../../machines/rewards/missions/missions.machine';
import { Board } from './Board';
import * as css from './Missions.css';
import { Week } from './Week';

/**
 * The week's missions of a member, and who has done most of them (spec §2 missionLeaderboard).
 * Neither waits for the other. `timeZone` is the platform's.
 */
export function Missions({ missions, timeZone }: { missions: MissionsRef; timeZone: string }) {
  return (
    <div className={css.page}>
      <Week missions={missions} timeZone={timeZone} />
      <Board missions={missions} />
    </div>
  );
}
