import { MINIMUM_AGE } from '../../../contract/constants';
import { EN, MY } from '../../base/figures';
import { article, points, steps, topic } from './article';

const LOST = 2_000_000;
const RATE = 20;
/** A dividend: what a team lost, the share of the contract, percent, and what it earns. */
const EXAMPLE = { lost: LOST, rate: RATE, earned: (LOST * RATE) / 100 };

/** Help for agents. */
export const agents = topic(
  'agents',
  { EN: 'Agents', MY: 'အေးဂျင့်များ' },
  article('become-an-agent', {
    EN: {
      title: 'Become an agent',
      content: `<p>Agents invite players and earn a share of what their team plays. An agent account is made by an agent above you.</p><h3>Step by step</h3>${steps(
        'Ask an agent for an invitation link for agents, or for an account that the agent creates.',
        'Register with the link. An account that the agent created asks for a new password at your first login.',
        'Log in on <a href="/agent">the agent page</a> and make your own links in the agent centre.',
        'Share a link: everyone who registers with it joins your team.',
      )}<p>Questions? <strong>Agent support</strong> in the live chat is open from Monday to Friday, noon to 9 pm (Yangon). You must not invite players under ${EN.count(MINIMUM_AGE)}.</p>`,
    },
    MY: {
      title: 'အေးဂျင့် ဖြစ်ရန်',
      content: `<p>အေးဂျင့်များသည် ကစားသူများကို ဖိတ်ခေါ်ပြီး အဖွဲ့၏ ကစားမှုမှ ဝင်ငွေခွဲဝေ ရရှိပါသည်။ အေးဂျင့်အကောင့်ကို သင့်အထက်ရှိ အေးဂျင့်က ဖွင့်ပေးပါသည်။</p><h3>အဆင့်ဆင့် လုပ်ဆောင်ပုံ</h3>${steps(
        'အေးဂျင့်တစ်ဦးထံမှ အေးဂျင့်အတွက် ဖိတ်ခေါ်လင့်ခ် သို့မဟုတ် အကောင့် တောင်းပါ။',
        'လင့်ခ်ဖြင့် မှတ်ပုံတင်ပါ။ အေးဂျင့်က ဖွင့်ပေးထားသော အကောင့်တွင် ပထမဆုံး ဝင်ရောက်ချိန်၌ စကားဝှက်အသစ် ရွေးရပါမည်။',
        '<a href="/agent">အေးဂျင့်စာမျက်နှာ</a>မှ ဝင်ပြီး အေးဂျင့်စင်တာတွင် ကိုယ်ပိုင်လင့်ခ်များ ပြုလုပ်ပါ။',
        'လင့်ခ်ကို မျှဝေပါ။ ထိုလင့်ခ်ဖြင့် မှတ်ပုံတင်သူများသည် သင့်အဖွဲ့ဝင် ဖြစ်ပါသည်။',
      )}<p>မေးစရာရှိပါက တိုက်ရိုက်စကားပြောခန်းရှိ <strong>အေးဂျင့် ဝန်ဆောင်မှု</strong>ကို တနင်္လာမှ သောကြာ၊ နေ့လယ် 12 နာရီမှ ည 9 နာရီအထိ (ရန်ကုန်စံတော်ချိန်) ဆက်သွယ်ပါ။ အသက် ${MY.count(MINIMUM_AGE)} နှစ်အောက်သူများကို ဖိတ်ခေါ်ခွင့် မရှိပါ။</p>`,
    },
  }),
  article('agent-commission', {
    EN: {
      title: 'How the commission is calculated',
      content: `<p>Your earnings depend on your contracts. There are two kinds:</p>${points(
        '<strong>Dividend:</strong> a share of what your team lost in the period.',
        '<strong>Salary:</strong> a share of what your team bet, by the day or the hour, or of each large bet.',
      )}<h3>An example</h3><p>Your team lost ${EN.ks(EXAMPLE.lost)} in a period. With a dividend of ${EN.percent(EXAMPLE.rate)} you earn ${EN.ks(EXAMPLE.earned)}. If the team wins overall, the dividend of the period is zero; you never pay anything back.</p><p>Every settlement is in <a href="/agentHome">the agent centre</a>, with the figures that it was made of.</p>`,
    },
    MY: {
      title: 'ကော်မရှင် တွက်ချက်ပုံ',
      content: `<p>ရရှိမည့်ဝင်ငွေသည် သင့်စာချုပ်များအပေါ် မူတည်ပါသည်။ နှစ်မျိုး ရှိပါသည်။</p>${points(
        '<strong>အမြတ်ဝေစု -</strong> ကာလအတွင်း သင့်အဖွဲ့၏ ရှုံးငွေမှ ရသော ဝေစု။',
        '<strong>လစာ -</strong> သင့်အဖွဲ့၏ လောင်းကြေးမှ တစ်ရက် သို့မဟုတ် တစ်နာရီအလိုက်၊ သို့မဟုတ် ကြီးမားသော လောင်းကြေးတစ်ခုစီမှ ရသော ဝေစု။',
      )}<h3>ဥပမာ</h3><p>သင့်အဖွဲ့သည် ကာလတစ်ခုအတွင်း ${MY.ks(EXAMPLE.lost)} ရှုံးခဲ့ပါသည်။ အမြတ်ဝေစု ${MY.percent(EXAMPLE.rate)} ဖြင့် ${MY.ks(EXAMPLE.earned)} ရပါမည်။ အဖွဲ့က နောက်ဆုံးတွင် အနိုင်ရပါက ထိုကာလ၏ ဝေစုသည် သုည ဖြစ်ပြီး ပြန်ပေးရန် မလိုပါ။</p><p>ရှင်းတမ်းတိုင်းကို တွက်ချက်ထားသော ကိန်းဂဏန်းများနှင့်တကွ <a href="/agentHome">အေးဂျင့်စင်တာ</a>တွင် ကြည့်နိုင်ပါသည်။</p>`,
    },
  }),
  article('agent-contracts', {
    EN: {
      title: 'Contracts with your downlines',
      content: `<p>An agent can offer contracts to the agents below, and gets offers from the agent above.</p><h3>How an offer works</h3>${steps(
        'Choose the downline and the type: dividend, daily salary, hourly salary or real-time salary.',
        'Set the shares or the tiers. You cannot give more than you get.',
        'Choose <strong>Offer contract</strong>. It waits until the downline accepts or rejects it.',
      )}<p>Either side may ask to terminate a contract; it is terminated when the other side agrees. The contracts button shows how many offers wait for your answer. A salary in real time is settled every five minutes.</p>`,
    },
    MY: {
      title: 'လက်အောက်အေးဂျင့်များနှင့် စာချုပ်များ',
      content: `<p>အေးဂျင့်သည် လက်အောက်အေးဂျင့်များကို စာချုပ် ကမ်းလှမ်းနိုင်ပြီး အထက်အေးဂျင့်ထံမှ ကမ်းလှမ်းချက်များ ရရှိပါသည်။</p><h3>ကမ်းလှမ်းပုံ</h3>${steps(
        'လက်အောက်အေးဂျင့်နှင့် အမျိုးအစားကို ရွေးပါ - အမြတ်ဝေစု၊ နေ့စဉ်လစာ၊ နာရီလစာ သို့မဟုတ် အချိန်နှင့်တပြေးညီ လစာ။',
        'ဝေစု သို့မဟုတ် အဆင့်များကို သတ်မှတ်ပါ။ မိမိရသည်ထက် ပိုပေး၍ မရပါ။',
        '<strong>စာချုပ် ကမ်းလှမ်းရန်</strong> ကို နှိပ်ပါ။ လက်အောက်အေးဂျင့်က လက်ခံခြင်း သို့မဟုတ် ငြင်းပယ်ခြင်းကို စောင့်ပါ။',
      )}<p>မည်သည့်ဘက်မဆို စာချုပ်ရပ်စဲရန် အဆိုပြုနိုင်ပြီး အခြားဘက်က သဘောတူပါက ရပ်စဲပါသည်။ သင့်အဖြေကို စောင့်နေသော ကမ်းလှမ်းချက် အရေအတွက်ကို စာချုပ်ခလုတ်တွင် ပြပါသည်။ အချိန်နှင့်တပြေးညီ လစာကို ငါးမိနစ်တိုင်း ရှင်းပေးပါသည်။</p>`,
    },
  }),
);
