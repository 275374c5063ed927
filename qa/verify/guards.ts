import { not, type AnyStateMachine } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import type { Property } from '../../machines/shared/properties';
import { explore, type Exploration } from '../explore/explore';
import { stimulusLabel } from '../model/stimuli';
import { check, type Counterexample } from './check';
import { createDues } from './fairness';
import { guardNamesOf } from './misnamed';
import { casesOfPart, type Product } from './product';
import { productGraph } from './productGraph';

/** A guard that properties rest on, taken away or turned round. */
export type GuardMutant = {
  /** The machine or the product. */
  readonly machine: string;
  /** The guard; in a product with its part. */
  readonly guard: string;
  readonly change: 'removed' | 'negated';
  /** The properties that name it, and the shortest walk that breaks each; null where none does. */
  readonly properties: readonly { readonly name: string; readonly walk: Named | null }[];
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
  const limit = limitOf(explore(cases).nodes.length);
  return mutantsOf(cases.machine.id, resting, guards, (guard) =>
    wrongsOf(cases.machine, guard).map(({ change, machine }) => {
      const wrong = { ...cases, machine };
      let exploration: Exploration | undefined;
      return {
        change,
        find: ({ rule }) => {
          exploration ??= explore(wrong, { limit });
          const found = exploration;
          return check(rule, found, (ending) => createDues(wrong, found, ending)).found;
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
  const guards = Object.entries(product.parts).flatMap(([part, { machine }]) =>
    guardNamesOf(machine).map((guard) => `${part}.${guard}`),
  );
  return mutantsOf(product.name, product.properties, guards.filter(isLooked), (keeper) => {
    const [name = '', guard = ''] = keeper.split('.');
    const part = product.parts[name];
    if (!part) return [];
    return wrongsOf(part.machine, guard).map(({ change, machine }) => {
      let graph: ReturnType<typeof productGraph> | undefined;
      return {
        change,
        find: ({ rule }) => {
          graph ??= productGraph(
            product,
            (one, cases) => {
              const known = explorations.get(one);
              if (one !== name && known) return known;
              const wrong = casesOfPart(name, part, product.starts);
              const limit = limitOf(known?.nodes.length ?? 0);
              return explore(one === name ? { ...wrong, machine } : cases, { limit });
            },
            limitOf(whole.nodes.length),
          );
          return check(rule, graph, graph.duesIn).found;
        },
      };
    });
  });
};

type Trial = {
  readonly change: GuardMutant['change'];
  readonly find: (property: Property) => Counterexample | null;
};

const mutantsOf = (
  machine: string,
  properties: readonly Property[],
  guards: readonly string[],
  trialsOf: (guard: string) => Trial[],
): GuardMutant[] =>
  guards.flatMap((guard) => {
    const resting = properties.filter(({ keptBy = [] }) => keptBy.includes(guard));
    if (resting.length === 0) return [];
    const trials = trialsOf(guard);
    return (['removed', 'negated'] as const).map((change): GuardMutant => {
      const began = performance.now();
      const own = trials.filter((trial) => trial.change === change);
      return {
        machine,
        guard,
        change,
        properties: resting.map((property) => ({
          name: property.name,
          walk: namedWalk(own.map(({ find }) => find(property)).find((found) => found !== null)),
        })),
        milliseconds: Math.round(performance.now() - began),
      };
    });
  });

const namedWalk = (found: Counterexample | null | undefined): Named | null =>
  found
    ? {
        input: found.walk.input,
        steps: [...found.walk.steps, ...(found.cycle ?? [])].map(stimulusLabel),
      }
    : null;
