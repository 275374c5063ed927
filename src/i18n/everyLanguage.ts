import { getI18n } from 'react-i18next';
import { loadFirst, loadWords, TAGS } from './i18n';

type Say = (key: string) => string;

/**
 * Gives words in the language shown, and in each of the others that has them all: people search in
 * whichever comes to mind.
 */
export const wordsOfEvery = async (
  ...namespaces: string[]
): Promise<{ own: Say; others: Say[] }> => {
  const i18n = getI18n();
  await Promise.all(
    Object.values(TAGS).map(async (tag) => {
      const first = await loadFirst(tag);
      for (const namespace of namespaces) {
        if (i18n.hasResourceBundle(tag, namespace)) continue;
        i18n.addResourceBundle(
          tag,
          namespace,
          namespace in first ? first[namespace] : await loadWords(tag, namespace),
        );
      }
    }),
  );
  const inTag = (tag: string): Say => i18n.getFixedT(tag);
  const others = Object.values(TAGS).filter((tag) => tag !== i18n.language);
  return { own: inTag(i18n.language), others: others.map(inTag) };
};
