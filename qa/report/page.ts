import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { html, Html } from './html';

const asset = (name: string) => readFileSync(new URL(`look/${name}`, import.meta.url), 'utf8');
const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const ICON_SVG =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>" +
  "<circle cx='16' cy='16' r='15' fill='#f5bf4a'/>" +
  "<circle cx='16' cy='16' r='5' fill='#0a2430'/></svg>";
const ICON = `data:image/svg+xml,${encodeURIComponent(ICON_SVG)}`;
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "script-src 'unsafe-inline'",
  'font-src data:',
  "img-src data: 'self' file:",
].join('; ');
/** The font in the page itself. */
const fontFace = () => `@font-face{font-family:'Figtree';font-weight:300 900;font-display:swap;
src:url(data:font/woff2;base64,${fontData()}) format('woff2')}`;

type Page = {
  readonly title: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  /** The filters in a few words; null when nothing can be filtered. */
  readonly filter: string;
  readonly body: Html;
};

/**
 * A whole page in one file: its style, its script and its font are in it, and it asks no network
 * for anything.
 */
export const pageOf = ({ title, sections, filter, body }: Page): string => {
  const page = html`<html lang="en" data-level="machine">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta http-equiv="Content-Security-Policy" content="${new Html(POLICY)}">
<title>${title} · Croupier</title>
<link rel="icon" href="${ICON}">
<style>${new Html(fontFace())}
${new Html(asset('page.css'))}</style>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
  <p class="brand"><svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true"><circle
    cx="16" cy="16" r="15"/><circle cx="16" cy="16" r="5"/></svg>Croupier<span>QA</span></p>
  <nav aria-label="Sections"><ul
  >${sections.map(
    (section) => html`<li><a
    href="#${section.id}">${section.title}</a></li>`,
  )}</ul></nav>
  <div class="tools">
    <label class="find"><span>Filter</span><input type="search" id="find" placeholder="${filter}"
      autocomplete="off" spellcheck="false"></label>
    <button type="button" id="theme" class="quiet" hidden></button>
  </div>
  <p id="found" role="status"></p>
</header>
<main id="content">
${body}
</main>
<script>${new Html(asset('page.js'))}</script>
</body>
</html>`;
  return `<!doctype html>\n${page.markup}\n`;
};

const fontData = (): string =>
  readFileSync(createRequire(import.meta.url).resolve(FONT)).toString('base64');
