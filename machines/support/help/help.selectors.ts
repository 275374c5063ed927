import type { HelpSnapshot } from './help.machine';
import type { HelpTopic } from './help.types';

/** assumed: the footer lists the first article of each topic, at most this many. */
const LISTED = 6;

type Listed = Pick<HelpTopic['articles'][number], 'term' | 'title'>;

/** The articles that the footer lists; empty until the topics are loaded. */
export const selectListed = ({ context: { value } }: HelpSnapshot): Listed[] =>
  (value ?? []).flatMap(({ articles }) => articles.slice(0, 1)).slice(0, LISTED);
