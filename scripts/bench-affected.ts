import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { MachineCases } from '../machines/shared/cases';
import { affectedPaths, type WalkedPath } from '../qa/affected/affectedPaths';
import { packagesUsed } from '../qa/affected/packages';
import { loadMachines, type Ready } from '../qa/cli/machines';
import { print, progress } from '../qa/cli/output';
import { walkApproved } from '../qa/gate/gate';
import { planOfApproved } from '../qa/gate/approved';
import { readPlanText, type ApprovedPlan } from '../qa/gate/planText';
import { mutantsOf } from '../qa/mutate/mutants';
import { wholeNumber } from './support/flags';

const HELP = `Judges "npm run qa -- affected": chooses the paths that a change can touch, then runs
every approved path on the real actors of the changed machines, and counts the failing paths that
were not chosen. The changes are past commits (the approved plans of the parent on the machines of
the commit) and the mutants of every machine. Paths that failed in the same way before the commit
are counted apart. Code 1 where a failing path is missed, or more than 20 % of the steps are chosen.

  npm run bench:affected                       200 commits and all mutants
  npm run bench:affected -- login 'c*'         mutants of these machines
  npm run bench:affected -- --only commits     or --only mutants
  npm run bench:affected -- --commits 20       so many commits, the last ones
  npm run bench:affected -- --every 10         of the mutants each tenth
  npm run bench:affected -- --help             this`;

const GOAL = 0.2;
const FOLDER = '.cache/qa/affected';
/** What the modules of machines and cases are made of. */
const SOURCES = ['machines', 'contract', 'qa/plans', 'package.json', 'package-lock.json'];

type Sums = { chosen: number; steps: number; failing: number; before: number; missed: string[] };
const noSums = (): Sums => ({ chosen: 0, steps: 0, failing: 0, before: 0, missed: [] });

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    commits: { type: 'string', default: '200' },
    every: { type: 'string', default: '1' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  print(HELP);
  process.exit(0);
}

if (values.only !== 'mutants') await judgeCommits(wholeNumber('commits', values.commits));
if (values.only !== 'commits') await judgeMutants(wholeNumber('every', values.every));

async function judgeCommits(most: number): Promise<void> {
  const commits = linesOf('log', `--max-count=${most}`, '--no-merges', '--format=%H %P');
  const sums = noSums();
  let changing = 0;
  /** The steps of the plans, for commits that change no machine. */
  let steps = 0;
  let quiet = 0;
  for (const [index, line] of commits.entries()) {
    const [commit = '', parent] = line.split(' ');
    progress(`${commit.slice(0, 8)} (${index + 1} of ${commits.length})`);
    if (parent === undefined) continue;
    const changed = linesOf('diff', '--name-only', parent, commit, '--', ...SOURCES);
    if (changed.every((file) => !/\.ts$|lock\.json$/.test(file))) {
      quiet++;
      continue;
    }
    changing++;
    steps = await judgeCommit(commit, parent, sums);
  }
  rmSync(FOLDER, { recursive: true, force: true });
  const ofChanging = sums.chosen / Math.max(1, sums.steps);
  sums.steps += quiet * steps;
  tell(`${commits.length} commits, of which ${changing} change machines`, sums);
  print(`  of the steps in commits that change machines: ${percent(ofChanging)}`);
}

/** Gives how many steps the plans of the parent have. */
async function judgeCommit(commit: string, parent: string, sums: Sums): Promise<number> {
  const [old, young] = [await machinesAt(parent), await machinesAt(commit)];
  let steps = 0;
  for (const before of old) {
    const plan = planAt(parent, before.name);
    if (!plan) continue;
    const after = young.find(({ name }) => name === before.name);
    const all = plan.paths.reduce((sum, path) => sum + path.steps.length, 0);
    steps += all;
    // A machine that is gone has no path.
    if (!after) continue;
    const isWhole = hasOtherPackages(before, parent, after, commit);
    const chosen = isWhole
      ? new Set(plan.paths.keys())
      : chosenOf(plan.paths, before.cases, after.cases);
    judge(
      `${commit.slice(0, 8)} ${before.name}`,
      plan,
      chosen,
      { before: before.cases, after: after.cases },
      sums,
    );
  }
  return steps;
}

