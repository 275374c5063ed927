import type { Language } from '../../../contract/constants';
import { RULES } from './rewards';
import { EN, MY } from '../../base/figures';
import { POINT_CATEGORIES, type PointCategory, type PointRates } from '../../base/pointRates';
import { PER } from './rates';

type Text = Record<Language, string>;

/** The categories in a sentence. */
export const CATEGORY_NAMES: Record<PointCategory, Text> = {
  RNG: { EN: 'slots', MY: 'စလော့ဂိမ်း' },
  LIVE: { EN: 'live casino', MY: 'တိုက်ရိုက်ကာစီနို' },
  FISH: { EN: 'fishing', MY: 'ငါးဖမ်းဂိမ်း' },
  PVP: { EN: 'poker and cards', MY: 'ပိုကာနှင့် ဖဲ' },
  LOTT: { EN: 'lottery', MY: 'ထီ' },
  ELOTT: { EN: 'e-lottery', MY: 'အီလက်ထရွန်နစ်ထီ' },
  SPORTS: { EN: 'sports', MY: 'အားကစား' },
  ESPORTS: { EN: 'e-sports', MY: 'အီးစပို့' },
  COCKFIGHT: { EN: 'cockfight', MY: 'ကြက်တိုက်ပွဲ' },
};

/** The rules of the points mall, as HTML, with the points that bets bring now. */
export const rulesIn = (language: Language, rates: PointRates): string =>
  RULES[language].replace('{rates}', RATES[language](rates));

const RATES: Record<Language, (rates: PointRates) => string> = {
  EN: (rates) => {
    const per = `for each ${EN.ks(PER)} of settled bets`;
    const rate = rateOfAll(rates);
    if (rate !== null) return `${rate === 1 ? 'One point' : `${rate} points`} ${per}.`;
    const all = POINT_CATEGORIES.map((one) => `${CATEGORY_NAMES[one].EN} ${Number(rates[one])}`);
    return `Points ${per}: ${all.join(', ')}.`;
  },
  MY: (rates) => {
    const per = `ရလဒ်ထွက်ပြီးသော လောင်းကြေး ${MY.ks(PER)}လျှင်`;
    const rate = rateOfAll(rates);
    if (rate !== null) return `${per} ${rate === 1 ? 'တစ်' : MY.count(rate)} မှတ် ရပါသည်။`;
    const all = POINT_CATEGORIES.map((one) => `${CATEGORY_NAMES[one].MY} ${MY.count(rates[one])}`);
    return `${per} ရသောအမှတ် - ${all.join('၊ ')}။`;
  },
};

/** The rate of every category; null when they differ. */
const rateOfAll = (rates: PointRates): number | null => {
  const [rate, ...others] = new Set(Object.values(rates).map(Number));
  return rate === undefined || others.length > 0 ? null : rate;
};
