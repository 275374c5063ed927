import type { banners } from '../db/schema';

/** Three for the carousel, one for each other place; `media/bannerArt.ts` draws the pictures. */
export const bannerRows: Array<typeof banners.$inferInsert> = [
  {
    id: 'slots',
    position: 1,
    groupName: 'w_home',
    linkageType: 'internal',
    url: '/rng',
    title: { EN: 'Slots of every kind', MY: 'စလော့ဂိမ်း အမျိုးမျိုး' },
  },
  {
    id: 'referral',
    position: 2,
    groupName: 'w_home',
    linkageType: 'internal',
    url: '/promotions#referral',
    title: { EN: 'Bring a friend, share the win', MY: 'သူငယ်ချင်းကို ဖိတ်ပါ၊ အတူတူ ရယူပါ' },
  },
  {
    id: 'points',
    position: 3,
    groupName: 'w_home',
    linkageType: 'internal',
    url: '/pointMall',
    title: { EN: 'Points that never expire', MY: 'သက်တမ်းမကုန်သော အမှတ်များ' },
  },
  {
    id: 'tables',
    position: 1,
    groupName: 'w_leftmenu',
    linkageType: 'internal',
    url: '/pvp',
    title: {
      EN: 'Take a seat: poker and card rooms',
      MY: 'ထိုင်ခုံ ယူလိုက်ပါ၊ ပိုကာနှင့် ကတ်ဂိမ်း အခန်းများ',
    },
  },
  {
    id: 'password',
    position: 1,
    groupName: 'w_forget',
    linkageType: 'none',
    url: '',
    title: {
      EN: 'Your password is yours alone. Our people never ask you for it.',
      MY: 'သင့်စကားဝှက်ကို သင်သာ သိပါစေ။ ဝန်ထမ်းများက ဘယ်တော့မှ မမေးပါ။',
    },
  },
  {
    id: 'missions',
    position: 1,
    groupName: null,
    linkageType: 'none',
    url: '',
    title: { EN: 'w_login', MY: 'w_login' },
    alt: {
      EN: 'Missions every week. Each one brings you points.',
      MY: 'အပတ်စဉ် တာဝန်များ။ တာဝန်ပြီးတိုင်း အမှတ် ရယူပါ။',
    },
  },
];
