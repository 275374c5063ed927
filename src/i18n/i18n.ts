import { createInstance, type i18n as I18n, type PostProcessorModule } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { getI18n, initReactI18next, useTranslation } from 'react-i18next';
import { LANGUAGES, type Language } from '../../contract/constants';
import type { Message } from '../../machines/shared/message';
import { brand } from '../brand/brand';
import { joinSyllables } from './burmese';
import { CATEGORY_WIDTHS } from './words/widths';
import type { Flows, Words } from './words/words';

/**
 * `locales/en/account/login.json` is `login` in English. Each language knows where its words are,
 * so only its own are fetched.
 */
const languages: Record<Language, () => Promise<Words>> = {
  MY: () => import('./words/my'),
  EN: () => import('./words/en'),
};

const wordsOf = (namespace: string, flows: Flows) =>
  Object.entries(flows).find(([file]) => file.endsWith(`/${namespace}.json`))?.[1];

const loadWords = async (lng: string, namespace: string) => {
  const language = LANGUAGES.find((code) => tagOf(code) === lng);
  const words = language && (await languages[language]());
  const load =
    words && (wordsOf(namespace, words.early) ?? wordsOf(namespace, await words.others()));
  if (!load) throw new Error(`no words for ${lng}/${namespace}`);
  return (await load()).default;
};

const tagOf = (language: Language) => language.toLowerCase();

const burmeseLines: PostProcessorModule = {
  type: 'postProcessor',
  name: 'burmeseLines',
  process: joinSyllables,
};

/** i18next in `language`, with the words of the first screen loaded. */
export const createI18n = async (language: Language): Promise<I18n> => {
  const i18n = createInstance();
  const { first: words } = await languages[language]();
  await i18n
    .use(resourcesToBackend(loadWords))
    .use(initReactI18next)
    .use(burmeseLines)
    .init({
      lng: tagOf(language),
      supportedLngs: LANGUAGES.map(tagOf),
      fallbackLng: false,
      resources: { [tagOf(language)]: { ...words } },
      partialBundledLanguages: true,
      ns: Object.keys(words),
      defaultNS: 'common',
      postProcess: burmeseLines.name,
      interpolation: { escapeValue: false, defaultVariables: { brand: brand.name } },
      react: { useSuspense: true },
    });
  return i18n;
};

/**
 * Changes every text on the page. The texts of the screens shown are loaded first, so nothing
 * flickers.
 */
export const changeLanguage = async (i18n: I18n, language: Language): Promise<void> => {
  const lng = tagOf(language);
  const { first: words } = await languages[language]();
  const shown = Object.keys(i18n.store.data[i18n.language] ?? {}).filter(
    (namespace) => !(namespace in words),
  );
  const more = await Promise.all(
    shown.map(async (namespace) => [namespace, await loadWords(lng, namespace)] as const),
  );
  for (const [namespace, bundle] of [...Object.entries(words), ...more])
    i18n.addResourceBundle(lng, namespace, bundle);
  await i18n.changeLanguage(lng);
};

/**
 * Loads the words of a screen along with its code. Rejects when they cannot be loaded: the screen
 * would show keys instead.
 */
export const ensureWords = async (...namespaces: string[]): Promise<void> => {
  const i18n = getI18n();
  const lng = i18n.language;
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(lng, namespace));
  await Promise.all(
    missing.map(async (namespace) =>
      i18n.addResourceBundle(lng, namespace, await loadWords(lng, namespace)),
    ),
  );
};

/** Words of one flow: `useT('login')('username')`; other namespaces by `errors:network`. */
export const useT = (namespace: string) => useTranslation(namespace).t;

/** HTML tag of the current language, for `Intl`. */
export const useLanguageTag = () => useTranslation().i18n.language;

/** Width in px of a category's name in the brand's font, known before that font is loaded. */
export const useCategoryWidth = (): ((category: string) => number | undefined) => {
  const widths = CATEGORY_WIDTHS[useLanguageTag()];
  return (category) => widths?.[category];
};

/**
 * The text of a machine's message: a locale key, or the platform's own sentence. A form that
 * validates names the namespace of its messages, so that it waits for those words only.
 */
export const useMessage = (...namespaces: string[]) => {
  const { t } = useTranslation(['errors', ...namespaces]);
  return (message: Message | null | undefined): string | undefined =>
    !message
      ? undefined
      : 'text' in message
        ? joinSyllables(message.text)
        : t(message.key, message.values ?? {});
};
