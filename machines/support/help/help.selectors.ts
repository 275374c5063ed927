import type { HelpSnapshot } from './help.machine';
import type { HelpTopic } from './help.types';

/** assumed: the articles that a person agrees to have these terms. */
export const TERMS = ['terms', 'privacy', 'rules'] as const;
/** assumed: the footer lists the first article of each topic, at most this many. */
const LISTED = 6;

const textOf = (topic: HelpTopic, { title, content }: HelpTopic['articles'][number]) =>
  `${topic.title} ${title} ${content.replaceAll(/<[^>]*>/g, ' ')}`.toLowerCase();

/** The articles that contain every word, in their topics; without a word all of them. */
export const foundIn = (topics: readonly HelpTopic[], words: string): HelpTopic[] => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return topics
    .map((topic) => ({
      ...topic,
      articles: topic.articles.filter((article) => {
        const text = textOf(topic, article);
        return wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ articles }) => articles.length > 0);
};

type Listed = Pick<HelpTopic['articles'][number], 'term' | 'title'>;

const isTerms = ({ term }: Listed) => TERMS.some((one) => one === term);

/**
 * The articles that the footer lists, those that a person agrees to first; empty until the topics
 * are loaded.
 */
export const selectListed = ({ context: { value } }: HelpSnapshot): Listed[] => {
  const topics = value ?? [];
  const terms = topics.flatMap(({ articles }) => articles.filter(isTerms));
  const others = topics.flatMap(({ articles }) => articles.slice(0, 1));
  return [...terms, ...others.filter((one) => !isTerms(one)).slice(0, LISTED)];
};
