import type { Contract } from '../../../../machines/agents/contractRequest/contractRequest.types';

/** The side that asks: the opposite of the side whose answer is pending. */
export const askerOf = ({ waitsFor, upline, downline }: Contract): string =>
  waitsFor === 'upline' ? downline.account : upline.account;
