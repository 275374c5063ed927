import type { Language } from '../../contract/constants';
import type { promotions } from '../db/schema';
import { vipTable } from './vipTable';

type Row = typeof promotions.$inferInsert;
type Page = { title: string; summary: string; content: string };

const promotion = (
  position: number,
  id: string,
  category: string,
  page: Record<Language, Page>,
): Row => ({
  id,
  position,
  category,
  title: { EN: page.EN.title, MY: page.MY.title },
  summary: { EN: page.EN.summary, MY: page.MY.summary },
  content: { EN: page.EN.content, MY: page.MY.content },
});

const list = (tag: 'ul' | 'ol', items: readonly string[]) =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
const table = (head: readonly string[], rows: ReadonlyArray<readonly string[]>) =>
  `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

/** Promotions (spec §3), in the order of the side menu. */
export const promotionRows: Row[] = [
  promotion(1, 'welcome', 'newcomers', {
    EN: {
      title: 'Welcome bonus on your first deposit',
      summary: '100% on top of your first deposit, up to Ks 100,000.',
      content: `<p>We double your first deposit: we add the same amount again, up to Ks 100,000.</p><h3>How it works</h3>${list(
        'ol',
        [
          'Register and log in.',
          'Pay in at least Ks 5,000.',
          'The bonus is in your wallet together with the deposit.',
        ],
      )}<h3>Conditions</h3>${list('ul', ['One bonus for each member, on the first deposit alone.', 'Bet 12 times the bonus before you withdraw it. The rest of your money is free.', 'Every game counts, and the reward centre shows how far you are.', 'The bonus does not expire.'])}`,
    },
    MY: {
      title: 'ပထမဆုံး ငွေသွင်းမှုအတွက် ကြိုဆိုဘောနပ်စ်',
      summary: 'ပထမဆုံး ငွေသွင်းမှုအပေါ် ၁၀၀% ဘောနပ်စ်၊ အများဆုံး ၁၀၀,၀၀၀ ကျပ်အထိ ရယူနိုင်ပါသည်။',
      content: `<p>ပထမဆုံး သွင်းသည့်ငွေကို နှစ်ဆ ရရှိပါမည်။ သွင်းသလောက် ဘောနပ်စ် ထပ်ပေးပြီး အများဆုံး ၁၀၀,၀၀၀ ကျပ်အထိ ဖြစ်ပါသည်။</p><h3>လုပ်ဆောင်ပုံ</h3>${list(
        'ol',
        [
          'စာရင်းသွင်းပြီး ဝင်ရောက်ပါ။',
          'အနည်းဆုံး ၅,၀၀၀ ကျပ် သွင်းပါ။',
          'ဘောနပ်စ်ကို သွင်းငွေနှင့်အတူ သင့်ပိုက်ဆံအိတ်ထဲ ထည့်ပေးပါမည်။',
        ],
      )}<h3>စည်းကမ်းချက်များ</h3>${list('ul', ['အဖွဲ့ဝင်တစ်ဦးလျှင် ပထမဆုံး ငွေသွင်းမှုအတွက် တစ်ကြိမ်သာ ရရှိပါမည်။', 'ဘောနပ်စ်ကို မထုတ်မီ ဘောနပ်စ်၏ ၁၂ ဆ လောင်းရပါမည်။ ကျန်ငွေကို လွတ်လပ်စွာ ထုတ်နိုင်ပါသည်။', 'ဂိမ်းအားလုံး အကျုံးဝင်ပြီး မည်မျှ ပြည့်ပြီးသည်ကို ဆုလာဘ်စင်တာတွင် ကြည့်နိုင်ပါသည်။', 'ဘောနပ်စ်သည် သက်တမ်း မကုန်ပါ။'])}`,
    },
  }),
  promotion(2, 'referral', 'newcomers', {
    EN: {
      title: 'Invite friends',
      summary: 'Ks 10,000 for you for every friend who joins and pays in.',
      content: `<p>Share your invitation link. When a friend registers with it and pays in for the first time, you get a reward.</p>${list(
        'ul',
        [
          'Ks 10,000 for each friend, whether it is the first or the fiftieth.',
          'The first deposit of your friend has to be Ks 10,000 or more.',
          'The reward is in your wallet as soon as that deposit is credited, and you can withdraw it at once.',
          'Your friend gets the <a href="/promotions#welcome">welcome bonus</a>.',
        ],
      )}<p>Your link and the list of your friends are in the member centre under Invite friends.</p>`,
    },
    MY: {
      title: 'သူငယ်ချင်းများကို ဖိတ်ခေါ်ပါ',
      summary: 'သူငယ်ချင်းတစ်ဦး စာရင်းသွင်းပြီး ငွေသွင်းတိုင်း သင့်အတွက် ၁၀,၀၀၀ ကျပ် ရရှိပါမည်။',
      content: `<p>သင့်ဖိတ်ခေါ်လင့်ခ်ကို မျှဝေပါ။ သူငယ်ချင်းက ထိုလင့်ခ်ဖြင့် စာရင်းသွင်းပြီး ပထမဆုံး ငွေသွင်းပါက သင် ဆုလာဘ် ရရှိပါမည်။</p>${list(
        'ul',
        [
          'ပထမဆုံး သူငယ်ချင်းမှစ၍ တစ်ဦးလျှင် ၁၀,၀၀၀ ကျပ် ရရှိပါမည်။',
          'သူငယ်ချင်း၏ ပထမဆုံး သွင်းငွေသည် ၁၀,၀၀၀ ကျပ် သို့မဟုတ် ထို့ထက်ပိုရပါမည်။',
          'ထိုသွင်းငွေ ရောက်ရှိသည်နှင့် ဆုလာဘ်ကို သင့်ပိုက်ဆံအိတ်ထဲ ထည့်ပေးပြီး ချက်ချင်း ထုတ်ယူနိုင်ပါသည်။',
          'သင့်သူငယ်ချင်းက <a href="/promotions#welcome">ကြိုဆိုဘောနပ်စ်</a> ရရှိပါမည်။',
        ],
      )}<p>သင့်လင့်ခ်နှင့် သူငယ်ချင်းစာရင်းကို အဖွဲ့ဝင်စင်တာရှိ သူငယ်ချင်းများ ဖိတ်ရန် တွင် ကြည့်နိုင်ပါသည်။</p>`,
    },
  }),
  promotion(3, 'daily-rebate', 'slots', {
    EN: {
      title: 'Daily rebate on slots',
      summary: 'Get 1.2% of your slot turnover back every day.',
      content: `<p>Win or lose, you get a share of your slot bets back. What you bet today is counted at midnight; from 10:00 on the rebate is in your wallet.</p>${list(
        'ul',
        [
          '1.2% of all settled slot bets of the day, however many they are.',
          'All slot vendors count.',
          'The rebate comes by itself: there is nothing to claim.',
          'The rebate is real money and can be withdrawn at once.',
        ],
      )}<p>The reward centre shows today’s rebate so far, and the bonus details those that were paid.</p>`,
    },
    MY: {
      title: 'စလော့ဂိမ်း နေ့စဉ် ပြန်အမ်းငွေ',
      summary: 'စလော့ဂိမ်း လောင်းကြေးပမာဏ၏ ၁.၂% ကို နေ့စဉ် ပြန်ရပါသည်။',
      content: `<p>နိုင်သည်ဖြစ်စေ ရှုံးသည်ဖြစ်စေ စလော့ဂိမ်း လောင်းကြေး၏ တစ်စိတ်တစ်ပိုင်းကို ပြန်ရပါသည်။ ယနေ့ လောင်းသမျှကို သန်းခေါင်တွင် တွက်ချက်ပြီး နံနက် ၁၀ နာရီမှစ၍ ပြန်အမ်းငွေ သင့်ပိုက်ဆံအိတ်ထဲ ရောက်ပါမည်။</p>${list(
        'ul',
        [
          'တစ်နေ့တာ ပြီးဆုံးသော စလော့လောင်းကြေးအားလုံး၏ ၁.၂% ဖြစ်ပါသည်။',
          'စလော့ဂိမ်း ကုမ္ပဏီအားလုံး ပါဝင်ပါသည်။',
          'အလိုအလျောက် ရရှိပါသည်၊ ရယူရန် မလိုပါ။',
          'ပြန်အမ်းငွေသည် ငွေသားဖြစ်ပြီး ချက်ချင်း ထုတ်ယူနိုင်ပါသည်။',
        ],
      )}<p>ယနေ့ ယခုအထိ ပြန်အမ်းငွေကို ဆုလာဘ်စင်တာတွင်လည်းကောင်း၊ ပေးပြီးသည်များကို ဘောနပ်စ် အသေးစိတ်တွင်လည်းကောင်း ကြည့်နိုင်ပါသည်။</p>`,
    },
  }),
  promotion(4, 'weekend-fishing', 'slots', {
    EN: {
      title: 'Weekend fishing cup',
      summary: 'Ks 20 million in prizes for the best catches of every weekend.',
      content: `<p>From Saturday 00:00 to Sunday 23:59 every catch in a fishing game scores points. The hundred best share the prize pool.</p>${table(
        ['Rank', 'Prize'],
        [
          ['1', 'Ks 5,000,000'],
          ['2 to 3', 'Ks 2,000,000'],
          ['4 to 10', 'Ks 500,000'],
          ['11 to 100', 'Ks 80,000'],
        ],
      )}<p>There is nothing to sign up for: your first shot enters you. Prizes are paid on Monday.</p>`,
    },
    MY: {
      title: 'စနေ၊ တနင်္ဂနွေ ငါးဖမ်းပြိုင်ပွဲ',
      summary: 'သီတင်းပတ်ကုန်တိုင်း အကောင်းဆုံး ဖမ်းဆီးသူများအတွက် ဆုကြေး ကျပ် သိန်း ၂၀၀ ချီးမြှင့်ပါသည်။',
      content: `<p>စနေနေ့ ၀၀:၀၀ မှ တနင်္ဂနွေနေ့ ၂၃:၅၉ အထိ ငါးဖမ်းဂိမ်းတွင် ဖမ်းမိသမျှအတွက် အမှတ်ရပါသည်။ အကောင်းဆုံး တစ်ရာဦး ဆုကြေးကို ခွဲဝေရယူပါမည်။</p>${table(
        ['အဆင့်', 'ဆု'],
        [
          ['၁', '၅,၀၀၀,၀၀၀ ကျပ်'],
          ['၂ မှ ၃', '၂,၀၀၀,၀၀၀ ကျပ်'],
          ['၄ မှ ၁၀', '၅၀၀,၀၀၀ ကျပ်'],
          ['၁၁ မှ ၁၀၀', '၈၀,၀၀၀ ကျပ်'],
        ],
      )}<p>ပထမဆုံး ပစ်ချက်ဖြင့် အလိုအလျောက် ပါဝင်ပြီး ဖြစ်၍ သီးခြား စာရင်းပေးရန် မလိုပါ။ ဆုကြေးကို တနင်္လာနေ့တွင် ပေးပါမည်။</p>`,
    },
  }),
  promotion(5, 'birthday', 'members', {
    EN: {
      title: 'Birthday gift',
      summary: 'Ks 5,000 on your birthday, to be claimed within seven days.',
      content: `<p>We have not forgotten. On your birthday Ks 5,000 wait in the reward centre for seven days.</p>${list(
        'ul',
        [
          'You gave your date of birth when you registered, at least 14 days before.',
          'You placed a bet in the 90 days before.',
          'Bet the amount of the gift once before you withdraw it.',
        ],
      )}`,
    },
    MY: {
      title: 'မွေးနေ့လက်ဆောင်',
      summary: 'မွေးနေ့တွင် ၅,၀၀၀ ကျပ်ကို ခုနစ်ရက်အတွင်း ရယူနိုင်ပါသည်။',
      content: `<p>သင့်မွေးနေ့ကို အမှတ်ရနေပါသည်။ မွေးနေ့တွင် ၅,၀၀၀ ကျပ်ကို ဆုလာဘ်စင်တာ၌ ခုနစ်ရက် ထားပေးပါမည်။</p>${list(
        'ul',
        [
          'မွေးနေ့မတိုင်မီ အနည်းဆုံး ၁၄ ရက်က စာရင်းသွင်းပြီး မွေးသက္ကရာဇ်ကို ဖြည့်ထားရပါမည်။',
          'မွေးနေ့မတိုင်မီ ရက် ၉၀ အတွင်း လောင်းထားရပါမည်။',
          'လက်ဆောင်ကို မထုတ်မီ ထိုပမာဏကို တစ်ကြိမ် လောင်းရပါမည်။',
        ],
      )}`,
    },
  }),
  promotion(6, 'vip', 'members', {
    EN: {
      title: 'VIP levels',
      summary:
        'Four levels, from Bronze to Diamond: the higher yours, the lower the withdrawal fee.',
      content: `<p>Your bets and deposits of a month make your level of the next one. It is counted on the first of the month and holds for that month.</p>${vipTable('EN')}<p>Your level and your progress are in the member centre under VIP.</p>`,
    },
    MY: {
      title: 'VIP အဆင့်များ',
      summary: 'ကြေးမှ စိန်အထိ အဆင့် လေးဆင့် - အဆင့်မြင့်လေ ငွေထုတ် ဝန်ဆောင်ခ နည်းလေ ဖြစ်ပါသည်။',
      content: `<p>တစ်လအတွင်း သင့်လောင်းကြေးနှင့် ငွေသွင်းမှုက နောက်လ၏ အဆင့်ကို သတ်မှတ်ပါသည်။ လစဉ် ၁ ရက်နေ့တွင် တွက်ချက်ပြီး ထိုလတစ်လလုံး တည်မြဲပါသည်။</p>${vipTable('MY')}<p>သင့်အဆင့်နှင့် တိုးတက်မှုကို အဖွဲ့ဝင်စင်တာရှိ VIP တွင် ကြည့်ပါ။</p>`,
    },
  }),
  promotion(7, 'mission', 'members', {
    EN: {
      title: 'Weekly missions',
      summary: 'Five small missions a week; finish all of them for a bonus.',
      content: `<p>Missions start again every Monday. You get points for each one that you finish, and Ks 8,000 more for all five.</p>${table(
        ['Mission', 'Points'],
        [
          ['Log in on five days', '60'],
          ['Play three different slots', '30'],
          ['Play at a live table', '25'],
          ['Bet on a lottery draw', '20'],
          ['Add a game to your favourites', '15'],
        ],
      )}<p>You get points and bonus automatically when you finish a mission. Your progress and the leaders are in the member centre under Mission leaderboard, until Sunday midnight.</p><h3>The raffle of the week</h3><p>Each finished mission is also a ticket. After Sunday midnight eight tickets are drawn: Ks 50,000 for the first, Ks 10,000 for two, Ks 2,000 for five. You claim your prize in the reward centre.</p><p>Anybody can check the draw: the fingerprint of its secret number is public during the week, and the number itself with all tickets after it.</p>`,
    },
    MY: {
      title: 'အပတ်စဉ် တာဝန်များ',
      summary: 'တစ်ပတ်လျှင် တာဝန်ငယ် ငါးခု၊ အားလုံးပြီးပါက ဘောနပ်စ် ရရှိပါမည်။',
      content: `<p>တာဝန်များသည် တနင်္လာနေ့တိုင်း အသစ်ပြန်စပါသည်။ ပြီးမြောက်သည့် တာဝန်တိုင်းအတွက် အမှတ်ရပြီး ငါးခုလုံး ပြီးပါက ၈,၀၀၀ ကျပ် ထပ်ရပါမည်။</p>${table(
        ['တာဝန်', 'အမှတ်'],
        [
          ['ငါးရက် ဝင်ရောက်ပါ', '၆၀'],
          ['မတူညီသော စလော့ သုံးမျိုး ကစားပါ', '၃၀'],
          ['တိုက်ရိုက်စားပွဲတွင် ကစားပါ', '၂၅'],
          ['ထီပွဲစဉ်တစ်ခုတွင် လောင်းပါ', '၂၀'],
          ['ဂိမ်းတစ်ခုကို အကြိုက်ဆုံးများသို့ ထည့်ပါ', '၁၅'],
        ],
      )}<p>တာဝန်တစ်ခု ပြီးသည်နှင့် အမှတ်နှင့် ဘောနပ်စ်ကို အလိုအလျောက် ရရှိပါသည်။ မည်မျှ ပြီးမြောက်ပြီး မည်သူ ဦးဆောင်နေသည်ကို အဖွဲ့ဝင်စင်တာရှိ တာဝန် အဆင့်ဇယားတွင် တနင်္ဂနွေနေ့ သန်းခေါင်အထိ ကြည့်နိုင်ပါသည်။</p><h3>ယခုအပတ် မဲဖောက်ပွဲ</h3><p>ပြီးမြောက်သော တာဝန်တိုင်းသည် မဲလက်မှတ်တစ်စောင်လည်း ဖြစ်ပါသည်။ တနင်္ဂနွေနေ့ သန်းခေါင်ပြီးနောက် လက်မှတ်ရှစ်စောင်ကို မဲဖောက်ပါမည် - ပထမဆု ၅၀,၀၀၀ ကျပ်၊ ၁၀,၀၀၀ ကျပ် နှစ်ဆု၊ ၂,၀၀၀ ကျပ် ငါးဆု။ ဆုကို ဆုလာဘ်စင်တာတွင် ရယူပါ။</p><p>မဲဖောက်ပွဲကို မည်သူမဆို စစ်ဆေးနိုင်ပါသည် - လျှို့ဝှက်နံပါတ်၏ လက်ဗွေကို အပတ်အတွင်း ထုတ်ပြန်ပြီး ထိုနံပါတ်နှင့် လက်မှတ်အားလုံးကို မဲဖောက်ပြီးနောက် ထုတ်ပြန်ပါသည်။</p>`,
    },
  }),
  promotion(8, 'thingyan', 'live', {
    EN: {
      title: 'Thingyan splash',
      summary: 'During the water festival, red envelopes fall at the live tables.',
      content: `<p>During the four days of Thingyan the dealers throw water and envelopes. Sit at any live table between 18:00 and 24:00 and catch one.</p>${list(
        'ul',
        [
          '2,000 envelopes an evening, from Ks 1,000 to Ks 500,000.',
          'One envelope per member and evening.',
          'You can withdraw the money at once.',
        ],
      )}`,
    },
    MY: {
      title: 'သင်္ကြန် အထူးအစီအစဉ်',
      summary: 'သင်္ကြန်ကာလအတွင်း တိုက်ရိုက်စားပွဲများတွင် အနီရောင်စာအိတ်များ ရွာချပါမည်။',
      content: `<p>သင်္ကြန်လေးရက်အတွင်း ဒိုင်များက ရေပက်ရင်း စာအိတ်များပါ ပေးဝေပါမည်။ ညနေ ၆ နာရီမှ ည ၁၂ နာရီအတွင်း တိုက်ရိုက်စားပွဲတစ်ခုခုတွင် ထိုင်ပြီး စာအိတ်ကို ဖမ်းယူပါ။</p>${list(
        'ul',
        [
          'တစ်ညလျှင် စာအိတ် ၂,၀၀၀၊ ၁,၀၀၀ ကျပ်မှ ၅၀၀,၀၀၀ ကျပ်အထိ ပါဝင်ပါသည်။',
          'အဖွဲ့ဝင်တစ်ဦးလျှင် တစ်ညတွင် စာအိတ်တစ်ခု ရရှိပါမည်။',
          'စာအိတ်ထဲမှ ငွေကို ချက်ချင်း ထုတ်ယူနိုင်ပါသည်။',
        ],
      )}`,
    },
  }),
  promotion(9, 'tazaungdaing', 'sports', {
    EN: {
      title: 'Tazaungdaing festival of lights',
      summary: 'A free bet for every lantern: five winning bets in a row light one.',
      content: `<p>During the month of Tazaungmon, five winning sports bets in a row light a lantern. Each lantern is a free bet.</p>${table(
        ['Lanterns', 'Free bet'],
        [
          ['1', 'Ks 3,000'],
          ['3', 'Ks 12,000'],
          ['9', 'Ks 50,000'],
        ],
      )}<p>Bets at odds of 1.60 or more count, on football, e-sports and cockfights. <a href="/sports">Go to sports</a>.</p>`,
    },
    MY: {
      title: 'တန်ဆောင်တိုင် မီးထွန်းပွဲတော်',
      summary: 'ခန့်မှန်းချက် ငါးပွဲဆက်မှန်တိုင်း မီးပုံးတစ်လုံး၊ မီးပုံးတိုင်းအတွက် အခမဲ့လောင်းကြေး ရရှိပါမည်။',
      content: `<p>တန်ဆောင်မုန်းလတစ်လလုံး အားကစားလောင်းကြေး ငါးပွဲဆက် နိုင်တိုင်း မီးပုံးတစ်လုံး ထွန်းပါမည်။ မီးပုံးတိုင်းသည် အခမဲ့လောင်းကြေး ဖြစ်ပါသည်။</p>${table(
        ['မီးပုံး', 'အခမဲ့လောင်းကြေး'],
        [
          ['၁', '၃,၀၀၀ ကျပ်'],
          ['၃', '၁၂,၀၀၀ ကျပ်'],
          ['၉', '၅၀,၀၀၀ ကျပ်'],
        ],
      )}<p>ဘောလုံး၊ e-sports နှင့် ကြက်တိုက်ပွဲများတွင် ကြေး ၁.၆၀ နှင့် အထက် လောင်းကြေးများ အကျုံးဝင်ပါသည်။ <a href="/sports">အားကစားသို့ သွားရန်</a>။</p>`,
    },
  }),
  promotion(10, 'app', 'newcomers', {
    EN: {
      title: 'A thank-you for installing the app',
      summary: 'Ks 3,000 for your first login from the Padauk app.',
      content: `<p>The app opens faster and uses less data.</p>${list('ol', [
        'Scan the code in the side menu with your phone.',
        'Install the app and log in.',
        'Ks 3,000 are in your wallet.',
      ])}<p>There is an app for iOS, one for Android, and a lite app that needs very little space.</p>`,
    },
    MY: {
      title: 'အက်ပ်တင်သူများအတွက် ကျေးဇူးတုံ့ပြန်လက်ဆောင်',
      summary: 'Padauk အက်ပ်မှ ပထမဆုံး ဝင်ရောက်ပါက ၃,၀၀၀ ကျပ် ရရှိပါမည်။',
      content: `<p>အက်ပ်သည် ပိုမိုမြန်ဆန်ပြီး ဒေတာ သက်သာပါသည်။</p>${list('ol', [
        'ဘေးမီနူးရှိ ကုဒ်ကို ဖုန်းဖြင့် စကင်ဖတ်ပါ။',
        'အက်ပ်ကို ထည့်သွင်းပြီး ဝင်ရောက်ပါ။',
        '၃,၀၀၀ ကျပ်ကို သင့်ပိုက်ဆံအိတ်တွင် ရရှိပါမည်။',
      ])}<p>iOS အက်ပ်၊ Android အက်ပ်နှင့် နေရာအနည်းငယ်သာ လိုသော အက်ပ်ငယ် ရှိပါသည်။</p>`,
    },
  }),
];
