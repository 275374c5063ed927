import type { Language } from '../../contract/constants';
import { VIP_LEVELS } from '../rewards/vip/levels';
import { table } from './announcement';

const LOCALES: Record<Language, string> = { EN: 'en', MY: 'my' };
const HEAD: Record<Language, string[]> = {
  EN: ['Level', 'Bets in a month', 'Deposits in a month', 'Withdrawal fee'],
  MY: ['အဆင့်', 'တစ်လအတွင်း လောင်းကြေး', 'တစ်လအတွင်း ငွေသွင်းမှု', 'ငွေထုတ် ဝန်ဆောင်ခ'],
};
/** How much of the withdrawal fee a level pays, by `feeShare`. */
const FEES: Record<Language, Record<number, string>> = {
  EN: { 75: 'a quarter less', 50: 'half', 25: 'a quarter', 0: 'none' },
  MY: { 75: 'လေးပုံတစ်ပုံ လျှော့', 50: 'တစ်ဝက်', 25: 'လေးပုံတစ်ပုံ', 0: 'မပေးရ' },
};

/** The table of the VIP levels, as HTML. */
export const vipTable = (language: Language): string => {
  const money = (amount: string) => {
    const figure = Number(amount).toLocaleString(LOCALES[language]);
    return language === 'EN' ? `Ks ${figure}` : `${figure} ကျပ်`;
  };
  return table(
    HEAD[language],
    ...VIP_LEVELS.map(({ label, turnover, deposits, benefits: { feeShare } }) => [
      label[language],
      money(turnover),
      money(deposits),
      FEES[language][feeShare] ?? `${feeShare}%`,
    ]),
  );
};
