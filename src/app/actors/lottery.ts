import { lotteryMachine } from '../../../machines/lobby/lottery/lottery.machine';
import type { Services } from '../../services';
import { lotteryPart } from '../../services/parts/lottery';
import { act } from './ports';

export const provideLottery = (services: Services) => {
  const { loadMenu, loadDraws } = services.part(lotteryPart);
  return lotteryMachine.provide({ actors: { loadMenu: act(loadMenu), loadDraws: act(loadDraws) } });
};
