import { pageOfPlace } from '../../shared/centrePages';
import type { MemberPage } from './memberCentre.machine';

/** The addresses of the pages (docs/decisions/0076). */
export const MEMBER_ADDRESSES = {
  securityCenter: '/member',
  transferFund: '/member/wallet',
  depositv2: '/member/deposit',
  withdraw: '/member/withdraw',
  transferUpline: '/member/transfer',
  rewardCenter: '/member/rewards',
  personalHistoryCopy: '/member/bets',
  transactionHistory: '/member/transactions',
  personalProfit: '/member/profit',
  bonusDetails: '/member/bonuses',
  referral: '/member/friends',
  missionLeaderboard: '/member/missions',
  vip: '/member/vip',
  limits: '/member/limits',
  statement: '/member/statement',
  messageV2: '/member/messages',
} as const satisfies Record<MemberPage, string>;

/** A page of the member centre, or the address of one. */
export type MemberPlace = MemberPage | `/member${string}`;
/** The page at a place; My account where there is none. */
export const memberPageOf = (place: MemberPlace): MemberPage =>
  pageOfPlace<MemberPage>(place, MEMBER_ADDRESSES, 'securityCenter');
/** What the state of a page says of its address. */
export const atAddress = (page: MemberPage) => ({ meta: { path: MEMBER_ADDRESSES[page] } });
