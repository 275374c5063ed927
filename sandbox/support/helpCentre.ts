import type { Language } from '../../contract/constants';
import type { HelpTopic } from '../../contract/support';
import { helpTopics } from './help';

/** The help centre in one language (spec §7 getHelpV2). */
export const helpIn = (language: Language): HelpTopic[] =>
  helpTopics.map(({ id, title, articles }) => ({
    id,
    title: title[language],
    articles: articles.map((article) => ({
      term: article.term,
      title: article.title[language],
      content: article.content[language],
    })),
  }));
