import { article, points, steps, topic } from './article';

/** Help about responsible gaming. */
export const responsibleGaming = topic(
  'responsible-gaming',
  { EN: 'Responsible gaming', MY: 'တာဝန်ယူမှုရှိသော ကစားခြင်း' },
  article('know-what-you-spend', {
    EN: {
      title: 'Know what you spend',
      content: `<p>Playing should cost no more than an evening out. Decide before you play what you can spend, and how long you want to play. We do not stop you there: this site has no deposit limits and no time limits yet.</p><h3>Where you see it</h3>${points(
        '<strong>Personal profit and loss</strong> adds up what you bet, won and lost.',
        'The <strong>account record</strong> lists every deposit and withdrawal.',
        'The <strong>betting record</strong> lists every single bet.',
      )}<p>All of them are in <a href="/member">the member centre</a>. Money that is meant for rent, food or debts is not money to play with.</p>`,
    },
    MY: {
      title: 'မည်မျှ သုံးသည်ကို သိထားခြင်း',
      content: `<p>ကစားခြင်းအတွက် အပန်းဖြေစရိတ်ထက် ပို၍ မကုန်သင့်ပါ။ သုံးနိုင်သည့် ပမာဏနှင့် ကစားမည့် အချိန်ကို မကစားမီ ဆုံးဖြတ်ပါ။ ဤဆိုက်တွင် ငွေသွင်းကန့်သတ်ချက်နှင့် အချိန်ကန့်သတ်ချက် မရှိသေးသဖြင့် ကျွန်ုပ်တို့က ရပ်ပေးမည် မဟုတ်ပါ။</p><h3>မည်သည့်နေရာတွင် ကြည့်နိုင်သလဲ</h3>${points(
        '<strong>ကိုယ်ပိုင် အမြတ်နှင့် အရှုံး</strong>တွင် လောင်းကြေး၊ အနိုင်နှင့် အရှုံးကို ပေါင်းပြပါသည်။',
        '<strong>ငွေစာရင်းမှတ်တမ်း</strong>တွင် ငွေသွင်း၊ ငွေထုတ်တိုင်းကို ပြပါသည်။',
        '<strong>လောင်းကြေးမှတ်တမ်း</strong>တွင် လောင်းကြေးတစ်ခုစီကို ပြပါသည်။',
      )}<p>အားလုံးကို <a href="/member">အဖွဲ့ဝင်စင်တာ</a>တွင် ကြည့်နိုင်ပါသည်။ အိမ်လခ၊ အစားအသောက် သို့မဟုတ် အကြွေးအတွက် ငွေဖြင့် မကစားပါနှင့်။</p>`,
    },
  }),
  article('stop-playing', {
    EN: {
      title: 'Stop playing',
      content: `<p>You can stop at any time, and nobody will ask you why. This site cannot close your account for a while or for good by itself yet. What you can do today:</p>${steps(
        'Bring back what is still with game makers under <strong>Wallet</strong> in <a href="/member">the member centre</a>.',
        'Withdraw your money.',
        'Sign out under <strong>My account</strong>, <strong>Devices</strong>, wherever you are signed in.',
        'Remove the site from your home screen and its password from your browser.',
      )}<p>Open bets are settled as usual, and what they win comes to your wallet.</p>`,
    },
    MY: {
      title: 'ကစားခြင်းကို ရပ်ခြင်း',
      content: `<p>အချိန်မရွေး ရပ်နိုင်ပြီး အကြောင်းရင်းကို မည်သူမျှ မမေးပါ။ ဤဆိုက်က အကောင့်ကို ခေတ္တ သို့မဟုတ် အပြီး အလိုအလျောက် မပိတ်ပေးနိုင်သေးပါ။ ယနေ့ လုပ်နိုင်သည်များ -</p>${steps(
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
