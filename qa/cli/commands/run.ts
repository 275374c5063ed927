import type { MachineCases } from '../../../machines/shared/cases';
import type { MatrixRow } from '../../levels/matrix';
import { LEVELS, writeRecord, type Level } from '../../levels/records';
import { counted } from '../../model/words';
import { hashOf } from '../../plan/hash';
import type { PlanOptions } from '../../plan/plan';
import type { Plan } from '../../plan/types';
import { REPORT_FILE, writeReport } from '../../report/gather';
import { failureSentence } from '../../run/assess';
import { keepFailure } from '../../run/failures';
import { runPlan, type Failure } from '../../run/run';
import { defineCommand, type ExitCode } from '../command';
import { choice, text } from '../flags';
import type { Ready } from '../machines';
import { matrixText, readMatrix } from '../matrix';
import { complain, print, printJson } from '../output';
import { placeFor } from '../outputs';
import { readPlans } from '../planFile';
import {
  ACTING,
  APPROVED,
  EXPLORING,
  orderedPlanOptionsOf,
  ORDERING,
  PLANNING,
  TIES,
  WITNESSED,
} from '../planning';
import { doAllAnswered, loadForAll } from '../pool/pool';
import {
  capText,
  coveredShare,
  exceptionLines,
  positionText,
  runTable,
  type RunRow,
} from '../report';
import { UsageError } from '../usageError';
import { walkLevel } from '../walkLevel';
import { asTyped } from '../../base/config';

type Row = RunRow & Pick<Ready, 'file'>;

/** `qa run`. */
export const runCommand = defineCommand({
  name: 'run',
  about: `Plans each machine and walks the plan on a real actor with a stepped clock and stubbed
actors. After each step value, tags and transitions must be as planned, and events that do not
belong there must change nothing. Ends with 1 if anything fails, a machine has no cases, or a
transition is uncovered without an exception (with --cover requirement: only a transition that
no case can take). Without names it also writes the report.

The other levels are walked by the tests that import a machine's case file, through its screens
or a browser; paths.config.ts names their folders and what runs them. Then the matrix of all levels
is printed.`,
  flags: {
    level: choice(
      'where it is walked: on the machine alone, through its screens, in a ' +
        'browser, or on all three',
      [...LEVELS, 'all'],
    ),
    plan: text('FILE', 'walks the plans of FILE (made by plan --json) instead of new ones'),
    report: text(
      'FILE',
      `writes the report there; without names it is written anyway, to ${REPORT_FILE}`,
    ),
    ...WITNESSED,
    ...APPROVED,
    ...PLANNING,
    ...ORDERING,
    ...TIES,
    ...ACTING,
    ...EXPLORING,
  },
  run: async ({ json, dir, witnesses, plans, plan, report, level, ...values }, names) => {
    const { ready, problems: withoutCases } = await loadForAll(dir, names, { witnesses, plans });
    if (plan !== undefined) {
      if (level !== 'machine')
        throw new UsageError(
          `--plan is walked on the machine; the tests of the ` +
            `${level === 'all' ? 'other levels' : `${level} level`} make their own plans.`,
        );
      const changed = (['cover', 'strategy', 'max-path', 'weights', 'seed'] as const).find(
        (name) =>
          values[name] !== undefined && !['transition', 'tour'].includes(String(values[name])),
      );
      if (changed)
        throw new UsageError(
          `--plan and --${changed} do not go together: ${plan} holds its paths already.`,
        );
      return runFile(ready, withoutCases, plan, json);
    }
    const isAll = names.length === 0;
    const out = report ?? (isAll && !json ? REPORT_FILE : undefined);
    if (out !== undefined) placeFor(out);
    const levels: readonly Level[] = level === 'all' ? LEVELS : [level];
    const walked = levels
      .filter((one) => one !== 'machine')
      .map((one) => ({ level: one, isPassed: walkLevel(ready, one, json) }));
    const { rows, unanswered } = levels.includes('machine')
      ? await planAndRun(ready, orderedPlanOptionsOf(values, ready))
      : { rows: [], unanswered: [] };
    const problems = [...withoutCases, ...unanswered];
    const written = rows.length > 0 ? out : undefined;
    if (written !== undefined) await writeReport(rows, { out: written, problems, isWhole: isAll });
    const code = tell(rows, problems, {
      walked,
      matrix: walked.length > 0 ? readMatrix(ready) : [],
      isJson: json,
      report: written ?? null,
    });
    return walked.every(({ isPassed }) => isPassed) ? code : 1;
  },
});

