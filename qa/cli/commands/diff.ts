import { join, relative, resolve } from 'node:path';
import { explore } from '../../explore/explore';
import { planOf, type PlanOptions } from '../../plan/plan';
import {
  diffVersions,
  isSame,
  versionOfCases,
  versionOfPlan,
  type Version,
  type VersionDiff,
} from '../../run/diff';
import { defineCommand } from '../command';
import { loadMachines } from '../machines';
import { complain, print, printJson, progress } from '../output';
import { readPlans } from '../planFile';
import { EXPLORING, PLANNING, planOptionsOf } from '../planning';
import { UsageError } from '../usageError';
import { atCommit } from '../versions';

const GIT = 'git:';
/** Above this number, machines without a change are counted, not named. */
const FEW = 5;
const USAGE = 'diff takes one or two plan files, or machine names with at most two git:REF.';

/** `qa diff`. */
export const diffCommand = defineCommand({
  name: 'diff',
  operands: '[NAMES] [git:OLD] [git:NEW] | OLD.json [NEW.json]',
  about: `Compares two versions of a machine: states, transitions and paths that are new, gone or
changed, and the steps of the old plan that fail on the new machine. A version is a commit
(git:HEAD~3) or a plan file (plan --json). Without a new version, the working files are used;
without any, they are compared with the last commit. Ends with 1 when a step of the old plan
breaks.`,
  flags: { ...PLANNING, ...EXPLORING },
  run: async ({ json, dir, ...values }, operands) => {
    const options = planOptionsOf(values);
    const refs = operands
      .filter((word) => word.startsWith(GIT))
      .map((word) => word.slice(GIT.length));
    const names = operands.filter((word) => !word.startsWith(GIT));
    const [olds, news, problems] = names.some(isFile)
      ? await ofFiles(operands, dir, options)
      : await ofCommits(refs.length > 0 ? refs : ['HEAD'], names, dir, options);
    const diffs = news.flatMap((version) => {
      const before = olds.find(({ machine }) => machine === version.machine);
      return before ? [diffVersions(before, version)] : [];
    });
    const lone = [
      ...without(news, olds).map((name) => `${name} is a new machine`),
      ...without(olds, news).map((name) => `${name} is gone`),
    ];
    if (json)
      printJson({
        diffs,
        machines: { added: without(news, olds), removed: without(olds, news) },
        problems,
      });
    else {
      const changed = diffs.filter((diff) => !isSame(diff));
      const same = diffs.filter(isSame).map(({ machine }) => machine);
      const rest =
        same.length === 0
          ? []
          : [
              same.length > FEW
                ? `${same.length} machines: nothing changed`
                : `${same.join(', ')}: nothing changed`,
            ];
      print([...changed.map(diffText), ...lone, ...rest].join('\n') || 'Nothing to compare.');
    }
    for (const problem of problems) complain(problem);
    return problems.length > 0 || diffs.some(({ broken }) => (broken ?? []).length > 0) ? 1 : 0;
  },
});

type DiffOptions = PlanOptions & { limit?: number };
type Versions = [olds: Version[], news: Version[], problems: readonly string[]];

const isFile = (word: string): boolean => word.endsWith('.json');

const ofFiles = async (
  [before, after, ...more]: readonly string[],
  dir: string,
  options: DiffOptions,
): Promise<Versions> => {
  if (before === undefined || more.length > 0 || ![before, after ?? before].every(isFile))
    throw new UsageError(USAGE);
  const olds = readPlans(before).map(versionOfPlan);
  if (after !== undefined) return [olds, readPlans(after).map(versionOfPlan), []];
  const [news] = await versionsIn(dir, [], options, (machine) =>
    olds.some((old) => old.machine === machine),
  );
  return [olds, news, []];
};

const ofCommits = async (
  [before, after, ...more]: readonly string[],
  names: readonly string[],
  dir: string,
  options: DiffOptions,
): Promise<Versions> => {
  if (before === undefined || more.length > 0) throw new UsageError(USAGE);
  const [olds, oldProblems] = await ofCommit(before, names, dir, options);
  const [news, problems] =
    after === undefined
      ? await versionsIn(dir, names, options)
      : await ofCommit(after, names, dir, options);
  return [olds, news, [...oldProblems, ...problems]];
};

/** The machines of a commit. */
const ofCommit = (
  ref: string,
  names: readonly string[],
  dir: string,
  options: DiffOptions,
): Promise<[Version[], readonly string[]]> =>
  atCommit(ref, (tree) =>
    versionsIn(join(tree, relative(process.cwd(), resolve(dir))), names, options),
  );

const versionsIn = async (
  dir: string,
  names: readonly string[],
  options: DiffOptions,
  isWanted: (machine: string) => boolean = () => true,
): Promise<[Version[], readonly string[]]> => {
  const { ready, problems } = await loadMachines(dir, names);
  const versions = ready
    .filter(({ cases }) => isWanted(cases.machine.id))
    .map(({ name, cases }) => {
      progress(name);
      return versionOfCases(cases, planOf(cases, explore(cases, options), options));
    });
  progress('');
  return [versions, problems];
};

const without = (versions: readonly Version[], others: readonly Version[]): string[] =>
  versions
    .map(({ machine }) => machine)
    .filter((name) => !others.some(({ machine }) => machine === name));

const diffText = (diff: VersionDiff): string => {
  const { machine, states, transitions, paths, broken } = diff;
  const lines = (sign: string, what: string, list: readonly string[]) =>
    list.map((one) => `  ${sign} ${what} ${one}`);
  return [
    `${machine}:`,
    ...lines('+', 'state', states.added),
    ...lines('-', 'state', states.removed),
    ...lines('+', 'transition', transitions.added),
    ...lines('-', 'transition', transitions.removed),
    ...transitions.changed.map(
      ({ id, before, after }) => `  ~ transition ${id}: ${before} ⇒ ${after}`,
    ),
    ...lines('+', 'path', paths.added),
    ...lines('-', 'path', paths.removed),
    ...lines('~', 'path', paths.changed),
    ...(broken ?? []).map((sentence) => `  ✗ the old plan breaks on ${sentence}`),
  ].join('\n');
};
