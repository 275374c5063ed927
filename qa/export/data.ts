import type { MachineCases } from '../../machines/shared/cases';
import { actorOf, casesOfActor, eventStimuli, outcomeOf } from '../model/stimuli';
import type { PlanStep } from '../plan/types';

/**
 * The data of a step as JSON: an event's payload or an actor's result; empty for a timer and for an
 * event without payload.
 */
export const dataOf = (
  { event, case: name }: Pick<PlanStep, 'event' | 'case'>,
  cases: MachineCases,
): string => {
  if (name === null) return '';
  const outcome = outcomeOf(event);
  if (!outcome) {
    const found = eventStimuli(cases).find(
      (stimulus) => stimulus.type === event && stimulus.case === name,
    );
    const { type: _, ...payload } = found?.event ?? { type: event };
    return Object.keys(payload).length === 0 ? '' : jsonOf(payload);
  }
  const given = casesOfActor(cases, actorOf(cases.machine, outcome.actor));
  if (outcome.kind === 'done') return jsonOf(given?.done?.find((one) => one.name === name)?.output);
  if (outcome.kind === 'error')
    return jsonOf(given?.error?.find((one) => one.name === name)?.error);
  return jsonOf(given?.snapshot?.find((one) => one.name === name)?.snapshot);
};

const jsonOf = (value: unknown): string =>
  JSON.stringify(value instanceof Error ? { message: value.message } : value) ?? '';
