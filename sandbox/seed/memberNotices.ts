import { both, day, HOSTILE, notice, table, type Row } from './announcement';
import { vipTable } from './vipTable';

/** The notices for members and for people at their first login. */
export const memberNotices: readonly Row[] = [
  notice(
    'n-maintenance',
    'A',
    day('2026-11-18', '10:00:00'),
    both('Wallet maintenance on Thursday', 'ကြာသပတေးနေ့ ပိုက်ဆံအိတ် ပြုပြင်ထိန်းသိမ်းမှု'),
    both(
      `<p>On Thursday from <strong>04:00 to 05:00</strong> deposits and withdrawals are paused. You can still play.</p>${table(
        ['What', 'When', 'State'],
        ['Deposit', '04:00 – 05:00', 'Paused'],
        ['Withdrawal', '04:00 – 05:00', 'Paused'],
        ['Games', 'All day', 'Open'],
      )}`,
      `<p>ကြာသပတေးနေ့ <strong>၀၄:၀၀ မှ ၀၅:၀၀</strong> အထိ ငွေသွင်း၊ ငွေထုတ် ခေတ္တရပ်ပါမည်။ ဂိမ်းများ ဆက်ကစားနိုင်ပါသည်။</p>${table(
        ['ဝန်ဆောင်မှု', 'အချိန်', 'အခြေအနေ'],
        ['ငွေသွင်း', '၀၄:၀၀ – ၀၅:၀၀', 'ခေတ္တရပ်ထားသည်'],
        ['ငွေထုတ်', '၀၄:၀၀ – ၀၅:၀၀', 'ခေတ္တရပ်ထားသည်'],
        ['ဂိမ်းများ', 'တစ်နေ့လုံး', 'ဖွင့်ထားသည်'],
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
      `<p>Customer service never asks for a password or a code. Please tell us if someone does.</p>${HOSTILE}`,
      `<p>ဖောက်သည်ဝန်ဆောင်မှုက စကားဝှက် သို့မဟုတ် ကုဒ်ကို ဘယ်တော့မှ မမေးပါ။ တစ်ယောက်ယောက် မေးလျှင် ကျွန်ုပ်တို့ကို အကြောင်းကြားပါ။</p>${HOSTILE}`,
    ),
  ),
  notice(
    'n-banks',
    'A',
    day('2026-11-10', '15:20:00'),
    both('Withdrawals arrive faster', 'ငွေထုတ်ခြင်း ပိုမြန်လာပါပြီ'),
    both(
      '<p>Most withdrawals now arrive within <strong>10 minutes</strong>, also at night.</p>',
      '<p>ငွေထုတ်မှု အများစုသည် ညဘက်တွင်ပါ <strong>၁၀ မိနစ်</strong> အတွင်း ရောက်ပါပြီ။</p>',
    ),
  ),
  notice(
    'n-missions',
    'A',
    day('2026-11-05', '00:05:00'),
    both('New weekly missions', 'အပတ်စဉ် တာဝန်အသစ်များ'),
    both(
      '<p>Five missions, open until Sunday midnight.</p>',
      '<p>တနင်္ဂနွေနေ့ သန်းခေါင်အထိ တာဝန် ငါးခု။</p>',
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
    'n-limits',
    'A',
    day('2026-10-24', '09:15:00'),
    both('Set your own limits', 'ကိုယ်ပိုင် ကန့်သတ်ချက် သတ်မှတ်ပါ'),
    both(
      '<h3>Three limits you can set</h3><ul><li>How much you deposit in a day, a week or a month</li><li>How long you play at a time</li><li>A break of a day, a week or a month</li></ul><p>A lower limit applies at once, a higher one after 24 hours.</p>',
      '<h3>သတ်မှတ်နိုင်သော ကန့်သတ်ချက် သုံးမျိုး</h3><ul><li>တစ်ရက်၊ တစ်ပတ် သို့မဟုတ် တစ်လ ငွေသွင်းပမာဏ</li><li>တစ်ကြိမ် ကစားချိန်</li><li>တစ်ရက်၊ တစ်ပတ် သို့မဟုတ် တစ်လ နားချိန်</li></ul><p>လျှော့ချပါက ချက်ချင်း အကျိုးသက်ရောက်ပြီး၊ တိုးမြှင့်ပါက ၂၄ နာရီကြာမှ အကျိုးသက်ရောက်ပါမည်။</p>',
    ),
  ),
  notice(
    'n-proof',
    'A',
    day('2026-10-15', '16:30:00'),
    both('Please keep the receipt of your transfer', 'ငွေလွှဲပြေစာကို သိမ်းထားပါ'),
    both(
      '<p>When a deposit does not arrive, a picture of the receipt helps us find it.</p><ol><li>Open <em>Deposit</em> in the member centre.</li><li>Choose the deposit that is missing.</li><li>Add the picture: PNG or JPG, at most 5 MB.</li></ol>',
      '<p>ငွေသွင်းမှု မရောက်လျှင် ပြေစာပုံဖြင့် ပိုမြန်မြန် ရှာဖွေပေးနိုင်ပါသည်။</p><ol><li>အဖွဲ့ဝင်စင်တာရှိ <em>ငွေသွင်း</em> ကို ဖွင့်ပါ။</li><li>မရောက်သေးသော ငွေသွင်းမှုကို ရွေးပါ။</li><li>ပုံထည့်ပါ - PNG သို့မဟုတ် JPG၊ အများဆုံး 5 MB။</li></ol>',
    ),
  ),
  notice(
    'n-vip',
    'A',
    day('2026-10-03', '11:00:00'),
    both('VIP levels are counted on the first of the month', 'VIP အဆင့်ကို လစဉ် ၁ ရက်နေ့ တွက်ချက်ပါသည်'),
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
    'n-cockfight',
    'A',
    day('2026-09-02', '08:45:00'),
    both('New times for cockfight broadcasts', 'ကြက်တိုက်ပွဲ ထုတ်လွှင့်ချိန် ပြောင်းလဲခြင်း'),
    both(
      '<p>Broadcasts now begin at <strong>10:30</strong> and <strong>15:30</strong>, Myanmar time.</p>',
      '<p>မြန်မာစံတော်ချိန် <strong>၁၀:၃၀</strong> နှင့် <strong>၁၅:၃၀</strong> တွင် စတင် ထုတ်လွှင့်ပါမည်။</p>',
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
      '<p>When you change your password, every other device is signed out at once. Only the device you are using stays signed in.</p>',
      '<p>စကားဝှက် ပြောင်းသည်နှင့် အခြားစက်အားလုံးမှ ချက်ချင်း အကောင့်ထွက်ပါမည်။ သင်လက်ရှိသုံးနေသော စက်တွင်သာ ဆက်ဝင်ထားပါမည်။</p>',
    ),
  ),
  notice(
    'n-refer',
    'A',
    day('2026-07-19', '12:30:00'),
    both('What happens with an invitation', 'ဖိတ်ခေါ်မှု ဘယ်လို အလုပ်လုပ်သလဲ'),
    both(
      '<h3>Step by step</h3><ol><li>Send your friend your link or QR code.</li><li>Your friend registers and makes a first deposit of 10,000 Ks or more.</li><li>10,000 Ks are in your wallet.</li></ol>',
      '<h3>အဆင့်ဆင့်</h3><ol><li>သင့်လင့်ခ် သို့မဟုတ် QR ကုဒ်ကို သူငယ်ချင်းထံ ပို့ပါ။</li><li>သူငယ်ချင်းက မှတ်ပုံတင်ပြီး ပထမဆုံးအကြိမ် ၁၀,၀၀၀ ကျပ် သို့မဟုတ် ထို့ထက်ပို၍ သွင်းပါ။</li><li>၁၀,၀၀၀ ကျပ် သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပါမည်။</li></ol>',
    ),
    'referral',
  ),
  notice(
    'n-hours',
    'A',
    day('2026-06-08', '09:00:00'),
    both('Customer service around the clock', 'ဖောက်သည်ဝန်ဆောင်မှု ၂၄ နာရီ'),
    both(
      '<p>The chat is open day and night, in Burmese and English. You usually wait less than two minutes.</p>',
      '<p>ချက်တ်တွင် မြန်မာ၊ အင်္ဂလိပ် နှစ်ဘာသာဖြင့် အချိန်မရွေး ဖြေကြားပေးပါသည်။ ရက်အများစုတွင် နှစ်မိနစ်အောက်သာ စောင့်ရပါသည်။</p>',
    ),
  ),
  notice(
    'n-welcome',
    'F',
    day('2026-10-20', '10:00:00'),
    both('How to begin', 'စတင်နည်း'),
    both(
      '<ol><li>Change your password</li><li>Complete your account</li><li>Make your first deposit</li></ol>',
      '<ol><li>စကားဝှက် ပြောင်းပါ</li><li>အကောင့်အချက်အလက် ဖြည့်ပါ</li><li>ပထမဆုံး ငွေသွင်းပါ</li></ol>',
    ),
  ),
  notice(
    'n-first-limits',
    'F',
    day('2026-10-19', '10:00:00'),
    both('Before you play: set a limit', 'မကစားမီ ကန့်သတ်ချက် သတ်မှတ်ပါ'),
    both(
      '<p>It takes half a minute, and you can lower it at any time in <em>My account</em>.</p>',
      '<p>မိနစ်ဝက်သာ ကြာပြီး <em>ကျွန်ုပ်၏အကောင့်</em>တွင် အချိန်မရွေး လျှော့ချနိုင်ပါသည်။</p>',
    ),
  ),
];
