import type { Verdict } from '../verify/verify';
import type { MachineCases } from '../../machines/shared/cases';
import { chartOf, type ChartState } from '../../machines/shared/chart';
import type { Level } from '../levels/records';
import { statesEntered, type Requirement } from '../model/requirements';
import { transitionsOf, type TransitionId } from '../model/transitions';
import type { Plan, PlanPath } from '../plan/types';
import type { Assessed } from '../run/assess';
import { runPlan, type Failure, type RunResult } from '../run/run';
import { layOut, type Drawing } from './layout';

/**
 * The coverage of one level; `isCurrent` is false when the record is of another version of the
 * machine.
 */
type LevelCoverage = {
  readonly covered: ReadonlySet<TransitionId>;
  readonly isCurrent: boolean;
};

/** The status of an item at a level; `none` when the level has no record. */
export type Standing = 'covered' | 'explained' | 'uncovered' | 'none';

export type PathResult = { readonly path: PlanPath; readonly failure: Failure | null };

export type MachineReport = {
  readonly name: string;
  readonly file: string;
  readonly cases: MachineCases;
  readonly assessment: Assessed;
  readonly chart: ChartState;
  readonly drawing: Drawing;
  readonly transitions: readonly TransitionId[];
  readonly paths: readonly PathResult[];
  readonly levels: Readonly<Partial<Record<Level, LevelCoverage>>>;
  readonly requirements: readonly Requirement[];
  /** Of the properties; undefined where they were not checked. */
  readonly verdicts?: readonly Verdict[];
};

type Facts = {
  name: string;
  file: string;
  cases: MachineCases;
  assessment: Assessed;
  /** Of the view and the browser; the machine's own comes from the assessment. */
  levels: Readonly<Partial<Record<Level, LevelCoverage>>>;
  requirements: readonly Requirement[];
  verdicts?: readonly Verdict[];
};

/** Everything that the report shows of one machine. */
export const machineReport = async (facts: Facts): Promise<MachineReport> => {
  const chart = chartOf(facts.cases.machine);
  return {
    ...facts,
    chart,
    drawing: await layOut(chart),
    transitions: [...transitionsOf(facts.cases.machine).keys()],
    paths: pathResults(facts.assessment.plan, facts.cases, facts.assessment.run),
    levels: {
      ...facts.levels,
      machine: { covered: facts.assessment.run.covered, isCurrent: true },
    },
  };
};

/**
 * Each path's own result: a run ends at its first failure, so where there is one, every path is
 * walked by itself.
 */
const pathResults = (plan: Plan, cases: MachineCases, run: RunResult): PathResult[] =>
  plan.paths.map((path, index): PathResult => {
    const failure = run.isPassed ? undefined : runPlan({ ...plan, paths: [path] }, cases).failure;
    return { path, failure: failure ? { ...failure, path: index } : null };
  });

/** The status of a transition at a level. */
export const transitionStanding = (
  { levels, assessment }: MachineReport,
  level: Level,
  id: TransitionId,
): Standing => {
  const record = levels[level];
  if (!record) return 'none';
  if (record.covered.has(id)) return 'covered';
  return assessment.coverage.uncovered.some((one) => one.id === id && one.isExplained)
    ? 'explained'
    : 'uncovered';
};

/** The status of a state at a level: covered once it is entered. */
export const stateStanding = (report: MachineReport, level: Level, stateId: string): Standing => {
  const record = report.levels[level];
  if (!record) return 'none';
  return enteredBy(report, record.covered).has(stateId) ? 'covered' : 'uncovered';
};

const entered = new WeakMap<ReadonlySet<TransitionId>, ReadonlySet<string>>();
const enteredBy = (
  { cases }: MachineReport,
  covered: ReadonlySet<TransitionId>,
): ReadonlySet<string> => {
  const states = entered.get(covered) ?? statesEntered(cases.machine, covered);
  entered.set(covered, states);
  return states;
};

/** The status of a requirement: that of its state or transition. */
export const requirementStanding = (
  report: MachineReport,
  level: Level,
  { at }: Requirement,
): Standing =>
  at.includes('|') ? transitionStanding(report, level, at) : stateStanding(report, level, at);

export type Tally = { readonly covered: number; readonly total: number };

/** Covered share without exceptions; null when the level has no record. */
export const tallyOf = (report: MachineReport, level: Level): Tally | null => {
  if (!report.levels[level]) return null;
  const standings = report.transitions.map((id) => transitionStanding(report, level, id));
  return {
    covered: standings.filter((one) => one === 'covered').length,
    total: standings.filter((one) => one !== 'explained').length,
  };
};
