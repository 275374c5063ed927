import { sentOncePerWish } from '../../shared/commonProperties';
import { defineProperties, some } from '../../shared/properties';
import { withdrawalConfirmationMachine } from './withdrawalConfirmation.machine';

export const properties = defineProperties(withdrawalConfirmationMachine, ({ on, starts }) => [
  sentOncePerWish('The answer about a withdrawal', {
    wish: some(on('answer.submit'), on('answer.retry')),
    sent: starts('sendAnswer'),
  }),
]);
