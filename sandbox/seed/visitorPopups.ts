import { both, day, HOSTILE, picture, popup, table, type Row } from './announcement';

const slots = picture(
  'slots',
  both('Padauk blossoms over a river at dusk', 'ဆည်းဆာအချိန် မြစ်ပြင်အထက်ရှိ ပိတောက်ပန်းများ'),
);

/** The announcement popups for visitors. */
export const visitorPopups: readonly Row[] = [
  popup(
    'p-welcome',
    'B',
    day('2026-11-17', '10:00:00'),
    both('Welcome to Padauk', 'Padauk မှ ကြိုဆိုပါသည်'),
    both(
      `${slots.EN}<p>Register in one minute and get a <strong>welcome bonus</strong> on your first deposit.</p><h3>Good to know</h3><ul><li>It doubles a first deposit of 5,000 Ks or more, up to 100,000 Ks.</li><li>Bet twelve times the bonus before you withdraw it.</li><li>You must be 18 or older.</li></ul>`,
      `${slots.MY}<p>တစ်မိနစ်အတွင်း မှတ်ပုံတင်ပြီး ပထမဆုံး ငွေသွင်းမှုအတွက် <strong>ကြိုဆိုဘောနပ်စ်</strong> ရယူပါ။</p><h3>သိထားရန်</h3><ul><li>၅,၀၀၀ ကျပ်နှင့်အထက် ပထမဆုံး သွင်းငွေကို ၁၀၀,၀၀၀ ကျပ်အထိ နှစ်ဆ ပေးပါမည်။</li><li>ဘောနပ်စ်ကို မထုတ်မီ ၁၂ ဆ လောင်းရပါမည်။</li><li>အသက် ၁၈ နှစ် ပြည့်ပြီးသူ ဖြစ်ရပါမည်။</li></ul>`,
    ),
    'welcome',
  ),
  popup(
    'p-safety',
    'B',
    day('2026-11-13', '08:00:00'),
    both('Safety notice', 'လုံခြုံရေး အသိပေးချက်'),
    both(
      `<p>Someone is sending messages in our name. We never write first, and we never ask for a password, a code or money.</p>${HOSTILE}<p>Please tell customer service if you receive one.</p>`,
      `<p>ကျွန်ုပ်တို့အမည်ဖြင့် မက်ဆေ့ခ်ျ ပို့နေသူများ ရှိပါသည်။ ကျွန်ုပ်တို့က ဦးစွာ ဆက်သွယ်လေ့မရှိပါ၊ စကားဝှက်၊ ကုဒ် သို့မဟုတ် ငွေကိုလည်း ဘယ်တော့မှ မတောင်းပါ။</p>${HOSTILE}<p>ထိုသို့ ရရှိလျှင် ဖောက်သည်ဝန်ဆောင်မှုထံ အကြောင်းကြားပါ။</p>`,
    ),
  ),
  popup(
    'p-free',
    'B',
    day('2026-11-09', '10:00:00'),
    both('Try it free', 'အခမဲ့ စမ်းကစားပါ'),
    both(
      '<p>Free play gives you half an hour and 10,000 Ks of play money to look around.</p>',
      '<p>အခမဲ့ကစားခြင်းဖြင့် နာရီဝက်နှင့် စမ်းကစားငွေ ၁၀,၀၀၀ ကျပ် ရပါမည်။</p>',
    ),
  ),
  popup(
    'p-slots',
    'B',
    day('2026-10-29', '10:00:00'),
    both('Over 10,000 slot games', 'စလော့ဂိမ်း တစ်သောင်းကျော်'),
    both(
      `${slots.EN}<p>Search by name, maker or minimum bet. New games arrive every Friday.</p>`,
      `${slots.MY}<p>အမည်၊ ထုတ်လုပ်သူ သို့မဟုတ် အနည်းဆုံးလောင်းကြေးဖြင့် ရှာဖွေနိုင်ပါသည်။ သောကြာနေ့တိုင်း ဂိမ်းအသစ်များ ရောက်ပါသည်။</p>`,
    ),
  ),
  popup(
    'p-adults',
    'B',
    day('2026-10-16', '10:00:00'),
    both('For adults only', 'အရွယ်ရောက်ပြီးသူများအတွက်သာ'),
    both(
      '<p>Padauk is for people aged 18 and over. If you share this device with children, please sign out after each visit.</p>',
      '<p>Padauk သည် အသက် ၁၈ နှစ် ပြည့်ပြီးသူများအတွက်သာ ဖြစ်ပါသည်။ ဤစက်ကို ကလေးများနှင့် မျှသုံးလျှင် ကစားပြီးတိုင်း အကောင့်ထွက်ပါ။</p>',
    ),
  ),
  popup(
    'p-pay',
    'B',
    day('2026-10-05', '10:00:00'),
    both('Ways to pay', 'ငွေပေးချေနည်းများ'),
    both(
      table(
        ['Method', 'Minimum deposit', 'Fee'],
        ['Mobile wallet', '1,000 Ks', 'None'],
        ['Bank transfer', '10,000 Ks', 'None'],
        ['Voucher', '5,000 Ks', 'None'],
      ),
      table(
        ['နည်းလမ်း', 'အနည်းဆုံး ငွေသွင်း', 'ဝန်ဆောင်ခ'],
        ['မိုဘိုင်းပိုက်ဆံအိတ်', '၁,၀၀၀ ကျပ်', 'မရှိ'],
        ['ဘဏ်လွှဲ', '၁၀,၀၀၀ ကျပ်', 'မရှိ'],
        ['ဘောက်ချာ', '၅,၀၀၀ ကျပ်', 'မရှိ'],
      ),
    ),
  ),
  popup(
    'p-live',
    'B',
    day('2026-09-18', '10:00:00'),
    both('Live casino, with dealers who speak Burmese', 'မြန်မာစကားပြော ဒီလာများနှင့် တိုက်ရိုက်ကာစီနို'),
    both(
      '<p>Every evening from 18:00 to 02:00.</p><ul><li>Baccarat</li><li>Roulette</li><li>Dragon tiger</li></ul>',
      '<p>ညစဉ် ၁၈:၀၀ မှ ၀၂:၀၀ အထိ။</p><ul><li>ဘက္ကရက်</li><li>ရူးလက်</li><li>နဂါးကျား</li></ul>',
    ),
  ),
  popup(
    'p-missions-visitor',
    'B',
    day('2026-09-01', '10:00:00'),
    both('Members play missions', 'အဖွဲ့ဝင်များအတွက် တာဝန်များ'),
    both(
      '<p>Five small tasks every week, with a reward for each. Register to see this week’s.</p>',
      '<p>အပတ်စဉ် တာဝန်ငယ် ငါးခုရှိပြီး တစ်ခုစီအတွက် ဆုရပါမည်။ ယခုအပတ်၏ တာဝန်များကို ကြည့်ရန် မှတ်ပုံတင်ပါ။</p>',
    ),
    'mission',
  ),
  popup(
    'p-fair',
    'B',
    day('2026-08-15', '10:00:00'),
    both('How we know that games are fair', 'ဂိမ်းများ မျှတကြောင်း ဘယ်လို သိနိုင်သလဲ'),
    both(
      '<h3>Three checks</h3><ol><li>A laboratory tests the random numbers of each maker.</li><li>Every month we compare what games pay out with what they promise.</li><li>Every round that you played is in your betting record.</li></ol>',
      '<h3>စစ်ဆေးမှု သုံးဆင့်</h3><ol><li>ထုတ်လုပ်သူတိုင်း၏ ကျပန်းနံပါတ်စနစ်ကို ဓာတ်ခွဲခန်းက စစ်ဆေးပါသည်။</li><li>ဂိမ်းများ၏ ပြန်ပေးငွေကို ကတိပြုထားသည်နှင့် လစဉ် တိုက်ဆိုင်စစ်ဆေးပါသည်။</li><li>သင်ကစားခဲ့သော ပွဲတိုင်းကို လောင်းကြေးမှတ်တမ်းတွင် ကြည့်နိုင်ပါသည်။</li></ol>',
    ),
  ),
  popup(
    'p-app',
    'B',
    day('2026-07-28', '10:00:00'),
    both('Padauk on your phone', 'သင့်ဖုန်းတွင် Padauk'),
    both(
      '<p>Scan the code in the side menu, or add this page to your home screen: then it opens like an app.</p>',
      '<p>ဘေးမီနူးရှိ ကုဒ်ကို စကင်ဖတ်ပါ သို့မဟုတ် ဤစာမျက်နှာကို ပင်မမျက်နှာပြင်သို့ ထည့်ပါ - အက်ပ်ကဲ့သို့ ဖွင့်နိုင်ပါမည်။</p>',
    ),
  ),
  popup(
    'p-agents',
    'B',
    day('2026-07-05', '12:00:00'),
    both('Become an agent', 'အေးဂျင့် ဖြစ်လိုပါသလား'),
    both(
      '<p>Build a team and earn a share of its play. The agent desk answers Monday to Friday, noon to 9pm.</p><p><a href="/agent">Go to the agent page</a></p>',
      '<p>အဖွဲ့တစ်ဖွဲ့ တည်ဆောက်ပြီး ဝင်ငွေ ခွဲဝေရယူပါ။ အေးဂျင့်ဌာနသည် တနင်္လာမှ သောကြာ၊ မွန်းတည့် ၁၂ နာရီမှ ည ၉ နာရီအထိ ဖွင့်ပါသည်။</p><p><a href="/agent">အေးဂျင့်စာမျက်နှာသို့</a></p>',
    ),
  ),
  popup(
    'p-help',
    'B',
    day('2026-06-01', '10:00:00'),
    both('Questions? The help centre knows', 'မေးစရာရှိပါသလား၊ အကူအညီစင်တာတွင် ရှာပါ'),
    both(
      '<p>Registering, depositing, withdrawing, rules of the games: <a href="/help">read the answers</a>, or ask us in the chat.</p>',
      '<p>မှတ်ပုံတင်ခြင်း၊ ငွေသွင်းခြင်း၊ ငွေထုတ်ခြင်း၊ ဂိမ်းစည်းမျဉ်းများ - <a href="/help">အဖြေများကို ဖတ်ပါ</a> သို့မဟုတ် ချက်တ်တွင် မေးပါ။</p>',
    ),
  ),
];
