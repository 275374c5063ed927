import { everyBusyStateIsLeft, sentOncePerWish } from '../../shared/commonProperties';
import { defineProperties } from '../../shared/properties';
import { depositMachine } from './deposit.machine';

export const properties = defineProperties(depositMachine, ({ on, starts }) => [
  ...everyBusyStateIsLeft(depositMachine),
  sentOncePerWish('A deposit', { wish: on('order.place'), sent: starts('placeOrder') }),
  sentOncePerWish('The report of a payment', {
    wish: on('payment.report'),
    sent: starts('reportPaid'),
  }),
  sentOncePerWish('A cancellation', { wish: on('cancel.confirm'), sent: starts('cancelOrder') }),
]);
