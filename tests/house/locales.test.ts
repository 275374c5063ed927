import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  ERROR_KEYS,
  FORCED_RECEIPT_KEY,
  UPLOAD_ERROR_KEYS,
  VALIDATION_KEYS,
} from '../../contract/errors';
import { PHONE_ERROR_KEYS } from '../../contract/phoneErrors';
import { filesIn, read } from './support/files';
import { MY } from '../../sandbox/base/figures';

type Words = { [key: string]: string | Words };
const LANGUAGES = ['en', 'my'] as const;
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** Names that stay as they are in Burmese. */
const PROPER = new RegExp(
  '\\b(' +
    'Croupier|Padauk|ALTCHA|Android|Apple|E-?mail|English|Facebook|Firebase|GMT|Google|' +
    'HTML|ID|iOS|IP|KB|Line|MB|PNG|JPG|JPEG|QQ|QR|SMS|Telegram|UTC|Viber|VIP|WeChat|' +
    'WhatsApp|YouTube|Zalo' +
    ')\\b',
  'gi',
);

const flatten = (words: Words, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );

const wordFilesOf = (language: string) => filesIn([`locales/${language}`], ['.json']);
const namespacesOf = (language: string) =>
  wordFilesOf(language).map((file) => path.basename(file, '.json'));
const load = (language: string, namespace: string) => {
  const file = wordFilesOf(language).find((one) => path.basename(one, '.json') === namespace);
  return new Map(file === undefined ? [] : flatten(JSON.parse(read(file)) as Words));
};
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}|\$t\(([^)]+)\)|<\/?([\w]+)\s*\/?>/g)]
    .map(([whole]) => whole.replaceAll(/\s/g, ''))
    .toSorted();
const bases = (keys: Iterable<string>) =>
  [...new Set([...keys].map((key) => key.replace(PLURAL, '')))].toSorted();

const namespaces = [...new Set(LANGUAGES.flatMap(namespacesOf))].toSorted();
const all = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Set(
      namespacesOf(language).flatMap((namespace) =>
        [...load(language, namespace).keys()].flatMap((key) => [
          `${namespace}:${key}`,
          `${namespace}:${key.replace(PLURAL, '')}`,
        ]),
      ),
    ),
  ]),
) as Record<(typeof LANGUAGES)[number], Set<string>>;

test('both languages have the same files', () => {
  const within = (language: string) =>
    wordFilesOf(language).map((file) => file.slice(`locales/${language}`.length));
  expect(within('my')).toEqual(within('en'));
});

