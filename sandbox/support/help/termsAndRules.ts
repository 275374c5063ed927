import { MINIMUM_AGE } from '../../../contract/constants';
import { EN, MY } from '../../base/figures';
import { TERMS_VERSION } from '../../base/terms';
import { article, points, topic } from './article';

/** What a person accepts at login and registration; a change needs a new `TERMS_VERSION`. */
export const termsAndRules = topic(
  'terms-and-rules',
  { EN: 'Terms, privacy and rules', MY: 'စည်းကမ်းချက်နှင့် စည်းမျဉ်းများ' },
  article('terms', {
    EN: {
      title: 'Terms',
      content: `<p>Version of ${TERMS_VERSION}. You accept these terms when you register or log in; we keep the version and the time with your account.</p>${points(
        `You are ${EN.count(MINIMUM_AGE)} or older, and this is your only account here.`,
        'What you tell us about yourself is true. Withdrawals go only to accounts in your own real name.',
        'You keep your passwords and codes to yourself. What is done with them counts as done by you.',
        'Your balance is the sum of your account record. What a record shows wrongly, tell us in the live chat.',
        'A trial account is for looking around. It ends by itself and keeps nothing.',
      )}<p>See also the <a href="/help#privacy">privacy notice</a> and the <a href="/help#rules">rules of the games</a>.</p>`,
    },
    MY: {
      title: 'စည်းကမ်းချက်များ',
      content: `<p>${TERMS_VERSION} ရက်စွဲပါ မူ ဖြစ်ပါသည်။ မှတ်ပုံတင်သောအခါ သို့မဟုတ် ဝင်ရောက်သောအခါ ဤစည်းကမ်းချက်များကို သဘောတူပါသည်။ မူနှင့် အချိန်ကို သင့်အကောင့်တွင် မှတ်ထားပါသည်။</p>${points(
        `သင်သည် အသက် ${MY.count(MINIMUM_AGE)} နှစ် ပြည့်ပြီး ဤနေရာတွင် အကောင့်တစ်ခုတည်းသာ ရှိပါသည်။`,
        'သင့်အကြောင်း ပြောပြသည်များ မှန်ကန်ပါသည်။ ငွေထုတ်ရာတွင် သင့်အမည်ရင်းဖြင့် အကောင့်များသို့သာ ပေးပါသည်။',
        'စကားဝှက်နှင့် ကုဒ်များကို မည်သူ့ကိုမျှ မပြောပါ။ ၎င်းတို့ဖြင့် လုပ်ဆောင်သမျှကို သင် လုပ်ဆောင်သည်ဟု သတ်မှတ်ပါသည်။',
        'သင့်လက်ကျန်ငွေသည် ငွေစာရင်းမှတ်တမ်း၏ စုစုပေါင်း ဖြစ်ပါသည်။ မှတ်တမ်း မှားနေပါက တိုက်ရိုက်စကားပြောခန်းတွင် ပြောပါ။',
        'အစမ်းအကောင့်သည် ကြည့်ရှုရန်သာ ဖြစ်ပါသည်။ အလိုအလျောက် ကုန်ဆုံးပြီး မည်သည့်အရာမျှ မကျန်ပါ။',
      )}<p><a href="/help#privacy">ကိုယ်ရေးအချက်အလက် အသိပေးချက်</a>နှင့် <a href="/help#rules">ဂိမ်းစည်းမျဉ်းများ</a>ကိုလည်း ကြည့်ပါ။</p>`,
    },
  }),
  article('privacy', {
    EN: {
      title: 'Privacy',
      content: `<p>What we keep, and where. Version of ${TERMS_VERSION}.</p><h3>With us</h3>${points(
        'What you fill in when you register. Passwords are kept only as hashes: nobody can read them.',
        'Where you are signed in: device, address and time. You see it under <strong>My account</strong>, and can end it there.',
        'Your bets, deposits, withdrawals and transfers, and the images that you upload.',
        'What you write in the live chat and as feedback.',
      )}<h3>On your device</h3>${points(
        'Language, theme and menu.',
        'Your username for one day, if you tick <strong>Remember password</strong>.',
        'The key of your session, until you sign out or close the tab.',
      )}<p>If you log in with Facebook or Google, they tell us who you are. They do not learn what you play.</p>`,
    },
    MY: {
      title: 'ကိုယ်ရေးအချက်အလက်',
      content: `<p>မည်သည့်အရာကို မည်သည့်နေရာတွင် သိမ်းထားသည်ကို ဖော်ပြပါသည်။ ${TERMS_VERSION} ရက်စွဲပါ မူ ဖြစ်ပါသည်။</p><h3>ကျွန်ုပ်တို့ထံတွင်</h3>${points(
        'မှတ်ပုံတင်ရာတွင် သင် ဖြည့်သည်များ။ စကားဝှက်ကို hash အဖြစ်သာ သိမ်းထားသဖြင့် မည်သူမျှ မဖတ်နိုင်ပါ။',
        'သင် ဝင်ထားသော စက်၊ လိပ်စာနှင့် အချိန်။ <strong>ကျွန်ုပ်၏အကောင့်</strong> တွင် ကြည့်နိုင်ပြီး ရပ်နိုင်ပါသည်။',
        'သင့်လောင်းကြေး၊ ငွေသွင်း၊ ငွေထုတ်၊ ငွေလွှဲများနှင့် သင် တင်သော ပုံများ။',
        'တိုက်ရိုက်စကားပြောခန်းနှင့် အကြံပြုချက်တွင် သင် ရေးသည်များ။',
      )}<h3>သင့်စက်တွင်</h3>${points(
        'ဘာသာစကား၊ အရောင်နှင့် မီနူး။',
        '<strong>စကားဝှက်ကို မှတ်ထားပါ</strong> ကို ရွေးပါက အသုံးပြုသူအမည်ကို တစ်ရက်။',
        'ထွက်သည်အထိ သို့မဟုတ် တက်ဘ်ပိတ်သည်အထိ ဝင်ရောက်မှုသော့။',
      )}<p>Facebook သို့မဟုတ် Google ဖြင့် ဝင်ပါက သင် မည်သူဖြစ်ကြောင်း ၎င်းတို့က ပြောပြပါသည်။ သင် ကစားသည်ကို ၎င်းတို့ မသိပါ။</p>`,
    },
  }),
  article('rules', {
    EN: {
      title: 'Rules of the games',
      content: `<p>These rules hold for every game. Version of ${TERMS_VERSION}.</p>${points(
        'A stake leaves your wallet when you bet, and a win comes to it when the bet is settled. Both are in your betting record.',
        'If the connection breaks, the record tells whether the bet was placed. A bet that was placed counts.',
        'A vendor with a wallet of its own plays with the money that you moved there. Under <strong>Wallet</strong> you bring it back.',
        'Days and deadlines are in Yangon time.',
        'The bonus of an activity is paid once. What it asks for is written beside it in the reward centre.',
      )}<p>Does a result look wrong to you? Write to us in the live chat, with the time of the bet.</p>`,
    },
    MY: {
      title: 'ဂိမ်းစည်းမျဉ်းများ',
      content: `<p>ဤစည်းမျဉ်းများသည် ဂိမ်းအားလုံးအတွက် ဖြစ်ပါသည်။ ${TERMS_VERSION} ရက်စွဲပါ မူ ဖြစ်ပါသည်။</p>${points(
        'လောင်းလိုက်သည်နှင့် လောင်းကြေးကို ပိုက်ဆံအိတ်မှ နုတ်ပြီး အနိုင်ရပါက ရလဒ်ထွက်ချိန်တွင် ထည့်ပေးပါသည်။ နှစ်ခုလုံးကို လောင်းကြေးမှတ်တမ်းတွင် ကြည့်နိုင်ပါသည်။',
        'လိုင်းပြတ်သွားပါက လောင်းပြီး၊ မပြီးကို မှတ်တမ်းတွင် ပြပါသည်။ လောင်းပြီးသားကို အတည်ယူပါသည်။',
        'ကိုယ်ပိုင်ပိုက်ဆံအိတ်ရှိသော ဂိမ်းကုမ္ပဏီတွင် သင် ရွှေ့ထားသော ငွေဖြင့် ကစားရပါသည်။ <strong>ပိုက်ဆံအိတ်</strong> တွင် ပြန်ယူနိုင်ပါသည်။',
        'ရက်နှင့် သတ်မှတ်ချိန်များသည် ရန်ကုန်စံတော်ချိန် ဖြစ်ပါသည်။',
        'အစီအစဉ်တစ်ခု၏ ဘောနပ်စ်ကို တစ်ကြိမ်သာ ပေးပါသည်။ လိုအပ်ချက်ကို ဆုလာဘ်စင်တာတွင် ယှဉ်တွဲရေးထားပါသည်။',
      )}<p>ရလဒ် မှားသည်ဟု ထင်ပါက လောင်းသည့်အချိန်ကို ဖော်ပြပြီး တိုက်ရိုက်စကားပြောခန်းတွင် ရေးပါ။</p>`,
    },
  }),
);
