import { readFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, type Plugin } from 'vite';
import { createActor } from 'xstate';
import { Lobby, Pictures, type Games } from '../bare/Lobby';
import { Login } from '../bare/Login';
import { loginMachine } from '../bare/loginMachine';
import { words } from '../bare/words';
import { compress } from '../build/compressPlugin';
import { ROOT } from '../support/root';

/** Where the comparison pages are built, from the checkout. */
const FOLDER = '.cache/bench/pages';
const SOURCES = path.join(ROOT, 'scripts/bare');

/**
 * Builds the smallest app, and the same two screens as plain HTML without a script, into a folder
 * that a sandbox serves.
 */
export async function buildYardsticks(games: Games): Promise<string> {
  await i18next.init({
    lng: 'en',
    resources: { en: { translation: words } },
    interpolation: { escapeValue: false },
  });
  const css = await readFile(path.join(SOURCES, 'bare.css'), 'utf8');
  const files = {
    'games.json': JSON.stringify(games),
    'static-login.html': plain(css, <Login actor={createActor(loginMachine)} />),
    'static-lobby.html': plain(
      css,
      <Lobby
        games={games.games}
        banners={
          <div className="banners">
            <Pictures banners={games.banners} />
          </div>
        }
      />,
    ),
  };
  await build({
    configFile: false,
    root: SOURCES,
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), writing(files), compress()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: path.join(ROOT, FOLDER), emptyOutDir: true, reportCompressedSize: false },
  });
  return FOLDER;
}

const plain = (css: string, body: ReactNode) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" ' +
  'content="width=device-width, ' +
  `initial-scale=1"><title>Plain</title><style>${css}</style></head>` +
  `<body>${renderToStaticMarkup(body)}</body></html>`;

const writing = (files: Record<string, string>): Plugin => ({
  name: 'croupier:yardsticks',
  generateBundle() {
    for (const [fileName, source] of Object.entries(files))
      this.emitFile({ type: 'asset', fileName, source });
  },
});
