import { endpoints } from '../../../contract/endpoints';
import type { HelpTopic } from '../../../contract/support';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';
import { loadSanitize } from '../loadSanitize';

/** The help centre's topics (spec §7 getHelpV2), their HTML cleaned. */
export const createLoadHelp =
  ({ call, language }: Kit) =>
  async (signal?: AbortSignal): Promise<HelpTopic[]> => {
    const asked = call(endpoints.helpCenter, { lang: language(), device: 'WEB' }, { signal });
    const [outcome, sanitize] = await Promise.all([asked, loadSanitize()]);
    signal?.throwIfAborted();
    return valueOf(endpoints.helpCenter, outcome).map((topic) => ({
      ...topic,
      articles: topic.articles.map((article) => ({
        ...article,
        content: sanitize(article.content),
      })),
    }));
  };
