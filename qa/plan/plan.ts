import type { MachineCases } from '../../machines/shared/cases';
import { coverableTransitions, isEachCoveredBy } from '../explore/coverage';
import { explore, type Exploration, type Observation, type Start } from '../explore/explore';
import { quotientOf } from '../explore/quotient';
import type { Stimulus } from '../model/stimuli';
import type { TransitionId } from '../model/transitions';
import { withConsequences } from './consequences';
import { graphPaths, type GraphStrategy } from './graphPaths';
import { hashOf } from './hash';
import { STEP_LABELS, tourGraphOf, type Cover } from './tour/cover';
import { costOf, type TourArc, type TourEdge } from './tour/graph';
import { requirementsMet } from './tour/requirement';
import { findTour } from './tour/search';
import type { Plan, PlanPath, PlanStep, Refusal } from './types';
import { orderByWeight, type Weights } from './weights';

export type PlanOptions = {
  readonly cover?: Cover;
  /** What a restart costs, in steps (default 5). */
  readonly resetCost?: number;
  /** Most steps of one path. */
  readonly maxPath?: number;
  /** Breaks ties in another way; the same seed gives the same plan. */
  readonly seed?: number;
  /** The tour, or paths of `@xstate/graph` for comparison, which may throw `NoAnswer`. */
  readonly strategy?: 'tour' | GraphStrategy;
  /** Paths that cover heavier transitions come first. */
  readonly weights?: Weights;
};

/** Narrow beams fail on pairs, of which there are many that few steps distinguish. */
const PAIRS_EFFORT = 12;

/**
 * Paths that cover every coverable transition (or what else is chosen) at the least cost found.
 * Same input, same plan.
 */
export const planOf = (
  cases: MachineCases,
  exploration: Exploration = explore(cases),
  {
    cover = 'transition',
    resetCost = 5,
    maxPath,
    seed = 0,
    strategy = 'tour',
    weights = {},
  }: PlanOptions = {},
): Plan => {
  const ground =
    exploration.isTruncated && (cover === 'transition' || cover === 'case')
      ? beginningOf(exploration, STEP_LABELS[cover]())
      : exploration;
  const quotient = quotientOf(ground);
  const graph = tourGraphOf(quotient, cover, requirementsMet(cases.machine));
  const search = (maxArcs: number) =>
    findTour(graph, {
      resetCost,
      maxArcs,
      seed,
      ...(cover === 'pair' && { effort: PAIRS_EFFORT, isLarge: true }),
    });
  const { tour, bound } = search(maxPath === undefined ? Infinity : maxPath + 1);
  const planned =
    strategy === 'tour'
      ? planPaths(tour.paths.map(walkOf), quotient.nodes)
      : planPaths(graphPaths(ground, strategy), ground.nodes);
  const { paths: ordered, position } = orderByWeight(planned, weights);
  const paths = withConsequences(ordered, cases);
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  const cost = steps + resetCost * paths.length;
  const isTour = strategy === 'tour';
  const taken = new Set(
    isTour
      ? tour.paths.flatMap((path) =>
          path.flatMap(({ items }) => items.map((item) => graph.labels[item])),
        )
      : planned.flatMap((path) => [path, ...path.steps].flatMap(({ transitions }) => transitions)),
  );
  const left =
    isTour || cover === 'transition' ? graph.labels.filter((label) => !taken.has(label)) : [];
  return {
    machine: cases.machine.id,
    hash: hashOf(cases),
    cover,
    ...(isTour ? {} : { strategy }),
    resetCost,
    maxPath: maxPath ?? null,
    paths,
    steps,
    cost,
    bound,
    isExact: isTour && cost === bound && left.length === 0 && !exploration.isTruncated,
    ...(left.length > 0 && { left }),
    ...(exploration.isTruncated && { isTruncated: true }),
    ...(maxPath === undefined ? {} : { uncappedCost: costOf(search(Infinity).tour, resetCost) }),
    ...(position && { position }),
  };
};

