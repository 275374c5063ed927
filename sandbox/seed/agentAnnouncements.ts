import { agentNotice, agentPopup, both, day, table, type Row } from './announcement';

/** The announcements for agents: their page of the agent centre, and their popup. */
export const agentAnnouncements: readonly Row[] = [
  agentNotice(
    'an-paid',
    'A',
    day('2026-11-17', '11:00:00'),
    both('When a contract is paid', 'စာချုပ်အတွက် ငွေ ဘယ်အချိန် ရမလဲ'),
    both(
      `${table(
        ['Contract', 'Settled'],
        ['Dividend, daily salary', 'At the end of its period'],
        ['Hourly salary', 'Every full hour'],
        ['Real-time salary', 'Every five minutes'],
      )}<p>The upline's balance pays. While it is too low, the amount waits, and the oldest one is paid first.</p>`,
      `${table(
        ['စာချုပ်', 'ရှင်းသည့်အချိန်'],
        ['အမြတ်ဝေစု၊ နေ့စဉ်လစာ', 'ကာလကုန်ဆုံးချိန်'],
        ['နာရီအလိုက်လစာ', 'တစ်နာရီပြည့်တိုင်း'],
        ['ချက်ချင်းလစာ', 'ငါးမိနစ်တိုင်း'],
      )}<p>အထက်လိုင်း၏ လက်ကျန်ငွေမှ ပေးပါသည်။ ငွေမလောက်လျှင် စောင့်ရပြီး အစောဆုံးတစ်ခုကို အရင် ပေးပါသည်။</p>`,
    ),
  ),
  agentNotice(
    'an-rates',
    'A',
    day('2026-11-03', '15:00:00'),
    both('A lower rate ends the contracts below it', 'နှုန်းထား နိမ့်သွားလျှင် အောက်ရှိ စာချုပ်များ ရပ်စဲပါမည်'),
    both(
      '<p>Nobody can pass on more than they get. If you accept a contract with a lower rate, your downlines’ contracts with a higher one are terminated. You see which ones before you accept.</p>',
      '<p>ရသည်ထက် ပို၍ ခွဲဝေမပေးနိုင်ပါ။ နှုန်းထားနိမ့်သော စာချုပ်ကို လက်ခံလျှင် ထိုထက်မြင့်သော အောက်လိုင်းစာချုပ်များ ရပ်စဲပါမည်။ လက်မခံမီ မည်သည့်စာချုပ်များ ဖြစ်သည်ကို မြင်ရပါသည်။</p>',
    ),
  ),
  agentNotice(
    'an-invitations',
    'A',
    day('2026-10-12', '09:30:00'),
    both('An invitation can offer contracts', 'ဖိတ်ခေါ်လင့်ခ်ဖြင့် စာချုပ် ကမ်းလှမ်းနိုင်သည်'),
    both(
      '<p>Add rates when you make an invitation in <em>Register account</em>. Anyone who registers with its link is offered them at once.</p>',
      '<p><em>အကောင့်ဖွင့်ပေးရန်</em>တွင် ဖိတ်ခေါ်လင့်ခ် ပြုလုပ်စဉ် နှုန်းထားများ ထည့်ပါ။ ထိုလင့်ခ်ဖြင့် မှတ်ပုံတင်သူအား ချက်ချင်း ကမ်းလှမ်းပါမည်။</p>',
    ),
  ),
  agentNotice(
    'an-time',
    'A',
    day('2026-09-08', '10:00:00'),
    both('Periods and days are in Myanmar time', 'ကာလနှင့် ရက်များကို မြန်မာစံတော်ချိန်ဖြင့် တွက်ပါသည်'),
    both(
      '<p>A day begins at 00:00 and a week on Monday, Myanmar time, wherever you are. The clock of the agent centre shows it.</p>',
      '<p>သင်မည်သည့်နေရာတွင် ရှိသည်ဖြစ်စေ မြန်မာစံတော်ချိန် 00:00 တွင် ရက်သစ်၊ တနင်္လာနေ့တွင် ရက်သတ္တပတ်သစ် စပါသည်။ အေးဂျင့်စင်တာရှိ နာရီက ထိုအချိန်ကို ပြပါသည်။</p>',
    ),
  ),
  agentNotice(
    'an-support',
    'A',
    day('2026-07-06', '12:00:00'),
    both('Hours of agent support', 'အေးဂျင့် ဝန်ဆောင်မှု အချိန်'),
    both(
      '<p>The chat of agent support is open from Monday to Friday, <strong>12:00 to 21:00</strong> Myanmar time.</p>',
      '<p>အေးဂျင့် ဝန်ဆောင်မှု ချက်တ်ကို တနင်္လာမှ သောကြာ၊ မြန်မာစံတော်ချိန် <strong>12:00 မှ 21:00</strong> အထိ ဖွင့်ပါသည်။</p>',
    ),
  ),
  agentNotice(
    'an-first',
    'F',
    day('2026-06-15', '10:00:00'),
    both('Your first downline', 'သင့်ပထမဆုံး အောက်လိုင်း'),
    both(
      '<ol><li>Open <em>Register account</em> in the agent centre.</li><li>Create the account yourself, or send an invitation link.</li><li>Offer a contract in <em>Team management</em>.</li></ol>',
      '<ol><li>အေးဂျင့်စင်တာရှိ <em>အကောင့်ဖွင့်ပေးရန်</em>ကို ဖွင့်ပါ။</li><li>အကောင့်ကို ကိုယ်တိုင်ဖွင့်ပေးပါ၊ သို့မဟုတ် ဖိတ်ခေါ်လင့်ခ် ပို့ပါ။</li><li><em>အဖွဲ့စီမံခန့်ခွဲမှု</em>တွင် စာချုပ် ကမ်းလှမ်းပါ။</li></ol>',
    ),
  ),
  agentPopup(
    'ap-safety',
    'A',
    day('2026-11-09', '10:00:00'),
    both('Your team trusts you with its accounts', 'သင့်အဖွဲ့က အကောင့်များကို သင့်အား ယုံကြည်အပ်ထားသည်'),
    both(
      '<p>A new downline changes the password that you gave at the first login. Never ask for the new one: customer service and uplines do not need it.</p>',
      '<p>အောက်လိုင်းအသစ်သည် သင်ပေးထားသော စကားဝှက်ကို ပထမဆုံး ဝင်ချိန်တွင် ပြောင်းပါသည်။ စကားဝှက်အသစ်ကို ဘယ်တော့မှ မမေးပါနှင့်။ ဖောက်သည်ဝန်ဆောင်မှုနှင့် အထက်လိုင်းတို့အတွက် မလိုအပ်ပါ။</p>',
    ),
  ),
  agentPopup(
    'ap-first',
    'F',
    day('2026-11-01', '10:00:00'),
    both('Welcome to the agents', 'အေးဂျင့်များအဖွဲ့မှ ကြိုဆိုပါသည်'),
    both(
      '<p>The agent centre has your team, its records and your income. Set a payment password in <em>Account details</em> before your first withdrawal.</p>',
      '<p>သင့်အဖွဲ့၊ မှတ်တမ်းများနှင့် ဝင်ငွေကို အေးဂျင့်စင်တာတွင် ကြည့်နိုင်ပါသည်။ ပထမဆုံး ငွေမထုတ်မီ <em>အကောင့်အသေးစိတ်</em>တွင် ငွေပေးချေမှု စကားဝှက် သတ်မှတ်ပါ။</p>',
    ),
  ),
];
