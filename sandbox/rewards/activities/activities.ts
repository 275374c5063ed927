import type { GameCategory, Language } from '../../../contract/constants';

/**
 * An activity of the reward centre. Its times are in the database; the numbers here are days from
 * the seed, which has an activity in every status.
 */
export type ActivityRule = {
  id: string;
  promotionId: string | null;
  title: Record<Language, string>;
  bonus: string;
  /** What has to be bet in it; in these games, or in any. */
  stake: string;
  games: GameCategory | null;
  /** What the platform reviews: participation, or the bonus before it is paid. */
  review: 'entry' | 'payout' | null;
  /** What an application has to show, and what a rejection says; left out: none is needed. */
  application?: { asks: Record<Language, string>; rejects: Record<Language, string> };
  /** The lowest VIP level that may take part. */
  level?: number;
  days: { opens: number; begins: number; ends: number };
};

const from = (opens: number, ends: number, begins = opens) => ({ opens, begins, ends });

/** Every activity. */
export const ACTIVITIES: readonly ActivityRule[] = [
  {
    id: 'weekly-bonus',
    promotionId: null,
    bonus: '1250.00',
    stake: '1000.00',
    games: null,
    review: null,
    days: from(-6, 1),
    title: { EN: 'Bonus of the week', MY: 'ယခုအပတ် ဘောနပ်စ်' },
  },
  {
    id: 'fishing-cup',
    promotionId: 'weekend-fishing',
    bonus: '2000.00',
    stake: '500.00',
    games: 'FISH',
    review: 'payout',
    days: from(-6, 2),
    title: { EN: 'Fishing cup', MY: 'ငါးဖမ်းပြိုင်ပွဲ' },
  },
  {
    id: 'slots-sprint',
    promotionId: null,
    bonus: '500.00',
    stake: '200.00',
    games: 'RNG',
    review: null,
    days: from(-2, 5),
    title: { EN: 'Slots sprint', MY: 'စလော့ဂိမ်း အမြန်ပြိုင်ပွဲ' },
  },
  {
    id: 'gold-club',
    promotionId: 'vip',
    bonus: '3000.00',
    stake: '10000.00',
    games: null,
    review: 'entry',
    level: 3,
    days: from(-2, 10),
    title: { EN: 'An evening of the gold club', MY: 'ရွှေကလပ် ညချမ်း' },
  },
  {
    id: 'marathon',
    promotionId: null,
    bonus: '25000.00',
    stake: '200000.00',
    games: null,
    review: null,
    days: from(-20, 20),
    title: { EN: 'The long run', MY: 'ရေရှည်ပြေးပွဲ' },
  },
  {
    id: 'live-night',
    promotionId: null,
    bonus: '1500.00',
    stake: '3000.00',
    games: 'LIVE',
    review: null,
    days: from(-1, 3),
    title: { EN: 'Live table night', MY: 'တိုက်ရိုက်စားပွဲ ည' },
  },
  {
    id: 'vip-trial',
    promotionId: 'vip',
    bonus: '5000.00',
    stake: '20000.00',
    games: null,
    review: 'entry',
    days: from(-3, 14),
    title: { EN: 'VIP month', MY: 'VIP လ' },
  },
  {
    id: 'vip-elsewhere',
    promotionId: null,
    bonus: '4000.00',
    stake: '0.00',
    games: null,
    review: null,
    days: from(-5, 25),
    title: { EN: 'VIP at another site', MY: 'အခြားဆိုက်တွင် VIP' },
    application: {
      asks: {
        EN: 'Name another site where you are a VIP, and show your level there with a screenshot.',
        MY: 'သင် VIP ဖြစ်သော အခြားဆိုက်၏ အမည်ကို ရေးပြီး ထိုဆိုက်ရှိ သင့်အဆင့်ကို ဖန်သားပြင်ပုံဖြင့် ပြပါ။',
      },
      rejects: {
        EN: 'What you sent does not show a VIP level.',
        MY: 'သင် ပေးပို့သည့်အရာတွင် VIP အဆင့်ကို မတွေ့ရပါ။',
      },
    },
  },
  {
    id: 'festival-of-lights',
    promotionId: 'tazaungdaing',
    bonus: '10000.00',
    stake: '5000.00',
    games: 'SPORTS',
    review: null,
    days: from(-3, 9, 3),
    title: { EN: 'Festival of lights', MY: 'မီးထွန်းပွဲတော်' },
  },
  {
    id: 'water-festival',
    promotionId: 'thingyan',
    bonus: '8000.00',
    stake: '4000.00',
    games: 'LIVE',
    review: null,
    days: from(5, 15),
    title: { EN: 'Water festival', MY: 'ရေသဘင်ပွဲတော်' },
  },
  {
    id: 'monthly-bonus',
    promotionId: null,
    bonus: '10000.00',
    stake: '2000.00',
    games: null,
    review: 'payout',
    days: from(-30, 30),
    title: { EN: 'Bonus of the month', MY: 'ယခုလ ဘောနပ်စ်' },
  },
  {
    id: 'first-steps',
    promotionId: null,
    bonus: '6000.00',
    stake: '3000.00',
    games: null,
    review: 'payout',
    days: from(-60, 60),
    title: { EN: 'First steps', MY: 'ပထမ ခြေလှမ်းများ' },
  },
  {
    id: 'thank-you',
    promotionId: null,
    bonus: '3000.00',
    stake: '500.00',
    games: null,
    review: null,
    days: from(-60, 60),
    title: { EN: 'A small thank-you', MY: 'ကျေးဇူးတုံ့ပြန်လက်ဆောင်' },
  },
  {
    id: 'highest-table',
    promotionId: 'vip',
    bonus: '3000.00',
    stake: '1000.00',
    games: null,
    review: 'entry',
    level: 4,
    days: from(-10, 20),
    title: { EN: 'The highest table', MY: 'အမြင့်ဆုံးစားပွဲ' },
  },
  {
    id: 'early-bird',
    promotionId: null,
    bonus: '700.00',
    stake: '500.00',
    games: null,
    review: null,
    days: from(-9, -1),
    title: { EN: 'Early bird', MY: 'စောစောလာ ဆုရ' },
  },
];

/** The rules of an activity; undefined for an unknown id. */
export const ruleOf = (id: string): ActivityRule | undefined =>
  ACTIVITIES.find((rule) => rule.id === id);
