/** True for a word in Burmese letters. */
export const isBurmese = (word: string): boolean => /[\u1000-\u109F]/.test(word);

const BEFORE_A_SYLLABLE = /(?<!\u1039)(?=[\u1000-\u102A\u103F](?![\u1037\u1038]*[\u103A\u1039]))/u;

/** The syllables of a Burmese word; what is not Burmese in it stays together. */
export const syllablesOf = (word: string): string[] => word.split(BEFORE_A_SYLLABLE);

/** Tones, which most people leave out in Latin letters and many in Burmese ones. */
const ASAT = '\u103A';
const TONES = /[\u1037\u1038]/g;
const SYLLABLE = /^([\u1000-\u102A\u103F])([\u103B-\u103E]*)(.*)$/u;

/** How a syllable sounds, in Latin letters. */
export const soundOfBurmese = (syllable: string): string => {
  const [, letter = '', medials = '', rest = ''] =
    SYLLABLE.exec(syllable.replaceAll(TONES, '')) ?? [];
  if (letter === '') return syllable;
  const start = INITIALS[letter] ?? '';
  const isPalatal = /[\u103B\u103C]/.test(medials);
  const hasW = medials.includes('\u103D');
  const [spoken = '', ...others] = rest.split('\u1039');
  // A letter that stands on another one closes its syllable, as one with an asat does.
  const closed = others.length > 0 && !spoken.endsWith(ASAT) ? `${spoken}${ASAT}` : spoken;
  const rime = RIMES[closed] ?? RIMES[spoken.slice(0, -1)] ?? 'a';
  // A letter below another one begins a syllable of its own.
  const stacked = others.map((below) => soundOfBurmese(below)).join('');
  const first = isPalatal ? (PALATALS[start] ?? `${start}y`) : start;
  return `${first}${hasW ? 'w' : ''}${rime}${stacked}`;
};

const INITIALS: Partial<Record<string, string>> = {
  က: 'k',
  ခ: 'k',
  ဂ: 'g',
  ဃ: 'g',
  င: 'ng',
  စ: 's',
  ဆ: 's',
  ဇ: 'z',
  ဈ: 'z',
  ဉ: 'ny',
  ည: 'ny',
  ဋ: 't',
  ဌ: 't',
  ဍ: 'd',
  ဎ: 'd',
  ဏ: 'n',
  တ: 't',
  ထ: 't',
  ဒ: 'd',
  ဓ: 'd',
  န: 'n',
  ပ: 'p',
  ဖ: 'p',
  ဗ: 'b',
  ဘ: 'b',
  မ: 'm',
  ယ: 'y',
  ရ: 'y',
  လ: 'l',
  ဝ: 'w',
  သ: 't',
  ဟ: 'h',
  ဠ: 'l',
  အ: '',
  ဣ: 'i',
  ဤ: 'i',
  ဥ: 'u',
  ဦ: 'u',
  ဧ: 'e',
  ဩ: 'o',
  ဪ: 'o',
  ဿ: 't',
};
const PALATALS: Partial<Record<string, string>> = { y: 'y', l: 'l', g: 'j' };
/** What follows the first letters of a syllable, without its tone. */
const RIMES: Partial<Record<string, string>> = {
  '': 'a',
  'ာ': 'a',
  'ိ': 'i',
  'ီ': 'i',
  'ု': 'u',
  'ူ': 'u',
  'ေ': 'e',
  'ဲ': 'e',
  'ော': 'o',
  'ော်': 'o',
  'ို': 'o',
  'ံ': 'an',
  က်: 'et',
  င်: 'in',
  စ်: 'it',
  ည်: 'i',
  ဉ်: 'in',
  တ်: 'at',
  န်: 'an',
  ပ်: 'at',
  မ်: 'an',
  ယ်: 'e',
  'ိုက်': 'ait',
  'ိုင်': 'ain',
  'ောက်': 'auk',
  'ောင်': 'aung',
  'ုတ်': 'ot',
  'ုပ်': 'ot',
  'ုန်': 'on',
  'ုမ်': 'on',
  'ုံ': 'on',
  'ိတ်': 'et',
  'ိပ်': 'et',
  'ိန်': 'ein',
  'ိမ်': 'ein',
  'ိံ': 'ein',
};
