import type { AnyStateMachine } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import { explore, type Exploration } from '../explore';
import { messageOf } from '../model';
import { planOf, type Plan } from '../plan';
import { runPlan } from '../run';
import { differenceOf, type Difference } from './difference';
import { mutantsOf, type Mutant } from './mutants';
import { sampleOf, seeded } from './seeded';

export type Judged = Pick<Mutant, 'operator' | 'at' | 'change'> &
  (
    | { readonly verdict: 'killed'; readonly by: string }
    | { readonly verdict: 'equivalent' }
    | { readonly verdict: 'survived'; readonly difference: Difference | 'undecided' }
  );

export type MutationScore = {
  readonly machine: string;
  readonly mutants: readonly Judged[];
  /** Killed ÷ (killed + survived); 1 where there is neither. */
  readonly score: number;
};

export type MutateOptions = {
  readonly seed: number;
  /** Most mutants of the machine, chosen at random. */
  readonly max?: number | undefined;
  readonly exploration?: Exploration;
  readonly plan?: Plan;
  readonly onProgress?: (judged: number, of: number) => void;
};

/**
 * How many small wrong changes of the chart the plan notices. The run looks at what the machine shows and does, not at
 * which transition did it; what it does not notice is compared with the original, so that a change that makes no
 * difference is told apart from one that was missed.
 */
export const mutationScore = (cases: MachineCases, { seed, max = Infinity, onProgress, ...given }: MutateOptions): MutationScore => {
  const exploration = given.exploration ?? explore(cases);
  const plan = given.plan ?? planOf(cases, exploration);
  const all = mutantsOf(cases.machine, { seed });
  const chosen = sampleOf(all, max, seeded(seed, cases.machine.id));
  const mutants = chosen.map((mutant, index) => {
    const judged = judge(mutant, plan, cases, exploration);
    onProgress?.(index + 1, chosen.length);
    return judged;
  });
  return { machine: cases.machine.id, mutants, score: scoreOf(mutants) };
};

export const scoreOf = (mutants: readonly Judged[]): number => {
  const killed = mutants.filter((m) => m.verdict === 'killed').length;
  const survived = mutants.filter((m) => m.verdict === 'survived').length;
  return killed + survived === 0 ? 1 : killed / (killed + survived);
};

const judge = ({ operator, at, change, reach, build }: Mutant, plan: Plan, cases: MachineCases, exploration: Exploration): Judged => {
  const mutant = { operator, at, change };
  let machine: AnyStateMachine;
  try {
    machine = build();
  } catch (error) {
    return { ...mutant, verdict: 'killed', by: `the chart is refused: ${messageOf(error)}` };
  }
  // Refusals are most of the work of a run and seldom what tells, so they are asked of those that get through without.
  for (const isWithoutRefusals of [true, false]) {
    const { failure } = runPlan(plan, cases, { machine, isBlackBox: true, isWithoutRefusals });
    if (failure) return { ...mutant, verdict: 'killed', by: failure.message };
  }
  const difference = differenceOf(cases, exploration, { machine, reach });
  return difference === undefined ? { ...mutant, verdict: 'equivalent' } : { ...mutant, verdict: 'survived', difference };
};
