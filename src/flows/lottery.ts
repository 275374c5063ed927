import { lotteryMachine } from '../../machines/lobby/lottery/lottery.machine';
import { createLotteries } from '../services/lobby/lottery';
import { due } from './shared/due';
import { act } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The lottery pages. */
export const lottery = defineFlow({
  machine: lotteryMachine,
  ports: ({ clock, service }) => {
    const { loadMenu, loadDraws } = service(createLotteries);
    return {
      loadMenu: act(loadMenu),
      loadDraws: act(loadDraws),
      nextDraw: due(clock, 'draw.due'),
    };
  },
});
