import { brand } from './brand';

/**
 * A language of the interface: wire code, its own name, HTML tag and writing direction. MY is
 * Burmese (docs/decisions/0040).
 */
type LanguageEntry = {
  code: 'MY' | 'EN';
  endonym: string;
  tag: string;
  direction: 'ltr' | 'rtl';
};

const known: readonly LanguageEntry[] = [
  { code: 'MY', endonym: 'မြန်မာ', tag: 'my', direction: 'ltr' },
  { code: 'EN', endonym: 'English', tag: 'en', direction: 'ltr' },
];

/** The languages that the brand offers, in the order of the list. */
export const languages = known.filter(({ code }) => brand.supportedLanguages.includes(code));
/** The language of a first visit. */
export const defaultLanguage =
  languages.find(({ code }) => code === brand.defaultLanguage)?.code ?? 'MY';
