import { SECOND_FACTOR_TRIES } from '../../../contract/constants';
import { LOCK_AFTER, LOCK_MINUTES } from '../../account/failures';
import { EN, MY } from '../../base/figures';
import { article, points, steps, topic } from './article';

/** Help about accounts. */
export const account = topic(
  'account',
  { EN: 'Account & security', MY: 'အကောင့်နှင့် လုံခြုံရေး' },
  article('forgot-password', {
    EN: {
      title: 'I forgot my password',
      content: `<p>You can set a new password yourself, by e-mail or by SMS, whichever you registered with.</p><h3>Step by step</h3>${steps(
        'Open the <a href="/login">login window</a> and choose <strong>Forgot password?</strong>',
        'By e-mail: enter your username and your e-mail address. We send you a code. Enter it with your new password.',
        'By mobile: enter your number, ask for a code, then enter the code and your new password.',
        'You are logged in with your new password. Your other devices are signed out.',
      )}<p>${EN.count(LOCK_AFTER)} wrong passwords lock the username for ${EN.count(LOCK_MINUTES)} minutes. Wait, or set a new password.</p><p>Have you lost access to your number and your e-mail too? Write to us in the live chat; it needs no login.</p>`,
    },
    MY: {
      title: 'စကားဝှက် မေ့နေပါသည်',
      content: `<p>မှတ်ပုံတင်ခဲ့သည့် အီးမေးလ် သို့မဟုတ် SMS ဖြင့် စကားဝှက်အသစ်ကို ကိုယ်တိုင် သတ်မှတ်နိုင်ပါသည်။</p><h3>အဆင့်ဆင့် လုပ်ဆောင်ပုံ</h3>${steps(
        '<a href="/login">ဝင်ရောက်ရန် ဝင်းဒိုး</a>ကို ဖွင့်ပြီး <strong>စကားဝှက် မေ့နေပါသလား</strong> ကို နှိပ်ပါ။',
        'အီးမေးလ်ဖြင့် - အသုံးပြုသူအမည်နှင့် အီးမေးလ်လိပ်စာကို ထည့်ပါ။ ကုဒ် ပို့ပေးပါမည်။ ကုဒ်နှင့် စကားဝှက်အသစ်ကို ထည့်ပါ။',
        'မိုဘိုင်းဖြင့် - ဖုန်းနံပါတ်ထည့်ပြီး ကုဒ်တောင်းပါ။ ကုဒ်နှင့် စကားဝှက်အသစ်ကို ရိုက်ထည့်ပါ။',
        'စကားဝှက်အသစ်ဖြင့် ဝင်ရောက်ပြီး ဖြစ်ပါမည်။ အခြားစက်များမှ ထွက်ပေးပါမည်။',
      )}<p>စကားဝှက် ${MY.count(LOCK_AFTER)} ကြိမ် မှားပါက အသုံးပြုသူအမည်ကို ${MY.count(LOCK_MINUTES)} မိနစ် ပိတ်ထားပါသည်။ စောင့်ပါ သို့မဟုတ် စကားဝှက်အသစ် သတ်မှတ်ပါ။</p><p>ဖုန်းနံပါတ်နှင့် အီးမေးလ်ပါ မရှိတော့ပါက တိုက်ရိုက်စကားပြောခန်းတွင် ဆက်သွယ်ပါ။ ဝင်ရောက်ရန် မလိုပါ။</p>`,
    },
  }),
  article('code-not-arriving', {
    EN: {
      title: 'The code does not arrive',
      content: `<p>A code is valid for a few minutes only. The countdown beside it says when you can ask for another.</p><h3>Please check</h3>${steps(
        'Is the country code right, and the number without the first zero?',
        'Does the phone have a signal, and space for new messages?',
        'Are messages from unknown senders blocked?',
        'By e-mail: have you checked the spam folder?',
      )}<p>Wait until the countdown has ended, then ask for a new code. Only the newest one works. After too many codes we pause for a while, so that nobody can flood your number with messages.</p><p>Still no code? Log in with your username instead, or write to us in the live chat.</p>`,
    },
    MY: {
      title: 'ကုဒ် မရောက်ပါ',
      content: `<p>ကုဒ်ကို မိနစ်အနည်းငယ်အတွင်းသာ အသုံးပြုနိုင်ပါသည်။ ထပ်တောင်းနိုင်သည့် အချိန်ကို ဘေးတွင် ပြပါသည်။</p><h3>စစ်ဆေးပေးပါ</h3>${steps(
        'နိုင်ငံကုဒ် မှန်ပါသလား၊ ရှေ့ဆုံး သုညကို ဖယ်ထားပါသလား။',
        'ဖုန်းလိုင်း ရှိပါသလား၊ စာအသစ်အတွက် နေရာ ရှိပါသလား။',
        'အမည်မသိထံမှ စာများကို ပိတ်ထားပါသလား။',
        'အီးမေးလ်ဖြင့် ဆိုပါက spam ဖိုင်တွဲတွင် ကြည့်ပြီးပါသလား။',
      )}<p>စောင့်ဆိုင်းချိန် ကုန်မှ ကုဒ်အသစ် တောင်းပါ။ နောက်ဆုံးကုဒ်သာ အသုံးပြုနိုင်ပါသည်။ ကုဒ်များစွာ တောင်းပါက သင့်နံပါတ်ကို အနှောင့်အယှက် မဖြစ်စေရန် ခေတ္တ ရပ်ထားပါသည်။</p><p>မရသေးပါက အသုံးပြုသူအမည်ဖြင့် ဝင်ရောက်ပါ သို့မဟုတ် တိုက်ရိုက်စကားပြောခန်းတွင် ဆက်သွယ်ပါ။</p>`,
    },
  }),
  article('keep-it-safe', {
    EN: {
      title: 'Keep your account safe',
      content: `<p>These habits help to keep strangers out:</p>${points(
        'Use this password nowhere else. Several unrelated words are easy to remember and hard to guess.',
        'Never share a password or a code. <strong>We never ask for them</strong>, not even in the chat.',
        'Look at the address before you log in. Links in messages from strangers may lead to a copy of our page.',
        'Sign out on a device that is not yours.',
        'Look under <strong>My account</strong> where you are logged in, and sign out any device that is not yours.',
      )}<h3>Does something look wrong?</h3><p><a href="/help#forgot-password">Set a new password</a> at once: it signs out every other device. Then tell us in the live chat.</p>`,
    },
    MY: {
      title: 'အကောင့်ကို လုံခြုံအောင် ထားခြင်း',
      content: `<p>ဤအလေ့အထများက သူစိမ်းများကို တားဆီးပေးပါသည်။</p>${points(
        'အခြားနေရာတွင် မသုံးသော စကားဝှက်ကို သုံးပါ။ မဆက်စပ်သော စကားလုံး သုံးလုံးသည် မှတ်ရလွယ်ပြီး ခန့်မှန်းရ ခက်ပါသည်။',
        'စကားဝှက်နှင့် ကုဒ်ကို မည်သူ့ကိုမျှ မပြောပါနှင့်။ <strong>ကျွန်ုပ်တို့ ဘယ်တော့မှ မမေးပါ</strong>။ စကားပြောခန်းတွင်လည်း မမေးပါ။',
        'မဝင်မီ လိပ်စာကို ကြည့်ပါ။ သူစိမ်းများ ပို့သော လင့်ခ်သည် အတုစာမျက်နှာ ဖြစ်နိုင်ပါသည်။',
        'ကိုယ်ပိုင်မဟုတ်သော စက်တွင် သုံးပြီးပါက ထွက်ပါ။',
        '<strong>ကျွန်ုပ်၏အကောင့်</strong>တွင် ဝင်ထားသော စက်များကို ကြည့်ပြီး မသိသော စက်မှ ထွက်ပါ။',
      )}<h3>မူမမှန်ဟု ထင်ပါသလား</h3><p><a href="/help#forgot-password">စကားဝှက်အသစ်</a> ချက်ချင်း သတ်မှတ်ပါ။ အခြားစက်များမှ ထွက်သွားပါမည်။ ထို့နောက် တိုက်ရိုက်စကားပြောခန်းတွင် အကြောင်းကြားပါ။</p>`,
    },
  }),
  article('unknown-place', {
    EN: {
      title: 'Why am I asked to verify myself?',
      content: `<p>When you log in from a place that we do not know, the password alone is not enough. This can happen on another network or on a trip.</p><h3>You can prove that it is you by</h3>${points(
        'a code to your mobile number,',
        'a code to your e-mail address,',
        'the name of your bank account,',
        'the Google code of your authenticator app.',
      )}<p>You see only the methods that are set up for your account. ${EN.count(SECOND_FACTOR_TRIES)} wrong answers lock the verification for a while, even if you reload the page.</p><p>If you cannot use any of them, write to us in the <strong>live chat</strong>; it needs no login.</p>`,
    },
    MY: {
      title: 'ဘာကြောင့် ထပ်မံအတည်ပြုရပါသလဲ',
      content: `<p>ကျွန်ုပ်တို့ မသိသေးသော နေရာမှ ဝင်ပါက စကားဝှက်တစ်ခုတည်းဖြင့် မလုံလောက်ပါ။ အခြားကွန်ရက် သို့မဟုတ် ခရီးသွားနေခြင်း ဖြစ်နိုင်ပါသည်။</p><h3>အတည်ပြုနိုင်သော နည်းလမ်းများ</h3>${points(
        'မိုဘိုင်းနံပါတ်သို့ ပို့သော ကုဒ်',
        'အီးမေးလ်သို့ ပို့သော ကုဒ်',
        'သင့်ဘဏ်အကောင့် အမည်',
        'authenticator အက်ပ်ရှိ Google ကုဒ်',
      )}<p>သင့်အကောင့်အတွက် သတ်မှတ်ထားသော နည်းလမ်းများကိုသာ ပြပါမည်။ အဖြေ ${MY.count(SECOND_FACTOR_TRIES)} ကြိမ် မှားပါက အတည်ပြုခြင်းကို ခေတ္တ ပိတ်ထားပြီး စာမျက်နှာ ပြန်ဖွင့်လျှင်လည်း ပိတ်ဆဲ ဖြစ်ပါသည်။</p><p>မည်သည့်နည်းမျှ မရပါက ဝင်ရောက်ရန် မလိုသော <strong>တိုက်ရိုက်စကားပြောခန်း</strong>တွင် ဆက်သွယ်ပါ။</p>`,
    },
  }),
);
