import type { MachineCases } from '../../machines/shared/cases';
import { explore, type Exploration } from '../explore/explore';
import { createModel } from '../model/model';
import { planOf } from '../plan/plan';
import { planOfPaths } from '../plan/recorder';
import type { Plan, PlanPath } from '../plan/types';
import { planOfWitnesses, type Witness } from '../plan/witnesses';
import type { ApprovedPath, ApprovedPlan } from './planText';

/**
 * The plan that somebody approves, made from the machine of today: each transition by each case
 * that takes it, and the witnesses against wrong versions.
 */
export const approvedPlanOf = (
  cases: MachineCases,
  witnesses: readonly Witness[],
  exploration: Exploration = explore(cases),
): ApprovedPlan => ({
  machine: cases.machine.id,
  paths: [
    ...planOf(cases, exploration, { cover: 'case' }).paths.map((path) => approvedPath(path, [])),
    ...witnesses.flatMap((witness) =>
      planOfWitnesses(cases, [witness]).plan.paths.map((path) => approvedPath(path, witness.tells)),
    ),
  ],
});

const approvedPath = (path: PlanPath, tells: readonly string[]): ApprovedPath => ({
  tells,
  input: path.input,
  ...stopOf(path),
  steps: path.steps.map((step) => ({ event: step.event, case: step.case, ...stopOf(step) })),
});

const stopOf = ({
  expect,
  refuses,
  changes = {},
  effects = [],
}: Pick<PlanPath, 'expect' | 'refuses' | 'changes' | 'effects'>) => ({
  expect,
  refuses,
  changes,
  effects,
});

/** An approved plan that the run can walk; which transitions it takes is left open. */
export const planOfApproved = (cases: MachineCases, { paths }: ApprovedPlan): Plan =>
  planOfPaths(cases, paths.map(openPath));

/** The paths of the plan, and those of the witnesses. */
export const partsOfApproved = (
  cases: MachineCases,
  { machine, paths }: ApprovedPlan,
): { plan: Plan; witnesses: Plan } => {
  const part = (isWitness: boolean): Plan =>
    planOfApproved(cases, {
      machine,
      paths: paths.filter(({ tells }) => tells.length > 0 === isWitness),
    });
  return { plan: part(false), witnesses: part(true) };
};

const openPath = (path: ApprovedPath): PlanPath => ({
  ...path,
  transitions: [],
  steps: path.steps.map((step) => ({ ...step, transitions: [] })),
});

/**
 * The same with the transitions that the machine takes there, as far as its steps can be walked on
 * it; a difference of expectations is no matter.
 */
export const withTransitions = (plan: Plan, cases: MachineCases): Plan => {
  const model = createModel(cases);
  const followed = (path: PlanPath): PlanPath => {
    let here = model.start(cases.inputs[path.input]);
    const { transitions } = here;
    let isLost = false;
    const steps = path.steps.map((step) => {
      const { configuration } = here;
      const stimulus = model
        .stimuli(configuration)
        .stimuli.find((one) => one.type === step.event && one.case === step.case);
      isLost ||= stimulus === undefined || configuration.snapshot.status !== 'active';
      if (isLost || !stimulus) return step;
      here = model.step(configuration, stimulus);
      return { ...step, transitions: here.transitions };
    });
    return { ...path, transitions, steps };
  };
  return { ...plan, paths: plan.paths.map(followed) };
};
