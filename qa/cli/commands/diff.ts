import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { diffVersions, isSame, versionOfCases, versionOfPlan, type Version, type VersionDiff } from '../../diff';
import { explore } from '../../explore';
import { planOf, type PlanOptions } from '../../plan';
import { defineCommand } from '../command';
import { loadMachines } from '../machines';
import { complain, print, printJson, progress } from '../output';
import { readPlans } from '../planFile';
import { EXPLORING, PLANNING, planOptionsOf } from '../planning';
import { UsageError } from '../usageError';

const GIT = 'git:';
const USAGE = 'diff takes two plan files, or machine names with git:REF (and a second git:REF instead of the files as they are).';

export const diffCommand = defineCommand({
  name: 'diff',
  summary: 'what changed between two versions of a machine, and which planned steps break',
  operands: 'OLD.json NEW.json | NAMES git:REF [git:REF]',
  about: `Compares two versions of a machine: states, transitions and paths that are new, gone or otherwise, and the steps of the old plan
that fail on the new machine. A version is a plan file (plan --json), a commit (git:HEAD~3) or, where only one commit is named, the files as they
are. Ends with 1 where a step of the old plan breaks.`,
  flags: { ...PLANNING, ...EXPLORING },
  run: async ({ json, dir, ...values }, operands) => {
    const options = planOptionsOf(values);
    const refs = operands.filter((word) => word.startsWith(GIT)).map((word) => word.slice(GIT.length));
    const names = operands.filter((word) => !word.startsWith(GIT));
    const [olds, news, problems] = refs.length > 0 ? await ofCommits(refs, names, dir, options) : ofFiles(names);
    const diffs = news.flatMap((version) => {
      const before = olds.find(({ machine }) => machine === version.machine);
      return before ? [diffVersions(before, version)] : [];
    });
    const lone = [...without(news, olds).map((name) => `${name} is a new machine`), ...without(olds, news).map((name) => `${name} is gone`)];
    if (json) printJson({ diffs, machines: { added: without(news, olds), removed: without(olds, news) }, problems });
    else print([...diffs.map(diffText), ...lone].join('\n') || 'Nothing to compare.');
    for (const problem of problems) complain(problem);
    return problems.length > 0 || diffs.some(({ broken }) => (broken ?? []).length > 0) ? 1 : 0;
  },
});

type DiffOptions = PlanOptions & { limit?: number };
type Versions = [olds: Version[], news: Version[], problems: readonly string[]];

const ofFiles = ([before, after, ...more]: readonly string[]): Versions => {
  if (before === undefined || after === undefined || more.length > 0) throw new UsageError(USAGE);
  return [readPlans(before).map(versionOfPlan), readPlans(after).map(versionOfPlan), []];
};

const ofCommits = async ([before, after, ...more]: readonly string[], names: readonly string[], dir: string, options: DiffOptions): Promise<Versions> => {
  if (before === undefined || more.length > 0) throw new UsageError(USAGE);
  const [olds, oldProblems] = await atCommit(before, names, dir, options);
  const [news, problems] = after === undefined ? await versionsIn(dir, names, options) : await atCommit(after, names, dir, options);
  return [olds, news, [...oldProblems, ...problems]];
};

/** The machines of a commit, read from a worktree of its own that is gone afterwards. */
const atCommit = async (ref: string, names: readonly string[], dir: string, options: DiffOptions): Promise<[Version[], readonly string[]]> => {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-diff-'));
  const tree = join(folder, 'tree');
  try {
    git(['worktree', 'add', '--detach', '--quiet', tree, ref], `There is no commit "${ref}".`);
    if (!existsSync(join(tree, 'node_modules'))) symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
    return await versionsIn(join(tree, relative(process.cwd(), resolve(dir))), names, options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git(['worktree', 'prune'], 'The worktrees cannot be tidied up.');
  }
};

const git = (args: readonly string[], otherwise: string): void => {
  try {
    execFileSync('git', args, { stdio: 'pipe' });
  } catch {
    throw new UsageError(otherwise);
  }
};

const versionsIn = async (dir: string, names: readonly string[], options: DiffOptions): Promise<[Version[], readonly string[]]> => {
  const { ready, problems } = await loadMachines(dir, names);
  const versions = ready.map(({ name, cases }) => {
    progress(name);
    return versionOfCases(cases, planOf(cases, explore(cases, options), options));
  });
  progress('');
  return [versions, problems];
};

const without = (versions: readonly Version[], others: readonly Version[]): string[] =>
  versions.map(({ machine }) => machine).filter((name) => !others.some(({ machine }) => machine === name));

const diffText = (diff: VersionDiff): string => {
  const { machine, states, transitions, paths, broken } = diff;
  const lines = (sign: string, what: string, list: readonly string[]) => list.map((one) => `  ${sign} ${what} ${one}`);
  if (isSame(diff)) return `${machine}: nothing changed`;
  return [
    `${machine}:`,
    ...lines('+', 'state', states.added),
    ...lines('-', 'state', states.removed),
    ...lines('+', 'transition', transitions.added),
    ...lines('-', 'transition', transitions.removed),
    ...transitions.changed.map(({ id, before, after }) => `  ~ transition ${id}: ${before} ⇒ ${after}`),
    ...lines('+', 'path', paths.added),
    ...lines('-', 'path', paths.removed),
    ...lines('~', 'path', paths.changed),
    ...(broken ?? []).map((sentence) => `  ✗ the old plan breaks on ${sentence}`),
  ].join('\n');
};
