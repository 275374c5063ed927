import type { i18n as I18n, TFunction } from 'i18next';
import { joinSyllables } from './burmese';

const speakers = new WeakMap<I18n, Map<string, TFunction>>();

/**
 * What says the words of these namespaces in this language, the same one each time. A sentence without values is taken from the words
 * themselves, once; all others are i18next's, which takes longer for one than React for the element around it.
 */
export const speakerOf = (i18n: I18n, language: string, namespaces: readonly string[]): TFunction => {
  const made = speakers.get(i18n) ?? new Map<string, TFunction>();
  speakers.set(i18n, made);
  const name = [language, ...namespaces].join();
  const speaker = made.get(name) ?? speak(i18n, language, namespaces);
  made.set(name, speaker);
  return speaker;
};

const speak = (i18n: I18n, language: string, namespaces: readonly string[]): TFunction => {
  const ask = i18n.getFixedT(language, namespaces);
  const said = new Map<string, string>();
  const find = (key: string): string | undefined => {
    const [namespace, path] = key.includes(':') ? key.split(':') : [namespaces[0], key];
    const words = path?.split('.').reduce<unknown>((part, step) => stepInto(part, step), stepInto(i18n.store.data[language], namespace ?? ''));
    return typeof words === 'string' && !words.includes('{{') && !words.includes('$t(') ? joinSyllables(words) : undefined;
  };
  const say = (key: string, values?: Record<string, unknown>): string => {
    if (values) return ask(key, values);
    const text = said.get(key) ?? find(key);
    if (text === undefined) return ask(key);
    said.set(key, text);
    return text;
  };
  return say as unknown as TFunction;
};

const stepInto = (part: unknown, step: string): unknown => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[step] : undefined);
