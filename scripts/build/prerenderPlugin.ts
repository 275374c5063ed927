import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minify, type Plugin, type ResolvedConfig, type Rollup } from 'vite';
import type * as Prerender from '../../src/app/prerender';
import { notesDir } from './sources.ts';

const ENTRY = 'src/app/prerender.tsx';
/** What runs before anything is painted. */
const FIRST = 'src/app/firstPaint.js';
const FIRST_TAG = new RegExp(`<script[^>]* src="/${FIRST}"></script>`);
const LINKED_STYLES = /<link rel="stylesheet"([^>]*) href="\/([^"]+)">/g;
const ROOT_ELEMENT = '<div id="root"></div>';
const LOGIN = /src\/flows\/(screens\/LoginFlow\.tsx|login\.ts)$/;
/** The page and its frame, which the login does not wait for. */
const PAGE = /src\/app\/PlayerPage\.tsx$/;
/** What a login by a link loads, which seals its first call. */
const LINK = /src\/services\/(account\/loginLink|cipher\/sealJwe)\.ts$/;
const words = (language: string) => new RegExp(`src/i18n/words/${language.toLowerCase()}\\.ts$`);
const memberWords = (language: string) =>
  new RegExp(`locales/${language.toLowerCase()}/site/memberParts\\.json$`);
const loginWords = (language: string) =>
  new RegExp(`locales/${language.toLowerCase()}/account/login\\.json$`);

/**
 * The prerendered login over the page. It is not a modal dialog: the browser would lay out and
 * paint the page below again and again while the code loads. Its lines do not wrap: before the
 * font is loaded they would wrap elsewhere, and move or widen the sheet on a phone.
 */
const DRAWN_LOGIN = `
  body > [data-login] { position: fixed; inset: 0; z-index: 1000; background: var(--color-scrim) }
  body > [data-login] dialog { position: fixed; inset: 0 }
  body > [data-login] * { min-width: 0; white-space: nowrap }
`;

/**
 * Prerenders the home page and the login dialog into `index.html`, once for each language
 * (docs/decisions/0034): the app is built a second time for Node, and its first screen is rendered
 * to markup. `src/app/firstPaint.js` decides whether one is shown, and which. `everywhere`: files
 * that every page loads. `member`: modules that only members need at first.
 */
export function prerender({ everywhere, member }: { everywhere: RegExp; member: RegExp }): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'croupier:prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { filename, bundle }) {
        if (path.basename(filename) !== 'index.html') return html;
        const { defaultLanguage, drawHome, drawLogin, drawnLanguages, firstCalls } =
          await load(config);
        const filesOf = filesIn(bundle ?? {}, everywhere);
        const inline = sheetsOf(bundle ?? {}, filesOf(PAGE));
        const withStyles = (files: readonly string[]) => [
          ...files,
          ...[...sheetsOf(bundle ?? {}, files)].filter((sheet) => !inline.has(sheet)),
        ];
        const rules = drawnLanguages.map(
          (language) => `html:not([data-drawn=${language}]) > body > [data-page=${language}]`,
        );
        const calls = await Promise.all(
          drawnLanguages.map(async (language) => {
            const { hotGames, keys } = await firstCalls(language);
            return [
              ask(hotGames, { language, path: '/', guest: '', unkept: hotGames.kept }),
              ask(keys, { language, link: '' }),
            ];
          }),
        );
        const head = [
          ...drawnLanguages.flatMap((language) => [
            early(filesOf(words(language)), { language }),
            early(filesOf(loginWords(language)), { language, path: '/login' }),
            early(filesOf(memberWords(language)), { language, member: '' }),
          ]),
          early(withStyles(filesOf(LOGIN)), { path: '/login' }),
          early(filesOf(PAGE), { uncovered: '' }),
          early(withStyles(filesOf(member)), { member: '' }),
          early(withStyles(filesOf(LINK)), { link: '' }),
          ...calls.flat(),
          `<style>${rules.join(', ')} { display: none }</style>`,
        ];
        const { code: first } = await minify(
          FIRST,
          await readFile(path.join(config.root, FIRST), 'utf8'),
        );
        const loginStyles = stylesIn(bundle ?? {}, filesOf(LOGIN)) + DRAWN_LOGIN;
        const logins = await Promise.all(
          drawnLanguages.map(
            async (language) =>
              `<template data-login="${language}"><style>${loginStyles}</style>` +
              `${await drawLogin(language)}</template>`,
          ),
        );
        const pages = await Promise.all(
          drawnLanguages.map(
            async (language) => `<div data-page="${language}">${await drawHome(language)}</div>`,
          ),
        );
        return withStylesInline(html, bundle ?? {}, filesOf(PAGE))
          .replace('<html', `<html data-drawn="${defaultLanguage}"`)
          .replace(
            FIRST_TAG,
            () => `${[...head, ...logins].join('\n    ')}\n    <script>${first}</script>`,
          )
          .replace(ROOT_ELEMENT, () => pages.join('\n    '));
      },
    },
  };
}