/**
 * A machine explored as far as its plan needs. Where the case file says by a `proofLimit` that
 * there is more than the limit, that is no further than to what takes every transition: the rest
 * would be left out again.
 */
export const exploreToPlan = (
  cases: MachineCases,
  { cover = 'transition', ...options }: PlanOptions & { readonly limit?: number } = {},
): Exploration => {
  const { limit, proofLimit = limit } = cases;
  const isLarge = proofLimit > limit && limit > LEAST_BEGINNING;
  if (!isLarge || cover !== 'transition' || options.limit !== undefined)
    return explore(cases, options);
  const beginning = explore(cases, { limit: LEAST_BEGINNING });
  return isEachCoveredBy(coverableTransitions(beginning), cases) ? beginning : explore(cases);
};

/** In fewer configurations there are detours: short ways between places lie beyond them. */
const LEAST_BEGINNING = 1_500;

/**
 * Of what the limit cut off somewhere, as much from its beginning as has the same to cover:
 * planning through all of it could take minutes, and would promise no more.
 */
const beginningOf = (
  exploration: Exploration,
  labelsOf: (edge: TourEdge) => readonly string[],
): Exploration => {
  const all = labelsWithin(exploration, labelsOf).size;
  for (let size = LEAST_BEGINNING; size < exploration.nodes.length; size *= 2) {
    const isWithin = ({ to }: { readonly to: number }) => to < size;
    const starts = exploration.starts.filter(isWithin);
    const nodes = exploration.nodes
      .slice(0, size)
      .map((node) => ({ ...node, edges: node.edges.filter(isWithin) }));
    if (labelsWithin({ starts, nodes }, labelsOf).size === all)
      return { ...exploration, starts, nodes };
  }
  return exploration;
};

const labelsWithin = (
  { starts, nodes }: Pick<Exploration, 'starts' | 'nodes'>,
  labelsOf: (edge: TourEdge) => readonly string[],
): ReadonlySet<string> => {
  const labels = new Set<string>();
  const add = (edge: TourEdge) => {
    for (const label of labelsOf(edge)) labels.add(label);
  };
  for (const start of starts) add(start);
  for (const { edges } of nodes) for (const edge of edges) add(edge);
  return labels;
};

/** A life of the machine from one of its starts, by configurations or by classes of them. */
type Walk = { readonly start: Begin; readonly edges: readonly WalkEdge[] };
type Begin = Omit<Start, 'begun'>;
type WalkEdge = {
  readonly to: number;
  readonly stimulus: Stimulus;
  readonly transitions: readonly TransitionId[];
};
type WalkNode = { readonly observation: Observation; readonly refused: readonly Stimulus[] };

const walkOf = ([start, ...rest]: readonly TourArc[]): Walk => {
  if (!start || !('input' in start.edge)) throw new Error('a path must begin with a start');
  const edges = rest.map(({ edge }) => {
    if ('input' in edge) throw new Error('a start inside a path');
    return edge;
  });
  return { start: start.edge, edges };
};

const planPaths = (walks: readonly Walk[], nodes: readonly WalkNode[]): PlanPath[] => {
  const visited = new Set<number>();
  const arrive = ({ to, transitions }: Begin | WalkEdge) => {
    const node = nodes[to];
    if (!node) throw new Error(`no class ${to}`);
    const refuses = visited.has(to) ? [] : node.refused.map(refusalOf);
    visited.add(to);
    return { expect: { ...node.observation }, transitions, refuses };
  };
  return walks.map(({ start, edges }): PlanPath => ({
    input: start.input,
    ...arrive(start),
    steps: edges.map((edge): PlanStep => ({
      event: edge.stimulus.type,
      case: edge.stimulus.case,
      ...arrive(edge),
    })),
  }));
};

const refusalOf = (stimulus: Stimulus): Refusal => ({ event: stimulus.type, case: stimulus.case });
