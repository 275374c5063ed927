/** What the page says, in the language of its address. */
export const WORDS = {
  en: {
    leave: 'Leave game', balance: 'Balance', stake: 'Stake', less: 'Lower the stake', more: 'Raise the stake', last: 'Last results', retry: 'Try again',
    act: { reels: 'Spin', fish: 'Cast the net', cards: 'Deal', score: 'Kick off', balls: 'Draw' },
    busy: { reels: 'Spinning…', fish: 'Casting…', cards: 'Dealing…', score: 'Playing…', balls: 'Drawing…' },
    ready: 'Choose your stake and begin.',
    won: (amount, times) => `You won ${amount}: ${times} times your stake.`,
    kept: 'Your stake comes back.',
    lost: (amount) => `No luck this time. ${amount} lost.`,
    unsure: 'No answer came. Try again: the same bet is never placed twice.',
    failed: 'The game could not start. Please leave it and open it again.',
    closed: 'You have left the game. You can close this window.',
    you: 'You', house: 'House', home: 'Home', away: 'Away', yours: 'Your ball', drawn: 'Drawn',
  },
  my: {
    leave: 'ဂိမ်းမှ ထွက်မည်', balance: 'လက်ကျန်ငွေ', stake: 'လောင်းကြေး', less: 'လောင်းကြေး လျှော့မည်', more: 'လောင်းကြေး တိုးမည်', last: 'နောက်ဆုံး ရလဒ်များ', retry: 'ထပ်ကြိုးစားမည်',
    act: { reels: 'လှည့်မည်', fish: 'ပိုက်ပစ်မည်', cards: 'ဖဲဝေမည်', score: 'စတင်မည်', balls: 'ဖွင့်မည်' },
    busy: { reels: 'လှည့်နေသည်…', fish: 'ပိုက်ပစ်နေသည်…', cards: 'ဖဲဝေနေသည်…', score: 'ကစားနေသည်…', balls: 'ဖွင့်နေသည်…' },
    ready: 'လောင်းကြေး ရွေးပြီး စတင်ပါ။',
    won: (amount, times) => `${amount} နိုင်ပါသည် - လောင်းကြေး၏ ${times} ဆ။`,
    kept: 'လောင်းကြေး ပြန်ရပါသည်။',
    lost: (amount) => `ဤတစ်ကြိမ် မနိုင်ပါ။ ${amount} ရှုံးပါသည်။`,
    unsure: 'အဖြေ မရရှိပါ။ ထပ်ကြိုးစားပါ - တူညီသော လောင်းကြေးကို နှစ်ကြိမ် မယူပါ။',
    failed: 'ဂိမ်း စတင်၍ မရပါ။ ထွက်ပြီး ပြန်ဖွင့်ပေးပါ။',
    closed: 'ဂိမ်းမှ ထွက်ပြီးပါပြီ။ ဤဝင်းဒိုးကို ပိတ်နိုင်ပါသည်။',
    you: 'သင်', house: 'ဒိုင်', home: 'အိမ်ရှင်', away: 'ဧည့်သည်', yours: 'သင့်ဘောလုံး', drawn: 'ပေါက်ဂဏန်း',
  },
};
