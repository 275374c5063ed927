import { activitiesMachine } from '../../machines/rewards/activities/activities.machine';
import { createActivities } from '../services/rewards/activities';
import { act, read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The reward centre. */
export const activities = defineFlow({
  machine: activitiesMachine,
  ports: ({ service }) => {
    const { load, join, claim } = service(createActivities);
    return { load: read(load), join: act(join), claim: act(claim) };
  },
});
