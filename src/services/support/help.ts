import { endpoints } from '../../../contract/endpoints';
import type { HelpTopic } from '../../../contract/support';
import { valueOf } from '../http/valueOf';
import type { Kit } from '../kit';
import { loadSanitize } from '../loadSanitize';

/** The help centre's topics (spec §7 getHelpV2), as the platform gives them. */
export const readHelp = async (
  { call, language }: Pick<Kit, 'call' | 'language'>,
  signal?: AbortSignal,
): Promise<HelpTopic[]> =>
  valueOf(
    endpoints.helpCenter,
    await call(endpoints.helpCenter, { lang: language(), device: 'WEB' }, { signal }),
  );

/** The same, their HTML cleaned. */
export const createLoadHelp =
  (kit: Kit) =>
  async (signal?: AbortSignal): Promise<HelpTopic[]> => {
    const [topics, sanitize] = await Promise.all([readHelp(kit, signal), loadSanitize()]);
    signal?.throwIfAborted();
    return topics.map((topic) => ({
      ...topic,
      articles: topic.articles.map((article) => ({
        ...article,
        content: sanitize(article.content),
      })),
    }));
  };
