import type { MachineCases } from '../../machines/shared/cases';
import { createModel, type Model } from '../model/model';
import { stimulusLabel } from '../model/stimuli';
import { createRecorder, planOfPaths } from './recorder';
import type { Plan, PlanPath, PlanStep } from './types';

/**
 * A walk that distinguishes a wrong version of a machine from the right one when the plan does not.
 * `mutate --kill` writes witnesses to `qa/witnesses/<machine>.json`; every run walks them after the
 * plan.
 */
export type Witness = {
  /** The wrong versions for which it is kept, in words. */
  readonly tells: readonly string[];
  readonly input: string;
  /** `event · case`; of a timer its event alone. */
  readonly steps: readonly string[];
};

export type WitnessPlan = {
  /** A path for each witness that can be walked. */
  readonly plan: Plan;
  /** Witnesses of another version of the machine or its cases. */
  readonly stale: readonly Witness[];
};

/** Witnesses as a plan: the expectations of each step are read from the machine. */
export const planOfWitnesses = (
  cases: MachineCases,
  witnesses: readonly Witness[],
): WitnessPlan => {
  const model = createModel(cases);
  const walked = witnesses.map((witness) => ({ witness, path: pathOf(witness, cases, model) }));
  return {
    plan: planOfPaths(
      cases,
      walked.flatMap(({ path }) => path ?? []),
    ),
    stale: walked.flatMap(({ witness, path }) => (path ? [] : [witness])),
  };
};

const pathOf = (
  { input, steps: labels }: Witness,
  cases: MachineCases,
  model: Model,
): PlanPath | undefined => {
  if (!(input in cases.inputs)) return undefined;
  const record = createRecorder();
  const started = model.start(cases.inputs[input]);
  const first = record(started);
  const steps: PlanStep[] = [];
  let here = started.configuration;
  for (const label of labels) {
    const stimulus = model.stimuli(here).stimuli.find((one) => stimulusLabel(one) === label);
    if (!stimulus || here.snapshot.status !== 'active') return undefined;
    const moved = model.step(here, stimulus);
    steps.push({ event: stimulus.type, case: stimulus.case, ...record(moved) });
    here = moved.configuration;
  }
  return { input, ...first, steps };
};

/** The plan with the walks of the witnesses after its own. */
export const strengthened = (plan: Plan, { plan: { paths } }: WitnessPlan): Plan => {
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  return {
    ...plan,
    paths: [...plan.paths, ...paths],
    steps: plan.steps + steps,
    cost: plan.cost + steps + plan.resetCost * paths.length,
    isExact: false,
  };
};
