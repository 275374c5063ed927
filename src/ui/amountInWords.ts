/**
 * A decimal string in words, as on a cheque: Burmese for `my`, otherwise English. Empty for a text
 * that is not an amount of at most fifteen digits and two decimals.
 */
export const amountInWords = (amount: string, language: string): string => {
  const [, digits, decimals = ''] = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  if (digits === undefined) return '';
  const hundredths = decimals.padEnd(2, '0');
  return language === 'my'
    ? inBurmese(Number(digits), hundredths)
    : inEnglish(Number(digits), hundredths);
};

const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const TENS = [
  '',
  '',
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
] as const;
const SCALES = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
] as const;

const inEnglish = (whole: number, hundredths: string): string =>
  `${english(whole)}${hundredths === '00' ? '' : ` and ${hundredths}/100`}`;

const english = (value: number): string => {
  if (value < 20) return UNITS[value] ?? '';
  if (value < 100)
    return [TENS[Math.floor(value / 10)], ...(value % 10 ? [UNITS[value % 10]] : [])].join('-');
  if (value < 1_000) return joined(`${UNITS[Math.floor(value / 100)]} hundred`, value % 100);
  const [size, name] = SCALES.find(([least]) => value >= least) ?? [1e3, 'thousand'];
  return joined(`${english(Math.floor(value / size))} ${name}`, value % size);
};
/** Below a hundred the rest comes after an 'and'. */
const joined = (words: string, rest: number) =>
  rest === 0 ? words : `${words} ${rest < 100 ? 'and ' : ''}${english(rest)}`;

const DIGITS = ['သုည', 'တစ်', 'နှစ်', 'သုံး', 'လေး', 'ငါး', 'ခြောက်', 'ခုနစ်', 'ရှစ်', 'ကိုး'] as const;
const CRORE = 10_000_000;
/**
 * The name of a place alone, and before a smaller one: the first three are then pronounced short.
 */
const PLACES = [
  [1_000_000, 'သန်း', 'သန်း'],
  [100_000, 'သိန်း', 'သိန်း'],
  [10_000, 'သောင်း', 'သောင်း'],
  [1_000, 'ထောင်', 'ထောင့်'],
  [100, 'ရာ', 'ရာ့'],
  [10, 'ဆယ်', 'ဆယ့်'],
] as const;

const inBurmese = (whole: number, hundredths: string): string =>
  burmese(whole) +
  (hundredths === '00'
    ? ''
    : ` ဒသမ ${[...hundredths].map((digit) => DIGITS[Number(digit)]).join(' ')}`);

const burmese = (value: number): string => {
  if (value >= CRORE) {
    const rest = value % CRORE;
    return `${burmese(Math.floor(value / CRORE))}ကုဋေ${rest === 0 ? '' : ` ${burmese(rest)}`}`;
  }
  for (const [size, alone, inFront] of PLACES) {
    if (value < size) continue;
    const rest = value % size;
    const digit = DIGITS[Math.floor(value / size)];
    if (rest === 0) return `${digit}${alone}`;
    // From ten thousand up, a space follows each digit position.
    return `${digit}${inFront}${size >= 10_000 ? ' ' : ''}${burmese(rest)}`;
  }
  return DIGITS[value] ?? '';
};
