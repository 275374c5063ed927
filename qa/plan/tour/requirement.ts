import type { AnyStateMachine } from 'xstate';
import { requirementsOf, statesEntered } from '../../model/requirements';
import { transitionsOf, type TransitionId } from '../../model/transitions';
import type { TourEdge } from './graph';

/**
 * Gives the places of the chart with a requirement that a step comes by: transitions that it takes,
 * and states that it enters, those included in which it does not stay. States that every life
 * begins in are met by every step.
 */
export const requirementsMet = (
  machine: AnyStateMachine,
): ((edge: TourEdge) => readonly string[]) => {
  const wanted = new Set(requirementsOf(machine).map(({ at }) => at));
  const within = (places: Iterable<string>) => [...places].filter((at) => wanted.has(at));
  const initial = within(statesEntered(machine, new Set()));
  const met = new Map<TransitionId, readonly string[]>();
  if (wanted.size > 0)
    for (const id of transitionsOf(machine).keys())
      met.set(id, within([id, ...statesEntered(machine, new Set([id]))]));
  return ({ transitions }) => [
    ...new Set([...initial, ...transitions.flatMap((id) => met.get(id) ?? [])]),
  ];
};
