import { MINIMUM_AGE, SLOT_GAMES_ADVERTISED } from '../../contract/constants';
import { MISSIONS } from '../../contract/missions';
import { FREE_PLAY } from '../account/freePlayRules';
import { EN, MY } from '../base/figures';
import { METHODS } from '../money/deposits/methods';
import { WELCOME } from '../rewards/regular/rules';
import { both, day, hostile, picture, popup, table, type Row } from './announcement';

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
      `${slots.EN}<p>Register, and get a <strong>welcome bonus</strong> on your first deposit.</p><h3>Good to know</h3><ul><li>It is ${EN.percent(WELCOME.percent)} of a first deposit of ${EN.ks(WELCOME.minimum)} or more, up to ${EN.ks(WELCOME.cap)}.</li><li>Bet ${EN.count(WELCOME.turnover)} times the bonus before you withdraw it.</li><li>You must be ${EN.count(MINIMUM_AGE)} or older.</li></ul>`,
      `${slots.MY}<p>မှတ်ပုံတင်ပြီး ပထမဆုံး ငွေသွင်းမှုအတွက် <strong>ကြိုဆိုဘောနပ်စ်</strong> ရယူပါ။</p><h3>သိထားရန်</h3><ul><li>${MY.ks(WELCOME.minimum)}နှင့်အထက် ပထမဆုံး သွင်းငွေ၏ ${MY.percent(WELCOME.percent)} ဖြစ်ပြီး အများဆုံး ${MY.ks(WELCOME.cap)}အထိ ဖြစ်ပါသည်။</li><li>ဘောနပ်စ်ကို မထုတ်မီ ${MY.count(WELCOME.turnover)} ဆ လောင်းရပါမည်။</li><li>အသက် ${MY.count(MINIMUM_AGE)} နှစ် ပြည့်ပြီးသူ ဖြစ်ရပါမည်။</li></ul>`,
    ),
    'welcome',
  ),
  popup(
    'p-safety',
    'B',
    day('2026-11-13', '08:00:00'),
    both('Safety notice', 'လုံခြုံရေး အသိပေးချက်'),
    both(
      `<p>We never ask for a password or a code, and none of our links asks for money.</p>${hostile('Please tell customer service about anybody who asks for them.')}`,
      `<p>ကျွန်ုပ်တို့က စကားဝှက် သို့မဟုတ် ကုဒ်ကို ဘယ်တော့မှ မတောင်းပါ၊ ကျွန်ုပ်တို့၏ လင့်ခ်များကလည်း ငွေမတောင်းပါ။</p>${hostile('ကျွန်ုပ်တို့အမည်ဖြင့် တောင်းသူရှိပါက ဖောက်သည်ဝန်ဆောင်မှုထံ အကြောင်းကြားပါ။')}`,
    ),
  ),
  popup(
    'p-free',
    'B',
    day('2026-11-09', '10:00:00'),
    both('Look around first', 'ဦးစွာ လှည့်ကြည့်ပါ'),
    both(
      `<p>Free play gives you a trial account for ${EN.count(FREE_PLAY.minutes)} minutes. You see games, promotions and help with it; to play, register.</p>`,
      `<p>အခမဲ့ကစားခြင်းဖြင့် ${MY.count(FREE_PLAY.minutes)} မိနစ်အတွက် အစမ်းအကောင့် ရပါမည်။ ဂိမ်းများ၊ ပရိုမိုးရှင်းများနှင့် အကူအညီကို ကြည့်နိုင်ပြီး ကစားရန် မှတ်ပုံတင်ပါ။</p>`,
    ),
  ),
  popup(
    'p-slots',
    'B',
    day('2026-10-29', '10:00:00'),
    both(
      `${EN.count(SLOT_GAMES_ADVERTISED)} slot games`,
      `စလော့ဂိမ်း ${MY.count(SLOT_GAMES_ADVERTISED)}`,
    ),
    both(
      `${slots.EN}<p>Search by name, and filter by maker, smallest bet or number of lines.</p>`,
      `${slots.MY}<p>အမည်ဖြင့် ရှာဖွေပြီး ထုတ်လုပ်သူ၊ အနည်းဆုံးလောင်းကြေး သို့မဟုတ် လိုင်းအရေအတွက်ဖြင့် စစ်ထုတ်နိုင်ပါသည်။</p>`,
    ),
  ),
  popup(
    'p-adults',
    'B',
    day('2026-10-16', '10:00:00'),
    both('For adults only', 'အရွယ်ရောက်ပြီးသူများအတွက်သာ'),
    both(
      `<p>Padauk is for people aged ${EN.count(MINIMUM_AGE)} and over. If you share this device with children, please sign out after each visit.</p>`,
      `<p>Padauk သည် အသက် ${MY.count(MINIMUM_AGE)} နှစ် ပြည့်ပြီးသူများအတွက်သာ ဖြစ်ပါသည်။ ဤစက်ကို ကလေးများနှင့် မျှသုံးလျှင် ကစားပြီးတိုင်း အကောင့်ထွက်ပါ။</p>`,
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
        ...METHODS.map(({ name, minimum, fee }) => [
          name,
          EN.ks(minimum),
          Number(fee) === 0 ? 'None' : EN.percent(fee),
        ]),
      ),
      table(
        ['နည်းလမ်း', 'အနည်းဆုံး ငွေသွင်း', 'ဝန်ဆောင်ခ'],
        ...METHODS.map(({ name, minimum, fee }) => [
          name,
          MY.ks(minimum),
          Number(fee) === 0 ? 'မရှိ' : MY.percent(fee),
        ]),
      ),
    ),
  ),
  popup(
    'p-tickets',
    'B',
    day('2026-09-18', '10:00:00'),
    both('Lotteries around the clock', 'ထီများ 24 နာရီ'),
    both(
      '<p>Choose a draw, choose your numbers, and see the winning numbers as they come out.</p><ul><li>Quick lotteries</li><li>Southeast Asian lotteries</li><li>Vietnamese lotteries</li></ul>',
      '<p>ထီဖွင့်ပွဲနှင့် ဂဏန်းများကို ရွေးပြီး ပေါက်ဂဏန်းများကို ထွက်သည်နှင့် ကြည့်ပါ။</p><ul><li>အမြန်ထီများ</li><li>အရှေ့တောင်အာရှ ထီများ</li><li>ဗီယက်နမ် ထီများ</li></ul>',
    ),
  ),
  popup(
    'p-missions-visitor',
    'B',
    day('2026-09-01', '10:00:00'),
    both('Members play missions', 'အဖွဲ့ဝင်များအတွက် တာဝန်များ'),
    both(
      `<p>${EN.count(MISSIONS.length)} small tasks every week, with points for each. Register to see this week’s.</p>`,
      `<p>အပတ်စဉ် တာဝန်ငယ် ${MY.count(MISSIONS.length)} ခုရှိပြီး တစ်ခုစီအတွက် အမှတ် ရပါမည်။ ယခုအပတ်၏ တာဝန်များကို ကြည့်ရန် မှတ်ပုံတင်ပါ။</p>`,
    ),
    'mission',
  ),
  popup(
    'p-fair',
    'B',
    day('2026-08-15', '10:00:00'),
    both('What you can check yourself', 'သင်ကိုယ်တိုင် စစ်ဆေးနိုင်သည်များ'),
    both(
      '<h3>Three checks</h3><ol><li>Every bet that you placed is in your betting record, with stake and result.</li><li>Every draw of a lottery is shown with its winning numbers.</li><li>The raffle of the week can be recomputed from numbers that are published.</li></ol>',
      '<h3>စစ်ဆေးနိုင်သည့် သုံးမျိုး</h3><ol><li>သင့်လောင်းကြေးတိုင်းကို ရလဒ်နှင့်တကွ လောင်းကြေးမှတ်တမ်းတွင် ကြည့်နိုင်ပါသည်။</li><li>ထီဖွင့်ပွဲတိုင်း၏ ပေါက်ဂဏန်းများကို ပြထားပါသည်။</li><li>အပတ်စဉ် မဲဖောက်ပွဲကို ထုတ်ပြန်ထားသော နံပါတ်များဖြင့် ပြန်တွက်နိုင်ပါသည်။</li></ol>',
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
      '<p>Agents build a team and earn a share of its play. You become one with the invitation link of an agent; the agent desk tells you more, Monday to Friday, noon to 9 pm.</p><p><a href="/agent">Go to the agent page</a></p>',
      '<p>အေးဂျင့်များသည် အဖွဲ့တစ်ဖွဲ့ တည်ဆောက်ပြီး ဝင်ငွေ ခွဲဝေရယူပါသည်။ အေးဂျင့်တစ်ဦး၏ ဖိတ်ခေါ်လင့်ခ်ဖြင့် အေးဂျင့် ဖြစ်နိုင်ပါသည်။ အေးဂျင့်ဌာနကို တနင်္လာမှ သောကြာ၊ မွန်းတည့် 12 နာရီမှ ည 9 နာရီအထိ မေးမြန်းနိုင်ပါသည်။</p><p><a href="/agent">အေးဂျင့်စာမျက်နှာသို့</a></p>',
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
