import type { Kit } from '../kit';
import { createLotteries } from '../lobby/lottery';

/** What the lottery pages need. */
export const lotteryPart = ({ call, brand: { prizeModes }, tiles, now }: Kit) =>
  createLotteries(call, prizeModes, tiles, now);
