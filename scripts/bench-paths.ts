import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { MachineCases } from '../machines/shared/cases';
import { randomMachine } from '../qa/bench/randomMachine';
import { loadMachines } from '../qa/cli/machines';
import { progress } from '../qa/cli/output';
import { doAll } from '../qa/cli/pool/pool';
import { table } from '../qa/cli/table';
import { UsageError } from '../qa/cli/usageError';
import { coverableTransitions } from '../qa/explore/coverage';
import { explore, type Exploration } from '../qa/explore/explore';
import { planOf } from '../qa/plan/plan';
import type { Plan } from '../qa/plan/types';
import { graphPaths, NoAnswer, type GraphStrategy } from '../qa/plan/graphPaths';
import { refuse, wholeNumber } from './support/flags';

const HELP = `Plans paths through every machine of the repo and through random machines of given
seeds, beside the shortest and the simple paths of @xstate/graph, and compares the figures with the
goals. Two figures come from elsewhere: mutants killed (npm run bench:mutants), login in Chromium
(npm run bench:login).

  npm run bench:paths                        tables and goals; code 1 when a goal is missed
  npm run bench:paths -- login 'c*'          these machines of the repo, and the random ones
  npm run bench:paths -- --only machines     without random machines; or --only random
  npm run bench:paths -- --sizes 10,25       random machines of this many states (10,25,50,100,200)
  npm run bench:paths -- --patience 5        seconds to wait for @xstate/graph (2)
  npm run bench:paths -- --help              this

Cost is steps + 5 for each path. The paths of @xstate/graph go through the configurations that our
exploration found, so they can be walked and their coverage compared. All times include exploring.`;

const RESET_COST = 5;
const SIZES = [10, 25, 50, 100, 200];
const SEED = 1;
/** Fifty random machines: ten of each size. */
const FIFTY = { sizes: [10, 15, 20, 25, 30], seeds: 10 };
/** The longest time for the pairs of one machine. */
const PAIRS_MS = 60_000;
const GOAL = { ratio: 1.1, guardedRatio: 1.2, pairs: 1.1, machinesMs: 10_000, fiftyMs: 8_000 };

type Row = {
  name: string;
  plan: Plan;
  milliseconds: number;
  covered: number;
  coverable: number;
  cells: (string | number)[];
};

const HEADER = [
  'machine',
  'configs',
  'ours',
  'paths',
  'cost',
  'bound',
  'ratio',
  'ms',
  'shortest',
  'paths',
  'cost',
  'ms',
  'simple',
  'paths',
  'cost',
  'ms',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    sizes: { type: 'string', default: SIZES.join() },
    patience: { type: 'string', default: '2' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const patience = 1_000 * wholeNumber('patience', values.patience);
const sizes = values.sizes.split(',').map((size) => wholeNumber('sizes', size));
if (values.only !== undefined && values.only !== 'machines' && values.only !== 'random')
  refuse(`--only is "machines" or "random", not "${values.only}".`);

const goals: { about: string; isMet: boolean; figure: string }[] = [];
if (values.only !== 'random') await benchMachines();
if (values.only !== 'machines') benchRandom();
const verdicts = goals.map(
  ({ about, isMet, figure }) => `  ${isMet ? 'met   ' : 'MISSED'}  ${about}: ${figure}`,
);
console.log(`\nGoals:\n${verdicts.join('\n')}`);
if (goals.some(({ isMet }) => !isMet)) process.exitCode = 1;

async function benchMachines(): Promise<void> {
  const { ready, problems } = await loadMachines('machines', positionals).catch(
    (error: unknown) => {
      if (error instanceof UsageError) return refuse(error.message);
      throw error;
    },
  );
  if (problems.length > 0) refuse(problems.join('\n'));
  const rows = ready.map(({ name, cases }) => rowOf(name, cases));
  tell('The machines of the repo', rows);
  goalOfCoverage('every coverable transition of every machine', rows);
  goalOfRatio('cost against the bound on every machine', rows, GOAL.ratio);
  const began = performance.now();
  await doAll('plan', ready, { resetCost: RESET_COST });
  goalOfTime(
    `${rows.length} machines explored and planned, as "plan" does it on ` +
      `${availableParallelism()} cores`,
    performance.now() - began,
    GOAL.machinesMs,
  );
  const pairs = ready.map(({ name }) => ({ name, plan: pairsOf(name) }));
  progress('');
  const planned = pairs.flatMap(({ name, plan }) => (plan ? [{ name, plan }] : []));
  if (planned.length > 0)
    goalOfRatio(
      'pairs against their bound on every machine that has a plan in time',
      planned,
      GOAL.pairs,
    );
  const late = pairs.filter(({ plan }) => !plan).map(({ name }) => name);
  goals.push({
    about: `pairs of every machine planned in ${PAIRS_MS / 1_000} s each`,
    isMet: late.length === 0,
    figure: late.length === 0 ? 'all' : `not ${late.join(', ')}`,
  });
}

/** In a separate process, which can be ended: the pairs of a large machine may take minutes. */
function pairsOf(name: string): Plan | undefined {
  progress(`pairs of ${name}`);
  const args = [
    '--import',
    'tsx',
    'qa/main.ts',
    'plan',
    name,
    '--cover',
    'pair',
    '--reset-cost',
    String(RESET_COST),
    '--json',
  ];
  const { status, stdout, stderr, error } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout: PAIRS_MS,
    killSignal: 'SIGKILL',
    maxBuffer: 2 ** 30,
  });
  if (error && 'code' in error && error.code === 'ETIMEDOUT') return undefined;
  if (status !== 0)
    return refuse(`The pairs of ${name} cannot be planned: ${stderr || error?.message}`);
  return (JSON.parse(stdout) as Plan[])[0];
}

