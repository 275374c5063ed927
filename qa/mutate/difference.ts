import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import { stableJson } from '../base/stableJson';
import { observe, type Edge, type Exploration } from '../explore/explore';
import { effectsOf } from '../model/effects';
import {
  createModel,
  keyOf,
  messageOf,
  type Configuration,
  type Model,
  type Moved,
} from '../model/model';
import { descriptorMatches, type Stimulus } from '../model/stimuli';
import type { Reach } from './mutants';

/** The first difference between two versions of a machine. */
export type Difference = {
  readonly input: string;
  /** The events that lead to it. */
  readonly walk: readonly Stimulus[];
  /**
   * What differs: `value`, `tags`, `status`, `output`, `effects`, `context.<field>`, or `error`.
   */
  readonly what: string;
};

/**
 * How many pairs of configurations are compared when two versions take different paths and still
 * look the same.
 */
const MOST_PAIRS = 5_000;

/**
 * `same`: equivalent as far as exploration reaches. `undecided`: the two stay different for too
 * long.
 */
export type Comparison =
  | { readonly verdict: 'different'; readonly difference: Difference }
  | { readonly verdict: 'same'; readonly steps: number; readonly pairs: number }
  | { readonly verdict: 'undecided'; readonly pairs: number };

/**
 * What tells a changed machine from the one explored, by what can be seen: value, tags, status,
 * context, output and effects; which transition was taken does not count.
 *
 * The machine is deterministic, so two configurations behave alike when every stimulus shows the
 * same and leads to two that behave alike. As long as both versions are in the same configuration,
 * only a stimulus that comes to what was changed can part them; the others were answered by the
 * exploration.
 */
export const compare = (
  cases: MachineCases,
  exploration: Exploration,
  changed: { machine: AnyStateMachine; reach: Reach },
): Comparison => {
  const original = createModel(cases);
  const mutant = createModel(cases, changed.machine);
  /** By the length of the walk to them. */
  const pairs: Pair[][] = [];
  const known = new Set<string>();
  let count = 0;
  const part = (
    a: Attempt,
    b: Attempt,
    from: Pick<Difference, 'input' | 'walk'>,
  ): Difference | undefined => {
    const what = unlike(a, b);
    if (what !== undefined) return { ...from, what };
    if (!('moved' in a) || !('moved' in b)) return undefined;
    const [keyA, keyB] = [keyOf(a.moved.configuration), keyOf(b.moved.configuration)];
    const key = `${keyA}\n${keyB}`;
    if (keyA === keyB || known.has(key)) return undefined;
    known.add(key);
    count++;
    (pairs[from.walk.length] ??= []).push({
      ...from,
      a: a.moved.configuration,
      b: b.moved.configuration,
    });
    return undefined;
  };

  for (const [input, value] of Object.entries(cases.inputs)) {
    const found = part(
      attempt(() => original.start(value)),
      attempt(() => mutant.start(value)),
      { input, walk: [] },
    );
    if (found) return { verdict: 'different', difference: found };
  }
  const { starts, nodes } = exploration;
  const comes = touchesOf(exploration, changed.reach);
  const walkTo = walksOf(exploration);
  let steps = starts.filter(
    ({ transitions }) =>
      changed.reach.kind === 'transition' && transitions.includes(changed.reach.id),
  ).length;
  // The nodes stand in the order of their distance, so the first difference met here is the nearest
  // of those that show at once.
  const atOnce = (): Difference | undefined => {
    for (const [index, node] of nodes.entries()) {
      const touched = [
        ...node.edges
          .filter((edge) => comes(index, edge.stimulus, edge))
          .map((edge) => edge.stimulus),
        ...node.refused.filter((stimulus) => comes(index, stimulus)),
      ];
      if (touched.length === 0) continue;
      const there = movedInto(mutant.machine, node.configuration);
      const before = walkTo(index);
      for (const stimulus of touched) {
        steps++;
        const found = part(
          step(original, node.configuration, stimulus),
          step(mutant, there, stimulus),
          { ...before, walk: [...before.walk, stimulus] },
        );
        if (found) return found;
      }
    }
    return undefined;
  };
  const nearest = atOnce();
  for (let length = 0; length < pairs.length; length++) {
    if (nearest && nearest.walk.length <= length + 1) break;
    for (const { a, b, input, walk } of pairs[length] ?? []) {
      if (a.snapshot.status !== 'active' || !cases.constraint(a.snapshot.context)) continue;
      for (const stimulus of stimuliOf(original, a, mutant, b)) {
        if (count > MOST_PAIRS)
          return nearest
            ? { verdict: 'different', difference: nearest }
            : { verdict: 'undecided', pairs: count };
        const found = part(step(original, a, stimulus), step(mutant, b, stimulus), {
          input,
          walk: [...walk, stimulus],
        });
        if (found) return { verdict: 'different', difference: found };
      }
    }
  }
  return nearest
    ? { verdict: 'different', difference: nearest }
    : { verdict: 'same', steps, pairs: count };
};

