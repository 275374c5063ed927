import { Big } from 'big.js';
import type { ContractType, OwnFigures, RealTimeTerms, Terms, TieredTerms } from '../../../machines/contractRequest/contractRequest.types';

/** `tier` is an index; null where none was reached, or there are none. */
export type Payout = { amount: string; tier: number | null };

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;
const COUNT = /^\d{1,6}$/;

/**
 * What a contract pays for a person's own figures (spec §3 Contracts, Salary rates); null until they can be read. A dividend
 * shares what the team lost, a salary its turnover. Of a real-time salary the figures are what players won and lost.
 */
export const payoutOf = (type: ContractType, terms: Terms, figures: OwnFigures): Payout | null => {
  const [bet, loss, members] = [figures.validBet.trim(), figures.netLoss.trim(), figures.activeMembers.trim()];
  if (!AMOUNT.test(bet) || !AMOUNT.test(loss.replace(/^-/, ''))) return null;
  if (terms.kind === 'realTime') return loss.startsWith('-') ? null : { amount: perBet(terms, bet, loss), tier: null };
  return COUNT.test(members) ? ofTier(type, terms, bet, loss, Number(members)) : null;
};

/** The second less the first. */
export const differenceOf = (now: Payout, offered: Payout): string => new Big(offered.amount).minus(now.amount).toFixed(2);

const perBet = ({ profitRate, lossRate }: RealTimeTerms, won: string, lost: string) => percentOf(new Big(won), profitRate).plus(percentOf(new Big(lost), lossRate)).toFixed(2);

const ofTier = (type: ContractType, { tiers }: TieredTerms, bet: string, loss: string, members: number): Payout => {
  const reached = tiers.findLastIndex((tier) =>
    new Big(bet).gte(tier.periodValidBet) && members >= tier.activeMembers && (new Big(tier.periodProfitLoss).eq(0) || new Big(loss).gte(tier.periodProfitLoss)));
  const base = new Big(type === 'dividend' ? loss : bet);
  const rate = tiers[reached]?.rate;
  return { amount: rate === undefined || base.lt(0) ? '0.00' : percentOf(base, rate).toFixed(2), tier: reached === -1 ? null : reached };
};

/** As the platform rounds: down, to a hundredth. */
const percentOf = (base: Big, rate: string) => base.times(rate).div(100).round(2, Big.roundDown);
