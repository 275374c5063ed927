import { STORAGE_KEYS, type Language } from '../../../contract/constants';
import type { KeyValueStore } from '../storage';

/** A language that a person can choose: its wire code, HTML tag and writing direction. */
type LanguageOption = { code: Language; tag: string; direction: 'ltr' | 'rtl' };

export type LanguageServiceOptions = {
  localStore: KeyValueStore;
  /** The root element, whose `lang` and `dir` follow. */
  root: Pick<HTMLElement, 'lang' | 'dir'>;
  options: readonly LanguageOption[];
  fallback: Language;
  /** Loads the words of a language; rejects when they could not be loaded. */
  load: (language: Language) => Promise<unknown>;
  /** Called after a switch. */
  onSwitched: (language: Language) => void;
};

/**
 * The language of the interface, kept in local storage as `lang`, the previous one as `hisLang`
 * (spec §7 Local storage).
 */
export type LanguageService = {
  current: () => Language;
  /** Loads the words first; a language without words is not switched to. */
  switchTo: (language: Language) => Promise<void>;
};

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
  const show = (code: Language) => {
    const option = optionOf(code);
    // Setting the same value again would recalculate every style of the page.
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
