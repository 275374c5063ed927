import { EN, MY } from '../../base/figures';
import { WELCOME } from '../../rewards/regular/rules';
import { article, points, steps, topic } from './article';

/** The bonus of the example. */
const EXAMPLE = 10_000;

/** Help about promotions. */
export const promotionHelp = topic(
  'promotions',
  { EN: 'Promotions & points', MY: 'ပရိုမိုးရှင်းများနှင့် အမှတ်များ' },
  article('claim-a-promotion', {
    EN: {
      title: 'Claim a promotion',
      content: `<p>All promotions with their rules are on <a href="/promotions">the promotions page</a>. Some apply automatically, others you have to join.</p><h3>Step by step</h3>${steps(
        'Open the promotion and read who can take part, and until when.',
        'Choose <strong>Take part</strong> in the <strong>reward centre</strong>.',
        'Place the required bets; the reward centre shows your progress.',
        'Choose <strong>Claim</strong> there. What you have earned can be claimed even when the promotion is over.',
      )}<p>Each member can get the bonus of an activity once.</p>`,
    },
    MY: {
      title: 'ပရိုမိုးရှင်း ရယူခြင်း',
      content: `<p>ပရိုမိုးရှင်းအားလုံးနှင့် စည်းကမ်းချက်များကို <a href="/promotions">ပရိုမိုးရှင်းစာမျက်နှာ</a>တွင် ကြည့်နိုင်ပါသည်။ အချို့ကို အလိုအလျောက် ရပြီး အချို့တွင် ပါဝင်ရပါသည်။</p><h3>အဆင့်ဆင့် လုပ်ဆောင်ပုံ</h3>${steps(
        'ပရိုမိုးရှင်းကို ဖွင့်ပြီး ပါဝင်ခွင့်ရှိသူနှင့် နောက်ဆုံးရက်ကို ဖတ်ပါ။',
        '<strong>ဆုလာဘ်စင်တာ</strong>တွင် <strong>ပါဝင်ရန်</strong> ကို နှိပ်ပါ။',
        'သတ်မှတ်ထားသည့်ပမာဏကို လောင်းပါ။ မည်မျှပြီးသည်ကို ဆုလာဘ်စင်တာတွင် ကြည့်နိုင်ပါသည်။',
        'ထိုနေရာတွင် <strong>ရယူရန်</strong> ကို နှိပ်ပါ။ ပရိုမိုးရှင်း ပြီးသွားသော်လည်း ရရှိပြီးသော ဘောနပ်စ်ကို ရယူနိုင်ပါသည်။',
      )}<p>အစီအစဉ်တစ်ခု၏ ဘောနပ်စ်ကို အဖွဲ့ဝင်တစ်ဦးလျှင် တစ်ကြိမ်သာ ရပါသည်။</p>`,
    },
  }),
  article('what-is-turnover', {
    EN: {
      title: 'What is turnover?',
      content: `<p>Turnover is the amount you have to bet before you can withdraw a bonus.</p><h3>An example</h3>${points(
        `You deposit ${EN.ks(EXAMPLE)} and get a bonus of ${EN.ks(EXAMPLE)}.`,
        `The promotion requires ${EN.count(WELCOME.turnover)} times the bonus.`,
        `So you bet ${EN.ks(EXAMPLE * WELCOME.turnover)} in total: ${EN.count(WELCOME.turnover)} × ${EN.count(EXAMPLE)}.`,
      )}<p>Every settled bet counts in full, in every game. The reward centre shows your progress. Until then the bonus stays in your wallet to play with, and the rest of your money can be withdrawn.</p>`,
    },
    MY: {
      title: 'လောင်းကြေးပမာဏ ဆိုသည်မှာ',
      content: `<p>ဘောနပ်စ်ကို မထုတ်မီ လောင်းရမည့် စုစုပေါင်း ပမာဏ ဖြစ်ပါသည်။</p><h3>ဥပမာ</h3>${points(
        `${MY.ks(EXAMPLE)} သွင်းပြီး ဘောနပ်စ် ${MY.ks(EXAMPLE)} ရပါသည်။`,
        `ပရိုမိုးရှင်းက ဘောနပ်စ်၏ ${MY.count(WELCOME.turnover)} ဆ သတ်မှတ်ထားပါသည်။`,
        `ထို့ကြောင့် စုစုပေါင်း ${MY.ks(EXAMPLE * WELCOME.turnover)} လောင်းရပါမည် - ${MY.count(WELCOME.turnover)} × ${MY.count(EXAMPLE)}။`,
      )}<p>ဂိမ်းတိုင်းတွင် ပြီးဆုံးသော လောင်းကြေးအားလုံးကို အပြည့် တွက်ပါသည်။ မည်မျှ ပြည့်ပြီးသည်ကို ဆုလာဘ်စင်တာတွင် ကြည့်ပါ။ ထိုအချိန်အထိ ဘောနပ်စ်ဖြင့် ကစားနိုင်ပြီး ကျန်ငွေကို ထုတ်ယူနိုင်ပါသည်။</p>`,
    },
  }),
  article('collect-points', {
    EN: {
      title: 'Collect and redeem points',
      content: `<p>You collect points when you play, and exchange them in <a href="/pointMall">the points mall</a>. They never expire.</p><h3>How you collect them</h3>${points(
        'Settled bets bring points, counted every night. The rules of the points mall say how many.',
        'More for each weekly mission that you finish.',
      )}<h3>How you redeem them</h3>${steps(
        'Choose a reward, or money for your wallet.',
        'Enter your login password.',
        'Money arrives at once. We check a reward first; the history says when it is approved, on its way and delivered.',
      )}<p>Trial accounts collect no points. Points cannot be given to another person.</p>`,
    },
    MY: {
      title: 'အမှတ်များ စုဆောင်းခြင်းနှင့် လဲလှယ်ခြင်း',
      content: `<p>ကစားသောအခါ အမှတ်များ ရရှိပြီး <a href="/pointMall">အမှတ်ဈေး</a>တွင် လဲလှယ်နိုင်ပါသည်။ သက်တမ်း မကုန်ပါ။</p><h3>ရရှိပုံ</h3>${points(
        'ရလဒ်ထွက်ပြီးသော လောင်းကြေးများအတွက် အမှတ်ရပြီး ညစဉ် တွက်ချက်ပါသည်။ မည်မျှ ရသည်ကို အမှတ်ဈေး၏ စည်းမျဉ်းများတွင် ကြည့်ပါ။',
        'အပတ်စဉ် တာဝန်တစ်ခု ပြီးမြောက်တိုင်း ပိုမိုရရှိပါသည်။',
      )}<h3>လဲလှယ်ပုံ</h3>${steps(
        'ဆုလက်ဆောင် သို့မဟုတ် ပိုက်ဆံအိတ်အတွက် ငွေကို ရွေးပါ။',
        'အကောင့်ဝင်စကားဝှက်ကို ထည့်ပါ။',
        'ငွေကို ချက်ချင်း ရပါသည်။ ဆုလက်ဆောင်ကိုမူ ဦးစွာ စစ်ဆေးပြီး အတည်ပြုချိန်၊ ပို့ဆောင်ချိန်နှင့် ရောက်ရှိချိန်ကို မှတ်တမ်းတွင် ပြပါသည်။',
      )}<p>အစမ်းအကောင့်များ အမှတ် မရပါ။ အမှတ်များကို အခြားသူသို့ လွှဲပေး၍ မရပါ။</p>`,
    },
  }),
);
