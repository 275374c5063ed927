import { readFileSync } from 'node:fs';
import { assess, failureSentence } from './assess';
import { findMachines, loadCases, type Loaded } from './cli/discover';
import { helpOf } from './cli/help';
import { COMMANDS, parseOptions, UsageError, type Options } from './cli/options';
import { coveredShare, exceptionLines, explorationSummary, explorationText, planText, runTable, type RunRow } from './cli/report';
import { nearest, select } from './cli/select';
import { coverableTransitions, coverageOf } from './coverage';
import { explore } from './explore';
import { hashOf, planOf, type Plan } from './plan';
import { runPlan } from './run';

type Ready = Extract<Loaded, { problem?: undefined }>;

/** Runs one command; the result is the process's exit code. */
const main = async (argv: readonly string[]): Promise<0 | 1> => {
  const options = parseOptions(argv);
  if (options.isHelp) {
    print(helpOf(COMMANDS.find((command) => command === argv[0])));
    return 0;
  }
  const machines = await chooseMachines(options);
  const ready = machines.filter((m): m is Ready => m.problem === undefined);
  const problems = machines.flatMap((m) => m.problem ?? []);
  switch (options.command) {
    case 'explore':
      return exploreCommand(ready, problems, options);
    case 'plan':
      return planCommand(ready, problems, options);
    case 'run':
      return options.planFile === undefined ? runCommand(ready, problems, options) : runFileCommand(ready, problems, options.planFile, options);
  }
};

const chooseMachines = async ({ dir, patterns }: Options): Promise<Loaded[]> => {
  const found = findMachines(dir);
  if (found.length === 0) throw new UsageError(`There is no *.machine.ts below ${dir}.`);
  const names = found.map((f) => f.name);
  const { chosen, unknown } = select(names, patterns);
  const [wrong] = unknown;
  if (wrong !== undefined) {
    const near = nearest(wrong, [...names, ...COMMANDS]);
    throw new UsageError(`There is no machine "${wrong}".${near ? ` Did you mean "${near}"?` : ` There are: ${names.join(', ')}.`}`);
  }
  return Promise.all(found.filter((f) => chosen.includes(f.name)).map(loadCases));
};

const exploreCommand = (machines: readonly Ready[], problems: readonly string[], options: Options): 0 | 1 => {
  const summaries = machines.map(({ name, cases }) => {
    const exploration = explore(cases, options);
    return explorationSummary(name, exploration, coverageOf(cases, exploration, coverableTransitions(exploration)));
  });
  if (options.isJson) printJson({ machines: summaries, problems });
  else print([...summaries.map(explorationText), ...problems].join('\n'));
  const isBad = summaries.some((s) => s.missing.length > 0 || s.errors.length > 0 || s.uncovered.some((u) => !u.isExplained));
  return isBad || problems.length > 0 ? 1 : 0;
};

const planCommand = (machines: readonly Ready[], problems: readonly string[], options: Options): 0 | 1 => {
  const plans = machines.map(({ cases }) => planOf(cases, explore(cases, options), options));
  if (options.isJson) printJson(plans);
  else print(plans.map(planText).join('\n\n'));
  for (const problem of problems) complain(problem);
  return problems.length > 0 ? 1 : 0;
};

const runCommand = (machines: readonly Ready[], problems: readonly string[], options: Options): 0 | 1 => {
  const rows = machines.map(({ name, cases }): RunRow => {
    const began = performance.now();
    const assessment = assess(cases, options);
    return { name, assessment, milliseconds: Math.round(performance.now() - began) };
  });
  const all = [...problems, ...rows.flatMap(({ name, assessment }) => assessment.problems.map((problem) => `${name}: ${problem}`))];
  if (options.isJson) {
    const machinesJson = rows.map(({ name, assessment: { plan, run, coverage, problems: own }, milliseconds }) => ({
      machine: name,
      isPassed: own.length === 0,
      transitions: coverage.total,
      covered: coverage.covered.length,
      share: coveredShare(coverage),
      uncovered: coverage.uncovered,
      paths: plan.paths.length,
      steps: plan.steps,
      cost: plan.cost,
      bound: plan.bound,
      refusals: run.refusals,
      failure: run.failure,
      problems: own,
      milliseconds,
    }));
    printJson({ isPassed: all.length === 0, machines: machinesJson, problems });
  } else {
    if (rows.length > 0) print(runTable(rows));
    for (const { name, assessment } of rows) for (const line of exceptionLines(assessment.coverage)) print(`${name}${line}`);
    for (const problem of all) complain(problem);
  }
  return all.length > 0 ? 1 : 0;
};

const runFileCommand = (machines: readonly Ready[], problems: readonly string[], file: string, options: Options): 0 | 1 => {
  const results = readPlans(file).map((plan) => {
    const cases = machines.find((m) => m.cases.machine.id === plan.machine)?.cases;
    if (!cases) throw new UsageError(`${file} holds a plan for "${plan.machine}", which is not among the machines chosen.`);
    const run = runPlan(plan, cases);
    return { run, isCurrent: hashOf(cases) === plan.hash };
  });
  if (options.isJson) printJson(results.map(({ run, isCurrent }) => ({ ...run, covered: [...run.covered], isCurrent })));
  else
    for (const { run, isCurrent } of results) {
      const change = isCurrent ? '' : ' (the machine or its cases changed since the plan was made)';
      if (run.failure) complain(`${run.machine}${change}: ${failureSentence(run.failure)}`);
      else print(`${run.machine}${change}: ${run.paths} paths, ${run.steps} steps, ${run.covered.size} transitions, all as planned`);
    }
  for (const problem of problems) complain(problem);
  return results.every(({ run }) => run.isPassed) && problems.length === 0 ? 0 : 1;
};

const readPlans = (file: string): Plan[] => {
  try {
    const content = JSON.parse(readFileSync(file, 'utf8')) as Plan | Plan[];
    const plans = Array.isArray(content) ? content : [content];
    if (plans.every((plan) => typeof plan.machine === 'string' && Array.isArray(plan.paths))) return plans;
  } catch (error) {
    throw new UsageError(`${file} cannot be read as a plan: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw new UsageError(`${file} holds no plan; make one with "plan --json".`);
};

const print = (text: string) => process.stdout.write(`${text}\n`);
const printJson = (value: unknown) => print(JSON.stringify(value, null, 2));
const complain = (text: string) => process.stderr.write(`✗ ${text}\n`);

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  complain(error.message);
  process.exitCode = 1;
}
