import { assess, failureSentence } from '../../assess';
import { hashOf, type PlanOptions } from '../../plan';
import { REPORT_FILE, writeReport } from '../../report/gather';
import { runPlan } from '../../run';
import { defineCommand, type ExitCode } from '../command';
import { text } from '../flags';
import { loadMachines, type Ready } from '../machines';
import { complain, print, printJson, progress } from '../output';
import { readPlans } from '../planFile';
import { EXPLORING, PLANNING, planOptionsOf } from '../planning';
import { coveredShare, exceptionLines, runTable, type RunRow } from '../report';
import { UsageError } from '../usageError';

type Row = RunRow & Pick<Ready, 'file' | 'cases'>;

export const runCommand = defineCommand({
  name: 'run',
  summary: 'walks the plan on the machine (the default)',
  about: `Plans each machine and walks the plan on a real actor with a stepped clock and stubbed actors. After each step value,
tags and transitions must be as planned, and events that do not belong there must change nothing. Ends with 1 if
anything fails, a machine has no cases, or a transition is uncovered and not explained. Without names it writes the
report as well.`,
  flags: {
    plan: text('FILE', 'walks the plans of FILE (made by plan --json) instead of new ones'),
    report: text('FILE', 'where the report of all machines goes', REPORT_FILE),
    ...PLANNING,
    ...EXPLORING,
  },
  run: async ({ json, dir, plan, report, ...values }, names) => {
    const { ready, problems } = await loadMachines(dir, names);
    if (plan !== undefined) return runFile(ready, problems, plan, json);
    const rows = runAnew(ready, planOptionsOf(values));
    if (names.length === 0 && !json) await writeReport(rows, { out: report, problems, isWhole: true });
    return tell(rows, problems, { isJson: json, report: names.length === 0 ? report : null });
  },
});

const runAnew = (machines: readonly Ready[], options: PlanOptions & { limit?: number }): Row[] => {
  const rows = machines.map(({ name, file, cases }): Row => {
    progress(name);
    const began = performance.now();
    const assessment = assess(cases, options);
    return { name, file, cases, assessment, milliseconds: Math.round(performance.now() - began) };
  });
  progress('');
  return rows;
};

const tell = (rows: readonly Row[], problems: readonly string[], { isJson, report }: { isJson: boolean; report: string | null }): ExitCode => {
  const all = [...problems, ...rows.flatMap(({ name, assessment }) => assessment.problems.map((problem) => `${name}: ${problem}`))];
  if (isJson) printJson({ isPassed: all.length === 0, machines: rows.map(rowJson), problems });
  else {
    if (rows.length > 0) print(runTable(rows));
    for (const { name, assessment } of rows) for (const line of exceptionLines(assessment.coverage)) print(`${name}${line}`);
    for (const problem of all) complain(problem);
    if (report !== null) print(`report: ${report}`);
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
