import { Big } from 'big.js';
import type { ContractType, Terms } from '../../contract/agents';

/** Whether one contract gives more than another of its type; whoever has none gives everything from above zero. */
export const isAbove = (terms: Terms, limit: Terms | null): boolean => {
  const [own, most] = [ratesOf(terms), limit ? ratesOf(limit) : []];
  return own.some((rate, index) => new Big(rate).gt(most[index] ?? 0));
};

/** What a contract of a type looks like: real-time salary has rates per bet, a daily one its day, an hourly one no period. Tiers rise. */
export const fitsType = (type: ContractType, terms: Terms): boolean => {
  if (terms.kind === 'realTime') return type === 'realTime';
  if (!terms.tiers.every(({ rate }, index) => new Big(rate).gt(terms.tiers[index - 1]?.rate ?? 0))) return false;
  switch (type) {
    case 'dividend': return terms.period !== null;
    case 'daily': return terms.period === 'daily';
    case 'hourly': return terms.period === null;
    case 'realTime': return false;
  }
};

const ratesOf = (terms: Terms): string[] =>
  (terms.kind === 'realTime' ? [terms.profitRate, terms.lossRate] : terms.tiers.slice(-1).map(({ rate }) => rate));
