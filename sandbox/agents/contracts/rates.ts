import { Big } from 'big.js';
import type { ContractType, Terms, Tier } from '../../../contract/agents';

/**
 * Whether one contract gives more than another of its type. Compared with no contract, everything
 * above zero is more.
 */
export const isAbove = (terms: Terms, limit: Terms | null): boolean => {
  const [own, most] = [ratesOf(terms), limit ? ratesOf(limit) : []];
  return own.some((rate, index) => new Big(rate).gt(most[index] ?? 0));
};

/**
 * Whether the terms fit the type of a contract: a real-time salary has rates per bet, a daily one
 * its day, an hourly one no period. Rates of tiers rise, and their conditions do not fall.
 */
export const fitsType = (type: ContractType, terms: Terms): boolean => {
  if (terms.kind === 'realTime')
    return type === 'realTime' && ratesOf(terms).some((rate) => new Big(rate).gt(0));
  if (!terms.tiers.every((tier, index) => follows(tier, terms.tiers[index - 1]))) return false;
  switch (type) {
    case 'dividend':
      return terms.period !== null;
    case 'daily':
      return terms.period === 'daily';
    case 'hourly':
      return terms.period === null;
    case 'realTime':
      return false;
  }
};

const follows = (tier: Tier, before: Tier | undefined): boolean =>
  new Big(tier.rate).gt(before?.rate ?? 0) &&
  (before === undefined ||
    (new Big(tier.periodValidBet).gte(before.periodValidBet) &&
      new Big(tier.periodProfitLoss).gte(before.periodProfitLoss) &&
      tier.activeMembers >= before.activeMembers));

const ratesOf = (terms: Terms): string[] =>
  terms.kind === 'realTime'
    ? [terms.profitRate, terms.lossRate]
    : terms.tiers.slice(-1).map(({ rate }) => rate);
