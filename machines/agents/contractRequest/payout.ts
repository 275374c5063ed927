import {
  decimalOf,
  differenceOfAmounts,
  hundredthsOf,
  isAmountOrZero,
  isCount,
} from '../../shared/amount';
import type {
  ContractType,
  OwnFigures,
  Payout,
  RealTimeTerms,
  Terms,
  TieredTerms,
} from './contractRequest.types';

/**
 * The payout of a contract for a person's figures (spec §3 Contracts, Salary rates); null until the
 * figures are valid. A dividend is a share of the team's losses, a salary a share of its turnover.
 * For a real-time salary the figures are the players' wins and losses.
 */
export const payoutOf = (type: ContractType, terms: Terms, figures: OwnFigures): Payout | null => {
  const [bet, loss, members] = [
    figures.validBet.trim(),
    figures.netLoss.trim(),
    figures.activeMembers.trim(),
  ];
  const hasWon = loss.startsWith('-');
  const lost = loss.replace(/^-/, '');
  if (!isAmountOrZero(bet) || !isAmountOrZero(lost)) return null;
  if (terms.kind === 'realTime')
    return hasWon ? null : { amount: perBet(terms, bet, lost), tier: null };
  if (!isCount(members)) return null;
  return ofTier(type, terms, {
    bet: hundredthsOf(bet),
    loss: hasWon ? -hundredthsOf(lost) : hundredthsOf(lost),
    members: Number(members),
  });
};

/** The second minus the first. */
export const differenceOf = (now: Payout, offered: Payout): string =>
  differenceOfAmounts(offered.amount, now.amount);

const perBet = ({ profitRate, lossRate }: RealTimeTerms, won: string, lost: string): string =>
  decimalOf(percentOf(hundredthsOf(won), profitRate) + percentOf(hundredthsOf(lost), lossRate));

type Figures = { bet: bigint; loss: bigint; members: number };
const ofTier = (
  type: ContractType,
  { tiers }: TieredTerms,
  { bet, loss, members }: Figures,
): Payout => {
  const reached = tiers.findLastIndex(({ periodValidBet, periodProfitLoss, activeMembers }) => {
    const asked = hundredthsOf(periodProfitLoss);
    return (
      bet >= hundredthsOf(periodValidBet) &&
      members >= activeMembers &&
      (asked === 0n || loss >= asked)
    );
  });
  const base = type === 'dividend' ? loss : bet;
  const rate = tiers[reached]?.rate;
  return {
    amount: decimalOf(rate === undefined || base < 0n ? 0n : percentOf(base, rate)),
    tier: reached === -1 ? null : reached,
  };
};

/** Zero for a negative amount; rounded down to a hundredth, as the platform does. */
const percentOf = (base: bigint, rate: string): bigint => (base * hundredthsOf(rate)) / 10_000n;
