import { createHash } from 'node:crypto';
import type { StateValue } from 'xstate';
import type { MachineCases } from '../machines/shared/cases';
import { withConsequences, type Consequences } from './consequences';
import { explore, type Exploration, type Observation } from './explore';
import { requirementsMet } from './tour/requirement';
import { quotientOf, type Quotient } from './quotient';
import type { Stimulus } from './stimuli';
import { stableJson } from './stableJson';
import { tourGraphOf, type Cover } from './tour/cover';
import { costOf, type Tour, type TourArc } from './tour/graph';
import { findTour } from './tour/search';
import { transitionsOf, type TransitionId } from './transitions';

export type Expectation = { readonly value: StateValue; readonly tags: readonly string[]; readonly status: Observation['status'] };
export type Refusal = { readonly event: string; readonly case: string | null };

export type PlanStep = {
  /** Event type: the machine's own, or `xstate.done.actor.<id>`, `xstate.error.actor.<id>`, `xstate.after.<delay>.<state>`. */
  readonly event: string;
  /** Name in the case file; null for timers. */
  readonly case: string | null;
  readonly expect: Expectation;
  readonly transitions: readonly TransitionId[];
  /** Events that must change nothing after this step; listed once for each class of configurations. */
  readonly refuses: readonly Refusal[];
} & Consequences;

export type PlanPath = {
  readonly input: string;
  readonly expect: Expectation;
  readonly transitions: readonly TransitionId[];
  readonly refuses: readonly Refusal[];
  readonly steps: readonly PlanStep[];
} & Consequences;

export type Plan = {
  readonly machine: string;
  /** Of the chart and the case names: a plan made for another version tells so. */
  readonly hash: string;
  readonly cover: Cover;
  readonly resetCost: number;
  readonly maxPath: number | null;
  readonly paths: readonly PlanPath[];
  readonly steps: number;
  /** Steps + resetCost for each path. */
  readonly cost: number;
  /** No plan of this coverage can cost less (paths of any length). */
  readonly bound: number;
  /** True when `cost` is proved to be the least. */
  readonly isExact: boolean;
  /** What the plan would cost without `maxPath`. */
  readonly uncappedCost?: number;
};

export type PlanOptions = {
  readonly cover?: Cover;
  /** What starting anew costs, in steps (default 5). */
  readonly resetCost?: number;
  /** Most steps of one path. */
  readonly maxPath?: number;
  /** Breaks ties in another way; the same seed gives the same plan. */
  readonly seed?: number;
};

/** Paths that cover every coverable transition (or what else is chosen) at the least cost found. Same input, same plan. */
export const planOf = (
  cases: MachineCases,
  exploration: Exploration = explore(cases),
  { cover = 'transition', resetCost = 5, maxPath, seed = 0 }: PlanOptions = {},
): Plan => {
  const quotient = quotientOf(exploration);
  const graph = tourGraphOf(quotient, cover, requirementsMet(cases.machine));
  const search = (maxArcs: number) => findTour(graph, { resetCost, maxArcs, seed });
  const { tour, bound } = search(maxPath === undefined ? Infinity : maxPath + 1);
  const paths = withConsequences(planPaths(tour, quotient), cases);
  const cost = costOf(tour, resetCost);
  const uncapped = maxPath === undefined ? {} : { uncappedCost: costOf(search(Infinity).tour, resetCost) };
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  return { machine: cases.machine.id, hash: hashOf(cases), cover, resetCost, maxPath: maxPath ?? null, paths, steps, cost, bound, isExact: cost === bound, ...uncapped };
};

const planPaths = ({ paths }: Tour, quotient: Quotient): PlanPath[] => {
  const visited = new Set<number>();
  const arrive = (arc: TourArc) => {
    const { to } = arc.edge;
    const node = quotient.nodes[to];
    if (!node) throw new Error(`no class ${to}`);
    const refuses = visited.has(to) ? [] : node.refused.map(refusalOf);
    visited.add(to);
    return { expect: { ...node.observation }, transitions: arc.edge.transitions, refuses };
  };
  return paths.map((arcs): PlanPath => {
    const [start, ...rest] = arcs;
    if (!start || !('input' in start.edge)) throw new Error('a path must begin with a start');
    return {
      input: start.edge.input,
      ...arrive(start),
      steps: rest.map((arc): PlanStep => {
        if ('input' in arc.edge) throw new Error('a start inside a path');
        return { event: arc.edge.stimulus.type, case: arc.edge.stimulus.case, ...arrive(arc) };
      }),
    };
  });
};

const refusalOf = (stimulus: Stimulus): Refusal => ({ event: stimulus.type, case: stimulus.case });

/** Twelve hex digits over the chart (states, transitions, guards and actions by name) and the names of the cases. */
export const hashOf = (cases: MachineCases): string => {
  const names = (list: readonly { name: string }[] | undefined) => list?.map((c) => c.name);
  const subject = {
    chart: cases.machine.toJSON(),
    transitions: [...transitionsOf(cases.machine).keys()],
    inputs: Object.keys(cases.inputs),
    events: Object.entries(cases.events).map(([type, list]) => [type, names(list)]),
    actors: Object.entries(cases.actors).map(([id, c]) => [id, names(c?.done), names(c?.error), names(c?.snapshot)]),
  };
  return createHash('sha256').update(stableJson(subject)).digest('hex').slice(0, 12);
};
