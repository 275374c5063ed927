import type { LanguageCode } from '../../contract/constants';
import { createI18n } from '../../src/i18n/i18n';

const NAMESPACES = Object.keys(import.meta.glob('../../locales/en/*/*.json')).map((file) =>
  file.replace(/^.*\/|\.json$/g, ''),
);

/**
 * i18next with the words of every screen. Words that come later make a part of a page wait, and
 * React's `act` draws such a part again and again without letting them come.
 */
export const createWholeI18n = async (language: LanguageCode) => {
  const i18n = await createI18n(language);
  await i18n.loadNamespaces(NAMESPACES);
  return i18n;
};
