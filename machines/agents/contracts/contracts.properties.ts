import { sentOncePerWish } from '../../shared/commonProperties';
import { defineProperties } from '../../shared/properties';
import { contractsMachine } from './contracts.machine';

export const properties = defineProperties(contractsMachine, ({ on, starts }) => [
  sentOncePerWish('A step of a contract', { wish: on('step.confirm'), sent: starts('takeStep') }),
]);
