import { sentOncePerWish } from '../../shared/commonProperties';
import { defineProperties } from '../../shared/properties';
import { walletsMachine } from './wallets.machine';

export const properties = defineProperties(walletsMachine, ({ on, starts }) => [
  sentOncePerWish('Money of the game makers', {
    wish: on('all.bring'),
    sent: starts('bringBack'),
  }),
]);
