import type { MissionsRef } from '../../../machines/missions/missions.machine';
import { Board } from './Board';
import * as css from './Missions.css';
import { Week } from './Week';

/** The week's missions of a member, and who has done most of them (spec §2 missionLeaderboard). Neither waits for the other. */
export function Missions({ missions }: { missions: MissionsRef }) {
  return (
    <div className={css.page}>
      <Week missions={missions} />
      <Board missions={missions} />
    </div>
  );
}
