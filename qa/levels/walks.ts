import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { config } from '../base/config';
import type { Level } from './records';

/** The levels above the machine; their walks are tests of the project. */
export type WalkLevel = Exclude<Level, 'machine'>;

/** Where the walks of a level are; null where the project has none. */
export const walksAt = (level: WalkLevel) => config[level === 'view' ? 'views' : 'browser'];

/** The module of the walk, or the walk of a kind of machine, such as `recordWalk.ts`. */
const WALK = /\/support\/(?:walk|\w+Walk)'/;

/**
 * The files that walk a machine's plan on a level: they import its case file and the walk
 * (`…/support/walk`), or its driver (`…/drivers/<name>`).
 */
export const walksOf = (name: string, level: WalkLevel): string[] => {
  const walks = walksAt(level);
  if (walks === null || !existsSync(walks.dir)) return [];
  const { dir, suffix } = walks;
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .map((file) => join(dir, file))
    .filter((file) => {
      const source = readFileSync(file, 'utf8');
      return (
        (WALK.test(source) && source.includes(`/${name}.cases'`)) ||
        source.includes(`/drivers/${name}'`)
      );
    })
    .sort();
};