function benchRandom(): void {
  const rows = sizes.flatMap((states) =>
    [false, true].map((isGuarded) => ({
      states,
      isGuarded,
      ...rowOf(
        `${states} states${isGuarded ? ', guarded' : ''}`,
        randomMachine({ states, isGuarded, seed: SEED }),
      ),
    })),
  );
  tell(`Random machines (seed ${SEED})`, rows);
  goalOfCoverage('every coverable transition of the random machines', rows);
  const hundred = rows.filter(({ states, isGuarded }) => states === 100 && isGuarded);
  if (hundred.length > 0)
    goalOfRatio(
      'cost against the bound on the guarded machine of 100 states',
      hundred,
      GOAL.guardedRatio,
    );
  const fifty = FIFTY.sizes.flatMap((states) =>
    Array.from({ length: FIFTY.seeds }, (_, seed) =>
      randomMachine({ states, isGuarded: true, seed }),
    ),
  );
  const began = performance.now();
  for (const cases of fifty) planOf(cases);
  goalOfTime(
    `${fifty.length} random guarded machines of ${FIFTY.sizes[0]} to ` +
      `${FIFTY.sizes.at(-1)} states explored and planned`,
    performance.now() - began,
    GOAL.fiftyMs,
  );
}

function rowOf(name: string, cases: MachineCases): Row {
  progress(name);
  const began = performance.now();
  const exploration = explore(cases);
  const explored = performance.now();
  const plan = planOf(cases, exploration, { resetCost: RESET_COST });
  const milliseconds = performance.now() - began;
  const coverable = coverableTransitions(exploration).size;
  const covered = new Set(
    plan.paths.flatMap(({ transitions, steps }) => [
      ...transitions,
      ...steps.flatMap((step) => step.transitions),
    ]),
  ).size;
  const theirs = (strategy: GraphStrategy) =>
    cellsOf(exploration, strategy, coverable, explored - began);
  const ours = [
    `${covered}/${coverable}`,
    plan.paths.length,
    plan.cost,
    plan.bound,
    ratioOf(plan).toFixed(2),
    Math.round(milliseconds),
  ];
  return {
    name,
    plan,
    milliseconds,
    covered,
    coverable,
    cells: [name, exploration.nodes.length, ...ours, ...theirs('shortest'), ...theirs('simple')],
  };
}

/** The package's paths, or that it gives none. */
function cellsOf(
  exploration: Exploration,
  strategy: GraphStrategy,
  coverable: number,
  exploring: number,
): (string | number)[] {
  const began = performance.now();
  try {
    const paths = graphPaths(exploration, strategy, patience);
    const milliseconds = exploring + performance.now() - began;
    const covered = coverableTransitions({ starts: paths.map(({ start }) => start), nodes: paths });
    const steps = paths.reduce((sum, { edges }) => sum + edges.length, 0);
    return [
      `${covered.size}/${coverable}`,
      paths.length,
      steps + RESET_COST * paths.length,
      Math.round(milliseconds),
    ];
  } catch (error) {
    if (error instanceof NoAnswer) return [error.message.replace(/^.* gave /, ''), '–', '–', '–'];
    throw error;
  }
}

function tell(title: string, rows: readonly Row[]): void {
  progress('');
  console.log(
    `\n${title}:\n${table(
      HEADER,
      rows.map(({ cells }) => cells),
    )}`,
  );
}

function ratioOf({ cost, bound }: Plan): number {
  return bound === 0 ? 1 : cost / bound;
}

function goalOfCoverage(about: string, rows: readonly Row[]): void {
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
  const [covered, coverable] = [sum((row) => row.covered), sum((row) => row.coverable)];
  goals.push({ about, isMet: covered === coverable, figure: `${covered} of ${coverable}` });
}

function goalOfRatio(
  about: string,
  rows: readonly { name: string; plan: Plan }[],
  most: number,
): void {
  const worst = rows.reduce((a, b) => (ratioOf(b.plan) > ratioOf(a.plan) ? b : a));
  const exact = rows.filter(({ plan }) => plan.isExact).length;
  const figure =
    `at most ${ratioOf(worst.plan).toFixed(3)} (${worst.name}) of ` +
    `${most.toFixed(2)}; ${exact} of ${rows.length} proved optimal`;
  goals.push({ about, isMet: ratioOf(worst.plan) <= most, figure });
}

function goalOfTime(about: string, milliseconds: number, most: number): void {
  goals.push({
    about,
    isMet: milliseconds < most,
    figure: `${(milliseconds / 1_000).toFixed(1)} s of ${most / 1_000}`,
  });
}
