import { both, day, picture, popup, table, type Row } from './announcement';
import { vipTable } from './vipTable';

const referral = picture(
  'referral',
  both('Two friends share a lantern', 'သူငယ်ချင်းနှစ်ဦး မီးပုံးတစ်လုံး မျှဝေနေပုံ'),
);
const points = picture(
  'points',
  both('Golden coins above water at night', 'ညအခါ ရေပြင်အထက်ရှိ ရွှေဒင်္ဂါးများ'),
);

/** The announcement popups for members and for people at their first login. */
export const memberPopups: readonly Row[] = [
  popup(
    'p-referral',
    'A',
    day('2026-11-15', '10:00:00'),
    both('Bring a friend, share the win', 'သူငယ်ချင်းကို ဖိတ်ပါ၊ အတူတူ ရယူပါ'),
    both(
      `${referral.EN}<p>You get 10,000 Ks for every friend, and your friend gets the welcome bonus.</p><h3>How it works</h3><ol><li>Share your link or QR code.</li><li>Your friend registers and deposits at least 10,000 Ks.</li><li>10,000 Ks are in your wallet.</li></ol>`,
      `${referral.MY}<p>သူငယ်ချင်းတစ်ဦးလျှင် သင် ၁၀,၀၀၀ ကျပ် ရပြီး သင့်သူငယ်ချင်းက ကြိုဆိုဘောနပ်စ် ရပါမည်။</p><h3>လုပ်ဆောင်ပုံ</h3><ol><li>သင့်လင့်ခ် သို့မဟုတ် QR ကုဒ်ကို မျှဝေပါ။</li><li>သူငယ်ချင်းက မှတ်ပုံတင်ပြီး အနည်းဆုံး ၁၀,၀၀၀ ကျပ် သွင်းပါ။</li><li>၁၀,၀၀၀ ကျပ် သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပါမည်။</li></ol>`,
    ),
    'referral',
  ),
  popup(
    'p-rebate',
    'A',
    day('2026-11-06', '10:00:00'),
    both('Daily rebate on slots', 'စလော့ဂိမ်း နေ့စဉ် ပြန်အမ်းငွေ'),
    both(
      '<p>You get 1.2% of your slot bets back, win or lose. It is in your wallet on the next day from 10:00, and you can withdraw it at once.</p>',
      '<p>နိုင်သည်ဖြစ်စေ ရှုံးသည်ဖြစ်စေ စလော့လောင်းကြေး၏ ၁.၂% ကို ပြန်ရပါမည်။ နောက်တစ်နေ့ နံနက် ၁၀ နာရီမှစ၍ ပိုက်ဆံအိတ်ထဲ ရောက်ပြီး ချက်ချင်း ထုတ်ယူနိုင်ပါသည်။</p>',
    ),
    'daily-rebate',
  ),
  popup(
    'p-tazaungdaing',
    'A',
    day('2026-11-19', '18:00:00'),
    both('Tazaungdaing festival of lights', 'တန်ဆောင်တိုင် မီးထွန်းပွဲတော်'),
    both(
      '<p>From 22 to 25 November a lantern hangs over one game each evening. Play it and it lights up in your reward centre.</p><ul><li>Four evenings, four games</li><li>Light all four and receive 20,000 Ks</li></ul>',
      '<p>နိုဝင်ဘာ ၂၂ ရက်မှ ၂၅ ရက်အထိ ညစဉ် ဂိမ်းတစ်ခုတွင် မီးပုံးတစ်လုံး ချိတ်ထားပါမည်။ ထိုဂိမ်းကို ကစားလျှင် ဆုလာဘ်စင်တာတွင် မီးပုံး လင်းလာပါမည်။</p><ul><li>လေးည၊ ဂိမ်းလေးခု</li><li>လေးလုံးစလုံး လင်းလျှင် ၂၀,၀၀၀ ကျပ် ရပါမည်</li></ul>',
    ),
    'tazaungdaing',
  ),
  popup(
    'p-break',
    'A',
    day('2026-10-30', '20:00:00'),
    both('How about a break?', 'ခဏလောက် နားမလား'),
    both(
      '<p>A game is most fun when it ends on time. You can take a break of a day, a week or a month in <em>My account</em>. You cannot play until it is over.</p><p>If playing is no longer fun, talk to us or to someone you trust.</p>',
      '<p>အချိန်မှန် ရပ်နားနိုင်မှ ဂိမ်းသည် ပိုပျော်စရာ ကောင်းပါသည်။ <em>ကျွန်ုပ်၏အကောင့်</em>တွင် တစ်ရက်၊ တစ်ပတ် သို့မဟုတ် တစ်လ နားချိန် သတ်မှတ်နိုင်ပြီး ထိုကာလအတွင်း အကောင့်ကို ပိတ်ထားပေးပါမည်။</p><p>ကစားခြင်းက ပျော်စရာ မဟုတ်တော့လျှင် ကျွန်ုပ်တို့နှင့် သို့မဟုတ် ယုံကြည်ရသူနှင့် ပြောဆိုတိုင်ပင်ပါ။</p>',
    ),
  ),
  popup(
    'p-points',
    'A',
    day('2026-10-22', '10:00:00'),
    both('New in the points mall', 'အမှတ်ဈေးတွင် အသစ်ရောက်သည်များ'),
    both(
      `${points.EN}<p>Exchange points for money, a phone top-up or a gift.</p>${table(['Gift', 'Points'], ['Phone top-up 5,000 Ks', '600'], ['Umbrella', '1,800'], ['Power bank', '6,500'])}<p><a href="/pointMall">Open the points mall</a></p>`,
      `${points.MY}<p>အမှတ်များကို ငွေ၊ ဖုန်းဘေလ် သို့မဟုတ် လက်ဆောင်ဖြင့် လဲယူပါ။</p>${table(['လက်ဆောင်', 'အမှတ်'], ['ဖုန်းဘေလ် ၅,၀၀၀ ကျပ်', '၆၀၀'], ['ထီး', '၁,၈၀၀'], ['ပါဝါဘဏ်', '၆,၅၀၀'])}<p><a href="/pointMall">အမှတ်ဈေးကို ဖွင့်ပါ</a></p>`,
    ),
  ),
  popup(
    'p-fishing',
    'A',
    day('2026-10-13', '10:00:00'),
    both('Weekend fishing cup', 'စနေ၊ တနင်္ဂနွေ ငါးဖမ်းပြိုင်ပွဲ'),
    both(
      '<p>From Saturday 00:00 to Sunday 24:00 every fish counts. The hundred best share <strong>5,000,000 Ks</strong>.</p>',
      '<p>စနေနေ့ ၀၀:၀၀ မှ တနင်္ဂနွေနေ့ ၂၄:၀၀ အထိ ငါးတိုင်းကို ရေတွက်ပါသည်။ အကောင်းဆုံး အယောက်တစ်ရာက <strong>၅,၀၀၀,၀၀၀ ကျပ်</strong> ခွဲဝေရယူပါမည်။</p>',
    ),
    'weekend-fishing',
  ),
  popup(
    'p-birthday',
    'A',
    day('2026-09-25', '10:00:00'),
    both('A gift on your birthday', 'မွေးနေ့ လက်ဆောင်'),
    both(
      '<p>From your birthday on, 5,000 Ks wait in the reward centre for a week. We know the day if you gave it when you registered.</p>',
      '<p>မွေးနေ့ရောက်လျှင် ၅,၀၀၀ ကျပ်ကို ဆုလာဘ်စင်တာ၌ တစ်ပတ်အတွင်း ရယူနိုင်ပါသည်။ စာရင်းသွင်းစဉ် မွေးသက္ကရာဇ် ဖြည့်ထားရပါမည်။</p>',
    ),
    'birthday',
  ),
  popup(
    'p-missions',
    'A',
    day('2026-09-07', '00:05:00'),
    both('Five missions a week', 'တစ်ပတ် တာဝန် ငါးခု'),
    both(
      '<ul><li>Log in on five days</li><li>Play three different slots</li><li>Play at a live table</li><li>Bet on a lottery draw</li><li>Add a game to your favourites</li></ul><p>They start again every Monday at 00:00. See your progress in the member centre under Mission leaderboard.</p>',
      '<ul><li>ငါးရက် ဝင်ရောက်ပါ</li><li>မတူညီသော စလော့ သုံးမျိုး ကစားပါ</li><li>တိုက်ရိုက်စားပွဲတွင် ကစားပါ</li><li>ထီပွဲစဉ်တစ်ခုတွင် လောင်းပါ</li><li>ဂိမ်းတစ်ခုကို အကြိုက်ဆုံးများသို့ ထည့်ပါ</li></ul><p>တနင်္လာနေ့တိုင်း ၀၀:၀၀ တွင် အသစ်ပြန်စပါသည်။ မည်မျှ ပြီးမြောက်သည်ကို အဖွဲ့ဝင်စင်တာရှိ တာဝန် အဆင့်ဇယားတွင် ကြည့်ပါ။</p>',
    ),
    'mission',
  ),
  popup(
    'p-security',
    'A',
    day('2026-08-20', '10:00:00'),
    both('Two minutes for a safer account', 'ပိုလုံခြုံသောအကောင့်အတွက် နှစ်မိနစ်'),
    both(
      '<h3>Please check</h3><ol><li>Is your mobile number still yours?</li><li>Do you use this password only here?</li><li>Do you know the withdrawals in your account record?</li></ol><p>Does something look wrong? <a href="/help#security">Read what to do</a>.</p>',
      '<h3>စစ်ဆေးပါ</h3><ol><li>ဖုန်းနံပါတ်သည် သင်လက်ရှိသုံးနေသော နံပါတ် ဟုတ်ပါသလား။</li><li>ဤစကားဝှက်ကို အခြားနေရာတွင် သုံးမထားပါသလား။</li><li>အကောင့်မှတ်တမ်းရှိ ငွေထုတ်မှုများကို သင်သိပါသလား။</li></ol><p>ထူးဆန်းသည်ဟု ထင်ပါသလား။ <a href="/help#security">လုပ်ဆောင်ရမည်များကို ဖတ်ပါ</a>။</p>',
    ),
  ),
  popup(
    'p-withdraw',
    'A',
    day('2026-08-01', '10:00:00'),
    both('Withdrawals: what to expect', 'ငွေထုတ်ခြင်းအကြောင်း သိထားရန်'),
    both(
      table(
        ['Amount', 'Usually arrives in'],
        ['Up to 500,000 Ks', '10 minutes'],
        ['Up to 5,000,000 Ks', '1 hour'],
        ['Above', '1 working day'],
      ),
      table(
        ['ပမာဏ', 'ပုံမှန် ရောက်ချိန်'],
        ['၅၀၀,၀၀၀ ကျပ်အထိ', '၁၀ မိနစ်'],
        ['၅,၀၀၀,၀၀၀ ကျပ်အထိ', '၁ နာရီ'],
        ['ထို့ထက်ပိုလျှင်', 'ရုံးဖွင့်ရက် ၁ ရက်'],
      ),
    ),
  ),
  popup(
    'p-vip',
    'A',
    day('2026-07-01', '10:00:00'),
    both('VIP levels: what each one brings', 'VIP အဆင့်တစ်ခုစီ၏ အခွင့်အရေးများ'),
    both(
      `<p>Your bets and deposits of a month make your level of the next one. It holds for that month.</p>${vipTable('EN')}<p>Your level and your progress are in the member centre under <em>VIP</em>.</p>`,
      `<p>တစ်လအတွင်း သင့်လောင်းကြေးနှင့် ငွေသွင်းမှုက နောက်လ၏ အဆင့်ကို သတ်မှတ်ပြီး ထိုလတစ်လလုံး တည်မြဲပါသည်။</p>${vipTable('MY')}<p>သင့်အဆင့်နှင့် တိုးတက်မှုကို အဖွဲ့ဝင်စင်တာရှိ <em>VIP</em> တွင် ကြည့်ပါ။</p>`,
    ),
    'vip',
  ),
  popup(
    'p-thingyan',
    'A',
    day('2026-04-10', '10:00:00'),
    both('Thingyan splash', 'သင်္ကြန် အထူးအစီအစဉ်'),
    both(
      '<p>Five days of water, and five days of free spins. Happy new year.</p>',
      '<p>သင်္ကြန်ငါးရက်လုံး အခမဲ့ လှည့်ခွင့်များ။ မင်္ဂလာနှစ်သစ် ဖြစ်ပါစေ။</p>',
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
      '<p>It doubles your first deposit up to 100,000 Ks. It does not expire, so there is no hurry.</p>',
      '<p>ပထမဆုံး ငွေသွင်းမှုကို ၁၀၀,၀၀၀ ကျပ်အထိ နှစ်ဆ ပေးပါမည်။ သက်တမ်း မကုန်သဖြင့် အလျင်မလိုပါ။</p>',
    ),
    'welcome',
  ),
  popup(
    'p-first-limits',
    'F',
    day('2026-10-30', '10:00:00'),
    both('Your game, your limits', 'သင့်ကစားပွဲ၊ သင့်ကန့်သတ်ချက်'),
    both(
      '<p>Decide today how much you want to spend in a month. We will help you keep to it.</p>',
      '<p>တစ်လ ဘယ်လောက် သုံးမည်ကို ယနေ့ ဆုံးဖြတ်ပါ။ ထိုကန့်သတ်ချက်ကို ထိန်းသိမ်းပေးပါမည်။</p>',
    ),
  ),
];
