import type { Language } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import type { HelpTopic } from '../../../contract/support';
import type { Call } from '../http/client';
import { valueOf } from '../http/valueOf';

type Options = {
  call: Call;
  language: () => Language;
  loadSanitize: () => Promise<(html: string) => string>;
};

/** The help centre's topics (spec §7 getHelpV2), their HTML fit to be shown. */
export const createLoadHelp =
  ({ call, language, loadSanitize }: Options) =>
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
