import type { StateValue } from 'xstate';
import { outcomeOf } from './stimuli';

/** A state value as the states that are active: `form.way.sms + form.step.credentials`. */
export const valueText = (value: StateValue): string => leavesOf(value).join(' + ') || '–';

const leavesOf = (value: StateValue): string[] => {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, inner]) => {
    const leaves = inner === undefined ? [] : leavesOf(inner);
    return leaves.length === 0 ? [key] : leaves.map((leaf) => `${key}.${leaf}`);
  });
};

/** A step as text for a person: `credentials.submit · complete`. */
export const stepText = ({
  event,
  case: name,
}: {
  readonly event: string;
  readonly case: string | null;
}): string => (name === null ? eventLabel(event) : `${eventLabel(event)} · ${name}`);

/** `1 path`, `2 paths`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** An event type as a person reads it, `signIn failed` for `xstate.error.actor.signIn`. */
export const eventLabel = (type: string): string => {
  if (type === '') return 'always';
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  if (delay !== undefined) return /^\d+$/.test(delay) ? `after ${delay} ms` : `after ${delay}`;
  const outcome = outcomeOf(type);
  if (!outcome)
    return type.startsWith('xstate.done.state.')
      ? `${type.slice('xstate.done.state.'.length)} done`
      : type;
  return `${outcome.actor} ${{ done: 'done', error: 'failed', snapshot: 'changed' }[outcome.kind]}`;
};
