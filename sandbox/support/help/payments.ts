import { article, points, steps, topic } from './article';

/** Help about payments. */
export const payments = topic(
  'payments',
  { EN: 'Deposits & withdrawals', MY: 'ငွေသွင်းခြင်းနှင့် ငွေထုတ်ခြင်း' },
  article('how-to-deposit', {
    EN: {
      title: 'How to deposit',
      content: `<p>You deposit from a bank account or a mobile wallet in your own name. The minimum is Ks 1,000, and there is no fee.</p><h3>Step by step</h3>${steps(
        'Open <a href="/member">the member centre</a> and choose <strong>Deposit</strong>.',
        'Choose how you pay, and the amount.',
        'Transfer exactly this amount to the account that is shown. It may change, so check it each time.',
        'Keep the receipt until the money has arrived.',
      )}<p>Most deposits arrive within five minutes, even at night. If yours takes longer than 15 minutes, read <a href="/help#deposit-missing">what to do about a missing deposit</a>.</p>`,
    },
    MY: {
      title: 'ငွေသွင်းနည်း',
      content: `<p>ကိုယ်ပိုင်အမည်ပါ ဘဏ်အကောင့် သို့မဟုတ် မိုဘိုင်းပိုက်ဆံအိတ်မှ ငွေသွင်းရပါသည်။ အနည်းဆုံး ၁,၀၀၀ ကျပ် ဖြစ်ပြီး ဝန်ဆောင်ခ မယူပါ။</p><h3>အဆင့်ဆင့် လုပ်ဆောင်ပုံ</h3>${steps(
        '<a href="/member">အဖွဲ့ဝင်စင်တာ</a>ကို ဖွင့်ပြီး <strong>ငွေသွင်း</strong> ကို နှိပ်ပါ။',
        'ငွေပေးချေမည့်နည်းနှင့် ပမာဏကို ရွေးပါ။',
        'ပြထားသော အကောင့်သို့ ထိုပမာဏအတိအကျ လွှဲပါ။ အကောင့် ပြောင်းလဲနိုင်သဖြင့် အကြိမ်တိုင်း ကြည့်ပါ။',
        'ငွေရောက်သည်အထိ ပြေစာကို သိမ်းထားပါ။',
      )}<p>ငွေသွင်းမှု အများစုသည် ညဘက်တွင်ပါ ငါးမိနစ်အတွင်း ရောက်ပါသည်။ ၁၅ မိနစ်ထက် ကြာပါက <a href="/help#deposit-missing">ငွေမရောက်ပါက ဘာလုပ်ရမလဲ</a> ကို ဖတ်ပါ။</p>`,
    },
  }),
  article('deposit-missing', {
    EN: {
      title: 'My deposit has not arrived',
      content: `<p>Please do not pay a second time. Money that left your account is not lost: we can find it with the receipt.</p><h3>Check these first</h3>${points(
        'Did you transfer exactly the amount that was shown?',
        'Did it go to the account that was shown for this deposit?',
        'Did you pay from an account in your own name?',
      )}<h3>Then tell us</h3>${steps(
        'Open <strong>Deposit</strong> in <a href="/member">the member centre</a> and choose the one that is missing.',
        'Add a picture of the receipt: PNG or JPG, at most 5 MB. The date, amount and number of the transfer must be readable.',
        'We answer within 30 minutes. The payments desk in the live chat is there day and night.',
      )}`,
    },
    MY: {
      title: 'သွင်းငွေ မရောက်သေးပါ',
      content: `<p>ဒုတိယအကြိမ် ထပ်မလွှဲပါနှင့်။ သင့်အကောင့်မှ ထွက်သွားသော ငွေသည် ပျောက်ဆုံးခြင်း မရှိပါ။ ပြေစာဖြင့် ရှာဖွေနိုင်ပါသည်။</p><h3>ဦးစွာ စစ်ဆေးပါ</h3>${points(
        'ပြထားသော ပမာဏအတိအကျ လွှဲခဲ့ပါသလား။',
        'ဤငွေသွင်းမှုအတွက် ပြထားသော အကောင့်သို့ လွှဲခဲ့ပါသလား။',
        'ငွေလွှဲသော အကောင့်သည် သင့်ကိုယ်ပိုင်အမည် ဖြစ်ပါသလား။',
      )}<h3>ထို့နောက် အကြောင်းကြားပါ</h3>${steps(
        '<a href="/member">အဖွဲ့ဝင်စင်တာ</a>ရှိ <strong>ငွေသွင်း</strong> ကို ဖွင့်ပြီး မရောက်သေးသော ငွေသွင်းမှုကို ရွေးပါ။',
        'ပြေစာပုံကို ထည့်ပါ - PNG သို့မဟုတ် JPG၊ အများဆုံး 5 MB။ ရက်စွဲ၊ ပမာဏနှင့် လွှဲငွေနံပါတ်ကို ဖတ်၍ရရပါမည်။',
        'မိနစ် ၃၀ အတွင်း ပြန်ကြားပါမည်။ တိုက်ရိုက်စကားပြောခန်းရှိ ငွေပေးချေမှုဌာနကို နေ့ရောညပါ ဆက်သွယ်နိုင်ပါသည်။',
      )}`,
    },
  }),
  article('how-to-withdraw', {
    EN: {
      title: 'How to withdraw',
      content: `<p>We pay out to a bank account or a mobile wallet in the name that you registered with.</p><h3>Step by step</h3>${steps(
        'Open <a href="/member">the member centre</a> and choose <strong>Withdraw</strong>.',
        'Choose the account, or add one.',
        'Enter the amount and your payment password.',
        'When the money has arrived, answer the confirmation: received, partially received or not received.',
      )}<p>Most withdrawals arrive within 10 minutes. The confirmation shows how long you can answer; without an answer the money counts as received.</p><p>A bonus with a <a href="/help#what-is-turnover">turnover</a> stays in your wallet until you have reached it; the rest can be withdrawn.</p>`,
    },
    MY: {
      title: 'ငွေထုတ်နည်း',
      content: `<p>မှတ်ပုံတင်ထားသော အမည်နှင့် တူညီသည့် ဘဏ်အကောင့် သို့မဟုတ် မိုဘိုင်းပိုက်ဆံအိတ်သို့သာ ငွေထုတ်ပေးပါသည်။</p><h3>အဆင့်ဆင့် လုပ်ဆောင်ပုံ</h3>${steps(
        '<a href="/member">အဖွဲ့ဝင်စင်တာ</a>ကို ဖွင့်ပြီး <strong>ငွေထုတ်</strong> ကို နှိပ်ပါ။',
        'အကောင့်ကို ရွေးပါ သို့မဟုတ် အသစ်ထည့်ပါ။',
        'ပမာဏနှင့် ငွေပေးချေမှု စကားဝှက်ကို ထည့်ပါ။',
        'ငွေရောက်ပါက အတည်ပြုချက်ကို ဖြေပါ - ရရှိပြီး၊ တစ်စိတ်တစ်ပိုင်း ရရှိပြီး သို့မဟုတ် မရရှိသေးပါ။',
      )}<p>ငွေထုတ်မှု အများစုသည် ၁၀ မိနစ်အတွင်း ရောက်ပါသည်။ အတည်ပြုချက်တွင် ဖြေဆိုရမည့် အချိန်ကို ဖော်ပြထားပြီး မဖြေပါက ရရှိပြီးဟု သတ်မှတ်ပါမည်။</p><p><a href="/help#what-is-turnover">လောင်းကြေးပမာဏ</a> သတ်မှတ်ထားသော ဘောနပ်စ်ကို ပြည့်မှ ထုတ်နိုင်ပြီး ကျန်ငွေကို ထုတ်ယူနိုင်ပါသည်။</p>`,
    },
  }),
  article('withdrawal-late', {
    EN: {
      title: 'My withdrawal is taking long',
      content: `<p>First check its status in the account record of <a href="/member">the member centre</a>.</p>${points(
        '<strong>In review:</strong> we check your first withdrawal and large amounts by hand, within two hours.',
        '<strong>Sent:</strong> the money has left us. The bank may take until the next working day.',
        '<strong>Returned:</strong> the bank refused it, usually because of the name or the number. The money is back in your wallet.',
      )}<h3>If only a part arrived</h3><p>Answer the confirmation with <strong>Partially received</strong> and enter the missing amount. If nothing arrived, choose <strong>Not received</strong> and add a picture of your account statement. Our payments desk takes it from there.</p>`,
    },
    MY: {
      title: 'ငွေထုတ်ရာတွင် ကြန့်ကြာနေပါသည်',
      content: `<p>ဦးစွာ <a href="/member">အဖွဲ့ဝင်စင်တာ</a>ရှိ အကောင့်မှတ်တမ်းတွင် အခြေအနေကို ကြည့်ပါ။</p>${points(
        '<strong>စစ်ဆေးဆဲ -</strong> ပထမဆုံး ငွေထုတ်မှုနှင့် ပမာဏများသော ငွေထုတ်မှုကို နှစ်နာရီအတွင်း ကိုယ်တိုင် စစ်ဆေးပါသည်။',
        '<strong>ပို့ပြီး -</strong> ငွေ လွှဲပြီး ဖြစ်ပါသည်။ ဘဏ်များသည် နောက်ရုံးဖွင့်ရက်အထိ ကြာနိုင်ပါသည်။',
        '<strong>ပြန်အမ်းပြီး -</strong> အမည် သို့မဟုတ် နံပါတ် မမှန်သဖြင့် ဘဏ်က လက်မခံခဲ့ပါ။ ငွေသည် သင့်ပိုက်ဆံအိတ်သို့ ပြန်ရောက်ပြီး ဖြစ်ပါသည်။',
      )}<h3>တစ်စိတ်တစ်ပိုင်းသာ ရောက်ပါက</h3><p>အတည်ပြုချက်တွင် <strong>တစ်စိတ်တစ်ပိုင်း ရရှိပြီး</strong> ကို ရွေးပြီး ကျန်ငွေပမာဏကို ထည့်ပါ။ လုံးဝ မရောက်ပါက <strong>မရရှိသေးပါ</strong> ကို ရွေးပြီး ဘဏ်စာရင်းပုံကို ထည့်ပါ။ ငွေပေးချေမှုဌာနက ဆက်လက် ဆောင်ရွက်ပေးပါမည်။</p>`,
    },
  }),
);
