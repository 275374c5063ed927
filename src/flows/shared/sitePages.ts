import { CATEGORY_PATHS } from '../../../machines/shared/routes';
import { vendorPath, vendorTarget } from '../../../machines/lobby/vendors/vendors.selectors';
import type { Vendor } from '../../../machines/lobby/vendors/vendors.types';
import type { SearchGoal } from '../../../machines/site/search/search.types';
import type { SitePage } from '../../services/site/search/search';

/** The key of a page among the words `also`, its address, and the key of its title. */
type Page = readonly [key: string, address: string, title: string];

const CATEGORIES: readonly Page[] = Object.entries(CATEGORY_PATHS).map(([address, category]) => [
  category,
  address,
  `common:category.${category}`,
]);
const PAGES: readonly Page[] = [
  ['deposit', '/member/deposit', 'memberCentre:depositv2.title'],
  ['withdraw', '/member/withdraw', 'memberCentre:withdraw.title'],
  ['promotions', '/promotions', 'common:title.promotions'],
  ['wallet', '/member/wallet', 'memberCentre:transferFund.title'],
  ['rewards', '/member/rewards', 'memberCentre:rewardCenter.title'],
  ['missions', '/member/missions', 'memberCentre:missionLeaderboard.title'],
  ['vip', '/member/vip', 'memberCentre:vip.title'],
  ['friends', '/member/friends', 'memberCentre:referral.title'],
  ['messages', '/member/messages', 'memberCentre:messageV2.title'],
  ['account', '/member', 'memberCentre:securityCenter.title'],
  ['bets', '/member/bets', 'memberCentre:personalHistoryCopy.title'],
  ['transactions', '/member/transactions', 'memberCentre:transactionHistory.title'],
  ['profit', '/member/profit', 'memberCentre:personalProfit.title'],
  ['statement', '/member/statement', 'memberCentre:statement.title'],
  ['limits', '/member/limits', 'memberCentre:limits.title'],
  ['favourites', '/favorite', 'common:title.favourites'],
  ['recent', '/recent', 'common:title.recent'],
  ['lotteries', '/seaLottery', 'lottery:seaLottery.title'],
  ['vietnam', '/vnLottery', 'lottery:vnLottery.title'],
  ['pointMall', '/pointMall', 'common:title.pointMall'],
  ['help', '/help', 'help:title'],
  ['agent', '/agent', 'common:title.agentLogin'],
  ['home', '/', 'common:title.home'],
];
/** It has no address. */
const CUSTOMER_SERVICE = ['customerService', '', 'common:customerService'] as const;

const NAMESPACE = 'search';
/** The namespaces of their words. */
export const PAGE_WORDS = ['common', 'help', 'lottery', 'memberCentre', NAMESPACE] as const;

type Say = (key: string) => string;

/**
 * The pages of the site that can be found, in the language shown. `others`: they are found by their
 * names in these languages too.
 */
export const sitePages = (own: Say, others: readonly Say[]): SitePage[] => [
  ...CATEGORIES.map((page) => pageOf(page, own, others, true)),
  ...PAGES.map((page) => pageOf(page, own, others)),
  {
    ...pageOf(CUSTOMER_SERVICE, own, others),
    goal: { kind: 'customerService' },
  },
];

const pageOf = (
  [key, address, title]: Page,
  own: Say,
  others: readonly Say[],
  isCategory = false,
): SitePage => ({
  title: own(title),
  also: [
    ...others.map((say) => say(title)),
    ...[own, ...others].flatMap((say) => say(`${NAMESPACE}:also.${key}`).split(/[,၊]/)),
  ].map((word) => word.trim()),
  goal: { kind: 'address', address },
  isCategory,
});

/** The games of a maker, or its own lobby. */
export const goalOfVendor = (vendor: Vendor): SearchGoal => {
  const address = vendorPath(vendor);
  return address === null
    ? { kind: 'game', game: vendorTarget(vendor) }
    : { kind: 'address', address };
};
