import { remembered } from '../base/remembered';
import { stableJson } from '../base/stableJson';
import type { Stimulus } from '../model/stimuli';
import type { TransitionId } from '../model/transitions';
import type { Exploration, Observation } from './explore';

export type QuotientEdge = {
  readonly to: number;
  readonly stimulus: Stimulus;
  readonly transitions: readonly TransitionId[];
};
type QuotientNode = {
  readonly observation: Observation;
  readonly edges: readonly QuotientEdge[];
  readonly refused: readonly Stimulus[];
  readonly isFrontier: boolean;
};
export type Quotient = {
  readonly nodes: readonly QuotientNode[];
  readonly starts: readonly {
    readonly input: string;
    readonly to: number;
    readonly transitions: readonly TransitionId[];
  }[];
};

/**
 * The coarsest bisimulation: configurations that show the same and answer every stimulus with the
 * same transitions into equal classes are one. A path through classes can be walked from any of
 * their members, so plans lose nothing.
 */
export const quotientOf = (exploration: Exploration): Quotient => {
  const { nodes } = exploration;
  const labels = labelling();
  const textOf = remembered((observation: Observation) => stableJson(observation));
  const moves = nodes.map(({ edges }) =>
    edges
      .map(({ to, stimulus, transitions }) => ({ to, label: labels.ofMove(stimulus, transitions) }))
      .sort((a, b) => a.label - b.label),
  );
  let classes = numbered(
    nodes.map((node, i) =>
      [
        textOf(node.observation),
        node.isFrontier,
        node.refused.map(labels.ofStimulus).join(),
        moves[i]?.map(({ label }) => label).join(),
      ].join('|'),
    ),
  );
  for (let size = new Set(classes).size; ;) {
    classes = numbered(
      moves.map((own, i) =>
        own.reduce((key, { to }) => `${key},${classes[to]}`, String(classes[i])),
      ),
    );
    const refined = new Set(classes).size;
    if (refined === size) break;
    size = refined;
  }

  const classOf = (node: number): number => classes[node] ?? 0;
  const merged: QuotientNode[] = [];
  nodes.forEach((node, i) => {
    merged[classOf(i)] ??= {
      ...node,
      edges: node.edges.map((edge) => ({ ...edge, to: classOf(edge.to) })),
    };
  });
  return {
    nodes: merged,
    starts: exploration.starts.map((start) => ({ ...start, to: classOf(start.to) })),
  };
};

/** A number for the label of a step: its stimulus by name, and the transitions that it takes. */
const labelling = () => {
  const numberOf = numbering();
  const ofStimulus = remembered((stimulus: Stimulus) =>
    numberOf(`${stimulus.type}\n${stimulus.case}`),
  );
  const ofTransitions = remembered((transitions: readonly TransitionId[]) =>
    numberOf(transitions.join()),
  );
  return {
    ofStimulus,
    ofMove: (stimulus: Stimulus, transitions: readonly TransitionId[]) =>
      numberOf(`${ofStimulus(stimulus)} ${ofTransitions(transitions)}`),
  };
};

/** Numbers keys in order of first appearance. */
const numbered = (keys: readonly string[]): number[] => keys.map(numbering());

const numbering = (): ((key: string) => number) => {
  const numbers = new Map<string, number>();
  return (key) => {
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
};
