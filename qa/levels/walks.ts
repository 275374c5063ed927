import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Level } from './records';

/**
 * Walks of the levels above the machine: where they are, and what runs them. Among other tests of a
 * file they are named `generated path …`.
 */
export const WALKS = {
  view: {
    dir: 'tests/views',
    suffix: '.test.tsx',
    command: ['vitest', 'run', '--project', 'views', '--testNamePattern', 'generated path'],
  },
  browser: {
    dir: 'tests/e2e',
    suffix: '.spec.ts',
    command: ['playwright', 'test', '--grep', 'generated path'],
  },
} as const satisfies Partial<
  Record<Level, { dir: string; suffix: string; command: readonly string[] }>
>;

/** `tests/support/walk.ts`, or the walk of a kind of machine, such as `recordWalk.ts`. */
const WALK = /\/support\/(?:walk|\w+Walk)'/;

/**
 * The files that walk a machine's plan on a level: they import its case file and the walk
 * (`tests/support/walk.ts`), or its driver.
 */
export const walksOf = (name: string, level: keyof typeof WALKS): string[] => {
  const { dir, suffix } = WALKS[level];
  if (!existsSync(dir)) return [];
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
