import { hundredthsOf, isAmountOrZero, isCount, isRate } from '../../shared/amount';
import type { Message } from '../../shared/message';
import type {
  OfferErrors,
  OfferField,
  OfferForm,
  RealTimeForm,
  TierForm,
} from './contractOffer.types';

/** The most tiers of a contract. */
export const MOST_TIERS = 10;
type Rule = (typed: string) => boolean;

/**
 * The fields that cannot be sent: rates are percentages above zero that rise from tier to tier, and
 * so do their requirements.
 */
export const findOfferErrors = (form: OfferForm): OfferErrors =>
  'tiers' in form
    ? Object.assign(
        {},
        ...form.tiers.map((tier, index) => tierErrors(tier, index, form.tiers[index - 1])),
      )
    : realTimeErrors(form);

/** The fields whose rates the platform compares with the offering agent's own. */
export const rateFieldsOf = (form: OfferForm): OfferField[] =>
  'tiers' in form ? [`tiers.${form.tiers.length - 1}.rate`] : ['profitRate', 'lossRate'];

const tierErrors = (tier: TierForm, index: number, before: TierForm | undefined): OfferErrors => {
  const found: Record<keyof TierForm, Message | null> = {
    rate:
      rateError(tier.rate) ??
      (isZero(tier.rate)
        ? { key: 'validation:rateZero' }
        : before && isBelow(isRate, tier.rate, before.rate, true)
          ? { key: 'validation:rateRises' }
          : null),
    periodValidBet:
      thresholdError(tier.periodValidBet) ??
      (before && isBelow(isAmountOrZero, tier.periodValidBet, before.periodValidBet)
        ? FALLS
        : null),
    periodProfitLoss:
      thresholdError(tier.periodProfitLoss) ??
      (before && isBelow(isAmountOrZero, tier.periodProfitLoss, before.periodProfitLoss)
        ? FALLS
        : null),
    activeMembers:
      countError(tier.activeMembers) ??
      (before && isBelow(isCount, tier.activeMembers, before.activeMembers) ? FALLS : null),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, message]) =>
      message ? [[`tiers.${index}.${field}`, message]] : [],
    ),
  );
};

const realTimeErrors = ({ profitRate, lossRate, singleBetAmount }: RealTimeForm): OfferErrors => {
  const [profit, loss, amount] = [
    rateError(profitRate),
    rateError(lossRate),
    thresholdError(singleBetAmount),
  ];
  return {
    ...(profit && { profitRate: profit }),
    ...(loss && { lossRate: loss }),
    ...(amount && { singleBetAmount: amount }),
    // One of the two may be zero.
    ...(!profit &&
      !loss &&
      isZero(profitRate) &&
      isZero(lossRate) && { profitRate: { key: 'validation:rateZero' } }),
  };
};

const FALLS: Message = { key: 'validation:tierFalls' };
const isZero = (typed: string) => hundredthsOf(typed.trim()) === 0n;
const isBelow = (isFit: Rule, typed: string, before: string, orEqual = false): boolean => {
  const [own, other] = [typed.trim(), before.trim()];
  if (!isFit(other)) return false;
  return (
    hundredthsOf(own) < hundredthsOf(other) ||
    (orEqual && hundredthsOf(own) === hundredthsOf(other))
  );
};
const errorBy =
  (isFit: Rule, key: string) =>
  (typed: string): Message | null =>
    typed.trim() === '' ? { key: 'validation:empty' } : isFit(typed.trim()) ? null : { key };
const rateError = errorBy(isRate, 'validation:rate');
const thresholdError = errorBy(isAmountOrZero, 'validation:amountOrNone');
const countError = errorBy(isCount, 'validation:wholeNumber');
