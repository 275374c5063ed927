import { Big } from 'big.js';
import type { ContractType, RealTimeTerms, Terms, TieredTerms } from '../../../contract/agents';
import { periodOf, type Span } from './periods';

/** A bet that is settled. */
export type TeamBet = { userId: string; stake: string; profit: string; time: number };
type Measured = { validBet: string; netLoss: string; activeMembers: number };
/** The figures of a period, the tier that they reach (null for none) and the amount to pay. */
export type Figures = Measured & { tier: number | null; amount: string };

/** The result of a period: the figures of its bets, the tier that they reach, and the amount. */
export const figuresOf = (type: ContractType, terms: Terms, bets: readonly TeamBet[]): Figures => {
  if (terms.kind === 'realTime') {
    const counted = bets.filter((bet) => counts(terms, bet));
    const amount = counted.reduce((sum, bet) => sum.plus(salaryOf(terms, bet)), new Big(0));
    return { ...measure(counted), tier: null, amount: amount.toFixed(2) };
  }
  const measured = measure(bets);
  const tier = reachedOf(terms, measured);
  return {
    ...measured,
    tier,
    amount: tier === null ? '0.00' : shareOf(type, terms, measured, tier),
  };
};

/** Whether a bet is large enough for a real-time salary. */
export const counts = (
  { singleBetAmount }: RealTimeTerms,
  { stake }: Pick<TeamBet, 'stake'>,
): boolean => new Big(stake).gte(singleBetAmount);

/** What one bet pays: a share of the player's win or of the player's loss. */
export const salaryOf = (
  { profitRate, lossRate }: RealTimeTerms,
  { profit }: Pick<TeamBet, 'profit'>,
): string => percentOf(new Big(profit).abs(), new Big(profit).gt(0) ? profitRate : lossRate);

/**
 * The highest tier of which every condition is met; null below the first. A profit and loss of 0 is
 * no condition.
 */
const reachedOf = (
  { tiers }: TieredTerms,
  { validBet, netLoss, activeMembers }: Measured,
): number | null => {
  const reached = tiers.findLastIndex(
    (tier) =>
      new Big(validBet).gte(tier.periodValidBet) &&
      activeMembers >= tier.activeMembers &&
      (new Big(tier.periodProfitLoss).eq(0) || new Big(netLoss).gte(tier.periodProfitLoss)),
  );
  return reached === -1 ? null : reached;
};

/** Bets in the order of their time, by the period that they belong to. */
export const byPeriod = (
  terms: Terms,
  bets: readonly TeamBet[],
): Array<{ period: Span; bets: TeamBet[] }> => {
  const periods: Array<{ period: Span; bets: TeamBet[] }> = [];
  for (const bet of bets) {
    const last = periods.at(-1);
    if (last && bet.time < last.period.to) last.bets.push(bet);
    else periods.push({ period: periodOf(terms, bet.time), bets: [bet] });
  }
  return periods;
};

/** A dividend shares the team's loss, a salary shares its turnover. */
const shareOf = (
  type: ContractType,
  { tiers }: TieredTerms,
  { validBet, netLoss }: Measured,
  tier: number,
): string => {
  const base = new Big(type === 'dividend' ? netLoss : validBet);
  return base.lte(0) ? '0.00' : percentOf(base, tiers[tier]?.rate ?? '0');
};

/** Rounded down: a fraction of a cent is not paid. */
const percentOf = (base: Big, rate: string): string =>
  base.times(rate).div(100).round(2, Big.roundDown).toFixed(2);

const measure = (bets: readonly TeamBet[]): Measured => {
  let [validBet, netLoss] = [new Big(0), new Big(0)];
  for (const { stake, profit } of bets) {
    validBet = validBet.plus(stake);
    netLoss = netLoss.minus(profit);
  }
  return {
    validBet: validBet.toFixed(2),
    netLoss: netLoss.toFixed(2),
    activeMembers: new Set(bets.map(({ userId }) => userId)).size,
  };
};
