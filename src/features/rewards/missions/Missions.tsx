import type { MissionsRef } from '../../../../machines/rewards/missions/missions.machine';
import { Board } from './Board';
import * as css from './Missions.css';
import { Week } from './Week';

/**
 * The member's missions of the week, and the leaderboard (spec §2 missionLeaderboard). The two load
 * independently. `timeZone` is the platform's.
 */
export function Missions({ missions, timeZone }: { missions: MissionsRef; timeZone: string }) {
  return (
    <div className={css.page}>
      <Week missions={missions} timeZone={timeZone} />
      <Board missions={missions} />
    </div>
  );
}
