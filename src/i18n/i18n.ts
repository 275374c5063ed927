import {
  createInstance,
  type i18n as I18n,
  type PostProcessorModule,
  type ResourceKey,
} from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { getI18n, initReactI18next, useTranslation } from 'react-i18next';
import type { Language, LanguageCode } from '../../contract/constants';
import type { Message } from '../../machines/shared/message';
import { brand } from '../brand/brand';
import { languages } from '../brand/languages';
import { joinSyllables } from './burmese';
import { CATEGORY_WIDTHS } from './words/widths';
import type { Flows, Words } from './words/words';

/**
 * `locales/en/account/login.json` is `login` in English. Each language knows where its words are,
 * so only its own are fetched. A language that is not here has no words yet: English stands in,
 * word by word, and for every one that a language leaves out.
 */
const sources: Record<Language, () => Promise<Words>> & Record<string, () => Promise<Words>> = {
  MY: () => import('./words/my'),
  EN: () => import('./words/en'),
};
const ENGLISH = 'en';
/** The languages that have all words, by their wire codes. */
export const TAGS: Record<Language, string> = { MY: 'my', EN: ENGLISH };
const isComplete = (lng: string) => Object.values(TAGS).includes(lng);

const tagOf = (language: LanguageCode) =>
  Object.entries(TAGS).find(([code]) => code === language)?.[1] ??
  languages.find(({ code }) => code === language)?.tag ??
  ENGLISH;
/** The language itself, and English where that stands in. */
const spokenWith = (lng: string) => (isComplete(lng) ? [lng] : [lng, ENGLISH]);
const sourceOf = (lng: string) =>
  Object.entries(sources).find(([code]) => tagOf(code) === lng)?.[1];

const wordsOf = (namespace: string, flows: Flows) =>
  Object.entries(flows).find(([file]) => file.endsWith(`/${namespace}.json`))?.[1];

/** The words of the first screen in a language. */
export const loadFirst = async (lng: string): Promise<Words['first']> => {
  const own = (await sourceOf(lng)?.())?.first;
  if (own && isComplete(lng)) return own;
  const { first } = await sources.EN();
  return { ...Object.fromEntries(Object.keys(first).map((namespace) => [namespace, {}])), ...own };
};

/** The words of a namespace in a language; rejects when there are none. */
export const loadWords = async (lng: string, namespace: string): Promise<ResourceKey> => {
  const words = await sourceOf(lng)?.();
  const load =
    words && (wordsOf(namespace, words.early) ?? wordsOf(namespace, await words.others()));
  if (load) return (await load()).default;
  if (isComplete(lng)) throw new Error(`no words for ${lng}/${namespace}`);
  return {};
};

const burmeseLines: PostProcessorModule = {
  type: 'postProcessor',
  name: 'burmeseLines',
  process: joinSyllables,
};

/** Digits are the same in every language of the site. */
const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** i18next in `language`, with the words of the first screen loaded. */
export const createI18n = async (language: LanguageCode): Promise<I18n> => {
  const i18n = createInstance();
  const lng = tagOf(language);
  const resources = Object.fromEntries(
    await Promise.all(
      spokenWith(lng).map(async (tag) => [tag, { ...(await loadFirst(tag)) }] as const),
    ),
  );
  await i18n
    .use(resourcesToBackend(loadWords))
    .use(initReactI18next)
    .use(burmeseLines)
    .init({
      lng,
      load: 'currentOnly',
      fallbackLng: (code) => spokenWith(code).slice(1),
      resources,
      partialBundledLanguages: true,
      ns: Object.keys(resources[lng] ?? {}),
      defaultNS: 'common',
      postProcess: burmeseLines.name,
      interpolation: { escapeValue: false, defaultVariables: { brand: brand.name } },
      react: { useSuspense: true },
    });
  // `{{amount, money}}`: an amount that a machine's message carries, without its currency.
  i18n.services.formatter?.add('money', (amount: `${number}`) => amounts.format(amount));
  return i18n;
};

/**
 * Changes every text on the page. The texts of the screens shown are loaded first, so nothing
 * flickers.
 */
export const changeLanguage = async (i18n: I18n, language: LanguageCode): Promise<void> => {
  const lng = tagOf(language);
  const shown = Object.keys(i18n.store.data[i18n.language] ?? {});
  const bundles = await Promise.all(
    spokenWith(lng).map(async (tag) => {
      const first = await loadFirst(tag);
      const more = await Promise.all(
        shown
          .filter((namespace) => !(namespace in first))
          .map(async (namespace) => [namespace, await loadWords(tag, namespace)] as const),
      );
      return [tag, [...Object.entries(first), ...more]] as const;
    }),
  );
  for (const [tag, words] of bundles)
    for (const [namespace, bundle] of words) i18n.addResourceBundle(tag, namespace, bundle);
  await i18n.changeLanguage(lng);
};

/**
 * Loads the words of a screen along with its code. Rejects when they cannot be loaded: the screen
 * would show keys instead.
 */
export const ensureWords = async (...namespaces: string[]): Promise<void> => {
  const i18n = getI18n();
  const missing = spokenWith(i18n.language).flatMap((lng) =>
    namespaces
      .filter((namespace) => !i18n.hasResourceBundle(lng, namespace))
      .map((namespace) => ({ lng, namespace })),
  );
  await Promise.all(
    missing.map(async ({ lng, namespace }) =>
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
  const { t, i18n } = useTranslation(['errors', ...namespaces]);
  return (message: Message | null | undefined): string | undefined => {
    if (!message) return undefined;
    if (!('text' in message)) return t(message.key, message.values ?? {});
    const said = saidIn.get(message) ?? i18n.language;
    saidIn.set(message, said);
    return said === i18n.language ? joinSyllables(message.text) : t('errors:otherLanguage');
  };
};
/** The language in which the platform gave a text: it cannot be translated here. */
const saidIn = new WeakMap<Message, string>();
