import type { ContractType } from '../../contract/agents';
import type { SecondFactorMethod } from '../../contract/session';
import { inFigures } from '../base/currency';
import { MY } from '../base/figures';
import type { ContractNews, MessageWords, Said } from './messagesEn';

const { ks } = MY;
const points = (count: number) => `${inFigures(count)} မှတ်`;

const SERVICE = 'သင်မဟုတ်ပါက ဖောက်သည်ဝန်ဆောင်မှုသို့ ချက်ချင်း ဆက်သွယ်ပါ။';
const CHANGE = 'သင်မဟုတ်ပါက စကားဝှက်ကို ချက်ချင်း ပြောင်းပါ။';

const CONTRACTS: Record<ContractType, string> = {
  dividend: 'အမြတ်ဝေစု',
  daily: 'နေ့စဉ်လစာ',
  hourly: 'နာရီအလိုက်လစာ',
  realTime: 'ချက်ချင်းလစာ',
};
const FACTORS: Record<SecondFactorMethod, string> = {
  mobile: 'SMS ကုဒ်',
  email: 'အီးမေးလ် ကုဒ်',
  bankName: 'ဘဏ်အကောင့်အမည်',
  google: 'Google ကုဒ်',
  authenticator: 'အတည်ပြုအက်ပ်',
};

const CONTRACT_NEWS: Record<ContractNews, (type: string, other: string) => Said> = {
  offered: (type, other) => ({
    title: 'စာချုပ်အသစ် ကမ်းလှမ်းထားသည်',
    text: `${other} က ${type} စာချုပ် ကမ်းလှမ်းထားပါသည်။ စာချုပ်များ တွင် လက်ခံပါ သို့မဟုတ် ငြင်းပါ။`,
  }),
  accepted: (type, other) => ({
    title: 'စာချုပ်ကို လက်ခံပြီး',
    text: `${other} က သင့် ${type} စာချုပ်ကို လက်ခံလိုက်ပါပြီ။`,
  }),
  rejected: (type, other) => ({
    title: 'စာချုပ်ကို ငြင်းပယ်ပြီး',
    text: `${other} က သင့် ${type} စာချုပ်ကို ငြင်းပယ်လိုက်ပါသည်။`,
  }),
  cancelled: (type, other) => ({
    title: 'စာချုပ်တောင်းဆိုမှု ရုပ်သိမ်းပြီး',
    text: `${other} နှင့် ${type} စာချုပ်ဆိုင်ရာ တောင်းဆိုမှုကို ရုပ်သိမ်းလိုက်ပါသည်။`,
  }),
  terminationAsked: (type, other) => ({
    title: 'စာချုပ်ရပ်စဲရန် တောင်းဆိုထားသည်',
    text: `${other} က ${type} စာချုပ် ရပ်စဲရန် တောင်းဆိုထားပါသည်။ စာချုပ်များ တွင် ဖြေပါ။`,
  }),
  terminationRefused: (type, other) => ({
    title: 'စာချုပ် ဆက်ရှိသည်',
    text: `${other} က ${type} စာချုပ် ရပ်စဲရန် သဘောမတူပါ။ စာချုပ် ဆက်ရှိပါသည်။`,
  }),
  terminated: (type, other) => ({
    title: 'စာချုပ် ပြီးဆုံးပြီ',
    text: `${other} က ${type} စာချုပ် ရပ်စဲရန် သဘောတူလိုက်ပါပြီ။`,
  }),
  endedByUpline: (type, other) => ({
    title: 'စာချုပ် ပြီးဆုံးပြီ',
    text: `အထက်လိုင်း၏ စာချုပ်နှုန်း လျော့သွားသဖြင့် ${other} နှင့် ${type} စာချုပ် ပြီးဆုံးသွားပါပြီ။`,
  }),
};

