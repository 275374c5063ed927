import { article, points, steps, topic } from './article';

/** Help about responsible gaming. */
export const responsibleGaming = topic(
  'responsible-gaming',
  { EN: 'Responsible gaming', MY: 'တာဝန်ယူမှုရှိသော ကစားခြင်း' },
  article('know-what-you-spend', {
    EN: {
      title: 'Know what you spend',
      content: `<p>Playing should cost no more than an evening out. Decide before you play what you can spend. Then set it as a limit: under <strong>Limits and breaks</strong> in <a href="/member/limits">the member centre</a> you say how much you may deposit, lose or stake in a day, a week or a month, and the site stops you there. Lowering counts at once; raising takes time. While you play, you see for how long and what you won or lost, and are asked at set times whether to go on.</p><h3>Where you see it</h3>${points(
        '<strong>Personal profit and loss</strong> adds up what you bet, won and lost.',
        'The <strong>account record</strong> lists every deposit and withdrawal.',
        'The <strong>betting record</strong> lists every single bet.',
        'The <strong>statement</strong> adds everything up by month.',
      )}<p>All of them are in <a href="/member">the member centre</a>. Money that is meant for rent, food or debts is not money to play with.</p>`,
    },
    MY: {
      title: 'မည်မျှ သုံးသည်ကို သိထားခြင်း',
      content: `<p>ကစားခြင်းအတွက် အပန်းဖြေစရိတ်ထက် ပို၍ မကုန်သင့်ပါ။ သုံးနိုင်သည့် ပမာဏနှင့် ကစားမည့် အချိန်ကို မကစားမီ ဆုံးဖြတ်ပါ။ ထို့နောက် ကန့်သတ်ချက် သတ်မှတ်ပါ။ <a href="/member/limits">အဖွဲ့ဝင်စင်တာ</a>ရှိ <strong>ကန့်သတ်ချက်နှင့် နားချိန်များ</strong>တွင် တစ်ရက်၊ တစ်ပတ် သို့မဟုတ် တစ်လအတွင်း သွင်းနိုင်၊ ရှုံးနိုင်၊ လောင်းနိုင်သည့် ပမာဏကို သတ်မှတ်ပါက ဤဆိုက်က ထိုပမာဏတွင် ရပ်ပေးပါသည်။ လျှော့ချခြင်းသည် ချက်ချင်း အကျိုးသက်ရောက်ပြီး တိုးမြှင့်ခြင်းသည် အချိန်ယူပါသည်။ ကစားနေစဉ် ကစားချိန်နှင့် အနိုင်အရှုံးကို ပြပြီး ဆက်ကစားမည်လားဟု အခါအားလျော်စွာ မေးပါသည်။</p><h3>မည်သည့်နေရာတွင် ကြည့်နိုင်သလဲ</h3>${points(
        '<strong>ကိုယ်ပိုင် အမြတ်နှင့် အရှုံး</strong>တွင် လောင်းကြေး၊ အနိုင်နှင့် အရှုံးကို ပေါင်းပြပါသည်။',
        '<strong>ငွေစာရင်းမှတ်တမ်း</strong>တွင် ငွေသွင်း၊ ငွေထုတ်တိုင်းကို ပြပါသည်။',
        '<strong>လောင်းကြေးမှတ်တမ်း</strong>တွင် လောင်းကြေးတစ်ခုစီကို ပြပါသည်။',
        '<strong>စာရင်းရှင်းတမ်း</strong>တွင် အားလုံးကို လအလိုက် ပေါင်းပြပါသည်။',
      )}<p>အားလုံးကို <a href="/member">အဖွဲ့ဝင်စင်တာ</a>တွင် ကြည့်နိုင်ပါသည်။ အိမ်လခ၊ အစားအသောက် သို့မဟုတ် အကြွေးအတွက် ငွေဖြင့် မကစားပါနှင့်။</p>`,
    },
  }),
  article('stop-playing', {
    EN: {
      title: 'Stop playing',
      content: `<p>You can stop at any time, and nobody will ask you why. Under <strong>Limits and breaks</strong> in <a href="/member/limits">the member centre</a> you take a break or exclude yourself for longer. It counts at once on all your devices, and nobody can end it early. Deposits, games, bonuses and points are closed meanwhile; withdrawals stay open.</p><h3>Before you leave</h3>${steps(
        'Bring back what is still with game makers under <strong>Wallet</strong> in <a href="/member">the member centre</a>.',
        'Withdraw your money.',
        'Sign out under <strong>My account</strong>, <strong>Devices</strong>, wherever you are logged in.',
        'Remove the site from your home screen and its password from your browser.',
      )}<p>Open bets are settled as usual, and what they win comes to your wallet.</p>`,
    },
    MY: {
      title: 'ကစားခြင်းကို ရပ်ခြင်း',
      content: `<p>အချိန်မရွေး ရပ်နိုင်ပြီး အကြောင်းရင်းကို မည်သူမျှ မမေးပါ။ <a href="/member/limits">အဖွဲ့ဝင်စင်တာ</a>ရှိ <strong>ကန့်သတ်ချက်နှင့် နားချိန်များ</strong>တွင် ခေတ္တနားနိုင်ပြီး ကာလရှည်ကြာ ကိုယ်တိုင် ပိတ်နိုင်ပါသည်။ သင်၏ စက်အားလုံးတွင် ချက်ချင်း အကျိုးသက်ရောက်ပြီး သတ်မှတ်ချိန်မတိုင်မီ မည်သူမျှ ဖြေလျှော့၍ မရပါ။ ထိုအတောအတွင်း ငွေသွင်းခြင်း၊ ဂိမ်းများ၊ ဘောနပ်နှင့် အမှတ်များကို ပိတ်ထားပြီး ငွေထုတ်ခြင်းကို ဆက်ဖွင့်ထားပါသည်။</p><h3>မထွက်ခွာမီ</h3>${steps(
        '<a href="/member">အဖွဲ့ဝင်စင်တာ</a>ရှိ <strong>ပိုက်ဆံအိတ်</strong>တွင် ဂိမ်းထုတ်လုပ်သူများထံမှ ငွေကို ပြန်ယူပါ။',
        'သင့်ငွေကို ထုတ်ပါ။',
        '<strong>ကျွန်ုပ်၏အကောင့်</strong>၊ <strong>စက်ပစ္စည်းများ</strong>တွင် ဝင်ထားသမျှမှ ထွက်ပါ။',
        'ဖုန်း၏ ပင်မမျက်နှာပြင်မှ ဤဆိုက်ကိုလည်းကောင်း၊ ဘရောက်ဇာမှ စကားဝှက်ကိုလည်းကောင်း ဖယ်ရှားပါ။',
      )}<p>ဖွင့်ထားသော လောင်းကြေးများကို ပုံမှန်အတိုင်း ရှင်းပေးပြီး အနိုင်ရငွေသည် သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပါသည်။</p>`,
    },
  }),
  article('when-playing-worries-you', {
    EN: {
      title: 'When playing worries you',
      content: `<p>For most people playing is a pastime. For some it becomes a burden. Ask yourself honestly:</p>${points(
        'Do you play to win back what you lost?',
        'Do you play with money that is meant for rent, food or debts?',
        'Do you hide how much you play?',
        'Are you restless or angry when you cannot play?',
      )}<p>If you answered yes even once, please <a href="/help#stop-playing">stop playing</a> today and talk to someone you trust.</p><h3>If you worry about someone else</h3><p>Talk to the person, and listen. Children must never play: keep your password and your phone to yourself.</p>`,
    },
    MY: {
      title: 'ကစားခြင်းကြောင့် စိုးရိမ်နေပါက',
      content: `<p>လူအများစုအတွက် ကစားခြင်းသည် အပန်းဖြေမှု ဖြစ်ပါသည်။ အချို့အတွက် ဝန်ထုပ်ဝန်ပိုး ဖြစ်လာတတ်ပါသည်။ မိမိကိုယ်ကို ရိုးသားစွာ မေးကြည့်ပါ။</p>${points(
        'ရှုံးထားသည်ကို ပြန်ရရန် ကစားနေပါသလား။',
        'အိမ်လခ၊ အစားအသောက် သို့မဟုတ် အကြွေးအတွက် ငွေဖြင့် ကစားနေပါသလား။',
        'ဘယ်လောက် ကစားသည်ကို အခြားသူများထံမှ ဖုံးကွယ်ထားပါသလား။',
        'မကစားရပါက စိတ်မငြိမ် သို့မဟုတ် စိတ်တိုပါသလား။',
      )}<p>တစ်ခုမျှ ဟုတ်ပါက ယနေ့ပင် <a href="/help#stop-playing">ကစားခြင်းကို ရပ်</a>ပြီး ယုံကြည်ရသူတစ်ဦးနှင့် ပြောဆိုပါ။</p><h3>အခြားသူအတွက် စိုးရိမ်ပါက</h3><p>ထိုသူနှင့် စကားပြောပြီး နားထောင်ပေးပါ။ ကလေးများ လုံးဝ မကစားရပါ။ စကားဝှက်နှင့် ဖုန်းကို မိမိထံတွင်သာ ထားပါ။</p>`,
    },
  }),
);
