import type { Language } from '../../contract/constants';
import { MISSIONS } from '../../contract/missions';
import { EN, MY } from '../base/figures';
import type { promotions } from '../db/schema';
import { BONUS } from '../rewards/missions/missions';
import { PRIZES } from '../rewards/raffle/draw';
import { BIRTHDAY, REBATE_HOUR, REFERRAL, WELCOME } from '../rewards/regular/rules';
import { table } from './announcement';
import { activity, BEST_REBATE, missionTable } from './rewardWords';
import { giftTable, rebateTable, vipTable } from './vipTable';

type Row = typeof promotions.$inferInsert;
type Page = { title: string; summary: string; content: string };

const promotion = (
  position: number,
  id: string,
  category: string,
  page: Record<Language, Page>,
): Row => ({
  id,
  position,
  category,
  title: { EN: page.EN.title, MY: page.MY.title },
  summary: { EN: page.EN.summary, MY: page.MY.summary },
  content: { EN: page.EN.content, MY: page.MY.content },
});

const list = (tag: 'ul' | 'ol', items: readonly string[]) =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
/** The prizes of the raffle, the largest first, and how many there are of each. */
const prizeTable = (language: Language) =>
  table(
    { EN: ['Prize', 'How many'], MY: ['ဆု', 'အရေအတွက်'] }[language],
    ...[...new Set(PRIZES)].map((prize) => [
      { EN, MY }[language].ks(prize),
      { EN, MY }[language].count(PRIZES.filter((one) => one === prize).length),
    ]),
  );

/** The page of a promotion that is one activity of the reward centre: it says the same figures. */
const activityPromotion = (
  position: number,
  id: string,
  activityId: string,
  category: string,
  titles: Record<Language, string>,
): Row => {
  const { stake, bonus, review, games } = activity(activityId);
  const paid =
    review === 'payout'
      ? {
          EN: 'We check it once more, and then it is in your wallet.',
          MY: 'ထပ်မံစစ်ဆေးပြီးနောက် သင့်ပိုက်ဆံအိတ်ထဲ ထည့်ပေးပါမည်။',
        }
      : {
          EN: 'It is in your wallet at once, and you can withdraw it.',
          MY: 'သင့်ပိုက်ဆံအိတ်ထဲ ချက်ချင်း ရောက်ပြီး ထုတ်ယူနိုင်ပါသည်။',
        };
  return promotion(position, id, category, {
    EN: {
      title: titles.EN,
      summary: `Bet ${EN.ks(stake)} in ${games.EN}, and get ${EN.ks(bonus)}.`,
      content: `${list('ol', [
        'Take part in the reward centre. It shows from when to when the promotion runs.',
        `Bet ${EN.ks(stake)} in ${games.EN}. What you bet after you joined counts.`,
        `Claim ${EN.ks(bonus)} in the reward centre. ${paid.EN}`,
      ])}<p>Each member gets the bonus once.</p>`,
    },
    MY: {
      title: titles.MY,
      summary: `${games.MY}တွင် ${MY.ks(stake)} လောင်းပြီး ${MY.ks(bonus)} ရယူပါ။`,
      content: `${list('ol', [
        'ဆုလာဘ်စင်တာတွင် ပါဝင်ပါ။ ပရိုမိုးရှင်း၏ ကာလကို ထိုနေရာတွင် ပြထားပါသည်။',
        `${games.MY}တွင် ${MY.ks(stake)} လောင်းပါ။ ပါဝင်ပြီးနောက် လောင်းသမျှကို တွက်ပါသည်။`,
        `ဆုလာဘ်စင်တာတွင် ${MY.ks(bonus)} ရယူပါ။ ${paid.MY}`,
      ])}<p>အဖွဲ့ဝင်တစ်ဦးလျှင် ဘောနပ်စ်ကို တစ်ကြိမ်သာ ရပါသည်။</p>`,
    },
  });
};

