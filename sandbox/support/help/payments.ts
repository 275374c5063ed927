import { WITHDRAWAL } from '../../money/withdrawals/bounds';
import { METHODS } from '../../money/deposits/methods';
import { EN, MY } from '../../base/figures';
import { article, points, steps, topic } from './article';

const SMALLEST = Math.min(...METHODS.map(({ minimum }) => Number(minimum)));

/** Help about payments. */
export const payments = topic(
  'payments',
  { EN: 'Deposits & withdrawals', MY: 'ငွေသွင်းခြင်းနှင့် ငွေထုတ်ခြင်း' },
  article('how-to-deposit', {
    EN: {
      title: 'How to deposit',
      content: `<p>You deposit from a bank account or a mobile wallet. The smallest amount is ${EN.ks(SMALLEST)}; each method shows how much it takes, and its fee if it has one.</p><h3>Step by step</h3>${steps(
        'Open <a href="/member">the member centre</a> and choose <strong>Deposit</strong>.',
        'Choose how you pay, and the amount.',
        'Pay exactly this amount to the account that is shown, with the reference in the note.',
        'Come back and press <strong>I have paid</strong>.',
      )}<p>The page shows when the money is in your wallet. You can close it: the deposit goes on without it. If it is not found, read <a href="/help#deposit-missing">what to do about a missing deposit</a>.</p>`,
    },
    MY: {
      title: 'ငွေသွင်းနည်း',
      content: `<p>ဘဏ်အကောင့် သို့မဟုတ် မိုဘိုင်းပိုက်ဆံအိတ်မှ ငွေသွင်းနိုင်ပါသည်။ အနည်းဆုံး ပမာဏမှာ ${MY.ks(SMALLEST)} ဖြစ်ပြီး နည်းလမ်းတိုင်း၏ ကန့်သတ်ပမာဏနှင့် ဝန်ဆောင်ခ ရှိပါက ထိုနေရာတွင် ပြပါသည်။</p><h3>အဆင့်ဆင့် လုပ်ဆောင်ပုံ</h3>${steps(
        '<a href="/member">အဖွဲ့ဝင်စင်တာ</a>ကို ဖွင့်ပြီး <strong>ငွေသွင်းရန်</strong> ကို နှိပ်ပါ။',
        'ငွေပေးချေမည့်နည်းနှင့် ပမာဏကို ရွေးပါ။',
        'ပြထားသော အကောင့်သို့ ထိုပမာဏအတိအကျ လွှဲပြီး မှတ်ချက်တွင် အမှတ်စဉ်ကို ထည့်ပါ။',
        'ပြန်လာပြီး <strong>ပေးချေပြီးပါပြီ</strong> ကို နှိပ်ပါ။',
      )}<p>ငွေ သင့်ပိုက်ဆံအိတ်ထဲ ရောက်သည်နှင့် စာမျက်နှာတွင် ပြပါမည်။ ထိုအတောအတွင်း စာမျက်နှာကို ပိတ်နိုင်ပါသည်။ မတွေ့ပါက <a href="/help#deposit-missing">ငွေမရောက်ပါက ဘာလုပ်ရမလဲ</a> ကို ဖတ်ပါ။</p>`,
    },
  }),
  article('deposit-missing', {
    EN: {
      title: 'My deposit has not arrived',
      content: `<p>Please do not pay a second time before you have asked us.</p><h3>Check these first</h3>${points(
        'Did you transfer exactly the amount that was shown?',
        'Did it go to the account that was shown for this deposit?',
        'Was its reference in the note of the payment?',
        'Did you pay before the time ran out?',
      )}<h3>Then tell us</h3>${steps(
        'Open <strong>Deposit</strong> in <a href="/member">the member centre</a>: it shows how the deposit ended, and its reference.',
        'Write to the payments desk in the live chat. It is open day and night. Give them the reference and the amount.',
      )}`,
    },
    MY: {
      title: 'သွင်းငွေ မရောက်သေးပါ',
      content: `<p>ကျွန်ုပ်တို့ကို မမေးမီ ဒုတိယအကြိမ် ထပ်မလွှဲပါနှင့်။</p><h3>ဦးစွာ စစ်ဆေးပါ</h3>${points(
        'ပြထားသော ပမာဏအတိအကျ လွှဲခဲ့ပါသလား။',
        'ဤငွေသွင်းမှုအတွက် ပြထားသော အကောင့်သို့ လွှဲခဲ့ပါသလား။',
        'ငွေလွှဲမှတ်ချက်တွင် အမှတ်စဉ်ကို ထည့်ခဲ့ပါသလား။',
        'သတ်မှတ်ချိန် မကုန်မီ ပေးခဲ့ပါသလား။',
      )}<h3>ထို့နောက် အကြောင်းကြားပါ</h3>${steps(
        '<a href="/member">အဖွဲ့ဝင်စင်တာ</a>ရှိ <strong>ငွေသွင်းရန်</strong> ကို ဖွင့်ပါ။ ငွေသွင်းမှု၏ အခြေအနေနှင့် အမှတ်စဉ်ကို ပြထားပါသည်။',
        'တိုက်ရိုက်စကားပြောခန်းရှိ ငွေပေးချေမှုဌာနသို့ ရေးပါ။ နေ့ရောညပါ ဖွင့်ထားပါသည်။ အမှတ်စဉ်နှင့် ပမာဏကို ပြောပါ။',
      )}`,
    },
  }),
  article('how-to-withdraw', {
    EN: {
      title: 'How to withdraw',
      content: `<p>We pay out to a bank account or a mobile wallet in your own name, from ${EN.ks(WITHDRAWAL.minimum)} to ${EN.ks(WITHDRAWAL.maximum)}. The form shows the fee.</p><h3>Step by step</h3>${steps(
        'Open <a href="/member">the member centre</a> and choose <strong>Withdrawal</strong>.',
        'Choose the account, or add one.',
        'Enter the amount and your payment password.',
        'When the money has arrived, answer the confirmation: received, partially received or not received.',
      )}<p>The confirmation shows how long you can answer; without an answer the money counts as received.</p><p>A bonus with a <a href="/help#what-is-turnover">turnover</a> stays in your wallet until you have reached it; the rest can be withdrawn.</p>`,
    },
    MY: {
      title: 'ငွေထုတ်နည်း',
      content: `<p>ကိုယ်ပိုင်အမည်ဖြင့် ဘဏ်အကောင့် သို့မဟုတ် မိုဘိုင်းပိုက်ဆံအိတ်သို့ ${MY.ks(WITHDRAWAL.minimum)} မှ ${MY.ks(WITHDRAWAL.maximum)} အထိ ထုတ်ပေးပါသည်။ ဝန်ဆောင်ခကို ပုံစံတွင် ပြပါသည်။</p><h3>အဆင့်ဆင့် လုပ်ဆောင်ပုံ</h3>${steps(
        '<a href="/member">အဖွဲ့ဝင်စင်တာ</a>ကို ဖွင့်ပြီး <strong>ငွေထုတ်ရန်</strong> ကို နှိပ်ပါ။',
        'အကောင့်ကို ရွေးပါ သို့မဟုတ် အသစ်ထည့်ပါ။',
        'ပမာဏနှင့် ငွေပေးချေမှု စကားဝှက်ကို ထည့်ပါ။',
        'ငွေရောက်ပါက အတည်ပြုချက်ကို ဖြေပါ - ရရှိပြီး၊ တစ်စိတ်တစ်ပိုင်း ရရှိပြီး သို့မဟုတ် မရရှိသေးပါ။',
      )}<p>အတည်ပြုချက်တွင် ဖြေဆိုရမည့် အချိန်ကို ဖော်ပြထားပြီး မဖြေပါက ရရှိပြီးဟု သတ်မှတ်ပါမည်။</p><p><a href="/help#what-is-turnover">လောင်းကြေးပမာဏ</a> သတ်မှတ်ထားသော ဘောနပ်စ်ကို ပြည့်မှ ထုတ်နိုင်ပြီး ကျန်ငွေကို ထုတ်ယူနိုင်ပါသည်။</p>`,
    },
  }),
  article('withdrawal-late', {
    EN: {
      title: 'My withdrawal is taking long',
      content: `<p>First check its status under <strong>Withdrawal</strong>, <strong>Your requests</strong> in <a href="/member">the member centre</a>.</p>${points(
        '<strong>Under review:</strong> we look at each request first. Where the list offers it, you can still cancel.',
        '<strong>Paid:</strong> the money was sent to your account, and waits for your confirmation.',
        '<strong>Refused:</strong> the payer could not verify the account. The money is back in your wallet.',
      )}<h3>If only a part arrived</h3><p>Answer the confirmation with <strong>Partially received</strong> and enter the missing amount. If nothing arrived, choose <strong>Not received</strong> and add a picture of your account statement. What did not arrive comes back to your wallet after a review.</p>`,
    },
    MY: {
      title: 'ငွေထုတ်ရာတွင် ကြန့်ကြာနေပါသည်',
      content: `<p>ဦးစွာ <a href="/member">အဖွဲ့ဝင်စင်တာ</a>ရှိ <strong>ငွေထုတ်ရန်</strong>၊ <strong>သင့်တောင်းဆိုမှုများ</strong>တွင် အခြေအနေကို ကြည့်ပါ။</p>${points(
        '<strong>စစ်ဆေးနေပါသည် -</strong> တောင်းဆိုမှုတိုင်းကို ဦးစွာ စစ်ဆေးပါသည်။ စာရင်းတွင် ခလုတ်ပြထားပါက ပယ်ဖျက်နိုင်ပါသေးသည်။',
        '<strong>ပေးချေပြီး -</strong> သင့်အကောင့်သို့ ပို့ပြီး ဖြစ်ပြီး သင့်အတည်ပြုချက်ကို စောင့်နေပါသည်။',
        '<strong>ငြင်းပယ်ထားသည် -</strong> အကောင့်ကို အတည်မပြုနိုင်ခဲ့ပါ။ ငွေသည် သင့်ပိုက်ဆံအိတ်သို့ ပြန်ရောက်ပြီး ဖြစ်ပါသည်။',
      )}<h3>တစ်စိတ်တစ်ပိုင်းသာ ရောက်ပါက</h3><p>အတည်ပြုချက်တွင် <strong>တစ်စိတ်တစ်ပိုင်း ရရှိပြီး</strong> ကို ရွေးပြီး ကျန်ငွေပမာဏကို ထည့်ပါ။ လုံးဝ မရောက်ပါက <strong>မရရှိသေးပါ</strong> ကို ရွေးပြီး ဘဏ်စာရင်းပုံကို ထည့်ပါ။ မရောက်သောငွေကို စစ်ဆေးပြီးနောက် သင့်ပိုက်ဆံအိတ်သို့ ပြန်ပေးပါသည်။</p>`,
    },
  }),
);
