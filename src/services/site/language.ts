import { STORAGE_KEYS, type Language } from '../../../contract/constants';
import type { KeyValueStore } from '../storage';

/** One language a person can choose: its wire code, its HTML tag and how it is written. */
export type LanguageOption = { code: Language; tag: string; direction: 'ltr' | 'rtl' };

export type LanguageServiceOptions = {
  localStore: KeyValueStore;
  /** The root element, whose `lang` and `dir` follow. */
  root: Pick<HTMLElement, 'lang' | 'dir'>;
  options: readonly LanguageOption[];
  fallback: Language;
  /** Loads the words of a language; rejects when they could not be had. */
  load: (language: Language) => Promise<unknown>;
  /** Told after a switch. */
  onSwitched: (language: Language) => void;
};

/**
 * The language of the interface, kept in local storage as `lang`, the one before as `hisLang` (spec
 * §7 Local storage).
 */
export type LanguageService = {
  current: () => Language;
  /** Loads the words first; a language without words is not switched to. */
  switchTo: (language: Language) => Promise<void>;
};

export const createLanguageService = ({
  localStore,
  root,
  options,
  fallback,
  load,
  onSwitched,
}: LanguageServiceOptions): LanguageService => {
  const optionOf = (code: string | null) => options.find((option) => option.code === code);
  const show = (code: Language) => {
    const option = optionOf(code);
    // To say the same again would have every style of the page looked at once more.
    if (!option || (root.lang === option.tag && root.dir === option.direction)) return;
    root.lang = option.tag;
    root.dir = option.direction;
  };

  let current = optionOf(localStore.read(STORAGE_KEYS.language))?.code ?? fallback;
  show(current);

  return {
    current: () => current,
    switchTo: async (language) => {
      await load(language);
      localStore.write(STORAGE_KEYS.previousLanguage, current);
      localStore.write(STORAGE_KEYS.language, language);
      current = language;
      show(language);
      onSwitched(language);
    },
  };
};
