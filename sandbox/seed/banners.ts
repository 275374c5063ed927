import type { banners } from '../db/schema';

/** The three home banners; `media/bannerArt.ts` draws their pictures. */
export const bannerRows: Array<typeof banners.$inferInsert> = [
  {
    id: 'slots',
    position: 1,
    groupName: 'w_home',
    linkageType: 'internal',
    url: '/rng',
    title: { EN: 'Over 10,000 slot games', MY: 'စလော့ဂိမ်း တစ်သောင်းကျော်' },
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
];
