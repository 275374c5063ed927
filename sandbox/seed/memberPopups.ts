import type { Language } from '../../contract/constants';
import { MISSIONS } from '../../contract/missions';
import { EN, MY } from '../base/figures';
import { offerOf } from '../rewards/points/rewards';
import { BIRTHDAY, REBATE_HOUR, REFERRAL, WELCOME } from '../rewards/regular/rules';
import { both, day, picture, popup, table, type Row } from './announcement';
import { activity, BEST_REBATE, missionItems } from './rewardWords';
import { vipTable } from './vipTable';

const referral = picture(
  'referral',
  both('Two friends share a lantern', 'သူငယ်ချင်းနှစ်ဦး မီးပုံးတစ်လုံး မျှဝေနေပုံ'),
);
const points = picture(
  'points',
  both('Golden coins above water at night', 'ညအခါ ရေပြင်အထက်ရှိ ရွှေဒင်္ဂါးများ'),
);

const [lights, cup, water] = [
  activity('festival-of-lights'),
  activity('fishing-cup'),
  activity('water-festival'),
];
const giftTable = (language: Language) =>
  table(
    { EN: ['Gift', 'Points'], MY: ['လက်ဆောင်', 'အမှတ်'] }[language],
    ...['top-up-5000', 'umbrella', 'power-bank'].map((id) => {
      const offer = offerOf(id);
      if (!offer) throw new Error(`There is no reward ${id}.`);
      return [offer.name[language], { EN, MY }[language].count(offer.points)];
    }),
  );

