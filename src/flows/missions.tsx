import {
  missionsMachine,
  type MissionsRef,
} from '../../machines/rewards/missions/missions.machine';
import { brand } from '../brand/brand';
import { createMissions } from '../services/rewards/missions';
import { due } from './shared/due';
import { act, read } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

/** The missions of a week. */
export const missions = defineFlow({
  machine: missionsMachine,
  ports: ({ clock, service }) => {
    const { loadWeek, loadBoard } = service(createMissions);
    return {
      loadWeek: read(loadWeek),
      loadBoard: act(loadBoard),
      weekEnd: due(clock, 'week.over'),
    };
  },
  page: {
    load: async () => {
      const { Missions } = await import('../features/rewards/missions/Missions');
      return ({ actor }: ScreenProps<MissionsRef>) => (
        <Missions missions={actor} timeZone={brand.timeZone} />
      );
    },
    words: ['missions'],
  },
});
