import type { Contract } from '../../../../machines/agents/contractRequest/contractRequest.types';

/** Who asks for an answer: the other side than the one that is waited for. */
export const askerOf = ({ waitsFor, upline, downline }: Contract): string =>
  waitsFor === 'upline' ? downline.account : upline.account;
