import { execFile } from 'node:child_process';
import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compress } from '../build/compressPlugin';
import { ROOT } from '../support/root';

const SOURCES = path.join(ROOT, 'scripts/peers');
/** With packages of its own: the product has none of them. */
const PLACE = path.join(ROOT, '.cache/bench/peers');
const run = promisify(execFile);

/**
 * Installs the packages of the peers, which needs the network once, and adds their pages to those
 * of a folder.
 */
export async function buildPeers(folder: string): Promise<void> {
  await cp(SOURCES, PLACE, { recursive: true });
  await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: PLACE,
  });
  const pages = (await readdir(SOURCES)).filter((file) => file.endsWith('.html'));
  await build({
    configFile: false,
    root: PLACE,
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), compress()],
    build: {
      outDir: path.join(ROOT, folder),
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: { input: pages.map((page) => path.join(PLACE, page)) },
    },
  });
}

/** What Hanko's server answers to the start of a login: a form for an e-mail address. */
export const HANKO_LOGIN = {
  name: 'login_init',
  status: 200,
  payload: {},
  csrf_token: 'none',
  actions: {
    continue_with_login_identifier: {
      action: 'continue_with_login_identifier',
      href: '/login?action=continue_with_login_identifier',
      description: 'Enter an identifier to login.',
      inputs: {
        email: { name: 'email', type: 'email', required: true, max_length: 255, min_length: 3 },
      },
    },
  },
  links: [],
};
