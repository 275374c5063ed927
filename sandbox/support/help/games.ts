import { article, points, steps, topic } from './article';

/** Help about games. */
export const games = topic(
  'games',
  { EN: 'Games & fair play', MY: 'ဂိမ်းများနှင့် တရားမျှတမှု' },
  article('fair-play', {
    EN: {
      title: 'How games are kept fair',
      content: `<p>Our games are made by independent game makers. The result of a round is drawn on their servers: neither we nor you can change it.</p>${points(
        'The random numbers are tested by independent laboratories.',
        'Each game states its <strong>return to player</strong>, the share of all bets that it pays back in the long run.',
        'Rounds do not depend on each other: a game is never "due" to pay.',
        'Live tables are filmed without a cut.',
      )}<h3>You can check it</h3><p>Every bet is in your <strong>betting record</strong> with its number. Tell us this number in the live chat if a result looks wrong, and we ask the game maker about the round.</p>`,
    },
    MY: {
      title: 'ဂိမ်းများကို တရားမျှတစွာ ထိန်းသိမ်းပုံ',
      content: `<p>ကျွန်ုပ်တို့၏ ဂိမ်းများကို လွတ်လပ်သော ဂိမ်းထုတ်လုပ်သူများက ပြုလုပ်ပါသည်။ ရလဒ်ကို ၎င်းတို့၏ ဆာဗာတွင် ထုတ်ယူသဖြင့် ကျွန်ုပ်တို့ရော သင်ပါ ပြောင်းလဲ၍ မရပါ။</p>${points(
        'ကျပန်းနံပါတ်များကို လွတ်လပ်သော ဓာတ်ခွဲခန်းများက စစ်ဆေးပါသည်။',
        'ဂိမ်းတိုင်းတွင် <strong>ကစားသူထံ ပြန်ပေးနှုန်း</strong> ဖော်ပြထားပါသည်။ အချိန်အလွန်ကြာ ကစားပါက လောင်းကြေးအားလုံးမှ ပြန်ပေးသည့် ပမာဏ ဖြစ်ပါသည်။',
        'တစ်ကြိမ်သည် ယခင်အကြိမ်အပေါ် မမူတည်ပါ။ "ပေါက်ခါနီး" ဂိမ်းဟူ၍ မရှိပါ။',
        'တိုက်ရိုက်စားပွဲများကို ဖြတ်တောက်ခြင်းမရှိ ရိုက်ကူးပါသည်။',
      )}<h3>ကိုယ်တိုင် စစ်ဆေးနိုင်ပါသည်</h3><p>လောင်းကြေးတိုင်းကို နံပါတ်နှင့်တကွ <strong>လောင်းကြေးမှတ်တမ်း</strong>တွင် ကြည့်နိုင်ပါသည်။ ရလဒ် မမှန်ဟု ထင်ပါက ထိုနံပါတ်ကို တိုက်ရိုက်စကားပြောခန်းတွင် ပြောပါ။ ဂိမ်းထုတ်လုပ်သူထံ စုံစမ်းပေးပါမည်။</p>`,
    },
  }),
  article('interrupted-game', {
    EN: {
      title: 'The game stopped in the middle',
      content: `<p>Your bet is safe. Once you have placed a bet, the server plays the round, even if your connection breaks.</p><h3>What to do</h3>${steps(
        'Check your connection, then open the same game again. Most games continue where they stopped.',
        'Refresh your balance with the arrow beside it. A win is often there already.',
        'Check the <strong>betting record</strong>: an unfinished round is marked as open.',
      )}<p>A round that cannot be finished is cancelled within 24 hours, and the bet is returned to your wallet. Live tables and sports count as soon as the bet is accepted, whether or not you watch.</p>`,
    },
    MY: {
      title: 'ဂိမ်းသည် တစ်ဝက်တွင် ရပ်သွားပါသည်',
      content: `<p>သင့်လောင်းကြေးသည် လုံခြုံပါသည်။ လောင်းပြီးပါက အင်တာနက် ပြတ်သွားလျှင်လည်း ထိုအကြိမ်ကို ဆာဗာတွင် ဆက်ကစားပါသည်။</p><h3>လုပ်ဆောင်ရန်</h3>${steps(
        'အင်တာနက်ကို စစ်ပြီး ထိုဂိမ်းကို ပြန်ဖွင့်ပါ။ ဂိမ်းအများစုသည် ရပ်ခဲ့သည့်နေရာမှ ဆက်သွားပါသည်။',
        'လက်ကျန်ငွေဘေးရှိ မြှားပုံဖြင့် ပြန်ဖတ်ပါ။ အနိုင်ရငွေ ရောက်နှင့်ပြီး ဖြစ်တတ်ပါသည်။',
        '<strong>လောင်းကြေးမှတ်တမ်း</strong>ကို ကြည့်ပါ။ မပြီးသေးသော အကြိမ်ကို ဖွင့်ထားဆဲဟု ပြပါသည်။',
      )}<p>အပြီးမသတ်နိုင်သော အကြိမ်ကို ၂၄ နာရီအတွင်း ပယ်ဖျက်ပြီး လောင်းကြေးကို သင့်ပိုက်ဆံအိတ်သို့ ပြန်ပေးပါသည်။ တိုက်ရိုက်စားပွဲနှင့် အားကစားသည် လောင်းကြေး လက်ခံသည်နှင့် အကျုံးဝင်ပါသည်။</p>`,
    },
  }),
  article('lottery-tickets', {
    EN: {
      title: 'Lottery tickets and card rooms',
      content: `<p>On a lottery page choose a lottery and press <strong>Buy a ticket</strong>.</p>${steps(
        'Choose the draw: the next one, or one of the four after it. Tickets are sold until 10 seconds before their draw.',
        'Choose your numbers, or let the page pick them. “What a ticket pays” shows every prize.',
        'Choose the stake and buy. The stake leaves your balance at once.',
      )}<p>The draw decides. What the ticket won is in your balance right after it. Your <strong>betting record</strong> names draw and numbers of each ticket: it is open until the draw, then settled. The lottery page shows your tickets beside the winning numbers.</p><h3>Rooms</h3><p>Under <a href="/pvp">Poker &amp; cards</a> each room shows its seats and its smallest bet. <strong>Sit down</strong> takes a seat; leaving the game frees it. A full room opens again when somebody leaves.</p>`,
    },
    MY: {
      title: 'ထီလက်မှတ်များနှင့် ဖဲခန်းများ',
      content: `<p>ထီစာမျက်နှာတွင် ထီတစ်ခုကို ရွေးပြီး <strong>လက်မှတ် ဝယ်ရန်</strong>ကို နှိပ်ပါ။</p>${steps(
        'ထီဖွင့်ပွဲကို ရွေးပါ - နောက်ပွဲ သို့မဟုတ် ၎င်းနောက် လေးပွဲ။ လက်မှတ်ကို ထီဖွင့်ချိန် မတိုင်မီ ၁၀ စက္ကန့်အထိ ရောင်းပါသည်။',
        'ဂဏန်းများကို ရွေးပါ သို့မဟုတ် ကျပန်း ရွေးခိုင်းပါ။ “လက်မှတ်အတွက် ပေးငွေ” တွင် ဆုအားလုံးကို ပြထားပါသည်။',
        'လောင်းကြေးကို ရွေးပြီး ဝယ်ပါ။ လောင်းကြေးကို လက်ကျန်ငွေမှ ချက်ချင်း နုတ်ပါသည်။',
      )}<p>ထီဖွင့်ပွဲက ဆုံးဖြတ်ပါသည်။ နိုင်ငွေသည် ထီဖွင့်ပြီးသည်နှင့် လက်ကျန်ငွေသို့ ရောက်ပါသည်။ <strong>လောင်းကြေးမှတ်တမ်း</strong>တွင် လက်မှတ်တိုင်း၏ ထီဖွင့်ပွဲနှင့် ဂဏန်းများကို ပြပါသည်။ ထီစာမျက်နှာတွင် သင့်လက်မှတ်များကို ပေါက်ဂဏန်းများနှင့်အတူ ပြပါသည်။</p><h3>အခန်းများ</h3><p><a href="/pvp">ဖဲဂိမ်းများ</a>တွင် အခန်းတိုင်း၏ ထိုင်ခုံနှင့် အနည်းဆုံး လောင်းကြေးကို ပြထားပါသည်။ <strong>ဝင်ထိုင်ရန်</strong>ကို နှိပ်လျှင် ထိုင်ခုံတစ်ခု ယူပါသည်။ ဂိမ်းမှ ထွက်လျှင် ထိုင်ခုံ လွတ်ပါသည်။ ပြည့်နေသော အခန်းသည် တစ်ဦးထွက်လျှင် ပြန်ဝင်နိုင်ပါသည်။</p>`,
    },
  }),
  article('money-in-games', {
    EN: {
      title: 'Where is my money while I play?',
      content: `<p>Many game makers have their own wallet. When you open one of their games, we move your balance there; when you leave, it comes back.</p>${points(
        'The balance at the top shows what is in your main wallet.',
        'While a game is open, some of your money may be with its maker.',
        'It comes back when you close the game. After a lost connection this can take a minute.',
      )}<p>Is something still missing? Open <strong>Wallet</strong> in <a href="/member">the member centre</a>: it shows every wallet, and one button brings everything back. If a transfer takes longer than ten minutes, tell us in the live chat and we will fix it.</p>`,
    },
    MY: {
      title: 'ကစားနေစဉ် ကျွန်ုပ်၏ငွေ ဘယ်မှာ ရှိပါသလဲ',
      content: `<p>ဂိမ်းထုတ်လုပ်သူ အများအပြားတွင် ကိုယ်ပိုင်ပိုက်ဆံအိတ် ရှိပါသည်။ ၎င်းတို့၏ ဂိမ်းကို ဖွင့်သောအခါ သင့်လက်ကျန်ငွေကို ထိုနေရာသို့ ရွှေ့ပေးပြီး ထွက်သောအခါ ပြန်ရွှေ့ပေးပါသည်။</p>${points(
        'အပေါ်ရှိ လက်ကျန်ငွေသည် ပင်မပိုက်ဆံအိတ်ရှိ ငွေ ဖြစ်ပါသည်။',
        'ဂိမ်းဖွင့်ထားစဉ် ငွေတစ်စိတ်တစ်ပိုင်းသည် ဂိမ်းထုတ်လုပ်သူထံတွင် ရှိနိုင်ပါသည်။',
        'ဂိမ်းပိတ်သောအခါ ပြန်ရောက်ပါသည်။ အင်တာနက် ပြတ်ခဲ့ပါက တစ်မိနစ်ခန့် ကြာနိုင်ပါသည်။',
      )}<p>ငွေ လိုနေသေးပါသလား။ <a href="/member">အဖွဲ့ဝင်စင်တာ</a>ရှိ <strong>ပိုက်ဆံအိတ်</strong>ကို ဖွင့်ပါက အားလုံးကို ပြပြီး ခလုတ်တစ်ချက်ဖြင့် ပြန်ယူနိုင်ပါသည်။ ၁၀ မိနစ်ထက် ကြာပါက တိုက်ရိုက်စကားပြောခန်းတွင် ပြောပါ။ ကျွန်ုပ်တို့ ဆောင်ရွက်ပေးပါမည်။</p>`,
    },
  }),
);
