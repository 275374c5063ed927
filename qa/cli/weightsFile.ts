import type { MachineCases } from '../../machines/shared/cases';
import { didYouMean } from '../base/nearest';
import { splitTransitionId, transitionsOf } from '../model/transitions';
import type { Weights } from '../plan/weights';
import { readJsonFile } from './jsonFile';
import { UsageError } from './usageError';

/**
 * The weights of a file: an object of numbers by transition id or event type. Each key must exist
 * in one of these machines.
 */
export const readWeights = (
  file: string,
  machines: readonly { readonly cases: MachineCases }[],
): Weights => {
  const entries = entriesOf(file);
  const ids = machines.flatMap(({ cases }) => [...transitionsOf(cases.machine).keys()]);
  const known = new Set(ids.flatMap((id) => [id, splitTransitionId(id).event]));
  for (const [name, weight] of entries) {
    if (typeof weight !== 'number' || !(weight >= 0))
      throw new UsageError(
        `${file}: the weight of "${name}" is a number from 0, not ${JSON.stringify(weight)}.`,
      );
    if (known.has(name)) continue;
    throw new UsageError(
      `${file}: no machine chosen has a transition or an event "${name}".` +
        didYouMean(name, [...known]),
    );
  }
  return Object.fromEntries(entries) as Weights;
};

const entriesOf = (file: string): [string, unknown][] => {
  const content = readJsonFile(file, 'weights');
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new UsageError(`${file} holds no weights: they are {"event or transition": number, …}.`);
  return Object.entries(content);
};
