import type { AnyStateMachine } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import type { Exploration } from '../explore/explore';
import { messageOf } from '../model/model';
import { splitTransitionId } from '../model/transitions';
import type { Plan, PlanPath } from '../plan/types';
import { runPlan } from '../run/run';
import { compare, type Difference } from './difference';
import type { Mutant, Reach } from './mutants';

export type Judged = Pick<Mutant, 'operator' | 'at' | 'change'> &
  (
    | { readonly verdict: 'killed'; readonly by: 'plan' | 'witness'; readonly message: string }
    | { readonly verdict: 'equivalent'; readonly because: string }
    | {
        readonly verdict: 'survived';
        readonly difference: Difference | undefined;
        readonly because: string;
      }
  );

export type Walks = {
  readonly plan: Plan;
  /** Walked after the plan. */
  readonly witnesses: Plan;
};

/**
 * What becomes of a mutant. The run looks at what the machine shows and does, not at which
 * transition did it, and stops at the first difference; what is not noticed is compared with the
 * original, so that a change that makes no difference is told apart from one that was missed.
 */
export const judge = (
  { operator, at, change, reach, build }: Mutant,
  { plan, witnesses }: Walks,
  cases: MachineCases,
  exploration: Exploration,
): Judged => {
  const mutant = { operator, at, change };
  let machine: AnyStateMachine;
  try {
    machine = build();
  } catch (error) {
    return {
      ...mutant,
      verdict: 'killed',
      by: 'plan',
      message: `the chart is refused: ${messageOf(error)}`,
    };
  }
  for (const [by, walked] of [
    ['plan', plan],
    ['witness', witnesses],
  ] as const) {
    const message = noticed({ machine, reach }, walked, cases);
    if (message !== undefined) return { ...mutant, verdict: 'killed', by, message };
  }
  const comparison = compare(cases, exploration, { machine, reach });
  switch (comparison.verdict) {
    case 'different':
      return {
        ...mutant,
        verdict: 'survived',
        difference: comparison.difference,
        because: 'no path goes where it shows',
      };
    case 'undecided':
      return {
        ...mutant,
        verdict: 'survived',
        difference: undefined,
        because: `${comparison.pairs} pairs of places look the same, and there are more`,
      };
    case 'same':
      return { ...mutant, verdict: 'equivalent', because: whySame(comparison, at, cases) };
  }
};

/** The comparisons by which a walk distinguishes the changed machine from the original. */
export const noticed = (
  { machine, reach }: { machine: AnyStateMachine; reach: Reach },
  plan: Plan,
  cases: MachineCases,
): string | undefined => {
  const paths = soonestFirst(plan.paths, reach);
  if (paths.length === 0) return undefined;
  // Refusals are most of the work of a run and rarely make the difference, so they are checked only
  // for mutants that pass without.
  for (const isWithoutRefusals of [true, false]) {
    const { failure } = runPlan({ ...plan, paths }, cases, {
      machine,
      isBlackBox: true,
      isWithoutRefusals,
    });
    if (failure) return failure.message;
  }
  return undefined;
};

/**
 * Paths that come to what was changed, the soonest first. One that never takes the transition that
 * was changed shows nothing and is left out; where guards or states are another, each path may show
 * it.
 */
const soonestFirst = (paths: readonly PlanPath[], reach: Reach): PlanPath[] => {
  const isIt = (id: string) =>
    reach.kind === 'transition' ? id === reach.id : splitTransitionId(id).nodeId === reach.node;
  const comesAt = (path: PlanPath) => {
    const at = [path, ...path.steps].findIndex(({ transitions }) => transitions.some(isIt));
    return at < 0 ? Infinity : at;
  };
  const timed = paths
    .map((path) => ({ path, at: comesAt(path) }))
    .filter(({ at }) => reach.kind !== 'transition' || at < Infinity);
  return timed.sort((a, b) => (a.at === b.at ? 0 : a.at - b.at)).map(({ path }) => path);
};

const whySame = (
  { steps, pairs }: { steps: number; pairs: number },
  at: string,
  { exceptions }: MachineCases,
): string => {
  if (steps > 0)
    return (
      `each of the ${steps} steps that come to it shows the same` +
      (pairs > 0 ? `, and so does all that follows (${pairs} pairs of places)` : '')
    );
  const exception = exceptions[at];
  return exception === undefined
    ? 'nothing that can happen comes to it'
    : `nothing that can happen comes to it: ${exception}`;
};
