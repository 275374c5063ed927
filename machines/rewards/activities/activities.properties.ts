import { sentOncePerWish } from '../../shared/commonProperties';
import { defineProperties } from '../../shared/properties';
import { activitiesMachine } from './activities.machine';

export const properties = defineProperties(activitiesMachine, ({ on, starts }) => [
  sentOncePerWish('A bonus', { wish: on('activity.claim'), sent: starts('claim') }),
  sentOncePerWish('A registration for an activity', {
    wish: on('activity.join'),
    sent: starts('join'),
  }),
]);
