import { activitiesMachine } from '../../../machines/rewards/activities/activities.machine';
import type { Services } from '../../services';
import { activitiesPart } from '../../services/parts/activities';
import { act, read } from './ports';

export const provideActivities = (services: Services) => {
  const { load, join, claim } = services.part(activitiesPart);
  return activitiesMachine.provide({
    actors: { load: read(load), join: act(join), claim: act(claim) },
  });
};
