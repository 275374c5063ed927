import { coverableTransitions, coverageOf } from '../../explore/coverage';
import { explore } from '../../explore/explore';
import { approvedPlanOf } from '../../gate/approved';
import { gate, type GateResult } from '../../gate/gate';
import { planText } from '../../gate/planText';
import { exploreToPlan, planOf, type PlanOptions } from '../../plan/plan';
import type { Plan } from '../../plan/types';
import { assess, type Assessed } from '../../run/assess';
import { readApproved } from '../approvedFile';
import { guardMutants, type GuardMutant } from '../../verify/guards';
import { exploreToProve, verify, type Verdict, type Verification } from '../../verify/verify';
import type { Ready } from '../machines';
import { explorationSummary } from '../report';

export type TaskOptions = PlanOptions & {
  readonly limit?: number;
  readonly isWithActions?: boolean;
  /** Whether `assess` also checks the properties. */
  readonly isVerified?: boolean;
};

/** The tasks for one machine. Each result is data that another process can send. */
export const TASKS = {
  explore: (
    { name, cases }: Ready,
    options: TaskOptions,
  ): ReturnType<typeof explorationSummary> => {
    const exploration = explore(cases, options);
    return explorationSummary(
      name,
      cases,
      exploration,
      coverageOf(cases, exploration, coverableTransitions(exploration)),
    );
  },
  plan: ({ cases }: Ready, options: TaskOptions): Plan =>
    planOf(cases, exploreToPlan(cases, options), options),
  approve: ({ cases, witnesses }: Ready, options: TaskOptions): string =>
    planText(approvedPlanOf(cases, witnesses, explore(cases, options))),
  verify: ({ cases, properties }: Ready, options: TaskOptions): Verification =>
    verify(
      cases,
      properties,
      options.limit === undefined ? exploreToProve(cases) : explore(cases, options),
    ),
  guards: ({ cases, properties }: Ready): GuardMutant[] => guardMutants(cases, properties),
  gate: ({ cases, planFile }: Ready): GateResult => gate(cases, readApproved(planFile)),
  assess: (
    { cases, witnesses: kept, planFile, properties }: Ready,
    options: TaskOptions,
  ): Assessed & { milliseconds: number; verdicts?: readonly Verdict[] } => {
    const began = performance.now();
    const approved = readApproved(planFile);
    const { plan, run, witnesses, coverage, problems, exploration } = assess(cases, {
      ...options,
      witnesses: kept,
    });
    return {
      plan,
      run,
      witnesses,
      coverage,
      problems: [...problems, ...(approved === undefined ? [] : gate(cases, approved).problems)],
      ...(options.isVerified && { verdicts: verify(cases, properties, exploration).verdicts }),
      milliseconds: Math.round(performance.now() - began),
    };
  },
};

export type TaskName = keyof typeof TASKS;
export type ResultOf<T extends TaskName> = ReturnType<(typeof TASKS)[T]>;
