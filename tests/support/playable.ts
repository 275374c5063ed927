import type { Edge, Exploration, ExploredNode } from '../../qa/explore/explore';
import type { Plan } from '../../qa/plan/types';
import type { TransitionId } from '../../qa/model/transitions';

/**
 * Whether an event can come about where a walk is acted out: a person has only what is on the
 * screen.
 */
export type CanHappen = (node: ExploredNode, edge: Edge) => boolean;

/**
 * The part of an exploration that can be acted out: only events that can happen, and only `starts`,
 * if given.
 */
export const playable = (
  everything: Exploration,
  canHappen: CanHappen,
  starts?: readonly string[],
): Exploration => ({
  ...everything,
  starts: everything.starts.filter(({ input }) => starts?.includes(input) ?? true),
  nodes: everything.nodes.map((node) => ({
    ...node,
    edges: node.edges.filter((edge) => canHappen(node, edge)),
  })),
});

/** Transitions that an exploration has and a plan does not take. */
export const untaken = ({ starts, nodes }: Exploration, { paths }: Plan): TransitionId[] => {
  const taken = new Set(
    paths.flatMap((path) => [path, ...path.steps]).flatMap(({ transitions }) => transitions),
  );
  const all = new Set(
    [...starts, ...nodes.flatMap(({ edges }) => edges)].flatMap(({ transitions }) => transitions),
  );
  return [...all].filter((transition) => !taken.has(transition)).sort();
};
