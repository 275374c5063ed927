import { brand } from './brand';

/**
 * A language of the interface: wire code, its own name, HTML tag and writing direction. MY is
 * Burmese (docs/decisions/0040).
 */
export type LanguageEntry = {
  code: string;
  endonym: string;
  tag: string;
  direction: 'ltr' | 'rtl';
};

/** Those with words of their own: the first page has no others, unless the brand names them. */
const complete: readonly LanguageEntry[] = [
  { code: 'MY', endonym: 'မြန်မာ', tag: 'my', direction: 'ltr' },
  { code: 'EN', endonym: 'English', tag: 'en', direction: 'ltr' },
];
// Known when the page is built, so that a build without others awaits nothing.
const known = import.meta.env.VITE_BRAND_LANGUAGES
  ? (await import('./catalogue')).catalogue
  : complete;

/** The languages that the brand offers, in its order. */
export const languages: readonly LanguageEntry[] = brand.supportedLanguages.flatMap(
  (wanted) => known.find(({ code }) => code === wanted) ?? [],
);
/** The language of a first visit. */
export const defaultLanguage =
  languages.find(({ code }) => code === brand.defaultLanguage)?.code ?? 'MY';
