import type { Language } from '../../contract/constants';
import { EN, MY, type Figures } from '../base/figures';
import { VIP_LEVELS } from '../rewards/vip/levels';
import { table } from './announcement';

const FIGURES: Record<Language, Figures> = { EN, MY };
const NEEDED: Record<Language, string[]> = {
  EN: ['Level', 'Bets in a month', 'Deposits in a month'],
  MY: ['အဆင့်', 'တစ်လအတွင်း လောင်းကြေး', 'တစ်လအတွင်း ငွေသွင်းမှု'],
};
const BROUGHT: Record<Language, string[]> = {
  EN: ['Level', 'Withdrawal fee', 'Rebate on slots', 'Birthday gift'],
  MY: ['အဆင့်', 'ငွေထုတ် ဝန်ဆောင်ခ', 'စလော့ ပြန်အမ်းငွေ', 'မွေးနေ့လက်ဆောင်'],
};
const REBATES: Record<Language, string[]> = {
  EN: ['Level', 'Rebate', 'At most in a day'],
  MY: ['အဆင့်', 'ပြန်အမ်းငွေ', 'တစ်ရက် အများဆုံး'],
};
const GIFTS: Record<Language, string[]> = {
  EN: ['Level', 'Gift'],
  MY: ['အဆင့်', 'လက်ဆောင်'],
};
/** How much of the withdrawal fee a level pays, by `feeShare`. */
const FEES: Record<Language, Record<number, string>> = {
  EN: { 75: 'a quarter less', 50: 'half', 25: 'a quarter', 0: 'none' },
  MY: { 75: 'လေးပုံတစ်ပုံ လျှော့', 50: 'တစ်ဝက်', 25: 'လေးပုံတစ်ပုံ', 0: 'မပေးရ' },
};

/**
 * What a VIP level needs, and what it brings, as HTML: two tables, which a phone shows without
 * scrolling to the side.
 */
export const vipTable = (language: Language): string => {
  const { ks, percent } = FIGURES[language];
  return (
    table(
      NEEDED[language],
      ...VIP_LEVELS.map(({ label, turnover, deposits }) => [
        label[language],
        ks(turnover),
        ks(deposits),
      ]),
    ) +
    table(
      BROUGHT[language],
      ...VIP_LEVELS.map(({ label, benefits: { feeShare, rebatePercent, birthdayGift } }) => [
        label[language],
        FEES[language][feeShare] ?? percent(feeShare),
        percent(rebatePercent),
        ks(birthdayGift),
      ]),
    )
  );
};

/** The table of the rebates by VIP level, as HTML. */
export const rebateTable = (language: Language): string => {
  const { ks, percent } = FIGURES[language];
  return table(
    REBATES[language],
    ...VIP_LEVELS.map(({ label, benefits: { rebatePercent, rebateMost } }) => [
      label[language],
      percent(rebatePercent),
      ks(rebateMost),
    ]),
  );
};

/** The table of the birthday gifts by VIP level, as HTML. */
export const giftTable = (language: Language): string =>
  table(
    GIFTS[language],
    ...VIP_LEVELS.map(({ label, benefits: { birthdayGift } }) => [
      label[language],
      FIGURES[language].ks(birthdayGift),
    ]),
  );
