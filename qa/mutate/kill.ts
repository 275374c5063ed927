import type { MachineCases } from '../../machines/shared/cases';
import { stimulusLabel } from '../model/stimuli';
import { planOfWitnesses, type Witness } from '../plan/witnesses';
import type { Difference } from './difference';
import { noticed } from './judge';
import type { Mutant } from './mutants';

export type Survivor = { readonly mutant: Mutant; readonly difference: Difference };

/**
 * Few walks that distinguish the survivors from their machine: the longest first, since it may kill
 * others on its way. A walk that shows no difference on a real actor is dropped.
 */
export const witnessesFor = (survivors: readonly Survivor[], cases: MachineCases): Witness[] => {
  const found: Witness[] = [];
  for (const survivor of [...survivors].sort(
    (a, b) => b.difference.walk.length - a.difference.walk.length,
  )) {
    const { mutant, difference } = survivor;
    const changed = { machine: mutant.build(), reach: mutant.reach };
    const isTold = (witness: Witness) =>
      noticed(changed, planOfWitnesses(cases, [witness]).plan, cases) !== undefined;
    const tells = `${mutant.at} ${mutant.change}`;
    const known = found.findIndex(isTold);
    const other = found[known];
    if (other) found[known] = { ...other, tells: [...other.tells, tells] };
    else {
      const witness = {
        tells: [tells],
        input: difference.input,
        steps: difference.walk.map(stimulusLabel),
      };
      if (isTold(witness)) found.push(witness);
    }
  }
  return found;
};
