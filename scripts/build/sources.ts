import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The sources of the built front end; a change in any of these makes a build stale. */
const SOURCES = [
  'index.html',
  'inspector.html',
  'src',
  'machines',
  'contract',
  'locales',
  'public',
  'vite.config.ts',
  'scripts/build',
  'qa/base',
  'tsconfig.json',
  'package-lock.json',
];

const STAMP = 'sources.sha256';

/** Where a build keeps its source maps and the hash of its sources, which must not be served. */
export const notesDir = (root: string, outDir: string): string =>
  path.join(root, '.cache/build', outDir);

/**
 * Hash of the names and contents of all sources under `root` (hex), the front end's unless named,
 * independent of times and order.
 */
export async function hashSources(
  root: string,
  sources: readonly string[] = SOURCES,
): Promise<string> {
  const files = (await Promise.all(sources.map((source) => filesUnder(path.join(root, source)))))
    .flat()
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(await readFile(file))
      .update('\0');
  return hash.digest('hex');
}

/**
 * True when `outDir` (relative to `root`) holds a finished build of exactly the present sources.
 */
export async function isFresh(root: string, outDir: string): Promise<boolean> {
  if (!existsSync(path.join(root, outDir, 'index.html'))) return false;
  const stamp = await readFile(path.join(notesDir(root, outDir), STAMP), 'utf8').catch(() => null);
  return stamp !== null && stamp === (await hashSources(root));
}

/** Says that the build in `outDir` is finished and was made from the sources with this hash. */
export async function markFresh(root: string, outDir: string, hash: string): Promise<void> {
  await writeFile(path.join(notesDir(root, outDir), STAMP), hash);
}

async function filesUnder(start: string): Promise<string[]> {
  const entries = await readdir(start, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      if (error.code === 'ENOTDIR') return null;
      throw error;
    },
  );
  if (entries === null) return [start];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
