import type { Language } from '../../../contract/constants';

type Text = Record<Language, string>;
/** `term` is the article that `/help#term` names. */
export type Article = { term: string; title: Text; content: Text };
/** A topic of the help centre. */
export type Topic = { id: string; title: Text; articles: readonly Article[] };
type Page = { title: string; content: string };

/** A topic with its articles. */
export const topic = (id: string, title: Text, ...articles: readonly Article[]): Topic => ({
  id,
  title,
  articles,
});

/** An article in both languages. */
export const article = (term: string, { EN, MY }: Record<Language, Page>): Article => ({
  term,
  title: { EN: EN.title, MY: MY.title },
  content: { EN: EN.content, MY: MY.content },
});

/** Plain lists of sentences, so that both languages are easy to compare. */
export const steps = (...items: readonly string[]): string => list('ol', items);
/** A bulleted list. */
export const points = (...items: readonly string[]): string => list('ul', items);

const list = (tag: 'ol' | 'ul', items: readonly string[]) =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