/** The personal messages of the platform, in Burmese, by their kind. */
export const messagesMy: MessageWords = {
  depositCredited: ({ id, amount }) => ({
    title: 'ငွေသွင်းမှု ဝင်ပြီ',
    text: `ငွေသွင်းမှု ${id} အတွက် ${ks(amount)} သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပါပြီ။`,
  }),
  depositNotReceived: ({ id, amount }) => ({
    title: 'ငွေသွင်းမှု မရောက်ပါ',
    text:
      `ငွေသွင်းမှု ${id} အတွက် ${ks(amount)} ပေးချေမှု မတွေ့သဖြင့် ငွေမထည့်ပေးရသေးပါ။ ` +
      'ပေးချေပြီးဖြစ်ပါက ဖောက်သည်ဝန်ဆောင်မှုသို့ ဆက်သွယ်ပါ။',
  }),
  withdrawalRequested: ({ id, amount }) => ({
    title: 'ငွေထုတ်ရန် တောင်းဆိုပြီး',
    text: `ငွေထုတ်မှု ${id} အတွက် ${ks(amount)} ပိုက်ဆံအိတ်မှ ထွက်သွားပါပြီ။ စစ်ဆေးနေပါသည်။`,
  }),
  withdrawalPaid: ({ id, amount, account }) => ({
    title: 'ငွေထုတ်မှု ပေးပြီး',
    text: `ငွေထုတ်မှု ${id} အတွက် ${ks(amount)} ကို ${account} သို့ ပို့ပြီးပါပြီ။ ရောက်မရောက် အတည်ပြုပေးပါ။`,
  }),
  withdrawalRefused: ({ id, amount }) => ({
    title: 'ငွေထုတ်မှု ငြင်းပယ်ခံရသည်',
    text: `ငွေထုတ်မှု ${id} ၏ လက်ခံမည့်အကောင့်ကို ပေးမည့်သူက အတည်မပြုနိုင်ပါ။ ${ks(amount)} သင့်ပိုက်ဆံအိတ်ထဲ ပြန်ရောက်ပါပြီ။`,
  }),
  withdrawalReturned: ({ id, amount }) => ({
    title: 'ငွေ ပြန်ရောက်ပြီ',
    text: `ငွေထုတ်မှု ${id} အကြောင်း သင့်အဖြေကို စစ်ဆေးပြီးပါပြီ။ မရောက်သော ${ks(amount)} သင့်ပိုက်ဆံအိတ်ထဲ ပြန်ရောက်ပါပြီ။`,
  }),
  withdrawalAutoReceived: ({ id, amount }) => ({
    title: 'ငွေထုတ်မှု ရရှိပြီးအဖြစ် သတ်မှတ်သည်',
    text: `${ks(amount)} ငွေထုတ်မှု ${id} အတွက် အချိန်မီ မဖြေသဖြင့် ရရှိပြီးအဖြစ် သတ်မှတ်လိုက်ပါသည်။`,
  }),
  transferReceived: ({ amount, from }) => ({
    title: 'လွှဲငွေ ရရှိသည်',
    text: `${from} က သင့်ထံ ${ks(amount)} ပို့ပါသည်။ သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပါပြီ။`,
  }),
  contractChanged: ({ news, type, other }) => CONTRACT_NEWS[news](CONTRACTS[type], other),
  activityAccepted: ({ activity }) => ({
    title: 'သင် ပါဝင်ခွင့်ရပြီ',
    text: `“${activity.MY}” တွင် ပါဝင်ရန် သင့်တောင်းဆိုမှုကို လက်ခံပြီးပါပြီ။`,
  }),
  activityRefused: ({ activity }) => ({
    title: 'တောင်းဆိုမှု ငြင်းပယ်ခံရသည်',
    text: `“${activity.MY}” တွင် ပါဝင်ရန် သင့်တောင်းဆိုမှုကို ငြင်းပယ်လိုက်ပါသည်။`,
  }),
  activityPaid: ({ activity, amount }) => ({
    title: 'ဘောနပ်စ် ပေးပြီး',
    text: `“${activity.MY}” ၏ ဘောနပ်စ် ${ks(amount)} သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပါပြီ။`,
  }),
  missionRewarded: ({ mission, points: count }) => ({
    title: 'တာဝန် ပြီးမြောက်ပြီ',
    text: `${mission.MY} အတွက် ${points(count)} သင့်အမှတ်စာရင်းထဲ ရောက်ပါပြီ။`,
  }),
  missionsCompleted: ({ amount }) => ({
    title: 'တစ်ပတ်တာ တာဝန်အားလုံး ပြီးမြောက်ပြီ',
    text: `တာဝန်အားလုံးအတွက် ဘောနပ်စ် ${ks(amount)} သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပါပြီ။`,
  }),
  redemptionApproved: ({ reward, points: count }) => ({
    title: 'အမှတ်လဲလှယ်မှု အတည်ပြုပြီး',
    text: `${points(count)} ဖြင့် “${reward.MY}” ရရှိပါသည်။`,
  }),
  redemptionDelivered: ({ reward }) => ({
    title: 'ဆုလာဘ် ပို့ပြီး',
    text: `အမှတ်ဖြင့် လဲလှယ်ထားသော “${reward.MY}” ကို ပို့ပေးပြီးပါပြီ။`,
  }),
  redemptionRejected: ({ reward, points: count }) => ({
    title: 'အမှတ်လဲလှယ်မှု ငြင်းပယ်ခံရသည်',
    text: `“${reward.MY}” မရရှိပါ။ ${points(count)} သင့်အမှတ်စာရင်းထဲ ပြန်ရောက်ပါပြီ။`,
  }),
  passwordChanged: () => ({
    title: 'စကားဝှက် ပြောင်းပြီး',
    text: 'သင့်ဝင်ရောက်ရန် စကားဝှက်ကို ပြောင်းပြီး အခြားစက်များမှ ထွက်ပေးလိုက်ပါပြီ။ ' + SERVICE,
  }),
  paymentPasswordSet: () => ({
    title: 'ငွေပေးချေမှု စကားဝှက် သတ်မှတ်ပြီး',
    text: 'သင့်အကောင့်အတွက် ငွေပေးချေမှု စကားဝှက် သတ်မှတ်ပြီးပါပြီ။ ' + SERVICE,
  }),
  newDevice: ({ browser, system, address }) => ({
    title: 'စက်အသစ်မှ ဝင်ရောက်မှု',
    text:
      `သင့်အကောင့်ကို စက်တစ်လုံးတွင် ပထမဆုံး သုံးခဲ့ပါသည် - ` +
      `${deviceOf({ browser, system })}၊ ` +
      `IP လိပ်စာ ${address}။ သင်မဟုတ်ပါက ကျွန်ုပ်၏အကောင့်၊ စက်ပစ္စည်းများ တွင် ထိုစက်မှ ထွက်ပြီး ` +
      'စကားဝှက် ပြောင်းပါ။',
  }),
  secondFactorPassed: ({ method }) => ({
    title: 'ဝင်ရောက်မှု အတည်ပြုပြီး',
    text: `ကျွန်ုပ်တို့ မသိသောလိပ်စာမှ ဝင်ရောက်မှုကို ${FACTORS[method]} ဖြင့် အတည်ပြုခဲ့ပါသည်။ ` + CHANGE,
  }),
  secondFactorLocked: ({ tries }) => ({
    title: 'ဝင်ရောက်မှု ပိတ်ထားသည်',
    text: `သင့်စကားဝှက်ကို သိသူတစ်ဦးက ${tries} ကြိမ် မှားယွင်းစွာ အတည်ပြုခဲ့သဖြင့် နာရီဝက် ပိတ်ထားပါသည်။ ${CHANGE}`,
  }),
  authenticatorOn: () => ({
    title: 'အဆင့်နှစ်ဆင့်ဖြင့် ဝင်ခြင်း ဖွင့်ပြီး',
    text: `ယခုမှစ၍ သင့်အကောင့်သို့ passkey မသုံးဘဲ ဝင်တိုင်း အတည်ပြုအက်ပ်၏ ကုဒ်ကို မေးပါမည်။ အခြားစက်များမှ ထွက်ပေးလိုက်ပါပြီ။ ${SERVICE}`,
  }),
  authenticatorOff: () => ({
    title: 'အဆင့်နှစ်ဆင့်ဖြင့် ဝင်ခြင်း ပိတ်ပြီး',
    text: 'သင့်အကောင့်သို့ ဝင်သောအခါ ကုဒ် မမေးတော့ပါ။ အခြားစက်များမှ ထွက်ပေးလိုက်ပါပြီ။ ' + SERVICE,
  }),
  recoveryCodesRenewed: () => ({
    title: 'အရန်ကုဒ်အသစ်များ',
    text: 'အဆင့်နှစ်ဆင့်ဖြင့် ဝင်ရန် အရန်ကုဒ်အသစ်များ ရပါပြီ။ ယခင်ကုဒ်များ သုံး၍ မရတော့ပါ။ ' + SERVICE,
  }),
  recoveryCodeUsed: ({ left }) => ({
    title: 'အရန်ကုဒ် သုံးပြီး',
    text: `သင့်အကောင့်သို့ အရန်ကုဒ်ဖြင့် ဝင်ခဲ့ပါသည်။ ကျန်သောကုဒ်: ${left}။ ${CHANGE}`,
  }),
  passkeyAdded: (names) => ({
    title: 'Passkey ထည့်ပြီး',
    text:
      `${deviceOf(names)} တွင် သင့်အကောင့်အတွက် passkey တစ်ခု ထည့်ခဲ့ပါသည်။ ၎င်းဖြင့် စကားဝှက်မလိုဘဲ ` +
      'ဝင်နိုင်ပါသည်။ သင်မဟုတ်ပါက ကျွန်ုပ်၏အကောင့်၊ Passkey များ တွင် ၎င်းကို ဖယ်ရှားပြီး စကားဝှက် ပြောင်းပါ။',
  }),
  passkeyRemoved: (names) => ({
    title: 'Passkey ဖယ်ရှားပြီး',
    text:
      `${deviceOf(names)} တွင် ထည့်ခဲ့သော passkey ဖြင့် သင့်အကောင့်သို့ ဝင်၍ မရတော့ပါ။ ` +
      `အခြားစက်များမှ ထွက်ပေးလိုက်ပါပြီ။ ${SERVICE}`,
  }),
  profileCompleted: () => ({
    title: 'သင့်အချက်အလက်များ ဖြည့်ပြီး',
    text: `သင့်အကောင့်တွင် အမည် သို့မဟုတ် အီးမေးလ် ထည့်ခဲ့ပါသည်။ ${CHANGE} ${SERVICE}`,
  }),
  mobileChanged: ({ number }) => ({
    title: 'သင့်အကောင့်၏ ဖုန်းနံပါတ်',
    text: `သင့်အကောင့်၏ ဖုန်းနံပါတ်မှာ ယခု ${number} ဖြစ်ပါသည်။ ${CHANGE} ${SERVICE}`,
  }),
  chatAnswered: ({ author, text }) => ({
    title: 'ဖောက်သည်ဝန်ဆောင်မှု၏ အဖြေ',
    text: `ချက်တ်တွင် သင်ရေးခဲ့သည်ကို ${author.MY}က ဖြေကြားပါသည် - “${text}”`,
  }),
};

const deviceOf = ({ browser, system }: { browser: string | null; system: string | null }) =>
  browser !== null && system !== null ? `${system} ပေါ်ရှိ ${browser}` : 'မသိသောစက်';
