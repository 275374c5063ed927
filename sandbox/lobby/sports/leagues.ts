import type { Language } from '../../../contract/constants';

type Name = Readonly<Record<Language, string>>;
/** A club; the higher its strength (about 1), the more goals it scores and the fewer it takes. */
export type Club = { name: Name; strength: number };
/** Clubs that play each other. `code` begins the ids of its matches. */
export type League = { code: string; name: Name; clubs: readonly Club[] };

const club = (EN: string, MY: string, strength: number): Club => ({ name: { EN, MY }, strength });

/** The game of the sandbox that sells bets on matches: the sports of United Gaming. */
export const SPORTS_BOOK = { vassalage: 'UG2', gameType: 'SPORTS' } as const;
/** Whether a game is the one that sells bets on matches. */
export const isSportsBook = ({ vassalage, gameType }: { vassalage: string; gameType: string }) =>
  vassalage === SPORTS_BOOK.vassalage && gameType === SPORTS_BOOK.gameType;

/** Invented clubs: every match is a simulation of the sandbox. */
export const LEAGUES: readonly League[] = [
  {
    code: 'GL',
    name: { EN: 'Golden League', MY: 'ရွှေလိဂ်' },
    clubs: [
      club('Yangon Harbour', 'ရန်ကုန် ဆိပ်ကမ်း', 1.2),
      club('Mandalay Royals', 'မန္တလေး ရွှိုင်ရယ်', 1.15),
      club('Bago Elephants', 'ပဲခူး ဆင်ဖြူ', 1),
      club('Taunggyi Hills', 'တောင်ကြီး တောင်တန်း', 0.95),
      club('Pathein Waves', 'ပုသိမ် လှိုင်း', 0.9),
      club('Sittwe Sailors', 'စစ်တွေ သင်္ဘောသား', 0.85),
    ],
  },
  {
    code: 'RL',
    name: { EN: 'River League', MY: 'မြစ်လိဂ်' },
    clubs: [
      club('Magway Oilers', 'မကွေး ရေနံ', 1.1),
      club('Pyay Bridge', 'ပြည် တံတား', 1.05),
      club('Monywa Millers', 'မုံရွာ ဂျုံစက်', 1),
      club('Magway Weavers', 'မကွေး ရက်ကန်း', 0.95),
      club('Hinthada Rice', 'ဟင်္သာတ စပါး', 0.9),
      club('Bhamo Timber', 'ဗန်းမော် သစ်', 0.85),
    ],
  },
  {
    code: 'CL',
    name: { EN: 'Coast League', MY: 'ကမ်းခြေလိဂ်' },
    clubs: [
      club('Dawei Divers', 'ထားဝယ် ရေငုပ်', 1.15),
      club('Myeik Pearls', 'မြိတ် ပုလဲ', 1.1),
      club('Mawlamyine Stars', 'မော်လမြိုင် ကြယ်', 1.05),
      club('Thandwe Palms', 'သံတွဲ အုန်း', 0.9),
      club('Kyaikto Rocks', 'ကျိုက်ထို ကျောက်', 0.85),
      club('Ye Rubber', 'ရေး ရာဘာ', 0.8),
    ],
  },
  {
    code: 'HL',
    name: { EN: 'Hill League', MY: 'တောင်တန်းလိဂ်' },
    clubs: [
      club('Lashio Mist', 'လားရှိုး မြူ', 1.1),
      club('Hakha Pines', 'ဟားခါး ထင်းရှူး', 1),
      club('Loikaw Drums', 'လွိုင်ကော် ဗုံ', 1),
      club('Myitkyina Jade', 'မြစ်ကြီးနား ကျောက်စိမ်း', 0.95),
      club('Kalaw Trail', 'ကလော လမ်း', 0.9),
      club('Putao Snow', 'ပူတာအို ဆီးနှင်း', 0.85),
    ],
  },
];
