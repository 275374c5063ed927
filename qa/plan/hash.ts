import { createHash } from 'node:crypto';
import type { MachineCases } from '../../machines/shared/cases';
import { stableJson } from '../base/stableJson';
import { transitionsOf } from '../model/transitions';

/**
 * Twelve hex digits over the chart (states, transitions, guards and actions by name) and the names
 * of the cases.
 */
export const hashOf = (cases: MachineCases): string => {
  const names = (list: readonly { name: string }[] | undefined) => list?.map((c) => c.name);
  const subject = {
    chart: cases.machine.toJSON(),
    transitions: [...transitionsOf(cases.machine).keys()],
    inputs: Object.keys(cases.inputs),
    events: Object.entries(cases.events).map(([type, list]) => [type, names(list)]),
    actors: Object.entries(cases.actors).map(([id, c]) => [
      id,
      names(c?.done),
      names(c?.error),
      names(c?.snapshot),
    ]),
  };
  return createHash('sha256').update(stableJson(subject)).digest('hex').slice(0, 12);
};
