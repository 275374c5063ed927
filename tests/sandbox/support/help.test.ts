import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { helpSchema } from '../../../contract/support';
import { helpTopics } from '../../../sandbox/support/help';
import { TOPICS } from '../../../sandbox/support/deskTopics';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const articles = helpTopics.flatMap((topic) => topic.articles);
const terms = new Set(articles.map(({ term }) => term));
const termsNamedIn = (text: string) =>
  [...text.matchAll(/\/help#([\w-]+)/g)].map(([, term]) => term);

describe('the help', () => {
  it('names every topic and article once, in words that fit an address', () => {
    expect(new Set(helpTopics.map(({ id }) => id)).size).toBe(helpTopics.length);
    expect(terms.size).toBe(articles.length);
    for (const term of terms) expect(term).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(terms).toContain('forgot-password');
  });

  it('has the terms, the privacy notice and the rules that a person agrees to', () => {
    for (const term of ['terms', 'privacy', 'rules']) expect(terms).toContain(term);
  });

  it.each(helpTopics.map((topic) => [topic.id, topic] as const))(
    'has enough about %s',
    (_id, topic) => {
      expect(topic.articles.length).toBeGreaterThanOrEqual(3);
      expect(topic.articles.length).toBeLessThanOrEqual(5);
      expect(topic.title.MY).toMatch(/\p{Script=Myanmar}/u);
    },
  );

  it.each(articles.map((article) => [article.term, article] as const))(
    'says %s in English and in real Burmese',
    (_term, { title, content }) => {
      for (const text of [title, content]) {
        expect(text.EN).not.toMatch(/\p{Script=Myanmar}/u);
        expect(text.MY).toMatch(/\p{Script=Myanmar}/u);
        expect(text.MY).not.toMatch(/(^|[\s>])\u1031/u);
      }
      const words = content.EN.replace(/<[^>]+>/g, ' ')
        .trim()
        .split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(60);
      expect(words).toBeLessThanOrEqual(150);
      // The same structure and the same links in both languages.
      const structure = (html: string) => [...html.matchAll(/<[^>]+>/g)].map(([tag]) => tag);
      expect(structure(content.MY).toSorted()).toEqual(structure(content.EN).toSorted());
    },
  );

  it('links only to existing pages', () => {
    for (const { content } of articles)
      for (const term of termsNamedIn(content.EN)) expect(terms).toContain(term);
    for (const { says } of TOPICS)
      for (const term of [...termsNamedIn(says.EN), ...termsNamedIn(says.MY)])
        expect(terms).toContain(term);
  });
});

onEveryDatabase((stage) => {
  it.each(['EN', 'MY'] as const)('is sent in the requested language: %s', async (lang) => {
    const { success, value } = await stage.client.call('helpCenter', { lang, device: 'WEB' });
    expect(success).toBe(true);
    const topics = v.parse(helpSchema, value);
    expect(topics.map(({ title }) => title)).toEqual(helpTopics.map(({ title }) => title[lang]));
    expect(topics.flatMap((topic) => topic.articles.map(({ content }) => content))).toEqual(
      articles.map(({ content }) => content[lang]),
    );
  });
});
