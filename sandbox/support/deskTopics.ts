import type { Language } from '../../contract/constants';

type Text = Record<Language, string>;
type Topic = { id: string; english: RegExp; burmese: readonly string[]; says: Text };

const help = (term: string) => `/help#${term}`;

/**
 * The topics that the desk recognises in a line, in either language; special ones before general
 * ones, so that a polite question is answered.
 */
export const TOPICS: readonly Topic[] = [
  {
    id: 'withdraw',
    english: /\b(withdraw\w*|pay ?out|cash ?out)\b/i,
    burmese: ['ငွေထုတ်', 'ထုတ်ငွေ', 'ထုတ်ချင်'],
    says: {
      EN: `Withdrawals are in the member centre under "Withdrawal". How it works, step by step: ${help('how-to-withdraw')} If yours takes longer: ${help('withdrawal-late')}`,
      MY: `ငွေထုတ်ရန် အဖွဲ့ဝင်စင်တာရှိ "ငွေထုတ်ရန်" ကို ဖွင့်ပါ။ အဆင့်ဆင့် ဖတ်ရန် ${help('how-to-withdraw')} ကြန့်ကြာနေပါက ${help('withdrawal-late')}`,
    },
  },
  {
    id: 'deposit',
    english: /\b(deposit\w*|top.?up|pay(ing|ment)?s? in|kpay|kbz\w*|wave ?(pay|money))\b/i,
    burmese: ['ငွေသွင်း', 'သွင်းငွေ', 'ငွေဖြည့်', 'ငွေလွှဲ'],
    says: {
      EN: `You deposit in the member centre under "Deposit". Step by step: ${help('how-to-deposit')} If the money is not found, please have its reference ready: ${help('deposit-missing')}`,
      MY: `ငွေသွင်းရန် အဖွဲ့ဝင်စင်တာရှိ "ငွေသွင်းရန်" ကို ဖွင့်ပါ။ အဆင့်ဆင့် ဖတ်ရန် ${help('how-to-deposit')} ငွေ မရောက်ပါက အမှတ်စဉ်ကို အသင့်ထားပါ - ${help('deposit-missing')}`,
    },
  },
  {
    id: 'bonus',
    english: /\b(bonus\w*|promotion\w*|promo|rebate\w*|free ?spins?|reward\w*|points?)\b/i,
    burmese: ['ဘောနပ်စ်', 'ပရိုမိုးရှင်း', 'အပိုဆု', 'ဆုလာဘ်', 'အမှတ်', 'ပြန်အမ်း'],
    says: {
      EN: `Every promotion is on the promotions page, with its rules. How to claim a bonus, and what turnover means: ${help('claim-a-promotion')} About points: ${help('collect-points')}`,
      MY: `ပရိုမိုးရှင်းအားလုံးနှင့် စည်းကမ်းချက်များကို ပရိုမိုးရှင်းစာမျက်နှာတွင် ကြည့်နိုင်ပါသည်။ ဘောနပ်စ် ရယူနည်း - ${help('claim-a-promotion')} အမှတ်များအကြောင်း - ${help('collect-points')}`,
    },
  },
  {
    id: 'password',
    english: /\b(pass ?words?|forgot\w*|log ?in|sign ?in|locked)\b/i,
    burmese: ['စကားဝှက်', 'ပတ်စဝပ်', 'ဝင်မရ', 'ဝင်၍မရ', 'ဝင်လို့မရ'],
    says: {
      EN: `You can set a new password yourself with "Forgot password?" in the login window: ${help('forgot-password')} Please never share your password or a code with anyone, including us.`,
      MY: `ဝင်ရောက်ရန် ဝင်းဒိုးရှိ "စကားဝှက် မေ့နေပါသလား" ဖြင့် စကားဝှက်အသစ်ကို ကိုယ်တိုင် သတ်မှတ်နိုင်ပါသည် - ${help('forgot-password')} စကားဝှက်နှင့် ကုဒ်ကို ကျွန်ုပ်တို့အပါအဝင် မည်သူ့ကိုမျှ မပြောပါနှင့်။`,
    },
  },
  {
    id: 'limits',
    english:
      /\b(limits?|addict\w*|self.?exclu\w*|take a break|stop (playing|gambling)|close my account)\b/i,
    burmese: ['ကန့်သတ်', 'စွဲ', 'အနားယူ', 'အကောင့်ပိတ်'],
    says: {
      EN: `Thank you for asking. Limits, breaks and self-exclusion are in the member centre under "Limits and breaks". How to stop playing: ${help('stop-playing')} If playing worries you, please read this: ${help('when-playing-worries-you')}`,
      MY: `မေးမြန်းသည့်အတွက် ကျေးဇူးတင်ပါသည်။ ကန့်သတ်ချက်၊ ခေတ္တနားခြင်းနှင့် ကိုယ်တိုင်ပိတ်ခြင်းကို အဖွဲ့ဝင်စင်တာရှိ "ကန့်သတ်ချက်နှင့် နားချိန်များ" တွင် ပြုလုပ်နိုင်ပါသည်။ ကစားခြင်းကို ရပ်နည်း - ${help('stop-playing')} ကစားခြင်းကြောင့် စိုးရိမ်နေပါက ${help('when-playing-worries-you')}`,
    },
  },
  {
    id: 'agent',
    english: /\b(agents?|affiliate\w*|commission\w*|downlines?|invit\w*|referr?al\w*)\b/i,
    burmese: ['အေးဂျင့်', 'ကော်မရှင်', 'ဖိတ်ခေါ်', 'လက်အောက်'],
    says: {
      EN: `Agents earn from the players they invite. How to become one: ${help('become-an-agent')} How the commission is calculated: ${help('agent-commission')} Agent support is open from Monday to Friday, noon to 9 pm.`,
      MY: `အေးဂျင့်များသည် မိမိဖိတ်ခေါ်ထားသော ကစားသူများမှ ဝင်ငွေရပါသည်။ အေးဂျင့်ဖြစ်ရန် - ${help('become-an-agent')} ကော်မရှင်တွက်နည်း - ${help('agent-commission')} အေးဂျင့်ဝန်ဆောင်မှုကို တနင်္လာမှ သောကြာ၊ နေ့လယ် 12 နာရီမှ ည 9 နာရီအထိ ရနိုင်ပါသည်။`,
    },
  },
  {
    id: 'game',
    english: /\b(games?|slots?|bets?|rounds?|spins?|lotter(y|ies)|sports?|casino|fair)\b/i,
    burmese: ['ဂိမ်း', 'စလော့', 'လောင်း', 'ထီ', 'ဘောလုံး', 'ကာစီနို'],
    says: {
      EN: `If a game stopped in the middle, a bet that was placed counts: ${help('interrupted-game')} How we keep games fair: ${help('fair-play')}`,
      MY: `ဂိမ်း ရပ်သွားပါက လောင်းပြီးသား လောင်းကြေးသည် အတည်ဖြစ်ပါသည် - ${help('interrupted-game')} ဂိမ်းများ တရားမျှတမှု - ${help('fair-play')}`,
    },
  },
  {
    id: 'account',
    english: /\b(account|register\w*|sign ?up|verif\w*|code|otp|sms)\b/i,
    burmese: ['အကောင့်', 'မှတ်ပုံတင်', 'စာရင်းသွင်း', 'ကုဒ်', 'အတည်ပြု'],
    says: {
      EN: `How to open an account: ${help('create-an-account')} If a code does not arrive: ${help('code-not-arriving')} How to keep your account safe: ${help('keep-it-safe')}`,
      MY: `အကောင့်ဖွင့်ရန် - ${help('create-an-account')} ကုဒ် မရောက်ပါက - ${help('code-not-arriving')} အကောင့်လုံခြုံရေး - ${help('keep-it-safe')}`,
    },
  },
  {
    id: 'thanks',
    english: /\b(thanks?|thank you|thx|cheers|bye|goodbye)\b/i,
    burmese: ['ကျေးဇူး', 'တာ့တာ', 'သွားပြီ'],
    says: {
      EN: 'You are welcome. Enjoy playing in moderation, and write whenever you need us.',
      MY: 'ကျေးဇူးတင်ပါသည်။ အေးအေးဆေးဆေး ကစားပါ၊ လိုအပ်သည့်အခါ အချိန်မရွေး စာရေးပါ။',
    },
  },
  {
    id: 'hello',
    english: /\b(hello|hi|hey|mingalar?\w*|good (morning|afternoon|evening))\b/i,
    burmese: ['မင်္ဂလာ', 'ဟယ်လို', 'ဟိုင်း', 'နေကောင်း'],
    says: {
      EN: 'Hello! What can I help you with: a deposit, a withdrawal, a game, a promotion or your account?',
      MY: 'မင်္ဂလာပါ။ ငွေသွင်း၊ ငွေထုတ်၊ ဂိမ်း၊ ပရိုမိုးရှင်း သို့မဟုတ် သင့်အကောင့်အကြောင်း မေးလိုပါသလား။',
    },
  },
];

