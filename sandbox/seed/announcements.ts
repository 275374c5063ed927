import type { announcements } from '../db/schema';

type Row = typeof announcements.$inferInsert;
type Text = Row['title'];

/** Times are fixed, so that a seed of today and one of next year are the same. */
const day = (date: string, clock: string) => new Date(`${date}T${clock}+06:30`);
const both = (EN: string, MY: string): Text => ({ EN, MY });
const notice = (id: string, execution: Row['execution'], time: Date, title: Text, content: Text, promotionType: string | null = null): Row =>
  ({ id, list: 'player', execution, time, title, content, promotionType });
const popup = (...row: Parameters<typeof notice>): Row => ({ ...notice(...row), list: 'popup' });

/** Notices (the marquee and the notice popup) and announcement popups: A members, B visitors, F first login (spec §3). */
export const announcementRows: Row[] = [
  notice('n-maintenance', 'A', day('2026-11-18', '10:00:00'),
    both('Wallet maintenance on Thursday', 'ကြာသပတေးနေ့ ငွေအိတ် ပြုပြင်ထိန်းသိမ်းမှု'),
    both('<p>On Thursday from <strong>04:00 to 05:00</strong> deposits and withdrawals pause. Games go on.</p>',
      '<p>ကြာသပတေးနေ့ <strong>၀၄:၀၀ မှ ၀၅:၀၀</strong> အထိ ငွေသွင်း၊ ငွေထုတ် ခေတ္တရပ်ပါမည်။ ဂိမ်းများ ဆက်ကစားနိုင်ပါသည်။</p>')),
  notice('n-vendors', 'B', day('2026-11-16', '09:30:00'),
    both('Three new live casino tables', 'တိုက်ရိုက်ကာစီနို စားပွဲသစ် သုံးခု'),
    both('<p>Baccarat, roulette and dragon tiger are open around the clock.</p><ul><li>Lowest bet 500 Ks</li><li>Burmese-speaking dealers from 18:00</li></ul>',
      '<p>ဘက္ကရက်၊ ရူးလက်နှင့် နဂါးကျား ၂၄ နာရီ ဖွင့်ထားပါသည်။</p><ul><li>အနည်းဆုံးလောင်းကြေး ၅၀၀ ကျပ်</li><li>ညနေ ၆ နာရီမှစ၍ မြန်မာစကားပြော ဒီလာများ</li></ul>')),
  notice('n-safety', 'A', day('2026-11-14', '08:00:00'),
    both('We never ask for your password', 'စကားဝှက်ကို ကျွန်ုပ်တို့ ဘယ်တော့မှ မမေးပါ'),
    both('<p>Customer service never asks for a password or a code. Tell us when somebody does.</p>',
      '<p>ဖောက်သည်ဝန်ဆောင်မှုက စကားဝှက် သို့မဟုတ် ကုဒ်ကို ဘယ်တော့မှ မမေးပါ။ တစ်ယောက်ယောက် မေးလျှင် ကျွန်ုပ်တို့ကို အကြောင်းကြားပါ။</p>')),
  notice('n-fishing', 'B', day('2026-11-12', '12:00:00'),
    both('Weekend fishing cup: the winners', 'စနေ၊ တနင်္ဂနွေ ငါးဖမ်းပြိုင်ပွဲ ဆုရရှိသူများ'),
    both('<p>Thank you to the 4,210 players of last weekend. Prizes are in the reward centre.</p>',
      '<p>ပြီးခဲ့သော စနေ၊ တနင်္ဂနွေက ကစားသူ ၄,၂၁၀ ဦးကို ကျေးဇူးတင်ပါသည်။ ဆုများကို ဆုလာဘ်စင်တာတွင် ရယူပါ။</p>'), 'weekend-fishing'),
  notice('n-banks', 'A', day('2026-11-10', '15:20:00'),
    both('Withdrawals arrive faster', 'ငွေထုတ်ခြင်း ပိုမြန်လာပါပြီ'),
    both('<p>Most withdrawals now arrive within <strong>10 minutes</strong>, also at night.</p>',
      '<p>ငွေထုတ်မှု အများစုသည် ညဘက်တွင်ပါ <strong>၁၀ မိနစ်</strong> အတွင်း ရောက်ပါပြီ။</p>')),
  notice('n-app', 'B', day('2026-11-08', '11:00:00'),
    both('The lite app for Android is here', 'Android အတွက် အပေါ့စားအက်ပ် ရပါပြီ'),
    both('<p>It takes 3 MB and works on slow networks. See the app download in the side menu.</p>',
      '<p>၃ MB သာ ရှိပြီး အင်တာနက်နှေးသော်လည်း သုံးနိုင်ပါသည်။ ဘေးမီနူးရှိ အက်ပ်ဒေါင်းလုဒ်တွင် ကြည့်ပါ။</p>')),
  notice('n-missions', 'A', day('2026-11-05', '00:05:00'),
    both('New weekly missions', 'အပတ်စဉ် တာဝန်အသစ်များ'),
    both('<p>Five missions, open until Sunday midnight.</p>', '<p>တနင်္ဂနွေနေ့ သန်းခေါင်အထိ တာဝန် ငါးခု။</p>'), 'mission'),
  notice('n-points', 'A', day('2026-11-02', '13:45:00'),
    both('Your points never expire', 'သင့်အမှတ်များ သက်တမ်းမကုန်ပါ'),
    both('<p>Collect them as long as you like and swap them in the points mall.</p>',
      '<p>စိတ်ကြိုက် စုပြီး အမှတ်ဈေးတွင် လဲယူပါ။</p>')),
  notice('n-responsible', 'B', day('2026-10-28', '09:00:00'),
    both('Play within your means', 'တတ်နိုင်သလောက်သာ ကစားပါ'),
    both('<p>You must be 18 or older to play. Set yourself a limit, and take breaks.</p>',
      '<p>ကစားရန် အသက် ၁၈ နှစ် ပြည့်ရပါမည်။ ကန့်သတ်ချက် သတ်မှတ်ပြီး အနားယူပါ။</p>')),
  notice('n-welcome', 'F', day('2026-10-20', '10:00:00'),
    both('How to begin', 'စတင်နည်း'),
    both('<ol><li>Change your password</li><li>Complete your account</li><li>Make your first deposit</li></ol>',
      '<ol><li>စကားဝှက် ပြောင်းပါ</li><li>အကောင့်အချက်အလက် ဖြည့်ပါ</li><li>ပထမဆုံး ငွေသွင်းပါ</li></ol>')),

  popup('p-welcome', 'B', day('2026-11-17', '10:00:00'),
    both('Welcome to Padauk', 'Padauk မှ ကြိုဆိုပါသည်'),
    both('<p>Register in one minute and get a <strong>welcome bonus</strong> on your first deposit.</p>',
      '<p>တစ်မိနစ်အတွင်း မှတ်ပုံတင်ပြီး ပထမဆုံး ငွေသွင်းမှုအတွက် <strong>ကြိုဆိုဘောနပ်စ်</strong> ရယူပါ။</p>'), 'welcome'),
  popup('p-free', 'B', day('2026-11-09', '10:00:00'),
    both('Try it free', 'အခမဲ့ စမ်းကစားပါ'),
    both('<p>Free play opens every slot game with play money.</p>', '<p>အခမဲ့ကစားခြင်းဖြင့် စလော့ဂိမ်းအားလုံးကို စမ်းနိုင်ပါသည်။</p>')),
  popup('p-referral', 'A', day('2026-11-15', '10:00:00'),
    both('Bring a friend, share the win', 'သူငယ်ချင်းကို ဖိတ်ပါ၊ အတူတူ ရယူပါ'),
    both('<p>You and your friend each get a bonus after the first deposit.</p>',
      '<p>ပထမဆုံး ငွေသွင်းပြီးနောက် သင်နှင့် သင့်သူငယ်ချင်း နှစ်ဦးစလုံး ဘောနပ်စ် ရပါမည်။</p>'), 'referral'),
  popup('p-rebate', 'A', day('2026-11-06', '10:00:00'),
    both('Daily rebate on slots', 'စလော့ဂိမ်း နေ့စဉ် ပြန်အမ်းငွေ'),
    both('<p>Up to 1.2% of your valid bets, every day at noon.</p>', '<p>နေ့စဉ် မွန်းတည့်ချိန်တွင် လောင်းကြေး၏ ၁.၂% အထိ ပြန်ရပါမည်။</p>'), 'daily-rebate'),
  popup('p-first', 'F', day('2026-11-01', '10:00:00'),
    both('Good to have you here', 'ကြိုဆိုပါသည်'),
    both('<p>This is your first visit as a member. The help centre shows how deposits, withdrawals and rewards work.</p>',
      '<p>အဖွဲ့ဝင်အဖြစ် ပထမဆုံး ဝင်ရောက်ခြင်း ဖြစ်ပါသည်။ ငွေသွင်း၊ ငွေထုတ်နှင့် ဆုများအကြောင်း အကူအညီစင်တာတွင် ကြည့်ပါ။</p>')),
];
