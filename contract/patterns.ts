/**
 * The 21 pattern templates of spec §5: what `patternId` of a registration rule stands for. `key`
 * names the message, and `pattern` is the template as a regular expression, for platforms that have
 * none of their own. assumed: numbers follow the spec's list, its two dates counted apart; the list
 * shows 20 of 21, the last one is ours.
 */
export const PATTERN_TEMPLATES = [
  { id: 1, key: 'any', pattern: '*' },
  { id: 2, key: 'letterFirst', pattern: '[A-Za-z][A-Za-z0-9]*' },
  { id: 3, key: 'chineseDigits', pattern: '[\\u4E00-\\u9FFF0-9]+' },
  { id: 4, key: 'email', pattern: '[^@\\s]+@[^@\\s]+\\.[^@\\s]+' },
  { id: 5, key: 'alphanumeric', pattern: '[A-Za-z0-9]+' },
  { id: 6, key: 'lettersAndDigits', pattern: '(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+' },
  { id: 7, key: 'digits', pattern: '[0-9]+' },
  { id: 8, key: 'alphanumericUppercase', pattern: '(?=.*[A-Z])[A-Za-z0-9]+' },
  { id: 9, key: 'englishSpaces', pattern: '[A-Za-z ]+' },
  { id: 10, key: 'noSpaces', pattern: '\\S+' },
  {
    id: 11,
    key: 'chinesePunctuation',
    pattern: '[\\u4E00-\\u9FFF\\u3000-\\u303F\\uFF00-\\uFFEF\\u00B7]+',
  },
  { id: 12, key: 'dateYearFirst', pattern: '\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])' },
  { id: 13, key: 'dateMonthFirst', pattern: '(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])-\\d{4}' },
  { id: 14, key: 'lettersSpaces', pattern: '[\\p{L}\\p{M} ]+' },
  { id: 15, key: 'korean', pattern: '[\\uAC00-\\uD7A3\\u3131-\\u318E\\u1100-\\u11FF ]+' },
  { id: 16, key: 'thai', pattern: '[\\u0E00-\\u0E7F ]+' },
  { id: 17, key: 'thaiOrEnglish', pattern: '[\\u0E00-\\u0E7FA-Za-z ]+' },
  { id: 18, key: 'uppercaseSpaces', pattern: '(?=.*[A-Z])[A-Z ]+' },
  { id: 19, key: 'lettersDigitsSymbols', pattern: '[\\x21-\\x7E]+' },
  { id: 20, key: 'strong', pattern: '(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[^A-Za-z0-9\\s])\\S+' },
  { id: 21, key: 'burmeseOrEnglish', pattern: '[\\u1000-\\u109F\\uAA60-\\uAA7FA-Za-z ]+' },
] as const;
export type PatternKey = (typeof PATTERN_TEMPLATES)[number]['key'];

export const ANY_PATTERN = '*';

/** The template of a rule's number; undefined for a number that the platform made up. */
export const templateOf = (patternId: number) =>
  PATTERN_TEMPLATES.find(({ id }) => id === patternId);

/** Length as rules count it: characters, not UTF-16 units. */
export const lengthOf = (value: string): number => [...value].length;

/**
 * The regular expression that both sides use: the whole value must match. Null when any value is
 * accepted: for `*`, and for an invalid pattern, which must not block what the platform would
 * accept (docs/decisions/0015).
 */
export const compilePattern = (acceptedPattern: string): RegExp | null => {
  if (acceptedPattern === ANY_PATTERN) return null;
  for (const flags of ['u', '']) {
    try {
      // Compiled alone first: once it is wrapped, `a)(b` would be a valid pattern.
      const { source } = new RegExp(acceptedPattern, flags);
      return new RegExp(`^(?:${source})$`, flags);
    } catch {
      // Old patterns escape what Unicode mode forbids.
    }
  }
  return null;
};
