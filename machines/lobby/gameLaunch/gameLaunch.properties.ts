import { sentOncePerWish } from '../../shared/commonProperties';
import { defineProperties, some } from '../../shared/properties';
import { gameLaunchMachine } from './gameLaunch.machine';

export const properties = defineProperties(gameLaunchMachine, ({ on, starts }) => [
  // Who leaves a game wants the money back that lies with its maker.
  sentOncePerWish('The money of a game maker', {
    wish: some(on('gameLaunch.close'), on('game.left'), on('window.closed')),
    sent: starts('bringBack'),
  }),
]);
