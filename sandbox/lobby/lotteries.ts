import type { Language } from '../../contract/constants';

/** The group of a lottery. */
export type PrizeMode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA' | 'VN';
type Text = Record<Language, string>;
/**
 * The result of a draw: balls of a drum, single digits or dice, one number, or the prizes of a
 * Vietnamese draw.
 */
export type Format =
  | { kind: 'balls'; count: number; from: number; to: number }
  | { kind: 'digits'; count: number }
  | { kind: 'dice'; count: number }
  | { kind: 'number'; digits: number }
  | { kind: 'north' }
  | { kind: 'south' };
/**
 * `every` and `offset` in milliseconds: the first draw of a day is `offset` after midnight in
 * Yangon, the next ones follow at the interval `every`.
 */
export type Lottery = {
  code: string;
  mode: PrizeMode;
  group: Text;
  name: Text;
  every: number;
  offset: number;
  format: Format;
};

/** How long before its draw a ticket can no longer be bought, in milliseconds. */
export const CLOSES_BEFORE = 10_000;
/** How many draws can be chosen: the next ones. */
export const DRAWS_AHEAD = 5;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const at = (hours: number, minutes: number) => ({
  every: DAY,
  offset: hours * HOUR + minutes * MINUTE,
});
const each = (minutes: number) => ({ every: minutes * MINUTE, offset: 0 });
const both = (EN: string, MY: string): Text => ({ EN, MY });

const fiveDigits = both('Five digits', 'ဂဏန်း 5 လုံး');
const drum = both('11 pick 5', '11 လုံးမှ 5 လုံး');
const dice = both('Three dice', 'အန်စာ 3 တုံး');
const race = both('Car race', 'ကားပြိုင်ပွဲ');
const own = both('Padauk draws', 'ပိတောက်ထီ');
const keno = both('Keno', 'ကီနို');
const bingo = both('Quick bingo', 'အမြန် ဘင်ဂို');
const myanmar = both('Myanmar', 'မြန်မာ');
const neighbours = both('Neighbours', 'အိမ်နီးချင်းနိုင်ငံများ');
const north = both('North Vietnam', 'မြောက်ဗီယက်နမ်');
const south = both('South and central Vietnam', 'တောင်နှင့် အလယ်ပိုင်း ဗီယက်နမ်');
const quick = both('Quick draws', 'အမြန်ထီ');

/**
 * Every lottery with its draw times; the result of a draw follows from its code and its time alone
 * (see `draws.ts`).
 */
