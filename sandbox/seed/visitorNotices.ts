import { both, day, notice, table, type Row } from './announcement';

/** The notices for visitors. */
export const visitorNotices: readonly Row[] = [
  notice(
    'n-vendors',
    'B',
    day('2026-11-16', '09:30:00'),
    both('Three new live casino tables', 'တိုက်ရိုက်ကာစီနို စားပွဲသစ် သုံးခု'),
    both(
      '<p>Baccarat, roulette and dragon tiger are open around the clock.</p><ul><li>Minimum bet 500 Ks</li><li>Burmese-speaking dealers from 18:00</li></ul>',
      '<p>ဘက္ကရက်၊ ရူးလက်နှင့် နဂါးကျား ၂၄ နာရီ ဖွင့်ထားပါသည်။</p><ul><li>အနည်းဆုံးလောင်းကြေး ၅၀၀ ကျပ်</li><li>ညနေ ၆ နာရီမှစ၍ မြန်မာစကားပြော ဒီလာများ</li></ul>',
    ),
  ),
  notice(
    'n-fishing',
    'B',
    day('2026-11-12', '12:00:00'),
    both('Weekend fishing cup: the winners', 'စနေ၊ တနင်္ဂနွေ ငါးဖမ်းပြိုင်ပွဲ ဆုရရှိသူများ'),
    both(
      `<p>Thank you to the 4,210 players of last weekend. Prizes are in the reward centre.</p>${table(
        ['Place', 'Player', 'Prize'],
        ['1', 'Th***i', '500,000 Ks'],
        ['2', 'mi***92', '250,000 Ks'],
        ['3', 'Zaw***', '100,000 Ks'],
      )}`,
      `<p>ပြီးခဲ့သော စနေ၊ တနင်္ဂနွေက ကစားသူ ၄,၂၁၀ ဦးကို ကျေးဇူးတင်ပါသည်။ ဆုများကို ဆုလာဘ်စင်တာတွင် ရယူပါ။</p>${table(
        ['အဆင့်', 'ကစားသူ', 'ဆု'],
        ['၁', 'Th***i', '၅၀၀,၀၀၀ ကျပ်'],
        ['၂', 'mi***92', '၂၅၀,၀၀၀ ကျပ်'],
        ['၃', 'Zaw***', '၁၀၀,၀၀၀ ကျပ်'],
      )}`,
    ),
    'weekend-fishing',
  ),
  notice(
    'n-app',
    'B',
    day('2026-11-08', '11:00:00'),
    both('The lite app for Android is here', 'Android အတွက် အပေါ့စားအက်ပ် ရပါပြီ'),
    both(
      '<p>It takes 3 MB and works on slow networks. See the app download in the side menu.</p>',
      '<p>၃ MB သာ ရှိပြီး အင်တာနက်နှေးသော်လည်း သုံးနိုင်ပါသည်။ ဘေးမီနူးရှိ အက်ပ်ဒေါင်းလုဒ်တွင် ကြည့်ပါ။</p>',
    ),
  ),
  notice(
    'n-responsible',
    'B',
    day('2026-10-28', '09:00:00'),
    both('Play within your means', 'တတ်နိုင်သလောက်သာ ကစားပါ'),
    both(
      '<p>You must be 18 or older to play. Set a limit, and take breaks.</p>',
      '<p>ကစားရန် အသက် ၁၈ နှစ် ပြည့်ရပါမည်။ ကန့်သတ်ချက် သတ်မှတ်ပြီး အနားယူပါ။</p>',
    ),
  ),
  notice(
    'n-address',
    'B',
    day('2026-10-21', '07:30:00'),
    both('Our only address', 'ကျွန်ုပ်တို့၏ တစ်ခုတည်းသော လိပ်စာ'),
    both(
      '<p>Padauk has one site: <a href="https://padauk.example">padauk.example</a>. Please bookmark it, and do not trust links from strangers.</p>',
      '<p>Padauk ၏ ဝက်ဘ်ဆိုက်မှာ <a href="https://padauk.example">padauk.example</a> တစ်ခုတည်းသာ ဖြစ်ပါသည်။ မှတ်သားထားပြီး သူစိမ်းများ ပို့သော လင့်ခ်များကို မယုံပါနှင့်။</p>',
    ),
  ),
  notice(
    'n-register',
    'B',
    day('2026-10-11', '10:00:00'),
    both('What you need to register', 'မှတ်ပုံတင်ရန် လိုအပ်သည်များ'),
    both(
      '<ul><li>You are 18 or older</li><li>A mobile number of your own</li><li>A bank account or wallet in your own name, for withdrawals</li></ul>',
      '<ul><li>အသက် ၁၈ နှစ် ပြည့်ပြီးသူ ဖြစ်ရမည်</li><li>ကိုယ်ပိုင် ဖုန်းနံပါတ်</li><li>ငွေထုတ်ရန် ကိုယ်ပိုင်အမည်ဖြင့် ဘဏ်အကောင့် သို့မဟုတ် ပိုက်ဆံအိတ်</li></ul>',
    ),
  ),
  notice(
    'n-elott',
    'B',
    day('2026-09-27', '13:20:00'),
    both('Draw times of Myanmar 2D', 'မြန်မာ 2D ဖွင့်ချိန်များ'),
    both(
      table(
        ['Draw', 'Time', 'Tickets until'],
        ['Noon', '12:01:00', '12:00:50'],
        ['Evening', '16:30:00', '16:29:50'],
      ),
      table(
        ['အကြိမ်', 'ဖွင့်ချိန်', 'လက်မှတ် ပိတ်ချိန်'],
        ['နေ့လယ်', '၁၂:၀၁:၀၀', '၁၂:၀၀:၅၀'],
        ['ညနေ', '၁၆:၃၀:၀၀', '၁၆:၂၉:၅၀'],
      ),
    ),
  ),
  notice(
    'n-sports',
    'B',
    day('2026-09-13', '18:00:00'),
    both('A new season of football', 'ဘောလုံးရာသီသစ်'),
    both(
      '<p>Odds for every match day are open two days ahead, and you can follow the score beside your bet.</p>',
      '<p>ပွဲစဉ်တိုင်း၏ ပေါက်ကြေးကို နှစ်ရက်ကြိုတင် ကြည့်နိုင်ပြီး ရမှတ်ကို လောင်းကြေးဘေးတွင် ကြည့်နိုင်ပါသည်။</p>',
    ),
  ),
  notice(
    'n-free',
    'B',
    day('2026-08-30', '12:00:00'),
    both('Try games without an account', 'အကောင့်မရှိဘဲ ဂိမ်းများကို စမ်းပါ'),
    both(
      '<p>Free play gives you 10,000 Ks of play money for half an hour. It cannot be withdrawn.</p>',
      '<p>အခမဲ့ကစားခြင်းဖြင့် နာရီဝက်အတွက် စမ်းကစားငွေ ၁၀,၀၀၀ ကျပ် ရပါမည်။ ထိုငွေကို ထုတ်၍ မရပါ။</p>',
    ),
  ),
  notice(
    'n-language',
    'B',
    day('2026-08-05', '15:00:00'),
    both('Now in Burmese and English', 'ယခု မြန်မာ၊ အင်္ဂလိပ် နှစ်ဘာသာဖြင့်'),
    both(
      '<p>Choose your language in the side menu. We keep it for your next visit.</p>',
      '<p>ဘေးမီနူးတွင် ဘာသာစကား ရွေးပါ။ နောက်တစ်ကြိမ်အတွက် မှတ်ထားပေးပါမည်။</p>',
    ),
  ),
  notice(
    'n-vendor-list',
    'B',
    day('2026-07-10', '09:40:00'),
    both('Seventeen game makers under one roof', 'ဂိမ်းထုတ်လုပ်သူ ၁၇ ဦး တစ်နေရာတည်းတွင်'),
    both(
      '<p>One account and one wallet for all of them. The full list is at the bottom of every page.</p>',
      '<p>အကောင့်တစ်ခု၊ ပိုက်ဆံအိတ်တစ်ခုဖြင့် အားလုံးကို ကစားနိုင်ပါသည်။ စာရင်းအပြည့်အစုံကို စာမျက်နှာအောက်ခြေတွင် ကြည့်ပါ။</p>',
    ),
  ),
  notice(
    'n-privacy',
    'B',
    day('2026-06-22', '11:11:00'),
    both('How we look after your data', 'သင့်အချက်အလက်များကို ဘယ်လို ထိန်းသိမ်းသလဲ'),
    both(
      '<h3>In short</h3><ul><li>We ask only for what the law and your withdrawals need.</li><li>Passwords are sent encrypted, and nobody here can read them.</li><li>You may ask for a copy of your data at any time.</li></ul>',
      '<h3>အကျဉ်းချုပ်</h3><ul><li>ဥပဒေနှင့် ငွေထုတ်ခြင်းအတွက် လိုအပ်သည်များကိုသာ မေးပါသည်။</li><li>စကားဝှက်များကို လျှို့ဝှက်ကုဒ်ဖြင့် ပို့ပြီး ကျွန်ုပ်တို့ဝန်ထမ်းများ ဖတ်၍မရပါ။</li><li>သင့်အချက်အလက် မိတ္တူကို အချိန်မရွေး တောင်းဆိုနိုင်ပါသည်။</li></ul>',
    ),
  ),
  notice(
    'n-opening',
    'B',
    day('2026-05-15', '10:00:00'),
    both('Padauk is open', 'Padauk ဖွင့်ပါပြီ'),
    both(
      '<p>Named after the flower that opens with the first rain. Welcome, and enjoy playing in moderation.</p>',
      '<p>ပထမဆုံးမိုးနှင့်အတူ ပွင့်သော ပိတောက်ပန်းကို အစွဲပြု၍ အမည်ပေးထားပါသည်။ ကြိုဆိုပါသည်၊ အေးအေးဆေးဆေး ကစားပါ။</p>',
    ),
  ),
];
