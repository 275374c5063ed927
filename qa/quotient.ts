import type { Exploration, Observation } from './explore';
import type { Stimulus } from './stimuli';
import { stableJson } from './stableJson';
import type { TransitionId } from './transitions';

export type QuotientEdge = { readonly to: number; readonly stimulus: Stimulus; readonly transitions: readonly TransitionId[] };
export type QuotientNode = {
  readonly observation: Observation;
  readonly edges: readonly QuotientEdge[];
  readonly refused: readonly Stimulus[];
  readonly isFrontier: boolean;
};
export type Quotient = {
  readonly nodes: readonly QuotientNode[];
  readonly starts: readonly { readonly input: string; readonly to: number; readonly transitions: readonly TransitionId[] }[];
};

/**
 * The coarsest bisimulation: configurations that show the same and answer every stimulus with the same transitions into
 * equal classes are one. A path through classes can be walked from any of their members, so plans lose nothing.
 */
export const quotientOf = (exploration: Exploration): Quotient => {
  const { nodes } = exploration;
  const labels = nodes.map(({ edges }) => edges.map((e) => `${e.stimulus.type}\n${e.stimulus.case}\n${e.transitions.join(',')}`));
  let classes = numbered(nodes.map((n) => stableJson([n.observation, n.isFrontier, n.refused.map((s) => [s.type, s.case])])));
  for (let size = new Set(classes).size; ; ) {
    classes = numbered(
      nodes.map((node, i) => {
        const moves = node.edges.map((edge, j) => `${labels[i]?.[j]}@${classes[edge.to]}`);
        return `${classes[i]}|${moves.sort().join(';')}`;
      }),
    );
    const refined = new Set(classes).size;
    if (refined === size) break;
    size = refined;
  }

  const classOf = (node: number): number => classes[node] ?? 0;
  const merged: QuotientNode[] = [];
  nodes.forEach((node, i) => {
    merged[classOf(i)] ??= { ...node, edges: node.edges.map((edge) => ({ ...edge, to: classOf(edge.to) })) };
  });
  return { nodes: merged, starts: exploration.starts.map((start) => ({ ...start, to: classOf(start.to) })) };
};

/** Numbers keys in order of first appearance. */
const numbered = (keys: readonly string[]): number[] => {
  const numbers = new Map<string, number>();
  return keys.map((key) => {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    return numbers.size - 1;
  });
};
