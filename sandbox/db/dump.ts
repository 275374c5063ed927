import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { lock } from 'proper-lockfile';

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/croupier', import.meta.url));
/** The sources of every dump, whatever its content. */
const OWN_SOURCES = [
  './dump.ts',
  './migrations',
  './schema.ts',
  '../../node_modules/@electric-sql/pglite/package.json',
].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/**
 * The cached dump of the migrated and filled database, null when there is none for these sources.
 */
export const readDump = async (sources: readonly string[]): Promise<Blob | null> => {
  try {
    return new Blob([await readFile(await dumpPath(sources))], { type: 'application/x-tar' });
  } catch {
    return null;
  }
};

/**
 * Caches a dump for the next start, uncompressed, because unpacking would cost each start more than
 * reading it. A cache that cannot be written only makes the next start slower.
 */
export const writeDump = async (client: PGlite, sources: readonly string[]): Promise<void> => {
  try {
    const path = await dumpPath(sources);
    // Changes that are in the files need not be replayed from the log at each start.
    await client.exec('checkpoint');
    const dump = await client.dumpDataDir('none');
    await mkdir(cacheFolder, { recursive: true });
    // Written under another name and renamed, so that a parallel start never reads half a file.
    const draft = `${path}.${randomUUID()}.tmp`;
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
    await rename(draft, path);
    const stale = (await readdir(cacheFolder)).filter(
      (name) => /^seed-.*\.(tar|tgz)$/.test(name) && !path.endsWith(name),
    );
    await Promise.all(stale.map((name) => rm(join(cacheFolder, name), { force: true })));
  } catch {
    return;
  }
};

/**
 * Runs in one process at a time, because several parallel starts would make the same dump several
 * times. Without a lock the work runs all the same.
 */
export const whileMakingDump = async <T>(work: () => Promise<T>): Promise<T> => {
  const release = await mkdir(cacheFolder, { recursive: true })
    .then(() =>
      lock(cacheFolder, {
        stale: 60_000,
        retries: { retries: 300, minTimeout: 200, maxTimeout: 200 },
        onCompromised: () => undefined,
      }),
    )
    .catch(() => async () => undefined);
  try {
    return await work();
  } finally {
    await release().catch(() => undefined);
  }
};

const dumpPath = async (sources: readonly string[]) => {
  const hash = createHash('sha256');
  for (const source of [...OWN_SOURCES, ...sources]) await addTo(hash, source);
  return join(cacheFolder, `seed-${hash.digest('hex').slice(0, 24)}.tar`);
};

const addTo = async (hash: ReturnType<typeof createHash>, path: string): Promise<void> => {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => null);
  if (entries === null) {
    hash.update(await readFile(path));
    return;
  }
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    hash.update(entry.name);
    await addTo(hash, join(path, entry.name));
  }
};
