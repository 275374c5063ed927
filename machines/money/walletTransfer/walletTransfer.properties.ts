import { sentOncePerWish } from '../../shared/commonProperties';
import { defineProperties, some } from '../../shared/properties';
import { walletTransferMachine } from './walletTransfer.machine';

export const properties = defineProperties(walletTransferMachine, ({ on, starts }) => [
  sentOncePerWish('A transfer', {
    wish: some(on('form.submit'), on('transfer.retry')),
    sent: starts('submit'),
  }),
]);
