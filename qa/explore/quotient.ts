import { numbered, numbering } from '../base/numbering';
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
  const classes = refined(
    numbered(
      nodes.map((node, i) =>
        [
          textOf(node.observation),
          node.isFrontier,
          node.refused.map(labels.ofStimulus).join(),
          moves[i]?.map(({ label }) => label).join(),
        ].join('|'),
      ),
    ),
    moves.map((own) => Int32Array.from(own, ({ to }) => to)),
  );

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

/**
 * Splits classes until all members of each go on to the same classes; numbered in order of first
 * appearance. The largest part keeps the number of its class, so only classes with a way into
 * another part are looked at again.
 */
const refined = (first: readonly number[], moves: readonly Int32Array[]): number[] => {
  const classOf = Int32Array.from(first);
  const members: number[][] = [];
  classOf.forEach((own, node) => (members[own] ??= []).push(node));
  const before: number[][] = moves.map(() => []);
  moves.forEach((own, node) => own.forEach((to) => before[to]?.push(node)));
  const pending = new Set(members.keys());
  for (const own of pending) {
    pending.delete(own);
    const [kept, ...others] = partsOf(members[own] ?? [], classOf, moves);
    if (!kept || others.length === 0) continue;
    members[own] = kept;
    for (const part of others) {
      const added = members.push(part) - 1;
      for (const node of part) classOf[node] = added;
    }
    for (const node of others.flat())
      for (const from of before[node] ?? []) pending.add(classOf[from] ?? 0);
  }
  return [...classOf].map(numbering());
};

/** The nodes by the classes that they go on to, the largest part first. */
const partsOf = (
  nodes: number[],
  classOf: Int32Array,
  moves: readonly Int32Array[],
): number[][] => {
  if (nodes.length < 2) return [nodes];
  const parts = new Map<string, number[]>();
  for (const node of nodes) {
    let key = '';
    for (const to of moves[node] ?? NOWHERE) key += `${classOf[to]},`;
    const part = parts.get(key);
    if (part) part.push(node);
    else parts.set(key, [node]);
  }
  return [...parts.values()].sort((a, b) => b.length - a.length);
};

const NOWHERE = new Int32Array();

/** A number for the label of a step: its stimulus by name, and the transitions that it takes. */
const labelling = () => {
  const numberOf = numbering<string>();
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