describe.each(namespaces)('%s', (namespace) => {
  const en = load('en', namespace);
  const my = load('my', namespace);

  test('every key is in both languages', () => {
    expect(bases(my.keys())).toEqual(bases(en.keys()));
  });

  test.each(LANGUAGES)('%s has every plural form its grammar needs', (language) => {
    const keys = load(language, namespace);
    const counted = bases([...en.keys()].filter((key) => PLURAL.test(key)));
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    expect(
      counted
        .flatMap((base) => forms.map((form) => `${base}_${form}`))
        .filter((key) => !keys.has(key)),
    ).toEqual([]);
  });

  test('nothing is empty', () => {
    expect([...en, ...my].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });

  test('placeholders are the same in both languages', () => {
    const twinOf = (key: string) => en.get(key) ?? en.get(key.replace(PLURAL, '_other')) ?? '';
    const shapes = (words: (key: string, text: string) => string) =>
      [...my].map(([key, text]) => ({ key, placeholders: placeholders(words(key, text)) }));
    expect(shapes((_, text) => text)).toEqual(shapes(twinOf));
  });

  test('Burmese is written in Burmese', () => {
    const foreign = [...my].filter(([, text]) => {
      const words = text
        .replaceAll(/\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>/g, '')
        .replaceAll(PROPER, '');
      return /\p{L}/u.test(words) && !/\p{Script=Myanmar}/u.test(words);
    });
    expect(foreign.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  test('Burmese is Unicode, not Zawgyi', () => {
    expect(
      [...my].filter(([, text]) => looksLikeZawgyi(text)).map(([key, text]) => `${key}: ${text}`),
    ).toEqual([]);
  });

  test('English has no Myanmar letters', () => {
    const endonym = /ဗမာ|မြန်မာ/;
    expect(
      [...en]
        .filter(([, text]) => /\p{Script=Myanmar}/u.test(text) && !endonym.test(text))
        .map(([key]) => key),
    ).toEqual([]);
  });
});

/**
 * Zawgyi puts its glyph variants on code points that Burmese does not use, writes the vowel e
 * (U+1031) before its consonant, and ends syllables with U+1039, which in Unicode only stacks
 * consonants.
 */
function looksLikeZawgyi(text: string): boolean {
  return (
    /[\u1033\u1034\u105A\u1060-\u1097]/.test(text) ||
    /(^|[^\u1000-\u102A\u103B-\u103F\u1039])\u1031/.test(text) ||
    /\u1039(?![\u1000-\u1021])/.test(text)
  );
}

/** English words with two meanings, or with two Burmese translations. */
const TWO_MEANINGS = new Set([
  'Accepted',
  'Balance',
  'Cancel',
  'Cancel deposit',
  'Cancelled',
  'Change password',
  'Confirm withdrawal',
  'Create account',
  'Deposit',
  'From',
  'Keep it',
  'Log in',
  'Open',
  'Never',
  'Offered',
  'Online',
  'Register',
  'Rejected',
  'Remove',
  'Settled',
  'Terminated',
  'To',
  'Ways to register',
  'Withdrawal',
  'Withdrawn',
]);

test('one English name has one Burmese name, in the menu and on the page', () => {
  const names = new Map<string, Set<string>>();
  for (const namespace of namespaces) {
    const my = load('my', namespace);
    for (const [key, text] of load('en', namespace))
      names.set(
        text,
        new Set([...(names.get(text) ?? []), ...(my.has(key) ? [my.get(key) ?? ''] : [])]),
      );
  }
  const several = [...names].filter(([, said]) => said.size > 1);
  expect(
    several
      .filter(([text]) => !TWO_MEANINGS.has(text))
      .map(([text, said]) => `${text}: ${[...said].join(' | ')}`),
  ).toEqual([]);
  expect(
    [...TWO_MEANINGS].filter((text) => !several.some(([other]) => other === text)),
    'these need no exception any more',
  ).toEqual([]);
});

test('the Zawgyi check distinguishes Zawgyi from Unicode', () => {
  // 'Myanmar country' and 'welcome', first as Zawgyi stores them, then as Unicode does.
  expect(['ျမန္မာႏိုင္ငံ', 'ေက်းဇူး'].map(looksLikeZawgyi)).toEqual([true, true]);
  expect(['မြန်မာနိုင်ငံ', 'ကျေးဇူး', 'ငွေကြေး', 'သတ္တိ'].map(looksLikeZawgyi)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

describe.each(LANGUAGES)('keys of the contract in %s', (language) => {
  const has = all[language];
  test.each([
    ['error catalogue', Object.values(ERROR_KEYS)],
    ['phone errors', Object.values(PHONE_ERROR_KEYS)],
    ['upload errors', Object.values(UPLOAD_ERROR_KEYS)],
    ['forced receipt', [FORCED_RECEIPT_KEY]],
    ['validation messages', Object.values(VALIDATION_KEYS)],
  ])('%s', (_, keys: readonly string[]) => {
    expect(
      keys.filter((key) => !has.has(key)),
      'these keys have no words',
    ).toEqual([]);
  });
});

test('Burmese texts have the digits of all figures, and no joiner that no font has', () => {
  const files = [...wordFilesOf('my'), ...filesIn(['sandbox'], ['.ts', '.js'])];
  expect(files.filter((file) => /[\u1040-\u1049\u2060]/.test(read(file)))).toEqual([]);
  expect([MY.count(12_345.5), MY.ks(5_000), MY.percent(1.2)]).toEqual([
    '12,345.5',
    'Ks 5,000',
    '1.2%',
  ]);
});

test('every namespace:key in the code has words', () => {
  const named = filesIn(['machines', 'src', 'contract'], ['.ts', '.tsx']).flatMap((file) =>
    [...read(file).matchAll(/(['"`])([a-z][A-Za-z]*):([A-Za-z][\w.]*)\1/g)]
      .filter(([, , namespace]) => namespaces.includes(namespace ?? ''))
      .map(([, , namespace, key]) => ({ file, key: `${namespace}:${key}` })),
  );
  expect(named.filter(({ key }) => !all.en.has(key))).toEqual([]);
});
