import type { Endpoint } from '../../../contract/endpoints';
import { CallFault } from './callFault';
import type { CallOutcome } from './client';

/**
 * For calls that are never refused, such as reading one's own balance: a refusal is a fault that
 * keeps the sentence of the platform, for example that a page is closed.
 */
export const valueOf = <TValue>(
  { id }: Pick<Endpoint, 'id'>,
  outcome: CallOutcome<TValue>,
): TValue => {
  if (outcome.kind === 'refused') throw new CallFault('fault', id, undefined, outcome.message);
  return outcome.value;
};