/** `unanswered`: machines without a row, because @xstate/graph gave no paths. */
const planAndRun = async (
  machines: readonly Ready[],
  options: PlanOptions & { limit?: number; isWithActions?: boolean },
): Promise<{ rows: Row[]; unanswered: string[] }> => {
  const unanswered: string[] = [];
  const assessments = await doAllAnswered('assess', machines, options, unanswered);
  const rows = machines.flatMap(({ name, file, cases }, index): Row[] => {
    const assessment = assessments[index];
    if (!assessment) return [];
    writeRecord({
      machine: cases.machine.id,
      level: 'machine',
      hash: assessment.plan.hash,
      covered: [...assessment.run.covered],
    });
    return [{ name, file, cases, assessment, milliseconds: assessment.milliseconds }];
  });
  return { rows, unanswered };
};

type Telling = {
  /** The levels above the machine. */
  walked: readonly { level: Level; isPassed: boolean }[];
  matrix: readonly MatrixRow[];
  isJson: boolean;
  report: string | null;
};

const tell = (
  rows: readonly Row[],
  problems: readonly string[],
  { walked, matrix, isJson, report }: Telling,
): ExitCode => {
  const all = [
    ...problems,
    ...rows.flatMap(({ name, assessment }) =>
      assessment.problems.map((problem) => `${name}: ${problem}`),
    ),
  ];
  if (isJson)
    printJson({
      isPassed: all.length === 0,
      machines: rows.map(rowJson),
      problems,
      ...(walked.length > 0 && { levels: walked, matrix }),
    });
  else {
    if (rows.length > 0) print(runTable(rows));
    for (const { name, assessment } of rows)
      if (assessment.plan.position) print(`${name}: ${positionText(assessment.plan.position)}`);
    for (const { name, assessment } of rows)
      for (const line of capText(assessment.plan)) print(`${name}: ${line}`);
    for (const { name, assessment } of rows)
      for (const line of exceptionLines(assessment.coverage)) print(`${name}${line}`);
    const witnesses = rows.reduce((sum, { assessment }) => sum + assessment.witnesses.paths, 0);
    if (witnesses > 0)
      print(
        `and ${witnesses} ${witnesses === 1 ? 'witness' : 'witnesses'} against ` +
          'wrong versions of the charts (see mutate)',
      );
    if (matrix.length > 0) print(matrixText(matrix));
    for (const problem of all) complain(problem);
    for (const { level } of walked.filter(({ isPassed }) => !isPassed))
      complain(`The ${level} level does not go as planned; its runner says above where.`);
    if (report !== null) print(`report: ${report}`);
  }
  return all.length > 0 ? 1 : 0;
};

const rowJson = ({
  name,
  assessment: { plan, run, witnesses, coverage, problems },
  milliseconds,
}: RunRow) => ({
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
  strategy: plan.strategy,
  position: plan.position,
  uncappedCost: plan.uncappedCost,
  refusals: run.refusals,
  witnesses: witnesses.paths,
  failure: run.failure,
  problems,
  milliseconds,
});

const runFile = (
  machines: readonly Ready[],
  problems: readonly string[],
  file: string,
  isJson: boolean,
): ExitCode => {
  const results = readPlans(file).map((plan) => {
    const cases = machines.find((m) => m.cases.machine.id === plan.machine)?.cases;
    if (!cases)
      throw new UsageError(
        `${file} holds a plan for "${plan.machine}", which is not among the machines chosen.`,
      );
    const run = runPlan(plan, cases);
    return {
      plan,
      run,
      failures: run.failure ? failuresOf(plan, cases) : [],
      isCurrent: hashOf(cases) === plan.hash,
    };
  });
  if (isJson)
    printJson(
      results.map(({ run, failures, isCurrent }) => ({
        ...run,
        failures,
        covered: [...run.covered],
        isCurrent,
      })),
    );
  else
    for (const { plan, run, failures, isCurrent } of results) {
      const change = isCurrent ? '' : ' (the machine or its cases changed since the plan was made)';
      for (const failure of failures)
        complain(
          `${run.machine}${change}: ${failureSentence(failure)}${replayOf(plan, failure, file)}`,
        );
      if (run.isPassed)
        print(
          `${run.machine}${change}: ${counted(run.paths, 'path')}, ` +
            `${counted(run.steps, 'step')}, ` +
            `${counted(run.covered.size, 'transition')}, all as planned`,
        );
    }
  for (const problem of problems) complain(problem);
  return results.every(({ run }) => run.isPassed) && problems.length === 0 ? 0 : 1;
};

/** A run ends at its first failure; here every path is walked, to show all failures. */
const failuresOf = (plan: Plan, cases: MachineCases): Failure[] =>
  plan.paths.flatMap((path, index) => {
    const { failure } = runPlan({ ...plan, paths: [path] }, cases);
    return failure ? [{ ...failure, path: index }] : [];
  });

/** A failing path is kept, unless the file holds nothing else; one command replays it. */
const replayOf = (plan: Plan, failure: Failure, file: string): string => {
  const path = plan.paths[failure.path];
  if (!path) return '';
  const isAlone = plan.paths.length === 1;
  const command = isAlone ? asTyped(`replay ${file}`) : keepFailure(plan, path, failure.path + 1);
  return `\n    again: ${command}`;
};