/** The announcement popups for members and for people at their first login. */
export const memberPopups: readonly Row[] = [
  popup(
    'p-referral',
    'A',
    day('2026-11-15', '10:00:00'),
    both('Bring a friend, share the win', 'သူငယ်ချင်းကို ဖိတ်ပါ၊ အတူတူ ရယူပါ'),
    both(
      `${referral.EN}<p>You get ${EN.ks(REFERRAL.reward)} for every friend, and your friend gets the welcome bonus.</p><h3>How it works</h3><ol><li>Share your link or QR code.</li><li>Your friend registers and makes a first deposit of at least ${EN.ks(REFERRAL.minimum)}.</li><li>${EN.ks(REFERRAL.reward)} are in your wallet.</li></ol>`,
      `${referral.MY}<p>သူငယ်ချင်းတစ်ဦးလျှင် သင် ${MY.ks(REFERRAL.reward)} ရပြီး သင့်သူငယ်ချင်းက ကြိုဆိုဘောနပ်စ် ရပါမည်။</p><h3>လုပ်ဆောင်ပုံ</h3><ol><li>သင့်လင့်ခ် သို့မဟုတ် QR ကုဒ်ကို မျှဝေပါ။</li><li>သူငယ်ချင်းက မှတ်ပုံတင်ပြီး ပထမဆုံးအကြိမ် အနည်းဆုံး ${MY.ks(REFERRAL.minimum)} သွင်းပါ။</li><li>${MY.ks(REFERRAL.reward)} သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပါမည်။</li></ol>`,
    ),
    'referral',
  ),
  popup(
    'p-rebate',
    'A',
    day('2026-11-06', '10:00:00'),
    both('Daily rebate on slots', 'စလော့ဂိမ်း နေ့စဉ် ပြန်အမ်းငွေ'),
    both(
      `<p>With a VIP level you get up to ${EN.percent(BEST_REBATE)} of your slot bets back, win or lose. It is in your wallet on the next day from ${EN.count(REBATE_HOUR)}:00, and you can withdraw it at once.</p>`,
      `<p>VIP အဆင့်ရှိလျှင် နိုင်သည်ဖြစ်စေ ရှုံးသည်ဖြစ်စေ စလော့လောင်းကြေး၏ ${MY.percent(BEST_REBATE)} အထိ ပြန်ရပါမည်။ နောက်တစ်နေ့ နံနက် ${MY.count(REBATE_HOUR)} နာရီမှစ၍ ပိုက်ဆံအိတ်ထဲ ရောက်ပြီး ချက်ချင်း ထုတ်ယူနိုင်ပါသည်။</p>`,
    ),
    'daily-rebate',
  ),
  popup(
    'p-tazaungdaing',
    'A',
    day('2026-11-19', '18:00:00'),
    both('Tazaungdaing festival of lights', 'တန်ဆောင်တိုင် မီးထွန်းပွဲတော်'),
    both(
      `<p>During the festival of lights sports bets bring a bonus.</p><ul><li>Take part in the reward centre</li><li>Bet ${EN.ks(lights.stake)} on sports, and claim ${EN.ks(lights.bonus)}</li></ul>`,
      `<p>မီးထွန်းပွဲတော်ကာလတွင် အားကစားလောင်းကြေးများအတွက် ဘောနပ်စ် ရရှိပါမည်။</p><ul><li>ဆုလာဘ်စင်တာတွင် ပါဝင်ပါ</li><li>အားကစားတွင် ${MY.ks(lights.stake)} လောင်းပြီး ${MY.ks(lights.bonus)} ရယူပါ</li></ul>`,
    ),
    'tazaungdaing',
  ),
  popup(
    'p-points',
    'A',
    day('2026-10-22', '10:00:00'),
    both('New in the points mall', 'အမှတ်ဈေးတွင် အသစ်ရောက်သည်များ'),
    both(
      `${points.EN}<p>Exchange points for money, a phone top-up or a gift.</p>${giftTable('EN')}<p><a href="/pointMall">Open the points mall</a></p>`,
      `${points.MY}<p>အမှတ်များကို ငွေ၊ ဖုန်းဘေလ် သို့မဟုတ် လက်ဆောင်ဖြင့် လဲယူပါ။</p>${giftTable('MY')}<p><a href="/pointMall">အမှတ်ဈေးကို ဖွင့်ပါ</a></p>`,
    ),
  ),
  popup(
    'p-fishing',
    'A',
    day('2026-10-13', '10:00:00'),
    both('Fishing cup', 'ငါးဖမ်းပြိုင်ပွဲ'),
    both(
      `<p>Take part in the reward centre, bet ${EN.ks(cup.stake)} in fishing games, and claim <strong>${EN.ks(cup.bonus)}</strong>.</p>`,
      `<p>ဆုလာဘ်စင်တာတွင် ပါဝင်ပြီး ငါးဖမ်းဂိမ်းများတွင် ${MY.ks(cup.stake)} လောင်းကာ <strong>${MY.ks(cup.bonus)}</strong> ရယူပါ။</p>`,
    ),
    'weekend-fishing',
  ),
  popup(
    'p-birthday',
    'A',
    day('2026-09-25', '10:00:00'),
    both('A gift on your birthday', 'မွေးနေ့ လက်ဆောင်'),
    both(
      `<p>From your birthday on, the gift of your VIP level waits in the reward centre for ${EN.count(BIRTHDAY.days)} days. We know the day if you gave it when you registered.</p>`,
      `<p>မွေးနေ့ရောက်လျှင် သင့် VIP အဆင့်၏ လက်ဆောင်ကို ဆုလာဘ်စင်တာ၌ ${MY.count(BIRTHDAY.days)} ရက်အတွင်း ရယူနိုင်ပါသည်။ စာရင်းသွင်းစဉ် မွေးသက္ကရာဇ် ဖြည့်ထားရပါမည်။</p>`,
    ),
    'birthday',
  ),
  popup(
    'p-missions',
    'A',
    day('2026-09-07', '00:05:00'),
    both(
      `${EN.count(MISSIONS.length)} missions a week`,
      `တစ်ပတ် တာဝန် ${MY.count(MISSIONS.length)} ခု`,
    ),
    both(
      `${missionItems('EN')}<p>They start again every Monday at 00:00. See your progress in the member centre under Mission leaderboard.</p>`,
      `${missionItems('MY')}<p>တနင်္လာနေ့တိုင်း 00:00 တွင် အသစ်ပြန်စပါသည်။ မည်မျှ ပြီးမြောက်သည်ကို အဖွဲ့ဝင်စင်တာရှိ တာဝန် အဆင့်ဇယားတွင် ကြည့်ပါ။</p>`,
    ),
    'mission',
  ),
  popup(
    'p-security',
    'A',
    day('2026-08-20', '10:00:00'),
    both('Three questions for a safer account', 'ပိုလုံခြုံသောအကောင့်အတွက် မေးခွန်းသုံးခု'),
    both(
      '<h3>Please check</h3><ol><li>Do you know all devices under My account?</li><li>Do you use this password only here?</li><li>Do you know the withdrawals in your account record?</li></ol><p>Does something look wrong? <a href="/help#keep-it-safe">Read what to do</a>.</p>',
      '<h3>စစ်ဆေးပါ</h3><ol><li>ကျွန်ုပ်၏အကောင့်ရှိ စက်အားလုံးကို သင် သိပါသလား။</li><li>ဤစကားဝှက်ကို အခြားနေရာတွင် သုံးမထားပါသလား။</li><li>အကောင့်မှတ်တမ်းရှိ ငွေထုတ်မှုများကို သင်သိပါသလား။</li></ol><p>ထူးဆန်းသည်ဟု ထင်ပါသလား။ <a href="/help#keep-it-safe">လုပ်ဆောင်ရမည်များကို ဖတ်ပါ</a>။</p>',
    ),
  ),
  popup(
    'p-withdraw',
    'A',
    day('2026-08-01', '10:00:00'),
    both('Withdrawals: how they go', 'ငွေထုတ်ခြင်း၏ အဆင့်များ'),
    both(
      table(
        ['Step', 'What happens'],
        ['Under review', 'The money has left your balance. You can still cancel.'],
        ['Paid', 'It was sent to your account. You confirm whether it arrived.'],
        ['Refused', 'The money is back in your balance.'],
      ),
      table(
        ['အဆင့်', 'ဖြစ်ပေါ်ပုံ'],
        ['စစ်ဆေးဆဲ', 'ငွေကို လက်ကျန်ငွေမှ နုတ်ပြီး ဖြစ်ပါသည်။ ပယ်ဖျက်နိုင်ပါသေးသည်။'],
        ['ပေးချေပြီး', 'သင့်အကောင့်သို့ ပို့ပြီး ဖြစ်ပါသည်။ ရောက်၊ မရောက် အတည်ပြုပါ။'],
        ['ငြင်းပယ်ထား', 'ငွေသည် လက်ကျန်ငွေသို့ ပြန်ရောက်ပြီး ဖြစ်ပါသည်။'],
      ),
    ),
  ),
  popup(
    'p-vip',
    'A',
    day('2026-07-01', '10:00:00'),
    both('VIP levels: what each one brings', 'VIP အဆင့်တစ်ခုစီ၏ အခွင့်အရေးများ'),
    both(
      `<p>Your bets and deposits of one month decide your level in the next. You keep it for that month.</p>${vipTable('EN')}<p>Your level and your progress are in the member centre under <em>VIP</em>.</p>`,
      `<p>တစ်လအတွင်း သင့်လောင်းကြေးနှင့် ငွေသွင်းမှုက နောက်လ၏ အဆင့်ကို သတ်မှတ်ပြီး ထိုလတစ်လလုံး တည်မြဲပါသည်။</p>${vipTable('MY')}<p>သင့်အဆင့်နှင့် တိုးတက်မှုကို အဖွဲ့ဝင်စင်တာရှိ <em>VIP</em> တွင် ကြည့်ပါ။</p>`,
    ),
    'vip',
  ),
  popup(
    'p-thingyan',
    'A',
    day('2026-04-10', '10:00:00'),
    both('Water festival', 'ရေသဘင်ပွဲတော်'),
    both(
      `<p>During the water festival ${EN.ks(water.stake)} at the live tables bring ${EN.ks(water.bonus)}. The reward centre shows when it begins.</p>`,
      `<p>ရေသဘင်ပွဲတော်ကာလတွင် တိုက်ရိုက်စားပွဲများ၌ ${MY.ks(water.stake)} လောင်းပါက ${MY.ks(water.bonus)} ရပါမည်။ စတင်မည့်နေ့ကို ဆုလာဘ်စင်တာတွင် ကြည့်ပါ။</p>`,
    ),
    'thingyan',
  ),
  popup(
    'p-first',
    'F',
    day('2026-11-01', '10:00:00'),
    both('Good to have you here', 'ကြိုဆိုပါသည်'),
    both(
      '<p>This is your first visit as a member. The help centre shows how deposits, withdrawals and rewards work.</p>',
      '<p>အဖွဲ့ဝင်အဖြစ် ပထမဆုံး ဝင်ရောက်ခြင်း ဖြစ်ပါသည်။ ငွေသွင်း၊ ငွေထုတ်နှင့် ဆုများအကြောင်း အကူအညီစင်တာတွင် ကြည့်ပါ။</p>',
    ),
  ),
  popup(
    'p-first-bonus',
    'F',
    day('2026-10-31', '10:00:00'),
    both('Your welcome bonus is waiting', 'ကြိုဆိုဘောနပ်စ် စောင့်နေပါသည်'),
    both(
      `<p>We add ${EN.percent(WELCOME.percent)} to your first deposit, up to ${EN.ks(WELCOME.cap)}. The bonus does not expire, so there is no hurry.</p>`,
      `<p>ပထမဆုံး သွင်းငွေအပေါ် ${MY.percent(WELCOME.percent)} ထပ်ပေးပြီး အများဆုံး ${MY.ks(WELCOME.cap)}အထိ ဖြစ်ပါသည်။ သက်တမ်း မကုန်သဖြင့် အလျင်မလိုပါ။</p>`,
    ),
    'welcome',
  ),
];
