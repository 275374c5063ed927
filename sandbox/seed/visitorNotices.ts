import { MINIMUM_AGE, VENDOR_STRIP } from '../../contract/constants';
import { EN, MY } from '../base/figures';
import { CLOSES_BEFORE, lotteryOf } from '../lobby/lotteries';
import { FREE_PLAY } from '../account/freePlayRules';
import { both, day, notice, table, type Row } from './announcement';

/** A time of day, `12:01:00`, from milliseconds after midnight. */
const clock = (offset: number) => new Date(offset).toISOString().slice(11, 19);
/** The rows of a table of draw times: until when tickets are sold, and when the draw is. */
const drawRow = (code: string, name: string): string[] => {
  const lottery = lotteryOf(code);
  if (!lottery) throw new Error(`There is no lottery ${code}.`);
  return [name, clock(lottery.offset), clock(lottery.offset - CLOSES_BEFORE)];
};

/** The notices for visitors. */
export const visitorNotices: readonly Row[] = [
  notice(
    'n-vendors',
    'B',
    day('2026-11-16', '09:30:00'),
    both('Live casino around the clock', 'တိုက်ရိုက်ကာစီနို 24 နာရီ'),
    both(
      '<p>Every table is open day and night.</p><ul><li>Baccarat, roulette, dragon tiger and more</li><li>A table opens on this page, in its own window where its game maker wants one</li></ul>',
      '<p>စားပွဲအားလုံးကို နေ့ရောညပါ ဖွင့်ထားပါသည်။</p><ul><li>ဘက္ကရက်၊ ရူးလက်၊ နဂါးကျား အစရှိသဖြင့်</li><li>စားပွဲကို ဤစာမျက်နှာပေါ်တွင်၊ ထုတ်လုပ်သူက လိုအပ်ပါက ဝင်းဒိုးအသစ်တွင် ဖွင့်ပါသည်</li></ul>',
    ),
  ),
  notice(
    'n-winners',
    'B',
    day('2026-11-12', '12:00:00'),
    both('Who is on the board of winners', 'အနိုင်ရသူများစာရင်းတွင် မည်သူများ ပါသနည်း'),
    both(
      '<p>Every name on the home page has won its amount in a game here. We hide a part of each name.</p>',
      '<p>ပင်မစာမျက်နှာရှိ အမည်တိုင်းသည် ဤနေရာရှိ ဂိမ်းတွင် ထိုပမာဏကို အနိုင်ရခဲ့သူ ဖြစ်ပါသည်။ အမည်၏ တစ်စိတ်တစ်ပိုင်းကို ဖုံးထားပါသည်။</p>',
    ),
  ),
  notice(
    'n-app',
    'B',
    day('2026-11-08', '11:00:00'),
    both('This site on your home screen', 'ဤဆိုက်ကို သင့်ဖုန်းတွင် ထားပါ'),
    both(
      '<p>The lite app is this site on the home screen of your phone: nothing to download. See “Get the app” in the side menu.</p>',
      '<p>အက်ပ်ငယ်သည် ဖုန်း၏ ပင်မမျက်နှာပြင်ရှိ ဤဆိုက်ပင် ဖြစ်ပြီး ဒေါင်းလုဒ်လုပ်ရန် မလိုပါ။ ဘေးမီနူးရှိ အက်ပ်အကြောင်းတွင် ကြည့်ပါ။</p>',
    ),
  ),
  notice(
    'n-responsible',
    'B',
    day('2026-10-28', '09:00:00'),
    both('Play within your means', 'တတ်နိုင်သလောက်သာ ကစားပါ'),
    both(
      `<p>You must be ${EN.count(MINIMUM_AGE)} or older to play. Decide before you play what you can spend, and stop there. <a href="/help#when-playing-worries-you">When playing worries you</a></p><p>Free help in many languages: <a href="https://www.gamblingtherapy.org/">gamblingtherapy.org</a></p>`,
      `<p>ကစားရန် အသက် ${MY.count(MINIMUM_AGE)} နှစ် ပြည့်ရပါမည်။ မကစားမီ သုံးနိုင်သည့် ပမာဏကို ဆုံးဖြတ်ပြီး ထိုပမာဏ၌ ရပ်ပါ။ <a href="/help#when-playing-worries-you">ကစားခြင်းကြောင့် စိုးရိမ်နေပါက</a></p><p>ဘာသာစကားများစွာဖြင့် အခမဲ့ အကူအညီ - <a href="https://www.gamblingtherapy.org/">gamblingtherapy.org</a></p>`,
    ),
  ),
  notice(
    'n-rooms',
    'B',
    day('2026-10-21', '07:30:00'),
    both('Card rooms show their free seats', 'ဖဲခန်းများတွင် လွတ်နေသော ထိုင်ခုံများကို ပြပါသည်'),
    both(
      '<p>Under <a href="/pvp">Poker &amp; cards</a> you see who sits where and the smallest bet of each room. A seat is yours until you leave the game.</p>',
      '<p><a href="/pvp">ဖဲဂိမ်းများ</a>တွင် အခန်းတိုင်း၏ ထိုင်ခုံနှင့် အနည်းဆုံး လောင်းကြေးကို ကြည့်နိုင်ပါသည်။ ဂိမ်းမှ မထွက်မချင်း ထိုင်ခုံသည် သင့်အတွက် ဖြစ်ပါသည်။</p>',
    ),
  ),
  notice(
    'n-register',
    'B',
    day('2026-10-11', '10:00:00'),
    both('What you need to register', 'မှတ်ပုံတင်ရန် လိုအပ်သည်များ'),
    both(
      `<ul><li>You are ${EN.count(MINIMUM_AGE)} or older</li><li>A username or a mobile number of your own</li><li>For withdrawals: a bank account or wallet in your own name</li></ul>`,
      `<ul><li>အသက် ${MY.count(MINIMUM_AGE)} နှစ် ပြည့်ပြီးသူ ဖြစ်ရမည်</li><li>အသုံးပြုသူအမည် သို့မဟုတ် ကိုယ်ပိုင် ဖုန်းနံပါတ်</li><li>ငွေထုတ်ရန် ကိုယ်ပိုင်အမည်ဖြင့် ဘဏ်အကောင့် သို့မဟုတ် ပိုက်ဆံအိတ်</li></ul>`,
    ),
  ),
  notice(
    'n-elott',
    'B',
    day('2026-09-27', '13:20:00'),
    both('Draw times of Myanmar 2D', 'မြန်မာ 2D ဖွင့်ချိန်များ'),
    both(
      table(
        ['Draw', 'Time', 'Tickets until'],
        drawRow('MM2D_NOON', 'Noon'),
        drawRow('MM2D_EVENING', 'Evening'),
      ),
      table(
        ['အကြိမ်', 'ဖွင့်ချိန်', 'လက်မှတ် ပိတ်ချိန်'],
        drawRow('MM2D_NOON', 'နေ့လယ်'),
        drawRow('MM2D_EVENING', 'ညနေ'),
      ),
    ),
  ),
  notice(
    'n-free',
    'B',
    day('2026-08-30', '12:00:00'),
    both('Look around without an account', 'အကောင့်မရှိဘဲ လှည့်ကြည့်ပါ'),
    both(
      `<p>Free play gives you a trial account for ${EN.count(FREE_PLAY.minutes)} minutes: look at games, promotions and help. To play, register a member account.</p>`,
      `<p>အခမဲ့ကစားခြင်းဖြင့် ${MY.count(FREE_PLAY.minutes)} မိနစ်အတွက် အစမ်းအကောင့် ရပါမည်။ ဂိမ်းများ၊ ပရိုမိုးရှင်းများနှင့် အကူအညီကို ကြည့်နိုင်ပါသည်။ ကစားရန် အဖွဲ့ဝင်အကောင့် ဖွင့်ပါ။</p>`,
    ),
  ),
  notice(
    'n-language',
    'B',
    day('2026-08-05', '15:00:00'),
    both('Now in Burmese and English', 'ယခု မြန်မာ၊ အင်္ဂလိပ် နှစ်ဘာသာဖြင့်'),
    both(
      '<p>Choose your language in the side menu. We keep it for your next visit.</p>',
      '<p>ဘေးမီနူးတွင် ဘာသာစကား ရွေးပါ။ နောက်တစ်ကြိမ်အတွက် မှတ်ထားပေးပါမည်။</p>',
    ),
  ),
  notice(
    'n-vendor-list',
    'B',
    day('2026-07-10', '09:40:00'),
    both(
      `${EN.count(VENDOR_STRIP.length)} game makers under one roof`,
      `ဂိမ်းထုတ်လုပ်သူ ${MY.count(VENDOR_STRIP.length)} ဦး တစ်နေရာတည်းတွင်`,
    ),
    both(
      '<p>One account for all of them. The full list is at the bottom of every page.</p>',
      '<p>အကောင့်တစ်ခုဖြင့် အားလုံးကို ကစားနိုင်ပါသည်။ စာရင်းအပြည့်အစုံကို စာမျက်နှာအောက်ခြေတွင် ကြည့်ပါ။</p>',
    ),
  ),
  notice(
    'n-privacy',
    'B',
    day('2026-06-22', '11:11:00'),
    both('How we look after your data', 'သင့်အချက်အလက်များကို ဘယ်လို ထိန်းသိမ်းသလဲ'),
    both(
      '<h3>In short</h3><ul><li>Passwords are sent encrypted and kept as hashes: nobody here can read them.</li><li>Under <em>My account</em> you see where you are logged in.</li><li><a href="/help#privacy">What we keep, and where</a></li></ul>',
      '<h3>အကျဉ်းချုပ်</h3><ul><li>စကားဝှက်များကို လျှို့ဝှက်ကုဒ်ဖြင့် ပို့ပြီး hash အဖြစ်သာ သိမ်းသဖြင့် မည်သူမျှ ဖတ်၍မရပါ။</li><li>သင် ဝင်ထားသော စက်များကို <em>ကျွန်ုပ်၏အကောင့်</em>တွင် ကြည့်နိုင်ပါသည်။</li><li><a href="/help#privacy">မည်သည့်အရာကို မည်သည့်နေရာတွင် သိမ်းသည်</a></li></ul>',
    ),
  ),
  notice(
    'n-opening',
    'B',
    day('2026-05-15', '10:00:00'),
    both('Padauk is open', 'Padauk ဖွင့်ပါပြီ'),
    both(
      '<p>Named after the flower that opens with the first rain. Welcome, and enjoy playing in moderation.</p>',
      '<p>ပထမဆုံးမိုးနှင့်အတူ ပွင့်သော ပိတောက်ပန်းကို အစွဲပြု၍ အမည်ပေးထားပါသည်။ ကြိုဆိုပါသည်၊ အေးအေးဆေးဆေး ကစားပါ။</p>',
    ),
  ),
];
