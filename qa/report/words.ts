import type { StateValue } from 'xstate';
import type { PlanStep } from '../plan';
import { eventLabel } from './chart';

/** A state value as the states that are active: `form.way.sms + form.step.credentials`. */
export const valueText = (value: StateValue): string => leavesOf(value).join(' + ') || '–';

const leavesOf = (value: StateValue): string[] => {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, inner]) => {
    const leaves = inner === undefined ? [] : leavesOf(inner);
    return leaves.length === 0 ? [key] : leaves.map((leaf) => `${key}.${leaf}`);
  });
};

/** What is done in a step, for a person: `credentials.submit · complete`. */
export const stepText = ({ event, case: name }: Pick<PlanStep, 'event' | 'case'>): string =>
  name === null ? eventLabel(event) : `${eventLabel(event)} · ${name}`;

/** `1 path`, `2 paths`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
