import {
  activitiesMachine,
  type ActivitiesRef,
} from '../../machines/rewards/activities/activities.machine';
import { brand } from '../brand/brand';
import { createActivities } from '../services/rewards/activities';
import { act, read } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

/** The reward centre. */
export const activities = defineFlow({
  machine: activitiesMachine,
  ports: ({ service }) => {
    const { load, join, claim } = service(createActivities);
    return { load: read(load), join: act(join), claim: act(claim) };
  },
  page: {
    load: async () => {
      const { RewardCentre } = await import('../features/rewards/activities/RewardCentre');
      return ({ actor }: ScreenProps<ActivitiesRef>) => (
        <RewardCentre activities={actor} timeZone={brand.timeZone} />
      );
    },
    words: ['activities'],
  },
});
