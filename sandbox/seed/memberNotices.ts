import { EN, MY } from '../base/figures';
import { REFERRAL } from '../rewards/regular/rules';
import { both, day, hostile, notice, table, type Row } from './announcement';
import { vipTable } from './vipTable';

/** The notices for members and for people at their first login. */
export const memberNotices: readonly Row[] = [
  notice(
    'n-messages',
    'A',
    day('2026-11-18', '10:00:00'),
    both('Your messages are behind the bell', 'သင့်စာများကို ခေါင်းလောင်းပုံတွင် ကြည့်ပါ'),
    both(
      `<p>We write to you when something happens to your money or your account. The bell shows how many messages are <strong>unread</strong>.</p>${table(
        ['About', 'For example'],
        ['Money', 'A deposit was credited, a withdrawal was paid'],
        ['Rewards', 'A mission is finished, a bonus was paid'],
        ['Your account', 'The password was changed, a new device logged in'],
      )}`,
      `<p>သင့်ငွေ သို့မဟုတ် အကောင့်နှင့် ပတ်သက်၍ တစ်စုံတစ်ရာ ဖြစ်ပါက စာပို့ပါမည်။ <strong>မဖတ်ရသေးသော</strong> အရေအတွက်ကို ခေါင်းလောင်းပုံတွင် ပြပါသည်။</p>${table(
        ['အကြောင်းအရာ', 'ဥပမာ'],
        ['ငွေ', 'ငွေသွင်းမှု ရောက်ရှိခြင်း၊ ငွေထုတ်မှု ပေးချေပြီးခြင်း'],
        ['ဆုလာဘ်', 'တာဝန် ပြီးမြောက်ခြင်း၊ ဘောနပ်စ် ပေးပြီးခြင်း'],
        ['သင့်အကောင့်', 'စကားဝှက် ပြောင်းခြင်း၊ စက်အသစ်မှ ဝင်ရောက်ခြင်း'],
      )}`,
    ),
  ),
  notice(
    'n-safety',
    'A',
    day('2026-11-14', '08:00:00'),
    both(
      'Safety notice: we never ask for your password',
      'လုံခြုံရေး အသိပေးချက် - စကားဝှက်ကို ကျွန်ုပ်တို့ ဘယ်တော့မှ မမေးပါ',
    ),
    both(
      `<p>Customer service never asks for a password or a code.</p>${hostile('Please tell us if someone does.')}`,
      `<p>ဖောက်သည်ဝန်ဆောင်မှုက စကားဝှက် သို့မဟုတ် ကုဒ်ကို ဘယ်တော့မှ မမေးပါ။</p>${hostile('တစ်ယောက်ယောက် မေးလျှင် ကျွန်ုပ်တို့ကို အကြောင်းကြားပါ။')}`,
    ),
  ),
  notice(
    'n-tickets',
    'A',
    day('2026-11-10', '15:20:00'),
    both('Lottery tickets are bought for a draw', 'ထီလက်မှတ်ကို ထီဖွင့်ပွဲအတွက် ဝယ်ရပါသည်'),
    both(
      '<p>A ticket waits in your <strong>betting record</strong> until its draw. What it wins is in your balance right after it.</p>',
      '<p>လက်မှတ်သည် ထီဖွင့်ချိန်အထိ <strong>လောင်းကြေးမှတ်တမ်း</strong>တွင် စောင့်နေပါသည်။ နိုင်ငွေသည် ထီဖွင့်ပြီးသည်နှင့် လက်ကျန်ငွေသို့ ရောက်ပါသည်။</p>',
    ),
  ),
  notice(
    'n-missions',
    'A',
    day('2026-11-05', '00:05:00'),
    both('New weekly missions', 'အပတ်စဉ် တာဝန်အသစ်များ'),
    both(
      '<p>They start every Monday and are open until Sunday midnight. Each finished mission is also a ticket of the raffle.</p>',
      '<p>တနင်္လာနေ့တိုင်း စပြီး တနင်္ဂနွေနေ့ သန်းခေါင်အထိ ဖြစ်ပါသည်။ ပြီးမြောက်သော တာဝန်တိုင်းသည် မဲလက်မှတ်တစ်စောင်လည်း ဖြစ်ပါသည်။</p>',
    ),
    'mission',
  ),
  notice(
    'n-points',
    'A',
    day('2026-11-02', '13:45:00'),
    both('Your points never expire', 'သင့်အမှတ်များ သက်တမ်းမကုန်ပါ'),
    both(
      '<p>Collect as many as you like and exchange them in the <a href="/pointMall">points mall</a>.</p>',
      '<p>စိတ်ကြိုက် စုပြီး <a href="/pointMall">အမှတ်ဈေး</a>တွင် လဲယူပါ။</p>',
    ),
  ),
  notice(
    'n-wallets',
    'A',
    day('2026-10-24', '09:15:00'),
    both('Some game makers keep a wallet of their own', 'ဂိမ်းထုတ်လုပ်သူအချို့တွင် ကိုယ်ပိုင်ပိုက်ဆံအိတ် ရှိပါသည်'),
    both(
      '<h3>When you open such a game</h3><ul><li>You choose how much money goes along</li><li>It comes back when you leave</li><li>Under <em>Wallet</em> you see what is where</li></ul><p>All other games use your main wallet.</p>',
      '<h3>ထိုဂိမ်းကို ဖွင့်သောအခါ</h3><ul><li>ယူသွားမည့် ငွေပမာဏကို ရွေးပါ</li><li>ထွက်သောအခါ ပြန်ရောက်ပါသည်</li><li><em>ပိုက်ဆံအိတ်</em>တွင် ငွေ မည်သည့်နေရာ၌ ရှိသည်ကို ကြည့်နိုင်ပါသည်</li></ul><p>အခြားဂိမ်းအားလုံးကို ပင်မပိုက်ဆံအိတ်မှ ကစားပါသည်။</p>',
    ),
  ),
  notice(
    'n-reference',
    'A',
    day('2026-10-15', '16:30:00'),
    both('Put the reference into the note of your transfer', 'ငွေလွှဲမှတ်ချက်တွင် အမှတ်စဉ်ကို ထည့်ပါ'),
    both(
      '<p>It tells us which deposit you paid.</p><ol><li>Make the deposit under <em>Deposit</em> in the member centre.</li><li>Copy the amount, the account and the reference.</li><li>Pay, come back and press <em>I have paid</em>.</li></ol>',
      '<p>မည်သည့်ငွေသွင်းမှုအတွက် ပေးသည်ကို ထိုနံပါတ်ဖြင့် သိနိုင်ပါသည်။</p><ol><li>အဖွဲ့ဝင်စင်တာရှိ <em>ငွေသွင်းရန်</em> တွင် ငွေသွင်းမှု ပြုလုပ်ပါ။</li><li>ပမာဏ၊ အကောင့်နှင့် အမှတ်စဉ်ကို ကူးယူပါ။</li><li>ငွေလွှဲပြီးနောက် ပြန်လာ၍ <em>ပေးချေပြီးပါပြီ</em> ကို နှိပ်ပါ။</li></ol>',
    ),
  ),
  notice(
    'n-vip',
    'A',
    day('2026-10-03', '11:00:00'),
    both('VIP levels are counted on the first of the month', 'VIP အဆင့်ကို လစဉ် 1 ရက်နေ့ တွက်ချက်ပါသည်'),
    both(
      `<p>Your bets and deposits of the month before decide your level.</p>${vipTable('EN')}`,
      `<p>ပြီးခဲ့သောလ၏ လောင်းကြေးနှင့် ငွေသွင်းမှုအပေါ် မူတည်၍ အဆင့်ကို သတ်မှတ်ပါသည်။</p>${vipTable('MY')}`,
    ),
    'vip',
  ),
  notice(
    'n-name',
    'A',
    day('2026-09-21', '14:00:00'),
    both('The bank account must be in your own name', 'ဘဏ်အကောင့်သည် သင့်ကိုယ်ပိုင်အမည် ဖြစ်ရပါမည်'),
    both(
      '<p>We pay out only to an account in the name that you registered with. This protects you if someone else gets hold of your phone.</p>',
      '<p>မှတ်ပုံတင်ထားသော အမည်နှင့် တူညီသည့် အကောင့်သို့သာ ငွေထုတ်ပေးပါသည်။ သင့်ဖုန်း အခြားသူလက်သို့ ရောက်သွားလျှင် သင့်ငွေကို ကာကွယ်ပေးပါသည်။</p>',
    ),
  ),
  notice(
    'n-picture',
    'A',
    day('2026-09-02', '08:45:00'),
    both('Choose a picture for your account', 'သင့်အကောင့်အတွက် ပုံတစ်ပုံ ရွေးပါ'),
    both(
      '<p>You find the pictures in the member centre under <strong>My account</strong>. Yours is at the top of every page.</p>',
      '<p>ပုံများကို အဖွဲ့ဝင်စင်တာရှိ <strong>ကျွန်ုပ်၏အကောင့်</strong>တွင် ရွေးနိုင်ပါသည်။ ရွေးထားသောပုံကို စာမျက်နှာတိုင်း၏ အပေါ်တွင် ပြပါသည်။</p>',
    ),
  ),
  notice(
    'n-devices',
    'A',
    day('2026-08-12', '10:10:00'),
    both(
      'Changing your password signs out your other devices',
      'စကားဝှက်ပြောင်းလျှင် အခြားစက်များမှ အကောင့်ထွက်ပါမည်',
    ),
    both(
      '<p>When you change your password, every other device is signed out at once. Only the device you are using stays logged in.</p>',
      '<p>စကားဝှက် ပြောင်းသည်နှင့် အခြားစက်အားလုံးမှ ချက်ချင်း အကောင့်ထွက်ပါမည်။ သင်လက်ရှိသုံးနေသော စက်တွင်သာ ဆက်ဝင်ထားပါမည်။</p>',
    ),
  ),
  notice(
    'n-refer',
    'A',
    day('2026-07-19', '12:30:00'),
    both('What happens with an invitation', 'ဖိတ်ခေါ်မှု ဘယ်လို အလုပ်လုပ်သလဲ'),
    both(
      `<h3>Step by step</h3><ol><li>Send your friend your link or QR code.</li><li>Your friend registers and makes a first deposit of ${EN.ks(REFERRAL.minimum)} or more.</li><li>${EN.ks(REFERRAL.reward)} are in your wallet.</li></ol>`,
      `<h3>အဆင့်ဆင့်</h3><ol><li>သင့်လင့်ခ် သို့မဟုတ် QR ကုဒ်ကို သူငယ်ချင်းထံ ပို့ပါ။</li><li>သူငယ်ချင်းက မှတ်ပုံတင်ပြီး ပထမဆုံးအကြိမ် ${MY.ks(REFERRAL.minimum)} သို့မဟုတ် ထို့ထက်ပို၍ သွင်းပါ။</li><li>${MY.ks(REFERRAL.reward)} သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပါမည်။</li></ol>`,
    ),
    'referral',
  ),
  notice(
    'n-hours',
    'A',
    day('2026-06-08', '09:00:00'),
    both('The chat answers around the clock', 'စကားပြောခန်းတွင် 24 နာရီ ဖြေကြားပါသည်'),
    both(
      '<p>The desks for players and for payments are open day and night, in Burmese and English.</p>',
      '<p>ကစားသူနှင့် ငွေပေးချေမှု ဌာနများတွင် မြန်မာ၊ အင်္ဂလိပ် နှစ်ဘာသာဖြင့် နေ့ရောညပါ ဖြေကြားပေးပါသည်။</p>',
    ),
  ),
  notice(
    'n-welcome',
    'F',
    day('2026-10-20', '10:00:00'),
    both('How to begin', 'စတင်နည်း'),
    both(
      '<ol><li>Change your password</li><li>Set a payment password under <em>My account</em></li><li>Make your first deposit</li></ol>',
      '<ol><li>စကားဝှက် ပြောင်းပါ</li><li><em>ကျွန်ုပ်၏အကောင့်</em>တွင် ငွေပေးချေမှု စကားဝှက် သတ်မှတ်ပါ</li><li>ပထမဆုံး ငွေသွင်းပါ</li></ol>',
    ),
  ),
];
