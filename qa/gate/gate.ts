import type { MachineCases } from '../../machines/shared/cases';
import { lineDiff } from '../base/lineDiff';
import { messageOf } from '../model/model';
import { transitionsOf } from '../model/transitions';
import type { Plan } from '../plan/types';
import { failureSentence } from '../run/assess';
import { runPlan, type Failure } from '../run/run';
import { planOfApproved } from './approved';
import { planText, readPlanText, type ApprovedPlan } from './planText';
import { asTyped } from '../base/config';

export type GateResult = {
  readonly machine: string;
  readonly paths: number;
  readonly steps: number;
  /** One sentence for each path that goes another way, or for what no path takes. */
  readonly problems: readonly string[];
};

/** Of one machine no more failing paths than this are told. */
const FEW = 3;

/**
 * Walks the approved plan of a machine on the machine of today: value, tags, status, context,
 * output and effects of each step must be those that were approved, and every transition that has
 * no exception must be taken. Nothing is explored or planned.
 */
export const gate = (cases: MachineCases, text: string | undefined): GateResult => {
  const machine = cases.machine.id;
  const closed = (problem: string) => ({ machine, paths: 0, steps: 0, problems: [problem] });
  if (text === undefined)
    return closed(`It has no approved plan; ${asTyped(`approve ${machine}`)} makes it.`);
  let approved: ApprovedPlan;
  try {
    approved = readPlanText(text);
  } catch (error) {
    return closed(`Its approved plan cannot be read: ${messageOf(error)}.`);
  }
  const plan = planOfApproved(cases, approved);
  const run = walkApproved(plan, cases);
  const failures = run.failure ? failuresOf(plan, cases) : [];
  const untaken = run.failure
    ? []
    : [...transitionsOf(cases.machine).keys()].filter(
        (id) => !run.covered.has(id) && !(id in cases.exceptions),
      );
  return {
    machine,
    paths: plan.paths.length,
    steps: plan.steps,
    problems: [
      ...failures.slice(0, FEW).map(failureSentence),
      ...(failures.length > FEW ? [`${failures.length - FEW} more paths fail.`] : []),
      ...untaken.map(
        (id) =>
          `No approved path takes ${id}; ${asTyped(`approve ${machine}`)} plans one that ` +
          'somebody can look at.',
      ),
    ],
  };
};

/** The walk of the gate: what shows and is done counts, not which transition did it. */
export const walkApproved: typeof runPlan = (plan, cases, options) =>
  runPlan(plan, cases, { ...options, isBlackBox: true });

/** A run ends at its first failure; here each path is walked. */
const failuresOf = (plan: Plan, cases: MachineCases): Failure[] =>
  plan.paths.flatMap((path, index) => {
    const { failure } = walkApproved({ ...plan, paths: [path] }, cases);
    return failure ? [{ ...failure, path: index }] : [];
  });

/** How the plan of today differs from the approved one, by lines; nothing where it does not. */
export const changeOfPlan = (approved: string | undefined, today: ApprovedPlan): string[] =>
  lineDiff(approved ?? '', planText(today));
