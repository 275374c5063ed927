import type { MachineCases } from '../../machines/shared/cases';
import { coverageOf, type Coverage, type Uncovered } from '../explore/coverage';
import { explore, type Exploration } from '../explore/explore';
import { misnamedCases } from '../model/stimuli';
import { counted } from '../model/words';
import { planOf, type PlanOptions } from '../plan/plan';
import type { Plan } from '../plan/types';
import { planOfWitnesses, type Witness } from '../plan/witnesses';
import { runPlan, type RunResult } from './run';
import { asTyped } from '../base/config';

export type Assessment = {
  readonly exploration: Exploration;
  readonly plan: Plan;
  readonly run: RunResult;
  /** The run of the walks that are kept against wrong versions of the machine. */
  readonly witnesses: RunResult;
  readonly coverage: Coverage;
  /** One sentence for each thing that is wrong; empty when the machine is in order. */
  readonly problems: readonly string[];
};

/** The part of it that is data. */
export type Assessed = Omit<Assessment, 'exploration'>;

/** Explores, plans and runs one machine, and says what is wrong with it or with its case file. */
export const assess = (
  cases: MachineCases,
  {
    witnesses: kept = [],
    isWithActions = false,
    ...options
  }: PlanOptions & {
    limit?: number;
    witnesses?: readonly Witness[];
    isWithActions?: boolean;
  } = {},
): Assessment => {
  const exploration = explore(cases, options);
  const plan = planOf(cases, exploration, options);
  const run = runPlan(plan, cases, { isWithActions });
  const { plan: walks, stale } = planOfWitnesses(cases, kept);
  const witnesses = runPlan(walks, cases, { isWithActions });
  const coverage = coverageOf(cases, exploration, run.covered, whyLeft(plan));
  // A run that covers only requirements does not need the rest.
  const isMissed = ({ isExplained, isReachable }: Uncovered) =>
    !isExplained && !(isReachable && plan.cover === 'requirement');
  const problems = [
    ...misnamedCases(cases),
    ...exploration.missing.map((name) => `The case file has no case for ${name}.`),
    ...exploration.errors.map((error) => `Exploration met an error: ${error.replace(/\.$/, '')}.`),
    // A run that stopped early covers little; what it did not reach is not an additional problem.
    ...(run.failure
      ? [failureSentence(run.failure)]
      : coverage.uncovered
          .filter(isMissed)
          .map((u) => `Transition ${u.id} is not covered: ${u.reason}.`)),
    ...(witnesses.failure
      ? [`A witness does not go as the chart says. ${failureSentence(witnesses.failure)}`]
      : []),
    ...stale.map(
      ({ input, steps }) =>
        'A witness is stale, and cannot be walked: ' +
        `${[input, ...steps].join(' → ')}; ` +
        `${asTyped(`mutate ${cases.machine.id} --kill`)} finds others.`,
    ),
    ...coverage.staleExceptions.map(
      (id) => `The exception ${id} is stale: it is covered, or there is no such transition.`,
    ),
  ];
  return { exploration, plan, run, witnesses, coverage, problems };
};

/** Why a plan takes no path through a transition that can be taken. */
const whyLeft = ({ cover, strategy, maxPath }: Plan): string | undefined => {
  if (strategy !== undefined) return `the ${strategy} paths of @xstate/graph do not take it`;
  if (cover === 'requirement') return 'on no path that a requirement needs';
  return maxPath === null ? undefined : `on no path of at most ${counted(maxPath, 'step')}`;
};

/** Where a run failed and why, with what was done before it. */
export const failureSentence = ({
  path,
  step,
  message,
  trace,
}: NonNullable<RunResult['failure']>): string =>
  `Path ${path + 1} fails at ${step < 0 ? 'its start' : `step ${step + 1}`}: ` +
  `${message}.\n    ${trace.join('\n    ')}`;
