import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { TransitionId } from '../model/transitions';

/**
 * Where a plan is walked: on the machine alone, through its screens, or in a browser against the
 * sandbox.
 */
export const LEVELS = ['machine', 'view', 'browser'] as const;
export type Level = (typeof LEVELS)[number];

/** What was walked of a machine on one level. */
export type CoverageRecord = {
  readonly machine: string;
  readonly level: Level;
  /**
   * Of the machine and its cases when it was walked (`hashOf`): a record of another version is
   * stale.
   */
  readonly hash: string;
  readonly covered: readonly TransitionId[];
};

/** Where records lie. Every walk makes them; they are not committed. */
export const RECORDS = '.cache/qa/coverage';

type Place = {
  readonly dir?: string;
  /** The writer: each of several parallel processes has a file of its own. */
  readonly writer?: string;
};

/** Keeps this walk with the earlier ones of the same writer and version. */
export const writeRecord = (
  record: CoverageRecord,
  { dir = RECORDS, writer = 'run' }: Place = {},
): void => {
  mkdirSync(dir, { recursive: true });
  const file = join(dir, `${record.machine}.${record.level}.${writer}.json`);
  const known = readRecord(file);
  const covered = new Set([
    ...(known?.hash === record.hash ? known.covered : []),
    ...record.covered,
  ]);
  const { machine, level, hash } = record;
  // Two commands may run at once: neither may move a file that the other is still writing.
  const part = `${file}.${process.pid}.part`;
  writeFileSync(
    part,
    JSON.stringify({ machine, level, hash, covered: [...covered].sort() }, null, 1),
  );
  renameSync(part, file);
};

/** All records, one for each machine, level and version, from all writers. */
export const readRecords = (dir: string = RECORDS): CoverageRecord[] => {
  const merged = new Map<string, CoverageRecord>();
  for (const record of filesIn(dir).flatMap((file) => readRecord(join(dir, file)) ?? [])) {
    const key = [record.machine, record.level, record.hash].join(' ');
    merged.set(key, {
      ...record,
      covered: [...new Set([...(merged.get(key)?.covered ?? []), ...record.covered])].sort(),
    });
  }
  return [...merged.values()];
};

/** Removes the records of a machine on a level, before it is walked again. */
export const forgetRecords = (machine: string, level: Level, dir: string = RECORDS): void => {
  for (const file of filesIn(dir))
    if (file.startsWith(`${machine}.${level}.`)) rmSync(join(dir, file), { force: true });
};

const filesIn = (dir: string): string[] =>
  existsSync(dir)
    ? readdirSync(dir)
        .filter((file) => file.endsWith('.json'))
        .sort()
    : [];

const readRecord = (file: string): CoverageRecord | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as CoverageRecord;
  } catch {
    // Another process may just have removed it.
    return undefined;
  }
};
