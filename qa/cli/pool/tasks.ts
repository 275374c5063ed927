import { coverableTransitions, coverageOf } from '../../explore/coverage';
import { explore } from '../../explore/explore';
import { planOf, type PlanOptions } from '../../plan/plan';
import type { Plan } from '../../plan/types';
import { assess, type Assessed } from '../../run/assess';
import type { Ready } from '../machines';
import { explorationSummary } from '../report';

export type TaskOptions = PlanOptions & { readonly limit?: number };

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
    planOf(cases, explore(cases, options), options),
  assess: (
    { cases, witnesses: kept }: Ready,
    options: TaskOptions,
  ): Assessed & { milliseconds: number } => {
    const began = performance.now();
    const { plan, run, witnesses, coverage, problems } = assess(cases, {
      ...options,
      witnesses: kept,
    });
    return {
      plan,
      run,
      witnesses,
      coverage,
      problems,
      milliseconds: Math.round(performance.now() - began),
    };
  },
};

export type TaskName = keyof typeof TASKS;
export type ResultOf<T extends TaskName> = ReturnType<(typeof TASKS)[T]>;
