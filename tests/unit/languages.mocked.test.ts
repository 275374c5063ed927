import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogue } from '../../src/brand/catalogue';

/** The modules as a build with these languages has them. */
const offering = async (languages: string, first = 'MY') => {
  vi.resetModules();
  vi.stubEnv('VITE_BRAND_LANGUAGES', languages);
  vi.stubEnv('VITE_BRAND_DEFAULT_LANGUAGE', first);
  return {
    ...(await import('../../src/brand/languages')),
    ...(await import('../../src/i18n/i18n')),
  };
};
beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

describe('the catalogue', () => {
  test('has 41 languages (spec §1), each once', () => {
    expect(catalogue).toHaveLength(41);
    for (const part of ['code', 'endonym', 'tag'] as const)
      expect(new Set(catalogue.map((one) => one[part])).size, part).toBe(41);
  });

  test.each(catalogue)('$code has a tag that Intl knows', ({ tag }) => {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(Intl.NumberFormat.supportedLocalesOf(tag)).toEqual([tag]);
  });

  test('names each language in its own script and direction', () => {
    const scriptOf = (tag: string) => new Intl.Locale(tag).maximize().script ?? '';
    const SCRIPTS: Record<string, RegExp> = {
      Jpan: /\p{Script=Han}/u,
      Kore: /\p{Script=Hangul}/u,
      Hans: /\p{Script=Han}/u,
      Hant: /\p{Script=Han}/u,
    };
    for (const { tag, endonym, direction } of catalogue) {
      const script = scriptOf(tag);
      expect(endonym, tag).toMatch(SCRIPTS[script] ?? new RegExp(`\\p{Script=${script}}`, 'u'));
      expect(direction, tag).toBe(/Arab|Hebr/.test(script) ? 'rtl' : 'ltr');
    }
  });
});

describe('a brand', () => {
  test('offers its languages in its order, without those that nobody knows', async () => {
    const { languages, defaultLanguage } = await offering('AR,EN,XX,TH', 'TH');
    expect(languages.map(({ code, tag, direction }) => [code, tag, direction])).toEqual([
      ['AR', 'ar', 'rtl'],
      ['EN', 'en', 'ltr'],
      ['TH', 'th', 'ltr'],
    ]);
    expect(defaultLanguage).toBe('TH');
  });
});

describe('a language without all words', () => {
  test('speaks English word by word, in its own formats', async () => {
    const { createI18n, changeLanguage } = await offering('EN,AR,CN');
    const i18n = await createI18n('AR');
    const close = () => i18n.t('common:close');
    expect([i18n.language, close(), i18n.t('common:retry')]).toEqual(['ar', 'Close', 'Try again']);
    i18n.addResourceBundle('ar', 'common', { close: 'إغلاق' }, true, true);
    expect([close(), i18n.t('common:retry')]).toEqual(['إغلاق', 'Try again']);
    await i18n.loadNamespaces('login');
    expect(i18n.t('login:username')).toBe('Username');

    await changeLanguage(i18n, 'CN');
    expect([i18n.language, close(), i18n.t('login:username')]).toEqual([
      'zh-Hans',
      'Close',
      'Username',
    ]);
  });

  test('has the plurals of English where the word is English', async () => {
    const { createI18n } = await offering('EN,AR');
    const i18n = await createI18n('AR');
    i18n.addResourceBundle('en', 'test', { seats_one: 'one seat', seats_other: '{{count}} seats' });
    i18n.addResourceBundle('ar', 'test', {});
    expect([1, 3].map((count) => i18n.t('test:seats', { count }))).toEqual(['one seat', '3 seats']);
  });

  test('leaves a complete language alone', async () => {
    const { createI18n, changeLanguage } = await offering('MY,EN,AR');
    const i18n = await createI18n('AR');
    await changeLanguage(i18n, 'MY');
    expect(i18n.t('common:close')).toMatch(/\p{Script=Myanmar}/u);
    expect(i18n.exists('common:noSuchWord')).toBe(false);
  });
});
