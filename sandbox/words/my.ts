import type { Words } from './en';

/** Every sentence the platform says, in Burmese (Unicode). */
export const my: Words = {
  loginFailure: 'အသုံးပြုသူအမည် သို့မဟုတ် စကားဝှက် မှားနေပါသည်',
  notAgent: 'အေးဂျင့်မဟုတ်သူများ ဝင်၍မရပါ',
  notMember: 'အဖွဲ့ဝင်မဟုတ်သော အကောင့်ဖြင့် ဝင်၍မရပါ',
  verificationNeeded: 'ကျေးဇူးပြု၍ အတည်ပြုခြင်းကို ဦးစွာ ပြီးအောင်လုပ်ပါ',
  notLoggedIn: 'အကောင့်ဝင်မထားပါ၊ ကျေးဇူးပြု၍ ဝင်ပါ',
  maintenance: 'စနစ်ကို ပြုပြင်ထိန်းသိမ်းနေပါသည်',
  accessRestricted: 'ဝင်ရောက်ခွင့် ကန့်သတ်ထားပါသည်',
  generic: 'အမည်မသိ အမှားတစ်ခု ဖြစ်နေပါသည်',

  captchaNeeded: 'ပုံထဲမှ စာလုံးများကို ထည့်ပါ',
  captchaWrong: 'စာလုံးများ မမှန်ပါ၊ ပုံအသစ်မှ စာလုံးများကို ထည့်ပါ',
  accountLocked: (minutes) => `စကားဝှက် အကြိမ်များစွာ မှားထားပါသည်။ ${minutes} မိနစ်အကြာတွင် ထပ်ကြိုးစားပါ`,
  smsLoginClosed: 'SMS ကုဒ်ဖြင့် ဝင်ခြင်းကို မဖွင့်သေးပါ၊ အသုံးပြုသူအမည်ဖြင့် ဝင်ပါ',

  secondFactorLocked: 'အဖြေ အကြိမ်များစွာ မှားထားပါသည်။ နောက်မှ ထပ်ကြိုးစားပါ သို့မဟုတ် ဖောက်သည်ဝန်ဆောင်မှုကို ဆက်သွယ်ပါ',
  secondFactorWrong: (triesLeft) => `အဖြေ မမှန်ပါ။ ကျန်သောအကြိမ်: ${triesLeft}`,
  secondFactorGone: 'ဤအတည်ပြုခြင်း သက်တမ်းကုန်သွားပါပြီ၊ ပြန်ဝင်ပါ',
  secondFactorMethod: 'သင့်အကောင့်အတွက် ဤနည်းလမ်းဖြင့် အတည်ပြု၍ မရပါ',
  codeNotSent: 'ကုဒ်ကို ဦးစွာ တောင်းပါ',
  codeExpired: 'ကုဒ် သက်တမ်းကုန်သွားပါပြီ၊ အသစ်တောင်းပါ',
  codeUsed: 'ဤကုဒ်ကို သုံးပြီးပါပြီ၊ နောက်ကုဒ်ကို စောင့်ပါ',
  codeTooSoon: (seconds) => `ကုဒ် ပို့ထားပြီးပါပြီ။ ${seconds} စက္ကန့်အကြာတွင် ထပ်တောင်းနိုင်ပါသည်`,
  codeText: (code, minutes) => `Padauk: သင့်အတည်ပြုကုဒ်မှာ ${code} ဖြစ်ပါသည်။ ${minutes} မိနစ်အတွင်း သုံးပါ။ မည်သူ့ကိုမျှ မပေးပါနှင့်။`,

  passwordChangeDue: 'စကားဝှက်ကို ဦးစွာ ပြောင်းပါ',
  oldPasswordWrong: 'စကားဝှက်ဟောင်း မမှန်ပါ',
  newPasswordSame: 'စကားဝှက်အသစ်သည် အဟောင်းနှင့် မတူရပါ',
  newPasswordDefault: 'စကားဝှက်အသစ်သည် မူလစကားဝှက် မဖြစ်ရပါ',
  confirmPassword: 'အတည်ပြုစကားဝှက် မတူပါ',
  passwordLength: (min, max) => `စကားဝှက်ကို စာလုံး ${min} - ${max} လုံး ထည့်ပါ`,
  passwordFormat: 'စကားဝှက်ပုံစံ မမှန်ပါ',

  tooManyRequests: 'တောင်းဆိုမှု များလွန်းပါသည်၊ နောက်မှ ထပ်ကြိုးစားပါ',
  fieldMissing: (field) => `ဖြည့်ရန် လိုအပ်ပါသည်: ${field}`,
  fieldWrong: (field) => `ဤအကွက် မမှန်ပါ: ${field}`,
  bodyNotObject: 'တောင်းဆိုချက်သည် JSON object ဖြစ်ရပါမည်',
  bodyNotJson: 'တောင်းဆိုချက်၏ JSON မမှန်ပါ',
  bodyType: (expected) => `တောင်းဆိုချက်ကို ${expected} ဖြင့် ပို့ရပါမည်`,
  bodyTooLarge: 'တောင်းဆိုချက် ကြီးလွန်းပါသည်',
  unknownPath: 'ဤလိပ်စာ မရှိပါ',
  notBuilt: 'ဤဝန်ဆောင်မှု မရှိသေးပါ',

  sealNeeded: 'ဤတောင်းဆိုချက်ကို လျှို့ဝှက်ကုဒ်ဖြင့် ပို့ရပါမည်',
  sealUnreadable: 'လျှို့ဝှက်ကုဒ်ဖြင့် ပို့ထားသော တောင်းဆိုချက်ကို ဖတ်၍မရပါ',
  sealKeyUnknown: 'လျှို့ဝှက်သော့ ဟောင်းနေပါသည်၊ ထပ်ကြိုးစားပါ',
  sealReplayed: 'ဤတောင်းဆိုချက်ကို ပို့ပြီးပါပြီ',
  sealStale: 'တောင်းဆိုချက် ဟောင်းလွန်းပါသည်။ သင့်စက်၏ နာရီကို စစ်ပါ',

  idempotencyKeyNeeded: 'တောင်းဆိုချက်တွင် Idempotency-Key ပါရပါမည်',
  idempotencyKeyReused: 'ဤ Idempotency-Key ကို အခြားတောင်းဆိုချက်အတွက် သုံးပြီးပါပြီ',
  idempotencyUnderWay: 'ဤတောင်းဆိုချက်ကို ဆောင်ရွက်နေဆဲ ဖြစ်ပါသည်',
};
