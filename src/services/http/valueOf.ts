import type { Endpoint } from '../../../contract/endpoints';
import { CallFault } from './callFault';
import type { CallOutcome } from './client';

/**
 * For calls that cannot be refused, such as reading one's own balance: a refusal counts as a fault.
 */
export const valueOf = <TValue>(
  { id }: Pick<Endpoint, 'id'>,
  outcome: CallOutcome<TValue>,
): TValue => {
  if (outcome.kind === 'refused') throw new CallFault('fault', id);
  return outcome.value;
};
