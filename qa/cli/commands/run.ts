import { assess, failureSentence } from '../../assess';
import { hashOf, type PlanOptions } from '../../plan';
import { runPlan } from '../../run';
import { defineCommand, type ExitCode } from '../command';
import { text } from '../flags';
import { loadMachines, type Ready } from '../machines';
import { complain, print, printJson, progress } from '../output';
import { readPlans } from '../planFile';
import { EXPLORING, PLANNING, planOptionsOf } from '../planning';
import { coveredShare, exceptionLines, runTable, type RunRow } from '../report';
import { UsageError } from '../usageError';

export const runCommand = defineCommand({
  name: 'run',
  summary: 'walks the plan on the machine (the default)',
  about: `Plans each machine and walks the plan on a real actor with a stepped clock and stubbed actors. After each step value,
tags and transitions must be as planned, and events that do not belong there must change nothing. Ends with 1 if
anything fails, a machine has no cases, or a transition is uncovered and not explained.`,
  flags: { plan: text('FILE', 'walks the plans of FILE (made by plan --json) instead of new ones'), ...PLANNING, ...EXPLORING },
  run: async ({ json, dir, plan, ...values }, names) => {
    const { ready, problems } = await loadMachines(dir, names);
    return plan === undefined ? runAnew(ready, problems, planOptionsOf(values), json) : runFile(ready, problems, plan, json);
  },
});

const runAnew = (machines: readonly Ready[], problems: readonly string[], options: PlanOptions & { limit?: number }, isJson: boolean): ExitCode => {
  const rows = machines.map(({ name, cases }): RunRow => {
    progress(name);
    const began = performance.now();
    const assessment = assess(cases, options);
    return { name, assessment, milliseconds: Math.round(performance.now() - began) };
  });
  progress('');
  const all = [...problems, ...rows.flatMap(({ name, assessment }) => assessment.problems.map((problem) => `${name}: ${problem}`))];
  if (isJson) printJson({ isPassed: all.length === 0, machines: rows.map(rowJson), problems });
  else {
    if (rows.length > 0) print(runTable(rows));
    for (const { name, assessment } of rows) for (const line of exceptionLines(assessment.coverage)) print(`${name}${line}`);
    for (const problem of all) complain(problem);
  }
  return all.length > 0 ? 1 : 0;
};

const rowJson = ({ name, assessment: { plan, run, coverage, problems }, milliseconds }: RunRow) => ({
  machine: name,
  isPassed: problems.length === 0,
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
  problems,
  milliseconds,
});

const runFile = (machines: readonly Ready[], problems: readonly string[], file: string, isJson: boolean): ExitCode => {
  const results = readPlans(file).map((plan) => {
    const cases = machines.find((m) => m.cases.machine.id === plan.machine)?.cases;
    if (!cases) throw new UsageError(`${file} holds a plan for "${plan.machine}", which is not among the machines chosen.`);
    const run = runPlan(plan, cases);
    return { run, isCurrent: hashOf(cases) === plan.hash };
  });
  if (isJson) printJson(results.map(({ run, isCurrent }) => ({ ...run, covered: [...run.covered], isCurrent })));
  else
    for (const { run, isCurrent } of results) {
      const change = isCurrent ? '' : ' (the machine or its cases changed since the plan was made)';
      if (run.failure) complain(`${run.machine}${change}: ${failureSentence(run.failure)}`);
      else print(`${run.machine}${change}: ${run.paths} paths, ${run.steps} steps, ${run.covered.size} transitions, all as planned`);
    }
  for (const problem of problems) complain(problem);
  return results.every(({ run }) => run.isPassed) && problems.length === 0 ? 0 : 1;
};
