import type { Language } from '../../../contract/constants';
import type { PointReward } from '../../../contract/points';
import { EN, MY } from '../../base/figures';

type Text = Record<Language, string>;
type Offer = { id: string; kind: PointReward['kind']; name: Text; detail: Text; points: number };

/** The value of one point, and the fewest points that can be exchanged. */
export const EXCHANGE = { ratio: '5.00', minimum: 100 } as const;

const offer = (
  id: string,
  kind: Offer['kind'],
  points: number,
  name: Text,
  detail: Text,
): Offer => ({ id, kind, points, name, detail });
/** The name of a reward that is worth an amount: `Phone top-up Ks 1,000`. */
const worth = (english: string, burmese: string, amount: number): Text => ({
  EN: `${english} ${EN.ks(amount)}`,
  MY: `${burmese} ${MY.ks(amount)}`,
});
const offers: readonly Offer[] = [
  offer('top-up-1000', 'topUp', 130, worth('Phone top-up', 'ဖုန်းဘေလ်', 1_000), {
    EN: 'For any network in Myanmar, to your own number.',
    MY: 'မြန်မာနိုင်ငံရှိ မည်သည့်ကွန်ရက်မဆို၊ သင့်ဖုန်းနံပါတ်သို့ ဖြည့်ပေးပါသည်။',
  }),
  offer('top-up-5000', 'topUp', 600, worth('Phone top-up', 'ဖုန်းဘေလ်', 5_000), {
    EN: 'For any network in Myanmar, to your own number.',
    MY: 'မြန်မာနိုင်ငံရှိ မည်သည့်ကွန်ရက်မဆို၊ သင့်ဖုန်းနံပါတ်သို့ ဖြည့်ပေးပါသည်။',
  }),
  offer(
    'voucher-tea',
    'voucher',
    400,
    { EN: 'Tea house voucher', MY: 'လက်ဖက်ရည်ဆိုင် ဘောက်ချာ' },
    {
      EN: 'Tea and a snack for two.',
      MY: 'နှစ်ယောက်စာ လက်ဖက်ရည်နှင့် အဆာပြေ။',
    },
  ),
  offer('voucher-market', 'voucher', 2_400, worth('Market voucher', 'စျေးဝယ်ဘောက်ချာ', 20_000), {
    EN: 'For your shopping at the market.',
    MY: 'စျေးဝယ်ရာတွင် သုံးရန်။',
  }),
  offer(
    'umbrella',
    'gift',
    1_800,
    { EN: 'Umbrella', MY: 'ထီး' },
    { EN: 'Folds small and withstands the monsoon.', MY: 'သေးငယ်စွာ ခေါက်နိုင်ပြီး မုတ်သုန်မိုးကို ခံနိုင်ပါသည်။' },
  ),
  offer(
    'power-bank',
    'gift',
    6_500,
    { EN: 'Power bank', MY: 'ပါဝါဘဏ်' },
    {
      EN: '20,000 mAh, charges two phones at once.',
      MY: '20,000 mAh၊ ဖုန်းနှစ်လုံး တစ်ပြိုင်နက် အားသွင်းနိုင်ပါသည်။',
    },
  ),
  offer(
    'earphones',
    'gift',
    9_800,
    { EN: 'Wireless earphones', MY: 'ကြိုးမဲ့ နားကြပ်' },
    { EN: 'With a case that charges them four times.', MY: 'လေးကြိမ် အားသွင်းနိုင်သော အိတ်ပါ ပါဝင်ပါသည်။' },
  ),
];

/** The ids of all rewards. */
export const OFFER_IDS: readonly string[] = offers.map(({ id }) => id);
/** The reward of an id; undefined for an unknown id. */
export const offerOf = (id: string): Offer | undefined => offers.find((one) => one.id === id);

/** The rewards in a language, the cheapest first of each kind (MCS2_getPointReward). */
export const rewardsIn = (language: Language): PointReward[] =>
  offers.map(({ id, kind, name, detail, points }) => ({
    id,
    kind,
    name: name[language],
    detail: detail[language],
    imageUrl: `/media/rewards/${id}.svg`,
    points,
  }));

/** The rules of the points mall, as HTML; `{rates}` stands for what bets bring. */
export const RULES: Text = {
  EN: `<h3>How to collect points</h3><ul><li>{rates}</li><li>The bets of a day are added up and credited at midnight, Yangon time. A part of a point is dropped.</li><li>More for each weekly mission that you finish.</li></ul>
<h3>How to use them</h3><ul><li>Choose a reward, or exchange points for money in your wallet.</li><li>Money arrives at once. We check a reward first; the history says when it is approved, on its way and delivered.</li><li>If we reject a reward, you get all its points back.</li></ul>
<h3>Good to know</h3><ul><li>Points never expire.</li><li>They belong to one account and cannot be transferred.</li><li>Trial accounts collect no points.</li></ul>`,
  MY: `<h3>အမှတ် ရရှိပုံ</h3><ul><li>{rates}</li><li>တစ်နေ့တာ လောင်းကြေးများကို ပေါင်းပြီး ရန်ကုန်စံတော်ချိန် သန်းခေါင်တွင် အမှတ် ထည့်ပေးပါသည်။ တစ်မှတ်မပြည့်သော အပိုင်းကို မတွက်ပါ။</li><li>အပတ်စဉ် တာဝန်တစ်ခု ပြီးမြောက်တိုင်း ပိုမိုရရှိပါသည်။</li></ul>
<h3>အသုံးပြုပုံ</h3><ul><li>ဆုလက်ဆောင်ကို ရွေးပါ၊ သို့မဟုတ် အမှတ်များကို ပိုက်ဆံအိတ်ထဲသို့ ငွေအဖြစ် လဲပါ။</li><li>ငွေကို ချက်ချင်း ရပါသည်။ ဆုလက်ဆောင်ကိုမူ ဦးစွာ စစ်ဆေးပြီး အတည်ပြုချိန်၊ ပို့ဆောင်ချိန်နှင့် ရောက်ရှိချိန်ကို မှတ်တမ်းတွင် ပြပါသည်။</li><li>ငြင်းပယ်ထားသော ဆုလက်ဆောင်၏ အမှတ်များကို အပြည့်အဝ ပြန်ပေးပါသည်။</li></ul>
<h3>သိထားသင့်သည်များ</h3><ul><li>အမှတ်များ သက်တမ်းမကုန်ပါ။</li><li>အမှတ်များသည် အကောင့်တစ်ခုတည်းအတွက်သာ ဖြစ်ပြီး အခြားသူသို့ လွှဲပေး၍ မရပါ။</li><li>အစမ်းအကောင့်များ အမှတ် မရပါ။</li></ul>`,
};
