import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { hashSources, markFresh, notesDir } from './sources.ts';

/**
 * Keeps what is about a build out of what gets served: source maps move to the notes (`npm run
 * bench:size` reads them there), and the hash of the sources is left there, so that `npm start`
 * builds only when something changed.
 */
export function notes(): Plugin {
  let root = '';
  let outDir = '';
  let hash = '';
  let failed = false;
  return {
    name: 'croupier:notes',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
      outDir = config.build.outDir;
    },
    async buildStart() {
      await rm(notesDir(root, outDir), { recursive: true, force: true });
      await mkdir(notesDir(root, outDir), { recursive: true });
      // Computed before the build reads anything: an edit during the build makes it stale.
      hash = await hashSources(root);
    },
    buildEnd(error) {
      failed = error !== undefined;
    },
    async writeBundle() {
      const from = path.resolve(root, outDir);
      const maps = (await readdir(from, { recursive: true })).filter((name) =>
        name.endsWith('.map'),
      );
      await Promise.all(
        maps.map(async (name) => {
          const to = path.join(notesDir(root, outDir), name);
          await mkdir(path.dirname(to), { recursive: true });
          await rename(path.join(from, name), to);
        }),
      );
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!failed) await markFresh(root, outDir, hash);
      },
    },
  };
}
