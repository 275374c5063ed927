import type { promotions } from '../db/schema';

const promotion = (position: number, id: string, EN: string, MY: string): typeof promotions.$inferInsert => ({ id, position, title: { EN, MY } });

/** Promotions by id and title (spec §3), in the order the side menu shows them. */
export const promotionRows = [
  promotion(1, 'welcome', 'Welcome bonus on your first deposit', 'ပထမဆုံး ငွေသွင်းမှုအတွက် ကြိုဆိုဘောနပ်စ်'),
  promotion(2, 'referral', 'Invite friends', 'သူငယ်ချင်းများကို ဖိတ်ခေါ်ပါ'),
  promotion(3, 'daily-rebate', 'Daily rebate on slots', 'စလော့ဂိမ်း နေ့စဉ် ပြန်အမ်းငွေ'),
  promotion(4, 'weekend-fishing', 'Weekend fishing cup', 'စနေ၊ တနင်္ဂနွေ ငါးဖမ်းပြိုင်ပွဲ'),
  promotion(5, 'birthday', 'Birthday gift', 'မွေးနေ့လက်ဆောင်'),
  promotion(6, 'vip', 'VIP levels', 'VIP အဆင့်များ'),
  promotion(7, 'mission', 'Weekly missions', 'အပတ်စဉ် တာဝန်များ'),
  promotion(8, 'thingyan', 'Thingyan splash', 'သင်္ကြန် အထူးအစီအစဉ်'),
  promotion(9, 'tazaungdaing', 'Tazaungdaing festival of lights', 'တန်ဆောင်တိုင် မီးထွန်းပွဲတော်'),
  promotion(10, 'app', 'A thank-you for installing the app', 'အက်ပ်တင်သူများအတွက် ကျေးဇူးတုံ့ပြန်လက်ဆောင်'),
];