type Pair = Pick<Difference, 'input' | 'walk'> & {
  readonly a: Configuration;
  readonly b: Configuration;
};
type Attempt = { readonly moved: Moved } | { readonly error: string };

const attempt = (move: () => Moved): Attempt => {
  try {
    return { moved: move() };
  } catch (error) {
    return { error: messageOf(error) };
  }
};

/**
 * A stimulus that cannot happen in one version (its timer or actor does not run) shows as a
 * difference.
 */
const step = (model: Model, here: Configuration, stimulus: Stimulus): Attempt => {
  const isPossible =
    stimulus.kind === 'event' ||
    model.stimuli(here).stimuli.some((s) => s.type === stimulus.type && s.case === stimulus.case);
  return isPossible ? attempt(() => model.step(here, stimulus)) : { error: 'it cannot happen' };
};

const stimuliOf = (
  original: Model,
  a: Configuration,
  mutant: Model,
  b: Configuration,
): Stimulus[] => {
  const own = original.stimuli(a).stimuli;
  const isNew = (s: Stimulus) =>
    s.kind !== 'event' && !own.some((o) => o.type === s.type && o.case === s.case);
  return [...own, ...mutant.stimuli(b).stimuli.filter(isNew)];
};

const unlike = (a: Attempt, b: Attempt): string | undefined => {
  if (!('moved' in a) || !('moved' in b))
    return stableJson(a) === stableJson(b) || ('error' in a && 'error' in b) ? undefined : 'error';
  const [before, after] = [a.moved.configuration.snapshot, b.moved.configuration.snapshot];
  const [seenA, seenB] = [observe(before), observe(after)];
  for (const key of ['status', 'value', 'tags'] as const)
    if (stableJson(seenA[key]) !== stableJson(seenB[key])) return key;
  const field = unlikeField(before, after);
  if (field !== undefined) return `context.${field}`;
  return stableJson(effectsOf(a.moved.actions, before)) ===
    stableJson(effectsOf(b.moved.actions, after))
    ? undefined
    : 'effects';
};

const unlikeField = (a: AnyMachineSnapshot, b: AnyMachineSnapshot): string | undefined => {
  const [left, right] = [a.context, b.context] as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
  return Object.keys({ ...left, ...right }).find(
    (key) => !Object.is(left[key], right[key]) && stableJson(left[key]) !== stableJson(right[key]),
  );
};

/** The same configuration in another version of the machine. */
const movedInto = (
  machine: AnyStateMachine,
  { snapshot, settled, timers }: Configuration,
): Configuration => {
  const history = Object.entries(snapshot.historyValue as Record<string, AnyStateNode[]>);
  const resolved = machine.resolveState({
    value: snapshot.value,
    context: snapshot.context as never,
    historyValue: Object.fromEntries(
      history.map(([id, nodes]) => [id, nodes.map((node) => machine.getStateNodeById(node.id))]),
    ),
  });
  return {
    snapshot: Object.assign(resolved, { children: snapshot.children }) as AnyMachineSnapshot,
    settled,
    timers,
  };
};

/** Whether a stimulus can come to what was changed. */
const touchesOf = (
  { nodes }: Exploration,
  reach: Reach,
): ((index: number, stimulus: Stimulus, edge?: Edge) => boolean) => {
  if (reach.kind === 'transition')
    return (_index, _stimulus, edge) => edge?.transitions.includes(reach.id) ?? false;
  const isIn = nodes.map(({ snapshot }) =>
    (snapshot._nodes as AnyStateNode[]).some((node) => node.id === reach.node),
  );
  if (reach.kind === 'state')
    return (index, _stimulus, edge) =>
      isIn[index] === true ||
      (edge !== undefined && (isIn[edge.to] === true || edge.transitions.length > 1));
  const takes = (type: string) => descriptorMatches(reach.event, type);
  return (index, stimulus, edge) =>
    (isIn[index] === true && takes(stimulus.type)) || (edge?.raised.some(takes) ?? false);
};

/** A shortest path to each configuration. */
const walksOf = ({
  starts,
  nodes,
}: Exploration): ((index: number) => Pick<Difference, 'input' | 'walk'>) => {
  const cameBy = new Map<number, { from: number; stimulus: Stimulus } | { input: string }>();
  for (const { input, to } of starts) if (!cameBy.has(to)) cameBy.set(to, { input });
  const queue = [...cameBy.keys()];
  for (const index of queue)
    for (const { to, stimulus } of nodes[index]?.edges ?? []) {
      if (cameBy.has(to)) continue;
      cameBy.set(to, { from: index, stimulus });
      queue.push(to);
    }
  return (index) => {
    const walk: Stimulus[] = [];
    for (let at = cameBy.get(index); ;) {
      if (!at) return { input: 'default', walk };
      if ('input' in at) return { input: at.input, walk: walk.reverse() };
      walk.push(at.stimulus);
      at = cameBy.get(at.from);
    }
  };
};
