import { missionsMachine } from '../../machines/rewards/missions/missions.machine';
import { createMissions } from '../services/rewards/missions';
import { act, read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The missions of a week. */
export const missions = defineFlow({
  machine: missionsMachine,
  ports: ({ service }) => {
    const { loadWeek, loadBoard } = service(createMissions);
    return { loadWeek: read(loadWeek), loadBoard: act(loadBoard) };
  },
});
