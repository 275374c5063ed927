import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { outcomeOf } from '../stimuli';
import { transitionId, type TransitionId } from '../transitions';

export type ChartTransition = {
  readonly id: TransitionId;
  readonly source: string;
  /** The event for a person: `signIn failed` for `xstate.error.actor.signIn`. */
  readonly label: string;
  readonly guard: string | null;
  /** State node ids; none for a transition that stays. */
  readonly targets: readonly string[];
};

export type ChartState = {
  readonly id: string;
  readonly key: string;
  readonly kind: AnyStateNode['type'];
  readonly isInitial: boolean;
  readonly tags: readonly string[];
  /** Ids of the actors that run there. */
  readonly invokes: readonly string[];
  readonly transitions: readonly ChartTransition[];
  readonly states: readonly ChartState[];
};

/** The chart of a machine as names, for whoever draws or prints it. */
export const chartOf = (machine: AnyStateMachine): ChartState => stateOf(machine.root, false);

/** Every state of a chart, outer ones first. */
export const statesOf = (chart: ChartState): ChartState[] => [chart, ...chart.states.flatMap(statesOf)];

/** Where a state stands: the keys of it and of those that own it, without the machine's own name. */
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

const stateOf = (node: AnyStateNode, isInitial: boolean): ChartState => {
  const initial = node.type === 'compound' ? node.initial.target.map((target) => target.id) : [];
  return {
    id: node.id,
    key: node.key,
    kind: node.type,
    isInitial,
    tags: [...node.tags],
    invokes: node.invoke.map(({ id }) => id),
    transitions: [...(node.always ?? []), ...[...node.transitions.values()].flat()].map(chartTransition),
    states: Object.values(node.states).map((child) => stateOf(child, initial.includes(child.id))),
  };
};

const chartTransition = (transition: AnyTransitionDefinition): ChartTransition => ({
  id: transitionId(transition),
  source: transition.source.id,
  label: eventLabel(transition.eventType),
  guard: guardName(transition.guard),
  targets: transition.target?.map((target) => target.id) ?? [],
});

/** An event type as a person reads it; what xstate adds to it is left out. */
export const eventLabel = (type: string): string => {
  if (type === '') return 'always';
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  if (delay !== undefined) return /^\d+$/.test(delay) ? `after ${delay} ms` : `after ${delay}`;
  const outcome = outcomeOf(type);
  if (!outcome) return type.startsWith('xstate.done.state.') ? `${type.slice('xstate.done.state.'.length)} done` : type;
  return `${outcome.actor} ${{ done: 'done', error: 'failed', snapshot: 'changed' }[outcome.kind]}`;
};

/** An inline guard has no name but its function's. */
const guardName = (guard: unknown): string | null => {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  const { type, name } = guard as { type?: string; name?: string };
  return type || name || 'guard';
};