export const LOTTERIES: readonly Lottery[] = [
  {
    code: 'SSC1',
    mode: 'LOTT',
    group: fiveDigits,
    name: both('Five digits, 1 minute', 'ဂဏန်း 5 လုံး - 1 မိနစ်'),
    ...each(1),
    format: { kind: 'digits', count: 5 },
  },
  {
    code: 'SSC5',
    mode: 'LOTT',
    group: fiveDigits,
    name: both('Five digits, 5 minutes', 'ဂဏန်း 5 လုံး - 5 မိနစ်'),
    ...each(5),
    format: { kind: 'digits', count: 5 },
  },
  {
    code: 'SSC15',
    mode: 'LOTT',
    group: fiveDigits,
    name: both('Five digits, 15 minutes', 'ဂဏန်း 5 လုံး - 15 မိနစ်'),
    ...each(15),
    format: { kind: 'digits', count: 5 },
  },
  {
    code: 'X5_1',
    mode: 'LOTT',
    group: drum,
    name: both('11 pick 5, 1 minute', '11 လုံးမှ 5 လုံး - 1 မိနစ်'),
    ...each(1),
    format: { kind: 'balls', count: 5, from: 1, to: 11 },
  },
  {
    code: 'X5_5',
    mode: 'LOTT',
    group: drum,
    name: both('11 pick 5, 5 minutes', '11 လုံးမှ 5 လုံး - 5 မိနစ်'),
    ...each(5),
    format: { kind: 'balls', count: 5, from: 1, to: 11 },
  },
  {
    code: 'K3_1',
    mode: 'LOTT',
    group: dice,
    name: both('Three dice, 1 minute', 'အန်စာ 3 တုံး - 1 မိနစ်'),
    ...each(1),
    format: { kind: 'dice', count: 3 },
  },
  {
    code: 'K3_5',
    mode: 'LOTT',
    group: dice,
    name: both('Three dice, 5 minutes', 'အန်စာ 3 တုံး - 5 မိနစ်'),
    ...each(5),
    format: { kind: 'dice', count: 3 },
  },
  {
    code: 'PK10_5',
    mode: 'LOTT',
    group: race,
    name: both('Ten cars, 5 minutes', 'ကား 10 စီး - 5 မိနစ်'),
    ...each(5),
    format: { kind: 'balls', count: 10, from: 1, to: 10 },
  },

  {
    code: 'ZY_GOLD1',
    mode: 'ZY',
    group: own,
    name: both('Golden Padauk, 1 minute', 'ရွှေပိတောက် - 1 မိနစ်'),
    ...each(1),
    format: { kind: 'digits', count: 5 },
  },
  {
    code: 'ZY_GOLD3',
    mode: 'ZY',
    group: own,
    name: both('Golden Padauk, 3 minutes', 'ရွှေပိတောက် - 3 မိနစ်'),
    ...each(3),
    format: { kind: 'digits', count: 5 },
  },
  {
    code: 'ZY_LAGOON5',
    mode: 'ZY',
    group: own,
    name: both('Lagoon six, 5 minutes', 'ရေအိုင် 6 လုံး - 5 မိနစ်'),
    ...each(5),
    format: { kind: 'balls', count: 6, from: 1, to: 49 },
  },
  {
    code: 'ZY_LOTUS15',
    mode: 'ZY',
    group: own,
    name: both('Lotus race, 15 minutes', 'ကြာပန်းပြိုင်ပွဲ - 15 မိနစ်'),
    ...each(15),
    format: { kind: 'balls', count: 10, from: 1, to: 10 },
  },

  {
    code: 'KENO1',
    mode: 'ELOTT',
    group: keno,
    name: both('Keno, 1 minute', 'ကီနို - 1 မိနစ်'),
    ...each(1),
    format: { kind: 'balls', count: 20, from: 1, to: 80 },
  },
  {
    code: 'KENO5',
    mode: 'ELOTT',
    group: keno,
    name: both('Keno, 5 minutes', 'ကီနို - 5 မိနစ်'),
    ...each(5),
    format: { kind: 'balls', count: 20, from: 1, to: 80 },
  },
  {
    code: 'BINGO3',
    mode: 'ELOTT',
    group: bingo,
    name: both('Quick bingo, 3 minutes', 'အမြန် ဘင်ဂို - 3 မိနစ်'),
    ...each(3),
    format: { kind: 'balls', count: 15, from: 1, to: 75 },
  },
  {
    code: 'BINGO15',
    mode: 'ELOTT',
    group: bingo,
    name: both('Quick bingo, 15 minutes', 'အမြန် ဘင်ဂို - 15 မိနစ်'),
    ...each(15),
    format: { kind: 'balls', count: 15, from: 1, to: 75 },
  },

  {
    code: 'MM2D_NOON',
    mode: 'SEA',
    group: myanmar,
    name: both('Myanmar 2D, noon', 'မြန်မာ 2D - နေ့လယ်'),
    ...at(12, 1),
    format: { kind: 'number', digits: 2 },
  },
  {
    code: 'MM2D_EVENING',
    mode: 'SEA',
    group: myanmar,
    name: both('Myanmar 2D, evening', 'မြန်မာ 2D - ညနေ'),
    ...at(16, 30),
    format: { kind: 'number', digits: 2 },
  },
  {
    code: 'MM3D',
    mode: 'SEA',
    group: myanmar,
    name: both('Myanmar 3D', 'မြန်မာ 3D'),
    ...at(15, 0),
    format: { kind: 'number', digits: 3 },
  },
  {
    code: 'TH6D',
    mode: 'SEA',
    group: neighbours,
    name: both('Thailand 6D', 'ထိုင်း 6D'),
    ...at(15, 30),
    format: { kind: 'number', digits: 6 },
  },
  {
    code: 'LA4D',
    mode: 'SEA',
    group: neighbours,
    name: both('Laos 4D', 'လာအို 4D'),
    ...at(20, 0),
    format: { kind: 'number', digits: 4 },
  },
  {
    code: 'MY4D',
    mode: 'SEA',
    group: neighbours,
    name: both('Malaysia 4D', 'မလေးရှား 4D'),
    ...at(17, 30),
    format: { kind: 'number', digits: 4 },
  },
  {
    code: 'SG4D',
    mode: 'SEA',
    group: neighbours,
    name: both('Singapore 4D', 'စင်ကာပူ 4D'),
    ...at(17, 0),
    format: { kind: 'number', digits: 4 },
  },
  {
    code: 'KH4D15',
    mode: 'SEA',
    group: neighbours,
    name: both('Cambodia 4D, 15 minutes', 'ကမ္ဘောဒီးယား 4D - 15 မိနစ်'),
    ...each(15),
    format: { kind: 'number', digits: 4 },
  },

  {
    code: 'VN_HANOI',
    mode: 'VN',
    group: north,
    name: both('Hanoi', 'ဟနွိုင်း'),
    ...at(18, 0),
    format: { kind: 'north' },
  },
  {
    code: 'VN_HAIPHONG',
    mode: 'VN',
    group: north,
    name: both('Hai Phong', 'ဟိုင်ဖောင်'),
    ...at(17, 45),
    format: { kind: 'north' },
  },
  {
    code: 'VN_QUANGNINH',
    mode: 'VN',
    group: north,
    name: both('Quang Ninh', 'ကွမ်နင်း'),
    ...at(17, 30),
    format: { kind: 'north' },
  },
  {
    code: 'VN_QUICK1',
    mode: 'VN',
    group: quick,
    name: both('Quick Hanoi, 1 minute', 'အမြန် ဟနွိုင်း - 1 မိနစ်'),
    ...each(1),
    format: { kind: 'north' },
  },
  {
    code: 'VN_QUICK5',
    mode: 'VN',
    group: quick,
    name: both('Quick Hanoi, 5 minutes', 'အမြန် ဟနွိုင်း - 5 မိနစ်'),
    ...each(5),
    format: { kind: 'north' },
  },
  {
    code: 'VN_HCMC',
    mode: 'VN',
    group: south,
    name: both('Ho Chi Minh City', 'ဟိုချီမင်းမြို့'),
    ...at(16, 15),
    format: { kind: 'south' },
  },
  {
    code: 'VN_DONGNAI',
    mode: 'VN',
    group: south,
    name: both('Dong Nai', 'ဒုံနိုင်'),
    ...at(16, 10),
    format: { kind: 'south' },
  },
  {
    code: 'VN_DANANG',
    mode: 'VN',
    group: south,
    name: both('Da Nang', 'ဒါနန်း'),
    ...at(17, 15),
    format: { kind: 'south' },
  },
];

const byCode = new Map(LOTTERIES.map((lottery) => [lottery.code, lottery]));
/** The lottery of a code; undefined for an unknown code. */
export const lotteryOf = (code: string): Lottery | undefined => byCode.get(code);

const NODE = 'lottery-';
/** The node of a lottery among the games. */
export const nodeIdOf = ({ code }: Lottery): string => `${NODE}${code}`;
/** The lottery of a node; undefined for another game. */
export const lotteryOfNode = (nodeId: string): Lottery | undefined =>
  nodeId.startsWith(NODE) ? lotteryOf(nodeId.slice(NODE.length)) : undefined;
