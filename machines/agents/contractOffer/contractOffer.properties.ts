import { sentOncePerWish } from '../../shared/commonProperties';
import { defineProperties } from '../../shared/properties';
import { contractOfferMachine } from './contractOffer.machine';

export const properties = defineProperties(contractOfferMachine, ({ on, starts }) => [
  sentOncePerWish('A contract', { wish: on('form.submit'), sent: starts('sendOffer') }),
]);
