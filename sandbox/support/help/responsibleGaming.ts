import { article, points, steps, topic } from './article';

/** Help about responsible gaming. */
export const responsibleGaming = topic(
  'responsible-gaming',
  { EN: 'Responsible gaming', MY: 'တာဝန်ယူမှုရှိသော ကစားခြင်း' },
  article('set-limits', {
    EN: {
      title: 'Set your own limits',
      content: `<p>Playing should cost no more than an evening out. Set your limits before you play, and they will hold when it matters.</p><h3>Three limits</h3>${points(
        'how much you deposit in a day, a week or a month,',
        'how much you may lose in the same time,',
        'how long you play at a stretch.',
      )}<h3>Set one</h3>${steps(
        'Open <a href="/member">the member centre</a> and choose <strong>My account</strong>.',
        'Choose <strong>Limits</strong>, then the amount or the time.',
        'Confirm with your password.',
      )}<p>A lower limit applies at once. A higher one applies after 24 hours, and you can cancel it until then.</p>`,
    },
    MY: {
      title: 'ကိုယ်ပိုင် ကန့်သတ်ချက် သတ်မှတ်ခြင်း',
      content: `<p>ကစားခြင်းအတွက် အပန်းဖြေစရိတ်ထက် ပို၍ မကုန်သင့်ပါ။ စိတ်အေးချိန်တွင် သတ်မှတ်ထားသော ကန့်သတ်ချက်သည် စိတ်လှုပ်ရှားချိန်တွင် ကာကွယ်ပေးပါသည်။</p><h3>ကန့်သတ်ချက် သုံးမျိုး</h3>${points(
        'တစ်ရက်၊ တစ်ပတ် သို့မဟုတ် တစ်လအတွင်း ငွေသွင်းပမာဏ',
        'ထိုကာလအတွင်း ရှုံးနိုင်သော ပမာဏ',
        'တစ်ကြိမ်လျှင် ကစားသည့် အချိန်',
      )}<h3>သတ်မှတ်နည်း</h3>${steps(
        '<a href="/member">အဖွဲ့ဝင်စင်တာ</a>ကို ဖွင့်ပြီး <strong>ကျွန်ုပ်၏အကောင့်</strong> ကို နှိပ်ပါ။',
        '<strong>ကန့်သတ်ချက်များ</strong> ကို နှိပ်ပြီး ပမာဏ သို့မဟုတ် အချိန်ကို ရွေးပါ။',
        'စကားဝှက်ဖြင့် အတည်ပြုပါ။',
      )}<p>လျှော့ချပါက ချက်ချင်း အကျိုးသက်ရောက်ပါသည်။ တိုးမြှင့်ပါက ၂၄ နာရီကြာမှ အကျိုးသက်ရောက်ပြီး ထိုအချိန်အထိ ပြန်ရုပ်သိမ်းနိုင်ပါသည်။</p>`,
    },
  }),
  article('take-a-break', {
    EN: {
      title: 'Take a break or close your account',
      content: `<p>You can stop at any time, for a while or for good, and nobody will ask you why.</p>${points(
        '<strong>A break:</strong> a day, a week or a month. You can log in and withdraw, but not deposit or play.',
        '<strong>Self-exclusion:</strong> six months or longer. The account is closed for this time, and we send you no offers.',
        '<strong>Closing:</strong> the account is closed for good, after you have withdrawn your money.',
      )}<p>Choose <strong>My account</strong> in <a href="/member">the member centre</a>, or tell us in the live chat. A break starts at once and cannot be shortened, not even by us. Open bets are settled as usual, and you keep your winnings.</p>`,
    },
    MY: {
      title: 'အနားယူခြင်း သို့မဟုတ် အကောင့်ပိတ်ခြင်း',
      content: `<p>ခေတ္တဖြစ်စေ၊ အပြီးဖြစ်စေ အချိန်မရွေး ရပ်နိုင်ပြီး အကြောင်းရင်းကို မည်သူမျှ မမေးပါ။</p>${points(
        '<strong>အနားယူခြင်း -</strong> တစ်ရက်၊ တစ်ပတ် သို့မဟုတ် တစ်လ။ ဝင်ရောက်ခြင်း၊ ငွေထုတ်ခြင်း ရသော်လည်း ငွေသွင်းခြင်း၊ ကစားခြင်း မရပါ။',
        '<strong>မိမိကိုယ်ကို ပိတ်ပင်ခြင်း -</strong> ခြောက်လ သို့မဟုတ် ပို၍ကြာနိုင်ပါသည်။ ထိုကာလအတွင်း အကောင့်ပိတ်ထားပြီး ကမ်းလှမ်းချက်များ မပို့ပါ။',
        '<strong>အကောင့်ပိတ်ခြင်း -</strong> သင့်ငွေကို ထုတ်ပြီးနောက် အကောင့်ကို အပြီး ပိတ်ပါသည်။',
      )}<p><a href="/member">အဖွဲ့ဝင်စင်တာ</a>ရှိ <strong>ကျွန်ုပ်၏အကောင့်</strong>ကို ရွေးပါ သို့မဟုတ် တိုက်ရိုက်စကားပြောခန်းတွင် ပြောပါ။ အနားယူခြင်းသည် ချက်ချင်း အကျိုးသက်ရောက်ပြီး ကျွန်ုပ်တို့ပင် လျှော့ချ၍ မရပါ။ ဖွင့်ထားသော လောင်းကြေးများကို ပုံမှန်အတိုင်း ရှင်းပေးပြီး အနိုင်ရငွေသည် သင့်အတွက် ဖြစ်ပါသည်။</p>`,
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
      )}<p>If you answered yes even once, please <a href="/help#take-a-break">take a break</a> today and talk to someone you trust.</p><h3>If you worry about someone else</h3><p>Write to us in the live chat. We cannot tell you about another account, but we will look after the person. Children must never play: keep your password and your phone to yourself.</p>`,
    },
    MY: {
      title: 'ကစားခြင်းကြောင့် စိုးရိမ်နေပါက',
      content: `<p>လူအများစုအတွက် ကစားခြင်းသည် အပန်းဖြေမှု ဖြစ်ပါသည်။ အချို့အတွက် ဝန်ထုပ်ဝန်ပိုး ဖြစ်လာတတ်ပါသည်။ မိမိကိုယ်ကို ရိုးသားစွာ မေးကြည့်ပါ။</p>${points(
        'ရှုံးထားသည်ကို ပြန်ရရန် ကစားနေပါသလား။',
        'အိမ်လခ၊ အစားအသောက် သို့မဟုတ် အကြွေးအတွက် ငွေဖြင့် ကစားနေပါသလား။',
        'ဘယ်လောက် ကစားသည်ကို အခြားသူများထံမှ ဖုံးကွယ်ထားပါသလား။',
        'မကစားရပါက စိတ်မငြိမ် သို့မဟုတ် စိတ်တိုပါသလား။',
      )}<p>တစ်ခုမျှ ဟုတ်ပါက ယနေ့ပင် <a href="/help#take-a-break">အနားယူ</a>ပြီး ယုံကြည်ရသူတစ်ဦးနှင့် ပြောဆိုပါ။</p><h3>အခြားသူအတွက် စိုးရိမ်ပါက</h3><p>တိုက်ရိုက်စကားပြောခန်းတွင် ရေးပါ။ အခြားအကောင့်အကြောင်း မပြောပြနိုင်သော်လည်း ထိုသူကို ဂရုစိုက်ပေးပါမည်။ ကလေးများ လုံးဝ မကစားရပါ။ စကားဝှက်နှင့် ဖုန်းကို မိမိထံတွင်သာ ထားပါ။</p>`,
    },
  }),
);
