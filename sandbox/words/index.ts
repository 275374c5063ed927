import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/constants';
import { en, type Words } from './en';
import { my } from './my';

export type { Sentence, Words } from './en';
export type { ContractNews, MessageWords } from './messagesEn';

const WORDS: Record<Language, Words> = { EN: en, MY: my };

/** The sentences of a language. */
export const wordsOf = (language: Language): Words => WORDS[language];

/** The language that a header or query asks for; the default when it asks for no known one. */
export const languageOf = (wanted: string | undefined): Language =>
  LANGUAGES.find((language) => language === wanted?.toUpperCase()) ?? DEFAULT_LANGUAGE;
