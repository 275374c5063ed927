import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modulesOf, packagesOf } from '../base/moduleText';

type Entry = {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Packages = Readonly<Record<string, Entry>>;

/** Other package managers: their files are compared as a whole. */
const OTHER_LOCKS = ['yarn.lock', 'pnpm-lock.yaml', 'bun.lock', 'npm-shrinkwrap.json'];

/**
 * The packages that these modules use, and what those need, each with its version by the
 * lock file of this folder.
 */
export const packagesUsed = (
  entries: readonly string[],
  folder: string,
): ReadonlyMap<string, string> => {
  const packages = packagesIn(folder);
  const used = new Map(
    OTHER_LOCKS.filter((name) => existsSync(join(folder, name))).map((name) => [
      name,
      readFileSync(join(folder, name), 'utf8'),
    ]),
  );
  const waiting = modulesOf(entries).flatMap(packagesOf);
  for (const name of waiting) {
    if (used.has(name)) continue;
    const places = Object.keys(packages).filter((place) => place.endsWith(`node_modules/${name}`));
    used.set(name, places.map((place) => `${place}@${packages[place]?.version}`).join());
    for (const place of places) {
      const { dependencies, peerDependencies, optionalDependencies } = packages[place] ?? {};
      for (const needed of [dependencies, peerDependencies, optionalDependencies])
        waiting.push(...Object.keys(needed ?? {}));
    }
  }
  return used;
};

const packagesIn = (folder: string): Packages => {
  const file = join(folder, 'package-lock.json');
  return existsSync(file)
    ? ((JSON.parse(readFileSync(file, 'utf8')) as { packages?: Packages }).packages ?? {})
    : {};
};
