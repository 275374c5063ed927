import { sentOncePerWish } from '../../shared/commonProperties';
import { defineProperties, some } from '../../shared/properties';
import { contractRequestMachine } from './contractRequest.machine';

export const properties = defineProperties(contractRequestMachine, ({ on, starts }) => [
  sentOncePerWish('The answer to a contract', {
    wish: some(on('request.confirm'), on('request.retry')),
    sent: starts('answerRequest'),
  }),
]);
