import {
  activitiesMachine,
  type ActivitiesRef,
} from '../../machines/rewards/activities/activities.machine';
import type { ActivityApplicationRef } from '../../machines/rewards/activityApplication/activityApplication.machine';
import { brand } from '../brand/brand';
import { createActivities } from '../services/rewards/activities';
import { activityApplication } from './eager/activityApplication';
import { act, read } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

/** The reward centre. */
export const activities = defineFlow({
  machine: activitiesMachine,
  includes: [activityApplication],
  ports: ({ service }) => {
    const { load, join, claim } = service(createActivities);
    return { load: read(load), join: act(join), claim: act(claim) };
  },
  page: {
    load: async () => {
      const [{ RewardCentre }, { ActivityApplication }] = await Promise.all([
        import('../features/rewards/activities/RewardCentre'),
        import('../features/rewards/activityApplication/ActivityApplication'),
      ]);
      const renderApplication = (application: ActivityApplicationRef) => (
        <ActivityApplication application={application} />
      );
      return ({ actor }: ScreenProps<ActivitiesRef>) => (
        <RewardCentre
          activities={actor}
          timeZone={brand.timeZone}
          renderApplication={renderApplication}
        />
      );
    },
    words: ['activities', 'activityApplication', 'uploads'],
  },
});
