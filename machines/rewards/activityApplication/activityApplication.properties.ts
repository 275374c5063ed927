import { sentOncePerWish } from '../../shared/commonProperties';
import { defineProperties } from '../../shared/properties';
import { activityApplicationMachine } from './activityApplication.machine';

export const properties = defineProperties(activityApplicationMachine, ({ on, starts }) => [
  sentOncePerWish('An application for a bonus', {
    wish: on('application.submit'),
    sent: starts('apply'),
  }),
]);
