import { missionsMachine } from '../../../machines/rewards/missions/missions.machine';
import type { Services } from '../../services';
import { missionsPart } from '../../services/parts/missions';
import { act, read } from './ports';

export const provideMissions = (services: Services) => {
  const { loadWeek, loadBoard } = services.part(missionsPart);
  return missionsMachine.provide({
    actors: { loadWeek: read(loadWeek), loadBoard: act(loadBoard) },
  });
};
