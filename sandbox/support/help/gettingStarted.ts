import { MINIMUM_AGE } from '../../../contract/constants';
import { FREE_PLAY } from '../../account/freePlayRules';
import { EN, MY } from '../../base/figures';
import { article, points, steps, topic } from './article';

/** Help for new members. */
export const gettingStarted = topic(
  'getting-started',
  { EN: 'Getting started', MY: 'စတင်ခြင်း' },
  article('create-an-account', {
    EN: {
      title: 'Create an account',
      content: `<p>You have to be ${EN.count(MINIMUM_AGE)} or older, and one person may have one account.</p><h3>Step by step</h3>${steps(
        'Choose <strong>Register</strong> at the top of the page.',
        'Register with a username or with your mobile number.',
        'Fill in the form. Use your real name: we pay withdrawals only to an account in the same name.',
        'Confirm your age, accept the terms and choose <strong>Register</strong>.',
      )}<p>You are logged in at once. Did someone invite you? Their link fills in the invitation code. Next, you can <a href="/help#how-to-deposit">make a deposit</a>.</p>`,
    },
    MY: {
      title: 'အကောင့်ဖွင့်ခြင်း',
      content: `<p>အသက် ${MY.count(MINIMUM_AGE)} နှစ် ပြည့်ပြီးသူ ဖြစ်ရမည်ဖြစ်ပြီး တစ်ဦးလျှင် အကောင့်တစ်ခုသာ ဖွင့်ခွင့်ရှိပါသည်။</p><h3>အဆင့်ဆင့် လုပ်ဆောင်ပုံ</h3>${steps(
        'စာမျက်နှာအပေါ်ရှိ <strong>မှတ်ပုံတင်ရန်</strong> ကို နှိပ်ပါ။',
        'အသုံးပြုသူအမည် သို့မဟုတ် မိုဘိုင်းနံပါတ်ဖြင့် မှတ်ပုံတင်ပါ။',
        'လိုအပ်သည်များကို ဖြည့်ပါ။ အမည်ရင်းကို သုံးပါ။ ငွေထုတ်ရာတွင် အမည်တူ ဘဏ်အကောင့်သို့သာ လွှဲပေးပါသည်။',
        'အသက်ကို အတည်ပြုပြီး စည်းကမ်းချက်များကို သဘောတူကာ <strong>မှတ်ပုံတင်ရန်</strong> ကို နှိပ်ပါ။',
      )}<p>ချက်ချင်း ဝင်ရောက်ပြီး ဖြစ်ပါမည်။ တစ်စုံတစ်ဦးက ဖိတ်ခေါ်ထားပါက သူ၏လင့်ခ်က ဖိတ်ခေါ်ကုဒ်ကို ဖြည့်ပေးပါသည်။ ထို့နောက် <a href="/help#how-to-deposit">ငွေသွင်း</a>နိုင်ပါသည်။</p>`,
    },
  }),
  article('find-your-way', {
    EN: {
      title: 'Find your way around',
      content: `<p>Everything starts in the lobby. The bar at the top has the categories of games, the side menu has everything else.</p><h3>Good to know</h3>${points(
        '<strong>Favourites:</strong> the heart on a game adds it to <a href="/favorite">your list</a>.',
        '<strong>Recent games:</strong> the games that you played last are <a href="/recent">on this page</a>.',
        '<strong>Balance:</strong> the eye beside it hides the amount, the arrow refreshes it.',
        '<strong>Notices:</strong> the bell shows what is new.',
        '<strong>Language:</strong> choose Burmese or English in the side menu. We remember it for your next visit.',
      )}<p>Can’t find something? Ask us in the live chat, day and night.</p>`,
    },
    MY: {
      title: 'စာမျက်နှာများကို လှည့်လည်ကြည့်ရှုခြင်း',
      content: `<p>အားလုံးသည် ပင်မစာမျက်နှာမှ စတင်ပါသည်။ အပေါ်ရှိဘားမှ ဂိမ်းအမျိုးအစားများသို့၊ ဘေးမီနူးမှ ကျန်အရာများသို့ သွားနိုင်ပါသည်။</p><h3>သိထားသင့်သည်များ</h3>${points(
        '<strong>အကြိုက်ဆုံးများ -</strong> ဂိမ်းပေါ်ရှိ အသည်းပုံကို နှိပ်ပါက <a href="/favorite">သင့်စာရင်း</a>တွင် သိမ်းထားပါမည်။',
        '<strong>မကြာသေးမီက ဂိမ်းများ -</strong> နောက်ဆုံးကစားခဲ့သည်များကို <a href="/recent">ဤနေရာတွင်</a> ပြန်တွေ့နိုင်ပါသည်။',
        '<strong>လက်ကျန်ငွေ -</strong> ဘေးရှိ မျက်လုံးပုံဖြင့် ဖျောက်ထားနိုင်ပြီး မြှားပုံဖြင့် ပြန်လည်ဖတ်နိုင်ပါသည်။',
        '<strong>အသိပေးချက်များ -</strong> ခေါင်းလောင်းပုံတွင် အသစ်များကို ကြည့်နိုင်ပါသည်။',
        '<strong>ဘာသာစကား -</strong> ဘေးမီနူးတွင် မြန်မာ သို့မဟုတ် အင်္ဂလိပ်ကို ရွေးပါ။ နောက်တစ်ကြိမ်အတွက် မှတ်ထားပေးပါမည်။',
      )}<p>ရှာမတွေ့သည်များ ရှိပါက နေ့ရောညပါ ဖွင့်ထားသော တိုက်ရိုက်စကားပြောခန်းတွင် မေးမြန်းနိုင်ပါသည်။</p>`,
    },
  }),
  article('try-for-free', {
    EN: {
      title: 'Look around for free',
      content: `<p>You can look around before you register. <strong>Try for free</strong> on the home page gives you a trial account for ${EN.count(FREE_PLAY.minutes)} minutes, with play money in its wallet.</p><h3>What a trial account can do</h3>${points(
        'Look at the games, the promotions and the points mall.',
        'Read the help and write in the live chat.',
      )}<h3>What it cannot do</h3>${points(
        'Open a game: that needs a member account.',
        'Deposit, withdraw or win anything.',
        'Collect points or take part in promotions.',
        'Keep anything: the account ends by itself.',
      )}<p>Do you like it here? <a href="/register">Register</a> and start with your own account.</p>`,
    },
    MY: {
      title: 'အခမဲ့ လှည့်လည်ကြည့်ရှုခြင်း',
      content: `<p>မှတ်ပုံမတင်မီ လှည့်လည်ကြည့်ရှုနိုင်ပါသည်။ ပင်မစာမျက်နှာရှိ <strong>အခမဲ့ စမ်းကစားရန်</strong> ကို နှိပ်ပါက စမ်းကစားငွေပါသော အစမ်းအကောင့်ကို ${MY.count(FREE_PLAY.minutes)} မိနစ် အသုံးပြုနိုင်ပါသည်။</p><h3>အစမ်းအကောင့်ဖြင့် လုပ်နိုင်သည်များ</h3>${points(
        'ဂိမ်းများ၊ ပရိုမိုးရှင်းများနှင့် အမှတ်ဈေးကို ကြည့်နိုင်ပါသည်။',
        'အကူအညီကို ဖတ်နိုင်ပြီး တိုက်ရိုက်စကားပြောခန်းတွင် ရေးနိုင်ပါသည်။',
      )}<h3>မလုပ်နိုင်သည်များ</h3>${points(
        'ဂိမ်းဖွင့်ခြင်း - အဖွဲ့ဝင်အကောင့် လိုပါသည်။',
        'ငွေသွင်းခြင်း၊ ငွေထုတ်ခြင်း၊ အနိုင်ရခြင်း မရှိပါ။',
        'အမှတ်စုခြင်း၊ ပရိုမိုးရှင်းတွင် ပါဝင်ခြင်း မပြုနိုင်ပါ။',
        'အကောင့်သည် အလိုအလျောက် ကုန်ဆုံးပြီး မည်သည့်အရာမျှ မကျန်ပါ။',
      )}<p>နှစ်သက်ပါက <a href="/register">မှတ်ပုံတင်</a>ပြီး ကိုယ်ပိုင်အကောင့်ဖြင့် စတင်ပါ။</p>`,
    },
  }),
);
