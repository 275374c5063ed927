import english from '../../locales/en/site/offline.json' with { type: 'json' };
import burmese from '../../locales/my/site/offline.json' with { type: 'json' };
import type { Brand } from '../brand/brand.ts';
import { dark, light } from '../brand/palette.ts';
import { joinSyllables } from '../i18n/burmese.ts';
import type { Palette } from '../ui/tokens.css';

type Words = typeof english;

/** By the tag of the language. */
const WORDS: Readonly<Record<string, Words>> = { en: english, my: burmese };

/**
 * The page for a site that cannot be reached: what still works, in each language. It needs no file
 * but `noConnection.js`, whose address is `script`, since the service worker has to keep whatever
 * it shows.
 */
export const offlinePage = (
  { name, defaultLanguage }: Pick<Brand, 'name' | 'defaultLanguage'>,
  script: string,
): string => {
  const fallback = defaultLanguage.toLowerCase();
  const first = fallback in WORDS ? fallback : 'en';
  const parts = Object.entries(WORDS).map(([tag, words]) =>
    partOf(tag, words, name, tag !== first),
  );
  return `<!doctype html>
<html lang="${first}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="dark light" />
    <meta name="robots" content="noindex" />
    <title>${name}</title>
    <style>${STYLES}</style>
  </head>
  <body>
    ${parts.join('\n    ')}
    <script src="${script}"></script>
  </body>
</html>
`;
};

const partOf = (tag: string, words: Words, brand: string, isHidden: boolean): string => {
  const say = (key: keyof Words) => joinSyllables(words[key].replace('{{brand}}', brand));
  return `<main lang="${tag}"${isHidden ? ' hidden' : ''}>
      <h1>${say('title')}</h1>
      <p>${say('lead')}</p>
      <h2>${say('works')}</h2>
      <ul>
        <li>${say('tabs')}</li>
        <li>${say('money')}</li>
      </ul>
      <p>${say('again')}</p>
      <button type="button">${say('retry')}</button>
    </main>`;
};

const colours = ({ page, text, textMuted, action, onAction, focus }: Palette) =>
  `--page: ${page}; --text: ${text}; --muted: ${textMuted}; --action: ${action}; ` +
  `--on-action: ${onAction}; --focus: ${focus};`;

const STYLES = `
      :root { color-scheme: dark; ${colours(dark)} }
      :root[data-theme='light'] { color-scheme: light; ${colours(light)} }
      @media (prefers-color-scheme: light) {
        :root:not([data-theme]) { color-scheme: light; ${colours(light)} }
      }
      body {
        margin: 0; min-height: 100dvh; display: grid; place-items: center;
        background: var(--page); color: var(--text);
        font: 1rem/1.6 system-ui, 'Noto Sans Myanmar', sans-serif;
      }
      main { box-sizing: border-box; width: 100%; max-width: 34rem; padding: 2rem 1.25rem; }
      main:lang(my) { line-height: 1.9; }
      h1 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.4; }
      h2 { margin: 1.5rem 0 0.25rem; font-size: 1.125rem; }
      p { margin: 0 0 0.5rem; color: var(--muted); }
      ul { margin: 0 0 1rem; padding-inline-start: 1.25rem; }
      button {
        margin-top: 0.5rem; padding: 0.75rem 1.5rem; border: 0; border-radius: 10px;
        min-height: 2.75rem;
        background: var(--action); color: var(--on-action); font: inherit; font-weight: 700;
        cursor: pointer;
      }
      button:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
    `;
