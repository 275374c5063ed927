import { Big } from 'big.js';
import type { Language } from '../../../contract/constants';

/** What a level brings. */
export type VipBenefits = {
  /** The part of the withdrawal fee that is charged, percent: 100 is the whole fee. */
  feeShare: number;
  /** The daily rebate, percent of the settled stakes, and the most of it in a day. */
  rebatePercent: string;
  rebateMost: string;
  birthdayGift: string;
};
/** A VIP level: what the month before has to show for it, and what it brings. */
export type VipLevel = {
  level: number;
  label: Record<Language, string>;
  /** The least settled stakes and credited deposits of a month; both are needed. */
  turnover: string;
  deposits: string;
  benefits: VipBenefits;
};

const NONE: VipBenefits = {
  feeShare: 100,
  rebatePercent: '0.00',
  rebateMost: '0.00',
  birthdayGift: '0.00',
};

/** The levels, the lowest first; 0 is nobody's. */
export const VIP_LEVELS: readonly VipLevel[] = [
  {
    level: 1,
    label: { EN: 'Bronze', MY: 'ကြေး' },
    turnover: '5000.00',
    deposits: '5000.00',
    benefits: {
      feeShare: 75,
      rebatePercent: '0.40',
      rebateMost: '50000.00',
      birthdayGift: '1000.00',
    },
  },
  {
    level: 2,
    label: { EN: 'Silver', MY: 'ငွေ' },
    turnover: '20000.00',
    deposits: '20000.00',
    benefits: {
      feeShare: 50,
      rebatePercent: '0.80',
      rebateMost: '200000.00',
      birthdayGift: '3000.00',
    },
  },
  {
    level: 3,
    label: { EN: 'Gold', MY: 'ရွှေ' },
    turnover: '60000.00',
    deposits: '50000.00',
    benefits: {
      feeShare: 25,
      rebatePercent: '1.20',
      rebateMost: '1000000.00',
      birthdayGift: '10000.00',
    },
  },
  {
    level: 4,
    label: { EN: 'Diamond', MY: 'စိန်' },
    turnover: '1000000.00',
    deposits: '500000.00',
    benefits: {
      feeShare: 0,
      rebatePercent: '1.20',
      rebateMost: '2000000.00',
      birthdayGift: '50000.00',
    },
  },
];

/** What a level brings; level 0 brings nothing and pays the whole fee. */
export const benefitsOf = (level: number): VipBenefits =>
  VIP_LEVELS.find((one) => one.level === level)?.benefits ?? NONE;

/** The name of a level; empty for level 0. */
export const labelOf = (level: number, language: Language): string =>
  VIP_LEVELS.find((one) => one.level === level)?.label[language] ?? '';

/** The level that the turnover and the deposits of a month reach; 0 for none. */
export const levelFor = (turnover: string, deposits: string): number =>
  VIP_LEVELS.findLast(
    (one) => new Big(turnover).gte(one.turnover) && new Big(deposits).gte(one.deposits),
  )?.level ?? 0;

/** The withdrawal fee of a level, percent of the amount, from the platform's whole fee. */
export const feePercentOf = (level: number, wholeFee: string): string =>
  new Big(wholeFee).times(benefitsOf(level).feeShare).div(100).toFixed(2);
