import { EN, MY } from '../../base/figures';
import { CLOSES_BEFORE, DRAWS_AHEAD } from '../../lobby/lotteries';
import { article, points, steps, topic } from './article';

const SECOND = 1_000;

/** Help about games. */
export const games = topic(
  'games',
  { EN: 'Games & fair play', MY: 'ဂိမ်းများနှင့် တရားမျှတမှု' },
  article('fair-play', {
    EN: {
      title: 'How games are kept fair',
      content: `<p>The platform draws the result of a round when you bet, and writes it into your record at the same moment. Neither your device nor the game’s page can change it.</p>${points(
        'Rounds do not depend on each other: a game is never “due” to pay.',
        'The winning numbers of every lottery draw are shown, with the numbers of your tickets.',
        'In <a href="/promotions#mission">the raffle of the week</a> anybody can recompute the draw.',
      )}<h3>You can check it</h3><p>Every bet is in your <strong>betting record</strong> with game, time, stake and result. The <strong>account record</strong> shows what each did to your balance.</p>`,
    },
    MY: {
      title: 'ဂိမ်းများကို တရားမျှတစွာ ထိန်းသိမ်းပုံ',
      content: `<p>သင် လောင်းသည့်အချိန်တွင် ရလဒ်ကို ပလက်ဖောင်းက ထုတ်ယူပြီး မှတ်တမ်းထဲသို့ ချက်ချင်း ရေးပါသည်။ သင့်စက်ဖြင့်ဖြစ်စေ ဂိမ်းစာမျက်နှာဖြင့်ဖြစ်စေ ပြောင်းလဲ၍ မရပါ။</p>${points(
        'တစ်ကြိမ်သည် ယခင်အကြိမ်အပေါ် မမူတည်ပါ။ “ပေါက်ခါနီး” ဂိမ်းဟူ၍ မရှိပါ။',
        'ထီဖွင့်ပွဲတိုင်း၏ ပေါက်ဂဏန်းများကို သင့်လက်မှတ်ဂဏန်းများနှင့်တကွ ပြပါသည်။',
        '<a href="/promotions#mission">အပတ်စဉ် မဲဖောက်ပွဲ</a>ကို မည်သူမဆို ပြန်တွက်ကြည့်နိုင်ပါသည်။',
      )}<h3>ကိုယ်တိုင် စစ်ဆေးနိုင်ပါသည်</h3><p>လောင်းကြေးတိုင်းကို ဂိမ်း၊ အချိန်၊ ပမာဏနှင့် ရလဒ်တို့နှင့်တကွ <strong>လောင်းကြေးမှတ်တမ်း</strong>တွင် ကြည့်နိုင်ပါသည်။ လက်ကျန်ငွေ ပြောင်းလဲပုံကို <strong>ငွေစာရင်းမှတ်တမ်း</strong>တွင် ပြပါသည်။</p>`,
    },
  }),
  article('interrupted-game', {
    EN: {
      title: 'The game stopped in the middle',
      content: `<p>A bet that was placed counts, even if your connection breaks. A bet that did not arrive costs nothing.</p><h3>What to do</h3>${steps(
        'Check your connection, then open the same game again.',
        'Refresh your balance with the arrow beside it. A win is there already.',
        'Check the <strong>betting record</strong>: it shows whether the bet was placed, and how it ended.',
      )}<p>A lottery ticket is open until its draw, and the draw settles it whether or not you watch. Does a result look wrong? Write to us in the live chat, with the time of the bet.</p>`,
    },
    MY: {
      title: 'ဂိမ်းသည် တစ်ဝက်တွင် ရပ်သွားပါသည်',
      content: `<p>လောင်းပြီးသား လောင်းကြေးသည် အင်တာနက် ပြတ်သွားလျှင်လည်း အတည်ဖြစ်ပါသည်။ မရောက်ခဲ့သော လောင်းကြေးအတွက် ငွေ မကုန်ပါ။</p><h3>လုပ်ဆောင်ရန်</h3>${steps(
        'အင်တာနက်ကို စစ်ပြီး ထိုဂိမ်းကို ပြန်ဖွင့်ပါ။',
        'လက်ကျန်ငွေဘေးရှိ မြှားပုံဖြင့် ပြန်ဖတ်ပါ။ အနိုင်ရငွေ ရောက်နှင့်ပြီး ဖြစ်ပါသည်။',
        '<strong>လောင်းကြေးမှတ်တမ်း</strong>ကို ကြည့်ပါ။ လောင်းပြီး၊ မပြီးနှင့် ရလဒ်ကို ပြပါသည်။',
      )}<p>ထီလက်မှတ်ကို ထီဖွင့်ချိန်အထိ ဖွင့်ထားပြီး သင် ကြည့်သည်ဖြစ်စေ မကြည့်သည်ဖြစ်စေ ထီဖွင့်ပွဲက ဆုံးဖြတ်ပါသည်။ ရလဒ် မှားသည်ဟု ထင်ပါက လောင်းသည့်အချိန်ကို ဖော်ပြပြီး တိုက်ရိုက်စကားပြောခန်းတွင် ရေးပါ။</p>`,
    },
  }),
  article('lottery-tickets', {
    EN: {
      title: 'Lottery tickets and card rooms',
      content: `<p>On a lottery page choose a lottery and press <strong>Buy a ticket</strong>.</p>${steps(
        `Choose the draw: the next one, or one of the ${EN.count(DRAWS_AHEAD - 1)} after it. Tickets are sold until ${EN.count(CLOSES_BEFORE / SECOND)} seconds before their draw.`,
        'Choose your numbers, or let the page pick them. “What a ticket pays” shows every prize.',
        'Choose the stake and buy. The stake leaves your balance at once.',
      )}<p>The draw decides. What the ticket won is in your balance right after it. Your <strong>betting record</strong> names draw and numbers of each ticket: it is open until the draw, then settled. The lottery page shows your tickets beside the winning numbers.</p><h3>Rooms</h3><p>Under <a href="/pvp">Poker &amp; cards</a> each room shows its seats and its smallest bet. <strong>Sit down</strong> takes a seat; leaving the game frees it. A full room opens again when somebody leaves.</p>`,
    },
    MY: {
      title: 'ထီလက်မှတ်များနှင့် ဖဲခန်းများ',
      content: `<p>ထီစာမျက်နှာတွင် ထီတစ်ခုကို ရွေးပြီး <strong>လက်မှတ် ဝယ်ရန်</strong>ကို နှိပ်ပါ။</p>${steps(
        `ထီဖွင့်ပွဲကို ရွေးပါ - နောက်ပွဲ သို့မဟုတ် ၎င်းနောက် ${MY.count(DRAWS_AHEAD - 1)} ပွဲ။ လက်မှတ်ကို ထီဖွင့်ချိန် မတိုင်မီ ${MY.count(CLOSES_BEFORE / SECOND)} စက္ကန့်အထိ ရောင်းပါသည်။`,
        'ဂဏန်းများကို ရွေးပါ သို့မဟုတ် ကျပန်း ရွေးခိုင်းပါ။ “လက်မှတ်အတွက် ပေးငွေ” တွင် ဆုအားလုံးကို ပြထားပါသည်။',
        'လောင်းကြေးကို ရွေးပြီး ဝယ်ပါ။ လောင်းကြေးကို လက်ကျန်ငွေမှ ချက်ချင်း နုတ်ပါသည်။',
      )}<p>ထီဖွင့်ပွဲက ဆုံးဖြတ်ပါသည်။ နိုင်ငွေသည် ထီဖွင့်ပြီးသည်နှင့် လက်ကျန်ငွေသို့ ရောက်ပါသည်။ <strong>လောင်းကြေးမှတ်တမ်း</strong>တွင် လက်မှတ်တိုင်း၏ ထီဖွင့်ပွဲနှင့် ဂဏန်းများကို ပြပါသည်။ ထီစာမျက်နှာတွင် သင့်လက်မှတ်များကို ပေါက်ဂဏန်းများနှင့်အတူ ပြပါသည်။</p><h3>အခန်းများ</h3><p><a href="/pvp">ဖဲဂိမ်းများ</a>တွင် အခန်းတိုင်း၏ ထိုင်ခုံနှင့် အနည်းဆုံး လောင်းကြေးကို ပြထားပါသည်။ <strong>ဝင်ထိုင်ရန်</strong>ကို နှိပ်လျှင် ထိုင်ခုံတစ်ခု ယူပါသည်။ ဂိမ်းမှ ထွက်လျှင် ထိုင်ခုံ လွတ်ပါသည်။ ပြည့်နေသော အခန်းသည် တစ်ဦးထွက်လျှင် ပြန်ဝင်နိုင်ပါသည်။</p>`,
    },
  }),
  article('money-in-games', {
    EN: {
      title: 'Where is my money while I play?',
      content: `<p>Most games use your main wallet. Some game makers have a wallet of their own: when you open one of their games, you choose how much to take along.</p>${points(
        'The balance at the top shows what is in your main wallet.',
        'While such a game is open, the money that you took along is with its maker.',
        'What is left comes back when you close the game.',
      )}<p>Is something still missing? Open <strong>Wallet</strong> in <a href="/member">the member centre</a>: it shows every wallet, and one button brings everything back.</p>`,
    },
    MY: {
      title: 'ကစားနေစဉ် ကျွန်ုပ်၏ငွေ ဘယ်မှာ ရှိပါသလဲ',
      content: `<p>ဂိမ်းအများစုကို ပင်မပိုက်ဆံအိတ်မှ ကစားပါသည်။ ဂိမ်းထုတ်လုပ်သူအချို့တွင် ကိုယ်ပိုင်ပိုက်ဆံအိတ် ရှိပြီး ၎င်းတို့၏ ဂိမ်းကို ဖွင့်သောအခါ ယူသွားမည့် ငွေပမာဏကို ရွေးရပါသည်။</p>${points(
        'အပေါ်ရှိ လက်ကျန်ငွေသည် ပင်မပိုက်ဆံအိတ်ရှိ ငွေ ဖြစ်ပါသည်။',
        'ထိုဂိမ်းဖွင့်ထားစဉ် သင် ယူသွားသောငွေသည် ဂိမ်းထုတ်လုပ်သူထံတွင် ရှိပါသည်။',
        'ကျန်ငွေသည် ဂိမ်းပိတ်သောအခါ ပြန်ရောက်ပါသည်။',
      )}<p>ငွေ လိုနေသေးပါသလား။ <a href="/member">အဖွဲ့ဝင်စင်တာ</a>ရှိ <strong>ပိုက်ဆံအိတ်</strong>ကို ဖွင့်ပါက အားလုံးကို ပြပြီး ခလုတ်တစ်ချက်ဖြင့် ပြန်ယူနိုင်ပါသည်။</p>`,
    },
  }),
);