async function judgeMutants(every: number): Promise<void> {
  const { ready } = await loadMachines('machines', positionals);
  const sums = noSums();
  let count = 0;
  let ofAll = 0;
  const plans = new Map(
    ready.map((machine) => [machine, readPlanText(readFileSync(machine.planFile, 'utf8'))]),
  );
  const stepsOfAll = [...plans.values()].reduce(
    (sum, { paths }) => sum + paths.reduce((of, { steps }) => of + steps.length, 0),
    0,
  );
  for (const [machine, plan] of plans) {
    const mutants = mutantsOf(machine.cases.machine, { seed: 1 });
    for (const [index, mutant] of mutants.entries()) {
      if (index % every > 0) continue;
      progress(`${machine.name}, mutant ${index + 1} of ${mutants.length}`);
      let changed: MachineCases;
      try {
        changed = { ...machine.cases, machine: mutant.build() };
      } catch {
        // Such a chart does not start at all.
        continue;
      }
      count++;
      const before = sums.chosen;
      judge(
        `${machine.name} ${mutant.at} ${mutant.change}`,
        plan,
        chosenOf(plan.paths, machine.cases, changed),
        { before: machine.cases, after: changed },
        sums,
      );
      ofAll += sums.chosen - before;
    }
  }
  tell(`${count} mutants, by the steps of their own machines`, sums, ofAll / count / stepsOfAll);
}

function judge(
  name: string,
  plan: ApprovedPlan,
  chosen: ReadonlySet<number>,
  { before, after }: { before: MachineCases; after: MachineCases },
  sums: Sums,
): void {
  const failureOf = (path: number, cases: MachineCases): string | undefined => {
    const one = plan.paths[path];
    if (!one) return undefined;
    const { failure } = walkApproved(planOfApproved(before, { ...plan, paths: [one] }), cases);
    return failure && `${failure.step}: ${failure.message}`;
  };
  for (const [index, { steps }] of plan.paths.entries()) {
    sums.steps += steps.length;
    if (chosen.has(index)) sums.chosen += steps.length;
    const failure = failureOf(index, after);
    if (failure === undefined) continue;
    if (chosen.has(index)) sums.failing++;
    else if (failure === failureOf(index, before)) sums.before++;
    else {
      sums.failing++;
      sums.missed.push(`${name}: path ${index + 1}`);
    }
  }
}

function chosenOf(
  paths: readonly WalkedPath[],
  before: MachineCases,
  after: MachineCases,
): ReadonlySet<number> {
  return new Set(affectedPaths(paths, before, after).map(({ path }) => path));
}

function tell(about: string, sums: Sums, share = sums.chosen / Math.max(1, sums.steps)): void {
  progress('');
  const { failing, before, missed, chosen, steps } = sums;
  print(
    `${about}: ${failing} failing paths, ${missed.length} missed; ${before} failed before in ` +
      `the same way; ${chosen} of ${steps} steps chosen, ${percent(share)} of all steps`,
  );
  for (const one of missed) print(`  missed: ${one}`);
  if (missed.length > 0 || share > GOAL) process.exitCode = 1;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

async function machinesAt(commit: string): Promise<readonly Ready[]> {
  return (await loadMachines(join(treeOf(commit), 'machines'), [])).ready;
}

function planAt(commit: string, name: string): ApprovedPlan | undefined {
  const file = join(treeOf(commit), 'qa/plans', `${name}.txt`);
  return existsSync(file) ? readPlanText(readFileSync(file, 'utf8')) : undefined;
}

function hasOtherPackages(before: Ready, old: string, after: Ready, young: string): boolean {
  const was = packagesUsed([before.casesFile], treeOf(old));
  return [...packagesUsed([after.casesFile], treeOf(young))].some(
    ([name, version]) => was.get(name) !== version,
  );
}

/** The sources of a commit in a folder of their own. */
function treeOf(commit: string): string {
  const folder = join(FOLDER, commit);
  if (existsSync(folder)) return folder;
  mkdirSync(folder, { recursive: true });
  const there = linesOf('ls-tree', '--name-only', commit, ...SOURCES);
  const archive = execFileSync('git', ['archive', commit, ...there], { maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  return folder;
}

function linesOf(...args: readonly string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((line) => line !== '');
}
