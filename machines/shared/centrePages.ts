/**
 * The page of a centre at a place: a page, or its address. An address that no page has is that of
 * the first page, `home`.
 */
export const pageOfPlace = <Page extends string>(
  place: string,
  addresses: Readonly<Record<Page, string>>,
  home: Page,
): Page => pagesOf(addresses).find((page) => page === place || addresses[page] === place) ?? home;

const pagesOf = <Page extends string>(addresses: Readonly<Record<Page, string>>) =>
  Object.keys(addresses) as Page[];

/** The addresses of the member centre's pages (docs/decisions/0076). */
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
} as const;
