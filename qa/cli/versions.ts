import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from './usageError';

/**
 * Where commits are checked out, each in a folder that is removed afterwards. Folders that Ctrl+C
 * left are removed by the next run.
 */
const VERSIONS = '.cache/qa/versions';
const HOUR = 3_600_000;

/** Uses the files of a commit, from a clone that shares this one's objects. */
export const atCommit = async <T>(
  ref: string,
  use: (folder: string) => T | Promise<T>,
): Promise<T> => {
  const commit = git(
    ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`],
    `There is no commit "${ref}".`,
  ).trim();
  mkdirSync(VERSIONS, { recursive: true });
  for (const left of readdirSync(VERSIONS).map((name) => join(VERSIONS, name)))
    if (statSync(left).mtimeMs < Date.now() - HOUR) rmSync(left, { recursive: true, force: true });
  const tree = mkdtempSync(join(VERSIONS, `${commit.slice(0, 8)}-`));
  try {
    git(
      ['clone', '--quiet', '--shared', '--no-checkout', '.', tree],
      `The commit "${ref}" cannot be read.`,
    );
    git(
      ['-C', tree, 'checkout', '--quiet', '--detach', commit],
      `The commit "${ref}" cannot be read.`,
    );
    return await use(tree);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
};

/** The output of git, or a sentence where it fails. */
export const git = (args: readonly string[], otherwise: string): string => {
  try {
    return execFileSync('git', args, { stdio: 'pipe', encoding: 'utf8', maxBuffer: 2 ** 26 });
  } catch {
    throw new UsageError(otherwise);
  }
};
