import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type * as Prerender from '../../src/app/prerender';
import { notesDir } from './sources.ts';

const ENTRY = 'src/app/prerender.tsx';
const ROOT_ELEMENT = '<div id="root"></div>';

/**
 * Draws the home page into `index.html`, once for each language (docs/decisions/0034): the app is built a second time for Node, and its
 * first screen rendered to markup. `public/firstPaint.js` says which one is shown, and whether any is.
 */
export function prerender(): Plugin {
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
        const { drawHome, drawnLanguages } = await load(config);
        const [ofTheHouse] = drawnLanguages;
        const words = (language: string) => Object.values(bundle ?? {}).find(({ name, type }) => type === 'chunk' && name === language.toLowerCase())?.fileName;
        const rules = drawnLanguages.map((language) => `html:not([data-drawn=${language}]) > body > [data-page=${language}]`);
        const head = [
          ...drawnLanguages.map((language) => `<meta name="words-${language}" content="/${words(language)}">`),
          `<style>${rules.join(', ')} { display: none }</style>`,
        ];
        const pages = await Promise.all(drawnLanguages.map(async (language) => `<div data-page="${language}">${await drawHome(language)}</div>`));
        return html
          .replace('<html', `<html data-drawn="${ofTheHouse}"`)
          .replace('<script', `${head.join('\n    ')}\n    <script`)
          .replace(ROOT_ELEMENT, () => pages.join('\n    '));
      },
    },
  };
}

async function load({ root, mode, configFile, build: { outDir } }: ResolvedConfig): Promise<typeof Prerender> {
  const to = path.join(notesDir(root, outDir), 'prerender');
  await build({
    root, mode, ...(configFile !== undefined && { configFile }), logLevel: 'error', publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: ENTRY, outDir: to, emptyOutDir: true, minify: false, sourcemap: false, rolldownOptions: { output: { entryFileNames: 'prerender.mjs', chunkFileNames: '[name]-[hash].mjs' } } },
  });
  return await import(pathToFileURL(path.join(to, 'prerender.mjs')).href) as typeof Prerender;
}
