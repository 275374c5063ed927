import type { MachineCases } from '../../machines/shared/cases';
import { sampleOf, seeded } from '../base/seeded';
import { explore, type Exploration } from '../explore/explore';
import { planOf } from '../plan/plan';
import type { Plan } from '../plan/types';
import { planOfWitnesses, type Witness } from '../plan/witnesses';
import { judge, type Judged, type Walks } from './judge';
import { witnessesFor, type Survivor } from './kill';
import { mutantsOf, type Mutant } from './mutants';

export type MutationScore = {
  readonly machine: string;
  readonly mutants: readonly Judged[];
  /** What the plan kills alone, of those that can be told apart. */
  readonly planScore: number;
  /** What the plan and the witnesses kill. */
  readonly score: number;
  /** Those given that can still be walked, and those found. */
  readonly witnesses: readonly Witness[];
  readonly plan: Plan;
};

export type MutateOptions = {
  readonly seed: number;
  /** Most mutants of the machine, chosen at random. */
  readonly max?: number | undefined;
  readonly exploration?: Exploration;
  readonly plan?: Plan;
  /** What CI walks, with its expectations: instead of plan and witnesses as of today. */
  readonly approved?: Walks;
  /** Walked after the plan. */
  readonly witnesses?: readonly Witness[];
  /** Finds witnesses against what survives. */
  readonly isKilling?: boolean;
  readonly onProgress?: (judged: number, of: number) => void;
};

/**
 * How many small wrong changes of the chart are noticed by the plan, and how many by its witnesses
 * where it does not.
 */
export const mutationScore = (
  cases: MachineCases,
  { seed, max = Infinity, isKilling = false, onProgress, ...given }: MutateOptions,
): MutationScore => {
  const exploration = given.exploration ?? explore(cases);
  const plan = given.approved?.plan ?? given.plan ?? planOf(cases, exploration);
  const kept = planOfWitnesses(cases, given.witnesses ?? []);
  const walks = { plan, witnesses: given.approved?.witnesses ?? kept.plan };
  const chosen = sampleOf(mutantsOf(cases.machine, { seed }), max, seeded(seed, cases.machine.id));
  const judged = chosen.map((mutant, index) => {
    const one = judge(mutant, walks, cases, exploration);
    onProgress?.(index + 1, chosen.length);
    return { mutant, judged: one };
  });
  const survivors = judged.flatMap(({ mutant, judged: one }): Survivor[] =>
    one.verdict === 'survived' && one.difference ? [{ mutant, difference: one.difference }] : [],
  );
  const found = isKilling ? witnessesFor(survivors, cases) : [];
  const killing = planOfWitnesses(cases, found).plan;
  const again = (mutant: Mutant): Judged => {
    const one = judge(mutant, { plan, witnesses: killing }, cases, exploration);
    return one.verdict === 'survived' && one.difference
      ? { ...one, because: 'on a real actor it does not show' }
      : one;
  };
  const mutants = judged.map(({ mutant, judged: one }) =>
    isKilling && one.verdict === 'survived' ? again(mutant) : one,
  );
  return {
    machine: cases.machine.id,
    mutants,
    planScore: scoreOf(mutants, ['plan']),
    score: scoreOf(mutants),
    witnesses: [
      ...(given.witnesses ?? []).filter((witness) => !kept.stale.includes(witness)),
      ...found,
    ],
    plan,
  };
};

/** Killed ÷ (killed + survived), by these walks; 1 where there is nothing to kill. */
export const scoreOf = (
  mutants: readonly Judged[],
  by: readonly ('plan' | 'witness')[] = ['plan', 'witness'],
): number => {
  const tellable = mutants.filter(({ verdict }) => verdict !== 'equivalent');
  const killed = tellable.filter((mutant) => mutant.verdict === 'killed' && by.includes(mutant.by));
  return tellable.length === 0 ? 1 : killed.length / tellable.length;
};
