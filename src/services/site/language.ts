import {
  LANGUAGES,
  STORAGE_KEYS,
  type Language,
  type LanguageCode,
} from '../../../contract/constants';
import type { KeyValueStore } from '../storage';

/** A language that a person can choose: its wire code, HTML tag and writing direction. */
type LanguageOption = { code: LanguageCode; tag: string; direction: 'ltr' | 'rtl' };

export type LanguageServiceOptions = {
  localStore: KeyValueStore;
  /** The root element, whose `lang` and `dir` follow. */
  root: Pick<HTMLElement, 'lang' | 'dir'>;
  options: readonly LanguageOption[];
  fallback: LanguageCode;
  /** Loads the words of a language; rejects when they could not be loaded. */
  load: (language: LanguageCode) => Promise<unknown>;
  /** Called after a switch. */
  onSwitched: (language: Language) => void;
};

/**
 * The language of the interface, kept in local storage as `lang`, the previous one as `hisLang`
 * (spec §7 Local storage).
 */
export type LanguageService = {
  /** The language of the page. */
  shown: () => LanguageCode;
  /** The language of calls: English where the platform does not know that of the page. */
  current: () => Language;
  /** Loads the words first; a language whose words do not come is not switched to. */
  switchTo: (language: LanguageCode) => Promise<void>;
};

const spoken = (shown: LanguageCode): Language => LANGUAGES.find((code) => code === shown) ?? 'EN';

/** The service that remembers, loads and switches the language of the page. */
export const createLanguageService = ({
  localStore,
  root,
  options,
  fallback,
  load,
  onSwitched,
}: LanguageServiceOptions): LanguageService => {
  const optionOf = (code: string | null) => options.find((option) => option.code === code);
  const show = (code: LanguageCode) => {
    const option = optionOf(code);
    // Setting the same value again would recalculate every style of the page.
    if (!option || (root.lang === option.tag && root.dir === option.direction)) return;
    root.lang = option.tag;
    root.dir = option.direction;
  };

  let current = optionOf(localStore.read(STORAGE_KEYS.language))?.code ?? fallback;
  show(current);

  return {
    shown: () => current,
    current: () => spoken(current),
    switchTo: async (language) => {
      if (!optionOf(language)) throw new Error(`the brand does not offer ${language}`);
      await load(language);
      localStore.write(STORAGE_KEYS.previousLanguage, current);
      localStore.write(STORAGE_KEYS.language, language);
      current = language;
      show(language);
      onSwitched(spoken(language));
    },
  };
};
