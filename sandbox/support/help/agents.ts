import { article, points, steps, topic } from './article';

/** Help for agents. */
export const agents = topic(
  'agents',
  { EN: 'Agents', MY: 'အေးဂျင့်များ' },
  article('become-an-agent', {
    EN: {
      title: 'Become an agent',
      content: `<p>Agents invite players, look after them and earn a share. You need your own account and time for people, but no capital.</p><h3>Step by step</h3>${steps(
        'Write to <strong>agent support</strong> in the live chat and tell us how you want to find players.',
        'We answer within two working days and send you the contract.',
        'Log in on <a href="/agent">the agent page</a> and find your invitation code and your link in the agent centre.',
        'Share the link: everyone who registers with it joins your team.',
      )}<p>Agent support is open from Monday to Friday, noon to 9 pm (Yangon). You must not invite players under 18, or yourself.</p>`,
    },
    MY: {
      title: 'အေးဂျင့် ဖြစ်ရန်',
      content: `<p>အေးဂျင့်များသည် ကစားသူများကို ဖိတ်ခေါ် စောင့်ရှောက်ပြီး ဝင်ငွေခွဲဝေ ရရှိပါသည်။ ကိုယ်ပိုင်အကောင့်နှင့် အချိန်သာ လိုပြီး အရင်းအနှီး မလိုပါ။</p><h3>အဆင့်ဆင့် လုပ်ဆောင်ပုံ</h3>${steps(
        'တိုက်ရိုက်စကားပြောခန်းရှိ <strong>အေးဂျင့် ဝန်ဆောင်မှု</strong>သို့ ကစားသူများကို မည်သို့ ရှာဖွေမည်ကို ရေးပါ။',
        'ရုံးဖွင့်ရက် နှစ်ရက်အတွင်း ပြန်ကြားပြီး စာချုပ် ပို့ပေးပါမည်။',
        '<a href="/agent">အေးဂျင့်စာမျက်နှာ</a>မှ ဝင်ပြီး အေးဂျင့်စင်တာတွင် ဖိတ်ခေါ်ကုဒ်နှင့် လင့်ခ်ကို ကြည့်ပါ။',
        'လင့်ခ်ကို မျှဝေပါ။ ထိုလင့်ခ်ဖြင့် မှတ်ပုံတင်သူများသည် သင့်အဖွဲ့ဝင် ဖြစ်ပါသည်။',
      )}<p>အေးဂျင့်ဝန်ဆောင်မှုကို တနင်္လာမှ သောကြာ၊ နေ့လယ် ၁၂ နာရီမှ ည ၉ နာရီအထိ (ရန်ကုန်စံတော်ချိန်) ရနိုင်ပါသည်။ အသက် ၁၈ နှစ်အောက်သူများနှင့် မိမိကိုယ်ကို ဖိတ်ခေါ်ခွင့် မရှိပါ။</p>`,
    },
  }),
  article('agent-commission', {
    EN: {
      title: 'How the commission is calculated',
      content: `<p>Your earnings depend on your contract. Most contracts combine two parts:</p>${points(
        '<strong>Dividend:</strong> a share of what your team lost in the period, after bonuses and fees.',
        '<strong>Salary:</strong> a fixed amount for a certain turnover of your team, by the day, the hour or the bet.',
      )}<h3>An example</h3><p>Your team lost Ks 2,000,000 in a month and got Ks 200,000 in bonuses. With a dividend of 20% you earn Ks 360,000. If the team wins overall, the dividend of the period is zero; you never pay anything back.</p><p>Every amount is in the reports of <a href="/agentHome">the agent centre</a>, player by player.</p>`,
    },
    MY: {
      title: 'ကော်မရှင် တွက်ချက်ပုံ',
      content: `<p>ရရှိမည့်ဝင်ငွေသည် သင့်စာချုပ်အပေါ် မူတည်ပါသည်။ စာချုပ်အများစုတွင် အပိုင်းနှစ်ပိုင်း ပါဝင်ပါသည်။</p>${points(
        '<strong>အမြတ်ဝေစု -</strong> ကာလအတွင်း သင့်အဖွဲ့၏ ရှုံးငွေမှ ဘောနပ်စ်နှင့် စရိတ်များ နုတ်ပြီး ရသော ဝေစု။',
        '<strong>လစာ -</strong> သင့်အဖွဲ့၏ လောင်းကြေးပမာဏ ပြည့်ပါက တစ်ရက်၊ တစ်နာရီ သို့မဟုတ် လောင်းကြေးတစ်ခုအလိုက် ရသော ပမာဏ။',
      )}<h3>ဥပမာ</h3><p>သင့်အဖွဲ့သည် တစ်လအတွင်း ၂,၀၀၀,၀၀၀ ကျပ် ရှုံးပြီး ဘောနပ်စ် ၂၀၀,၀၀၀ ကျပ် ရခဲ့ပါသည်။ အမြတ်ဝေစု ၂၀% ဖြင့် ၃၆၀,၀၀၀ ကျပ် ရပါမည်။ အဖွဲ့က နောက်ဆုံးတွင် အနိုင်ရပါက ထိုကာလ၏ ဝေစုသည် သုည ဖြစ်ပြီး ပြန်ပေးရန် မလိုပါ။</p><p>ပမာဏအားလုံးကို <a href="/agentHome">အေးဂျင့်စင်တာ</a>၏ အစီရင်ခံစာတွင် ကစားသူတစ်ဦးချင်း ကြည့်နိုင်ပါသည်။</p>`,
    },
  }),
  article('agent-contracts', {
    EN: {
      title: 'Contracts with your downlines',
      content: `<p>An agent can offer contracts to the agents below, and gets offers from the agent above.</p><h3>How an offer works</h3>${steps(
        'Choose the downline and the type: dividend, daily salary, hourly salary or real-time salary.',
        'Set the shares or the tiers. You cannot give more than you get.',
        'Choose <strong>Offer contract</strong>. It waits until the downline accepts or rejects it.',
      )}<p>Either side may propose to end a contract; it ends when the other side agrees. The contracts button shows how many offers wait for your answer. A salary in real time is settled every five minutes.</p>`,
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
