import type { Language } from '../../contract/constants';
import { EN, MY } from '../base/figures';
import { VIP_LEVELS } from '../rewards/vip/levels';
import { table } from './announcement';

const HEAD: Record<Language, string[]> = {
  EN: [
    'Level',
    'Bets in a month',
    'Deposits in a month',
    'Withdrawal fee',
    'Rebate on slots',
    'Birthday gift',
  ],
  MY: [
    'အဆင့်',
    'တစ်လအတွင်း လောင်းကြေး',
    'တစ်လအတွင်း ငွေသွင်းမှု',
    'ငွေထုတ် ဝန်ဆောင်ခ',
    'စလော့ ပြန်အမ်းငွေ',
    'မွေးနေ့လက်ဆောင်',
  ],
};
const REBATE_HEAD: Record<Language, string[]> = {
  EN: ['Level', 'Rebate', 'At most in a day'],
  MY: ['အဆင့်', 'ပြန်အမ်းငွေ', 'တစ်ရက် အများဆုံး'],
};
const GIFT_HEAD: Record<Language, string[]> = {
  EN: ['Level', 'Gift'],
  MY: ['အဆင့်', 'လက်ဆောင်'],
};
/** How much of the withdrawal fee a level pays, by `feeShare`. */
const FEES: Record<Language, Record<number, string>> = {
  EN: { 75: 'a quarter less', 50: 'half', 25: 'a quarter', 0: 'none' },
  MY: { 75: 'လေးပုံတစ်ပုံ လျှော့', 50: 'တစ်ဝက်', 25: 'လေးပုံတစ်ပုံ', 0: 'မပေးရ' },
};

/** The table of the VIP levels, as HTML. */
export const vipTable = (language: Language): string =>
  table(
    HEAD[language],
    ...VIP_LEVELS.map(({ label, turnover, deposits, benefits }) => [
      label[language],
      { EN, MY }[language].ks(turnover),
      { EN, MY }[language].ks(deposits),
      FEES[language][benefits.feeShare] ?? `${benefits.feeShare}%`,
      { EN, MY }[language].percent(benefits.rebatePercent),
      { EN, MY }[language].ks(benefits.birthdayGift),
    ]),
  );

/** The table of the rebates by VIP level, as HTML. */
export const rebateTable = (language: Language): string =>
  table(
    REBATE_HEAD[language],
    ...VIP_LEVELS.map(({ label, benefits: { rebatePercent, rebateMost } }) => [
      label[language],
      { EN, MY }[language].percent(rebatePercent),
      { EN, MY }[language].ks(rebateMost),
    ]),
  );

/** The table of the birthday gifts by VIP level, as HTML. */
export const giftTable = (language: Language): string =>
  table(
    GIFT_HEAD[language],
    ...VIP_LEVELS.map(({ label, benefits: { birthdayGift } }) => [
      label[language],
      { EN, MY }[language].ks(birthdayGift),
    ]),
  );

/** The most that a level pays back of slot bets, percent. */
export const BEST_REBATE = Math.max(
  ...VIP_LEVELS.map(({ benefits }) => Number(benefits.rebatePercent)),
);
