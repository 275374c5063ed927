import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../support/root';
import { hashSources } from './sources';

/** The sources of the built sandbox. */
const SOURCES = ['sandbox', 'contract', 'scripts/build', 'tsconfig.json', 'package-lock.json'];
/**
 * Not bundled: they load a binary, a font or a module from their own folder, or only some need
 * them.
 */
const EXTERNAL = ['@electric-sql/pglite', '@node-rs/argon2', 'pg', 'sharp', 'svg-captcha'];
const CACHE = '.cache/build';
const ENTRY = 'main.mjs';

/**
 * The sandbox in few files, which start in half the time that its hundreds of modules and those of
 * its packages take (docs/decisions/0033): the path of the program, built unless there is one of
 * exactly the present sources.
 */
export async function ensureSandbox(): Promise<string> {
  const name = `platform-${(await hashSources(ROOT, SOURCES)).slice(0, 24)}`;
  const folder = path.join(ROOT, CACHE, name);
  const entry = path.join(folder, ENTRY);
  if (existsSync(entry)) return entry;
  // Built in another folder and renamed: several may start at once, and each must find a complete
  // program.
  const draft = `${folder}.${process.pid}.tmp`;
  await bundle(draft);
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(entry)) throw error;
  });
  const others = (await readdir(path.dirname(folder))).filter(
    (other) => /^platform-[0-9a-f]+$/.test(other) && other !== name,
  );
  await Promise.all(
    others.map((other) =>
      rm(path.join(path.dirname(folder), other), { recursive: true, force: true }),
    ),
  );
  return entry;
}

async function bundle(outDir: string): Promise<void> {
  const { build } = await import('vite');
  await mkdir(path.dirname(outDir), { recursive: true });
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    mode: 'production',
    plugins: [whereItStood()],
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: 'sandbox/main.ts',
      outDir,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { output: { entryFileNames: ENTRY, chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
}

/**
 * A module finds its files (migrations, pages) from where its source stands, wherever the checkout
 * is moved to.
 */
const whereItStood = (): Plugin => ({
  name: 'croupier:where-it-stood',
  enforce: 'pre',
  transform: {
    filter: { id: /\/sandbox\/.*\.ts$/, code: /import\.meta\.url/ },
    handler: (code, id) => {
      const source = path
        .relative(path.join(ROOT, CACHE, 'platform'), id)
        .split(path.sep)
        .join('/');
      return {
        code: code.replaceAll(
          'import.meta.url',
          `new URL(${JSON.stringify(source)}, import.meta.url).href`,
        ),
        map: null,
      };
    },
  },
});