/** The files of some modules, with what they import; without those of every page. */
const filesIn =
  (bundle: Rollup.OutputBundle, everywhere: RegExp) =>
  (modules: RegExp): string[] => {
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
    const found = chunks
      .filter(({ moduleIds }) => moduleIds.some((id) => modules.test(id)))
      .map(({ fileName }) => fileName);
    if (found.length === 0) throw new Error(`no file of the build has ${modules.source}`);
    const files = new Set<string>();
    const add = (file: string) => {
      if (files.has(file) || everywhere.test(file)) return;
      files.add(file);
      chunks.find(({ fileName }) => fileName === file)?.imports.forEach(add);
    };
    found.forEach(add);
    return [...files];
  };

/**
 * Puts the styles into the page, so that the prerendered markup waits for no file; those of `more`
 * come last. The links stay: chunks check by them whether their styles are loaded.
 */
const withStylesInline = (
  html: string,
  bundle: Rollup.OutputBundle,
  more: readonly string[],
): string => {
  const inline = (sheet: string, rest: string) =>
    `<style>${textOf(bundle, sheet)}</style>\n` +
    `    <link rel="stylesheet"${rest} href="/${sheet}" disabled>`;
  const own = html.replace(LINKED_STYLES, (_, rest: string, file: string) => inline(file, rest));
  const others = [...sheetsOf(bundle, more)].filter((sheet) => !html.includes(sheet));
  return own.replace(
    '</head>',
    () => `${others.map((sheet) => `    ${inline(sheet, ' crossorigin')}\n`).join('')}  </head>`,
  );
};

/** The styles that come with some files. */
const stylesIn = (bundle: Rollup.OutputBundle, files: readonly string[]): string =>
  [...sheetsOf(bundle, files)].map((sheet) => textOf(bundle, sheet)).join('');

const sheetsOf = (bundle: Rollup.OutputBundle, files: readonly string[]): Set<string> =>
  new Set(
    files.flatMap((file) => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
    }),
  );

const textOf = (bundle: Rollup.OutputBundle, file: string): string => {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`the build has no ${file}`);
  return typeof asset.source === 'string' ? asset.source : new TextDecoder().decode(asset.source);
};

/**
 * Tells `firstPaint.js` which files to load early: for a language, an address, members, or a login
 * by a link.
 */
const early = (
  files: readonly string[],
  only: { language?: string; path?: string; member?: ''; uncovered?: ''; link?: '' },
) =>
  `<meta name="early"${attributes(only)} content="${files.map((file) => `/${file}`).join(' ')}">`;

/** Tells `firstPaint.js` what to ask the platform for (docs/decisions/0114). */
const ask = (
  { address, headers }: Prerender.FirstCall,
  only: { language: string; path?: string; guest?: ''; link?: ''; unkept?: string },
) =>
  `<meta name="ask"${attributes({ ...only, headers: JSON.stringify(headers) })} ` +
  `content="${escaped(address)}">`;

const attributes = (only: Readonly<Record<string, string>>) =>
  Object.entries(only)
    .map(([name, value]) => ` data-${name}="${escaped(value)}"`)
    .join('');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

async function load({
  root,
  mode,
  configFile,
  build: { outDir },
}: ResolvedConfig): Promise<typeof Prerender> {
  const to = path.join(notesDir(root, outDir), 'prerender');
  await build({
    root,
    mode,
    ...(configFile !== undefined && { configFile }),
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: ENTRY,
      outDir: to,
      emptyOutDir: true,
      minify: false,
      sourcemap: false,
      rolldownOptions: {
        output: { entryFileNames: 'prerender.mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  return (await import(pathToFileURL(path.join(to, 'prerender.mjs')).href)) as typeof Prerender;
}
