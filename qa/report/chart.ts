import type { ChartState, ChartTransition } from '../../machines/shared/chart';
import { outcomeOf } from '../stimuli';

/** Every state of a chart, outer ones first. */
export const statesOf = (chart: ChartState): ChartState[] => [
  chart,
  ...chart.states.flatMap(statesOf),
];

/**
 * Where a state stands: the keys of it and of those that own it, without the machine's own name.
 */
export const placesOf = (chart: ChartState): ReadonlyMap<string, string> => {
  const places = new Map([[chart.id, chart.key]]);
  const walk = (state: ChartState, above: string) => {
    for (const child of state.states) {
      places.set(child.id, `${above}${child.key}`);
      walk(child, `${above}${child.key}.`);
    }
  };
  walk(chart, '');
  return places;
};

/** `event [guard]`. */
export const labelOf = ({ event, guard }: ChartTransition): string =>
  guard === null ? eventLabel(event) : `${eventLabel(event)} [${guard}]`;

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