/** The desk's answer about the first topic that a line names; null when it names none. */
export const topicIn = (line: string): Text | null =>
  TOPICS.find(
    ({ english, burmese }) => english.test(line) || burmese.some((word) => line.includes(word)),
  )?.says ?? null;

/** The first line of a clerk. */
export const greeting = (clerk: string, name: string | null): Text => ({
  EN: `Hello${name === null ? '' : ` ${name}`}, this is ${clerk}. How can I help you?`,
  MY: `မင်္ဂလာပါ${name === null ? '' : ` ${name}`}၊ ${clerk}က ဖြေကြားပေးပါမည်။ ဘာများ ကူညီပေးရမလဲ။`,
});

/** The answer to a line without a topic. */
export const notUnderstood: Text = {
  EN: 'I am not sure that I understand. Could you say it in other words? One word is enough: deposit, withdrawal, password or game.',
  MY: 'သေချာ နားမလည်မိ၍ ခွင့်လွှတ်ပါ။ တစ်မျိုး ပြန်ပြောပေးပါလား။ ငွေသွင်း၊ ငွေထုတ်၊ စကားဝှက်၊ ဂိမ်း ကဲ့သို့ စကားလုံးတစ်လုံးတည်းလည်း ရပါသည်။',
};

/** Tells that a colleague takes over. */
export const handingOver = (colleague: string): Text => ({
  EN: `I would rather not guess. ${colleague}, a colleague who knows more, takes over and sees what you wrote.`,
  MY: `မှားယွင်းမဖြေလို၍ ပိုမိုသိရှိသော လုပ်ဖော်ကိုင်ဖက် ${colleague}ထံ လွှဲပြောင်းပေးပါမည်။ သင်ရေးထားသည်များကို မြင်ရပါသည်။`,
});

/** The first line of the colleague. */
export const introduction = (colleague: string, name: string | null): Text => ({
  EN: `Hello${name === null ? '' : ` ${name}`}, ${colleague} here. Please tell me what happened and when.`,
  MY: `မင်္ဂလာပါ${name === null ? '' : ` ${name}`}၊ ${colleague}ပါ။ ဘာဖြစ်ခဲ့သည်၊ ဘယ်အချိန်တွင် ဖြစ်ခဲ့သည်ကို ပြောပြပေးပါ။`,
});

/** The colleague's answer to further lines. */
export const noted: Text = {
  EN: 'Thank you, I have noted that. You get the answer here. If you have closed the chat by then, members find it under Messages.',
  MY: 'ကျေးဇူးတင်ပါသည်၊ မှတ်သားထားပါပြီ။ အဖြေကို ဤနေရာတွင် ပို့ပေးပါမည်။ ထိုအချိန် စကားပြောခန်းကို ပိတ်ထားပါက အဖွဲ့ဝင်များအနေဖြင့် စာများတွင် ဖတ်နိုင်ပါသည်။',
};