/** Promotions (spec §3), in the order of the side menu. */
export const promotionRows: Row[] = [
  promotion(1, 'welcome', 'newcomers', {
    EN: {
      title: 'Welcome bonus on your first deposit',
      summary: `${EN.percent(WELCOME.percent)} on top of your first deposit, up to ${EN.ks(WELCOME.cap)}.`,
      content: `<h3>How it works</h3>${list('ol', [
        'Register and log in.',
        `Pay in at least ${EN.ks(WELCOME.minimum)}.`,
        'The bonus is in your wallet together with the deposit.',
      ])}<h3>Conditions</h3>${list('ul', ['One bonus for each member, on the first deposit alone.', `Bet ${EN.count(WELCOME.turnover)} times the bonus before you withdraw it. The rest of your money is free.`, 'Every game counts, and the reward centre shows how far you are.', 'The bonus does not expire.'])}`,
    },
    MY: {
      title: 'ပထမဆုံး ငွေသွင်းမှုအတွက် ကြိုဆိုဘောနပ်စ်',
      summary: `ပထမဆုံး ငွေသွင်းမှုအပေါ် ${MY.percent(WELCOME.percent)} ဘောနပ်စ်၊ အများဆုံး ${MY.ks(WELCOME.cap)}အထိ ရယူနိုင်ပါသည်။`,
      content: `<h3>လုပ်ဆောင်ပုံ</h3>${list('ol', [
        'အကောင့်ဖွင့်ပြီး ဝင်ရောက်ပါ။',
        `အနည်းဆုံး ${MY.ks(WELCOME.minimum)} သွင်းပါ။`,
        'ဘောနပ်စ်ကို သွင်းငွေနှင့်အတူ သင့်ပိုက်ဆံအိတ်ထဲ ထည့်ပေးပါမည်။',
      ])}<h3>စည်းကမ်းချက်များ</h3>${list('ul', ['အဖွဲ့ဝင်တစ်ဦးလျှင် ပထမဆုံး ငွေသွင်းမှုအတွက် တစ်ကြိမ်သာ ရရှိပါမည်။', `ဘောနပ်စ်ကို မထုတ်မီ ဘောနပ်စ်၏ ${MY.count(WELCOME.turnover)} ဆ လောင်းရပါမည်။ ကျန်ငွေကို လွတ်လပ်စွာ ထုတ်နိုင်ပါသည်။`, 'ဂိမ်းအားလုံး အကျုံးဝင်ပြီး မည်မျှ ပြည့်ပြီးသည်ကို ဆုလာဘ်စင်တာတွင် ကြည့်နိုင်ပါသည်။', 'ဘောနပ်စ်သည် သက်တမ်း မကုန်ပါ။'])}`,
    },
  }),
  promotion(2, 'referral', 'newcomers', {
    EN: {
      title: 'Invite friends',
      summary: `${EN.ks(REFERRAL.reward)} for you for every friend who joins and pays in.`,
      content: `<p>Share your invitation link. When a friend registers with it and pays in for the first time, you get a reward.</p>${list(
        'ul',
        [
          `${EN.ks(REFERRAL.reward)} for each friend, whether it is the first or the fiftieth.`,
          `The first deposit of your friend has to be ${EN.ks(REFERRAL.minimum)} or more.`,
          'The reward is in your wallet as soon as that deposit is credited, and you can withdraw it at once.',
          'Your friend gets the <a href="/promotions#welcome">welcome bonus</a>.',
        ],
      )}<p>Your link and the list of your friends are in the member centre under Invite friends.</p>`,
    },
    MY: {
      title: 'သူငယ်ချင်းများကို ဖိတ်ခေါ်ပါ',
      summary: `သူငယ်ချင်းတစ်ဦး အကောင့်ဖွင့်ပြီး ငွေသွင်းတိုင်း သင့်အတွက် ${MY.ks(REFERRAL.reward)} ရရှိပါမည်။`,
      content: `<p>သင့်ဖိတ်ခေါ်လင့်ခ်ကို မျှဝေပါ။ သူငယ်ချင်းက ထိုလင့်ခ်ဖြင့် အကောင့်ဖွင့်ပြီး ပထမဆုံး ငွေသွင်းပါက သင် ဆုလာဘ် ရရှိပါမည်။</p>${list(
        'ul',
        [
          `ပထမဆုံး သူငယ်ချင်းမှစ၍ တစ်ဦးလျှင် ${MY.ks(REFERRAL.reward)} ရရှိပါမည်။`,
          `သူငယ်ချင်း၏ ပထမဆုံး သွင်းငွေသည် ${MY.ks(REFERRAL.minimum)} သို့မဟုတ် ထို့ထက်ပိုရပါမည်။`,
          'ထိုသွင်းငွေ ရောက်ရှိသည်နှင့် ဆုလာဘ်ကို သင့်ပိုက်ဆံအိတ်ထဲ ထည့်ပေးပြီး ချက်ချင်း ထုတ်ယူနိုင်ပါသည်။',
          'သင့်သူငယ်ချင်းက <a href="/promotions#welcome">ကြိုဆိုဘောနပ်စ်</a> ရရှိပါမည်။',
        ],
      )}<p>သင့်လင့်ခ်နှင့် သူငယ်ချင်းစာရင်းကို အဖွဲ့ဝင်စင်တာရှိ သူငယ်ချင်းများ ဖိတ်ရန် တွင် ကြည့်နိုင်ပါသည်။</p>`,
    },
  }),
  promotion(3, 'daily-rebate', 'slots', {
    EN: {
      title: 'Daily rebate on slots',
      summary: `VIP members get up to ${EN.percent(BEST_REBATE)} of their slot bets back every day.`,
      content: `<p>Win or lose, you get a share of your slot bets back. What you bet today is counted at midnight; from ${EN.count(REBATE_HOUR)}:00 on the rebate is in your wallet.</p>${list(
        'ul',
        [
          'Your VIP level decides how much; without a level there is none.',
          'The slots of every game maker count.',
          'The rebate comes by itself: there is nothing to claim.',
          'The rebate is real money: you can withdraw it at once.',
        ],
      )}${rebateTable('EN')}<p>The reward centre shows today’s rebate so far, and the bonus details those that were paid.</p>`,
    },
    MY: {
      title: 'စလော့ဂိမ်း နေ့စဉ် ပြန်အမ်းငွေ',
      summary: `VIP အဖွဲ့ဝင်များသည် စလော့ဂိမ်း လောင်းကြေးပမာဏ၏ ${MY.percent(BEST_REBATE)} အထိ နေ့စဉ် ပြန်ရပါသည်။`,
      content: `<p>နိုင်သည်ဖြစ်စေ ရှုံးသည်ဖြစ်စေ စလော့ဂိမ်း လောင်းကြေး၏ တစ်စိတ်တစ်ပိုင်းကို ပြန်ရပါသည်။ ယနေ့ လောင်းသမျှကို သန်းခေါင်တွင် တွက်ချက်ပြီး နံနက် ${MY.count(REBATE_HOUR)} နာရီမှစ၍ ပြန်အမ်းငွေ သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပါမည်။</p>${list(
        'ul',
        [
          'ပြန်ရမည့်နှုန်းကို သင့် VIP အဆင့်က သတ်မှတ်ပြီး အဆင့်မရှိလျှင် မရပါ။',
          'စလော့ဂိမ်း ကုမ္ပဏီအားလုံး ပါဝင်ပါသည်။',
          'အလိုအလျောက် ရရှိပါသည်၊ ရယူရန် မလိုပါ။',
          'ပြန်အမ်းငွေသည် ငွေသားဖြစ်ပြီး ချက်ချင်း ထုတ်ယူနိုင်ပါသည်။',
        ],
      )}${rebateTable('MY')}<p>ယနေ့ ယခုအထိ ပြန်အမ်းငွေကို ဆုလာဘ်စင်တာတွင်လည်းကောင်း၊ ပေးပြီးသည်များကို ဘောနပ်စ် အသေးစိတ်တွင်လည်းကောင်း ကြည့်နိုင်ပါသည်။</p>`,
    },
  }),
  activityPromotion(4, 'weekend-fishing', 'fishing-cup', 'fish', {
    EN: 'Fishing cup',
    MY: 'ငါးဖမ်းပြိုင်ပွဲ',
  }),
  promotion(5, 'birthday', 'members', {
    EN: {
      title: 'Birthday gift',
      summary: `A gift for VIP members on their birthday, to be claimed within ${EN.count(BIRTHDAY.days)} days.`,
      content: `<p>We have not forgotten. From your birthday on, the gift of your VIP level waits in the reward centre for ${EN.count(BIRTHDAY.days)} days.</p>${giftTable('EN')}${list(
        'ul',
        [
          'You have a VIP level when you claim it.',
          `You gave your date of birth when you registered, at least ${EN.count(BIRTHDAY.memberFor)} days before.`,
          `You placed a bet in the ${EN.count(BIRTHDAY.playedWithin)} days before.`,
          'Bet the amount of the gift once before you withdraw it.',
        ],
      )}`,
    },
    MY: {
      title: 'မွေးနေ့လက်ဆောင်',
      summary: `VIP အဖွဲ့ဝင်များအတွက် မွေးနေ့လက်ဆောင်ကို ${MY.count(BIRTHDAY.days)} ရက်အတွင်း ရယူနိုင်ပါသည်။`,
      content: `<p>သင့်မွေးနေ့ကို အမှတ်ရနေပါသည်။ မွေးနေ့မှစ၍ သင့် VIP အဆင့်၏ လက်ဆောင်ကို ဆုလာဘ်စင်တာ၌ ${MY.count(BIRTHDAY.days)} ရက် ထားပေးပါမည်။</p>${giftTable('MY')}${list(
        'ul',
        [
          'ရယူချိန်တွင် VIP အဆင့် ရှိရပါမည်။',
          `မွေးနေ့မတိုင်မီ အနည်းဆုံး ${MY.count(BIRTHDAY.memberFor)} ရက်က အကောင့်ဖွင့်ပြီး မွေးသက္ကရာဇ်ကို ဖြည့်ထားရပါမည်။`,
          `မွေးနေ့မတိုင်မီ ${MY.count(BIRTHDAY.playedWithin)} ရက်အတွင်း လောင်းထားရပါမည်။`,
          'လက်ဆောင်ကို မထုတ်မီ ထိုပမာဏကို တစ်ကြိမ် လောင်းရပါမည်။',
        ],
      )}`,
    },
  }),
  promotion(6, 'vip', 'members', {
    EN: {
      title: 'VIP levels',
      summary:
        'Four levels, from Bronze to Diamond: a lower withdrawal fee, a daily rebate, a birthday gift.',
      content: `<p>Your bets and deposits of one month decide your level in the next. It is counted on the first of the month, and you keep it for that month.</p>${vipTable('EN')}<p>Your level and your progress are in the member centre under VIP.</p>`,
    },
    MY: {
      title: 'VIP အဆင့်များ',
      summary: 'ကြေးမှ စိန်အထိ အဆင့် လေးဆင့် - ငွေထုတ် ဝန်ဆောင်ခ လျှော့ခြင်း၊ နေ့စဉ် ပြန်အမ်းငွေနှင့် မွေးနေ့လက်ဆောင်။',
      content: `<p>တစ်လအတွင်း သင့်လောင်းကြေးနှင့် ငွေသွင်းမှုက နောက်လ၏ အဆင့်ကို သတ်မှတ်ပါသည်။ လစဉ် 1 ရက်နေ့တွင် တွက်ချက်ပြီး ထိုလတစ်လလုံး တည်မြဲပါသည်။</p>${vipTable('MY')}<p>သင့်အဆင့်နှင့် တိုးတက်မှုကို အဖွဲ့ဝင်စင်တာရှိ VIP တွင် ကြည့်ပါ။</p>`,
    },
  }),
  promotion(7, 'mission', 'members', {
    EN: {
      title: 'Weekly missions',
      summary: `${EN.count(MISSIONS.length)} small missions a week; finish all of them for a bonus.`,
      content: `<p>Missions start again every Monday. You get points for each one that you finish, and ${EN.ks(BONUS)} more for all of them.</p>${missionTable('EN')}<p>You get points and bonus automatically when you finish a mission. Your progress and the leaders are in the member centre under Mission leaderboard, until Sunday midnight.</p><h3>The raffle of the week</h3><p>Each finished mission is also a ticket. After Sunday midnight ${EN.count(PRIZES.length)} tickets are drawn. You claim your prize in the reward centre.</p>${prizeTable('EN')}<p>Anybody can check the draw: the fingerprint of its secret number is public during the week, and the number itself with all tickets after it.</p>`,
    },
    MY: {
      title: 'အပတ်စဉ် တာဝန်များ',
      summary: `တစ်ပတ်လျှင် တာဝန်ငယ် ${MY.count(MISSIONS.length)} ခု၊ အားလုံးပြီးပါက ဘောနပ်စ် ရရှိပါမည်။`,
      content: `<p>တာဝန်များသည် တနင်္လာနေ့တိုင်း အသစ်ပြန်စပါသည်။ ပြီးမြောက်သည့် တာဝန်တိုင်းအတွက် အမှတ်ရပြီး အားလုံး ပြီးပါက ${MY.ks(BONUS)} ထပ်ရပါမည်။</p>${missionTable('MY')}<p>တာဝန်တစ်ခု ပြီးသည်နှင့် အမှတ်နှင့် ဘောနပ်စ်ကို အလိုအလျောက် ရရှိပါသည်။ မည်မျှ ပြီးမြောက်ပြီး မည်သူ ဦးဆောင်နေသည်ကို အဖွဲ့ဝင်စင်တာရှိ တာဝန် အဆင့်ဇယားတွင် တနင်္ဂနွေနေ့ သန်းခေါင်အထိ ကြည့်နိုင်ပါသည်။</p><h3>ယခုအပတ် မဲဖောက်ပွဲ</h3><p>ပြီးမြောက်သော တာဝန်တိုင်းသည် မဲလက်မှတ်တစ်စောင်လည်း ဖြစ်ပါသည်။ တနင်္ဂနွေနေ့ သန်းခေါင်ပြီးနောက် လက်မှတ် ${MY.count(PRIZES.length)} စောင်ကို မဲဖောက်ပါမည်။ ဆုကို ဆုလာဘ်စင်တာတွင် ရယူပါ။</p>${prizeTable('MY')}<p>မဲဖောက်ပွဲကို မည်သူမဆို စစ်ဆေးနိုင်ပါသည် - လျှို့ဝှက်နံပါတ်၏ လက်ဗွေကို အပတ်အတွင်း ထုတ်ပြန်ပြီး ထိုနံပါတ်နှင့် လက်မှတ်အားလုံးကို မဲဖောက်ပြီးနောက် ထုတ်ပြန်ပါသည်။</p>`,
    },
  }),
  activityPromotion(8, 'thingyan', 'water-festival', 'live', {
    EN: 'Water festival',
    MY: 'ရေသဘင်ပွဲတော်',
  }),
  activityPromotion(9, 'tazaungdaing', 'festival-of-lights', 'sports', {
    EN: 'Tazaungdaing festival of lights',
    MY: 'တန်ဆောင်တိုင် မီးထွန်းပွဲတော်',
  }),
];
