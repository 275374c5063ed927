import { not, type AnyStateMachine } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import type { Property } from '../../machines/shared/properties';
import { explore, type Exploration } from '../explore/explore';
import { stimulusLabel } from '../model/stimuli';
import { check, type Counterexample } from './check';
import { createDues } from './fairness';
import { guardNamesOf } from './misnamed';
import type { Graph } from './moments';
import type { Product } from './product';
import { productGraph, type ProductGraph } from './productGraph';

/** A guard that properties rest on, taken away or turned round. */
export type GuardMutant = {
  /** The machine or the product. */
  readonly machine: string;
  /** The guard; in a product with its part. */
  readonly guard: string;
  readonly change: 'removed' | 'negated';
  /**
   * The properties that name it, and the shortest walk that breaks each; null where another one
   * breaks sooner, or none does.
   */
  readonly properties: readonly { readonly name: string; readonly walk: Named | null }[];
  /** Of the processor, so that other work on the machine does not count. */
  readonly milliseconds: number;
};
type Named = { readonly input: string; readonly steps: readonly string[] };

type Wrong = { readonly change: GuardMutant['change']; readonly machine: AnyStateMachine };

/** A guard without its check lets everything through, or nothing. */
const wrongsOf = (machine: AnyStateMachine, guard: string): Wrong[] => {
  const { guards } = machine.implementations;
  const own = (guards as Record<string, unknown>)[guard];
  const negated =
    typeof own === 'function' && !('check' in own)
      ? (args: unknown, params: unknown) =>
          !(own as (args: unknown, params: unknown) => boolean)(args, params)
      : not(own as never);
  const withGuard = (value: unknown) => machine.provide({ guards: { [guard]: value } } as never);
  return [
    { change: 'removed', machine: withGuard(() => true) },
    { change: 'removed', machine: withGuard(() => false) },
    { change: 'negated', machine: withGuard(negated) },
  ];
};

/** A wrong machine may have no end of configurations: more than these are not looked at. */
const limitOf = (configurations: number): number => configurations * 3 + 500;

/** Each guard that a property of the machine names in `keptBy`, without it. */
export const guardMutants = (
  cases: MachineCases,
  properties: readonly Property[],
): GuardMutant[] => {
  const guards = guardNamesOf(cases.machine);
  const resting = properties.filter(({ keptBy = [] }) =>
    keptBy.some((one) => guards.includes(one)),
  );
  if (resting.length === 0) return [];
  let known: number | undefined;
  const whole = () => (known ??= limitOf(explore(cases).nodes.length));
  return mutantsOf(cases.machine.id, { properties: resting, guards, whole }, (guard) =>
    wrongsOf(cases.machine, guard).map(({ change, machine }) => {
      const wrong = { ...cases, machine };
      return {
        change,
        within: (limit) => {
          const found = explore(wrong, { limit });
          return { ...found, duesIn: (ending) => createDues(wrong, found, ending) };
        },
      };
    }),
  );
};

/** Each guard that a property of the product names, without it. `isLooked`: those looked at. */
export const productGuardMutants = (
  product: Product,
  isLooked: (guard: string) => boolean = () => true,
): GuardMutant[] => {
  const explorations = new Map<string, Exploration>();
  const whole = productGraph(product, (name, cases) => {
    const exploration = explore(cases);
    explorations.set(name, exploration);
    return exploration;
  });
  const all = Object.entries(product.parts).flatMap(([part, { machine }]) =>
    guardNamesOf(machine).map((guard) => `${part}.${guard}`),
  );
  const looked = {
    properties: product.properties,
    guards: all.filter(isLooked),
    whole: () => limitOf(whole.nodes.length),
  };
  return mutantsOf(product.name, looked, (keeper) => {
    const [name = '', guard = ''] = keeper.split('.');
    const part = product.parts[name];
    if (!part) return [];
    return wrongsOf(part.machine, guard).map(({ change, machine }) => ({
      change,
      within: (limit) =>
        productGraph(
          product,
          (one, cases) => {
            const known = explorations.get(one);
            if (one !== name && known) return known;
            const own = Math.min(limit, limitOf(known?.nodes.length ?? 0));
            return explore({ ...cases, machine }, { limit: own });
          },
          limit,
        ),
    }));
  });
};

type Within = Graph & Pick<ProductGraph, 'duesIn'>;
type Trial = {
  readonly change: GuardMutant['change'];
  /** The wrong machine, as far as so many configurations. */
  readonly within: (limit: number) => Within;
};

/**
 * How far is looked, one after the other. A walk that breaks something is mostly short; what lies
 * nearer is found without the rest, and it is as short.
 */
const NEAR = [300, 3_000];

const mutantsOf = (
  machine: string,
  {
    properties,
    guards,
    whole,
  }: {
    readonly properties: readonly Property[];
    readonly guards: readonly string[];
    /** How far a wrong machine is looked at; asked for only when nothing lies nearer. */
    readonly whole: () => number;
  },
  trialsOf: (guard: string) => Trial[],
): GuardMutant[] =>
  guards.flatMap((guard) => {
    const resting = properties.filter(({ keptBy = [] }) => keptBy.includes(guard));
    if (resting.length === 0) return [];
    const trials = trialsOf(guard);
    return (['removed', 'negated'] as const).map((change): GuardMutant => {
      const began = process.cpuUsage();
      const own = trials.filter((trial) => trial.change === change);
      const found = walksOf(resting, own, whole);
      return {
        machine,
        guard,
        change,
        properties: resting.map(({ name }) => ({ name, walk: namedWalk(found.get(name)) })),
        milliseconds: millisecondsSince(began),
      };
    });
  });

const millisecondsSince = (began: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(began);
  return Math.round((user + system) / 1_000);
};

/** The walks that break properties, by their names: of the nearest distance at which one breaks. */
const walksOf = (
  properties: readonly Property[],
  trials: readonly Trial[],
  whole: () => number,
): ReadonlyMap<string, Counterexample> => {
  const walks = new Map<string, Counterexample>();
  for (const near of [...NEAR, null]) {
    // Where something never comes is seen only in the whole.
    const seen = properties.filter(({ rule }) => near === null || rule.kind !== 'leadsTo');
    if (seen.length === 0) continue;
    const limit = near ?? whole();
    for (const { within } of trials) {
      const graph = within(limit);
      for (const { name, rule } of seen) {
        const { found } = walks.has(name) ? { found: null } : check(rule, graph, graph.duesIn);
        if (found) walks.set(name, found);
      }
    }
    if (walks.size > 0) return walks;
  }
  return walks;
};

const namedWalk = (found: Counterexample | undefined): Named | null =>
  found
    ? {
        input: found.walk.input,
        steps: [...found.walk.steps, ...(found.cycle ?? [])].map(stimulusLabel),
      }
    : null;
