import type { Quotient } from '../../explore/quotient';
import { remembered } from '../../base/remembered';
import type { TransitionId } from '../../model/transitions';
import { graphOf, type LabelledArc, type TourEdge, type TourGraph } from './graph';

/**
 * What to cover: each transition once; each transition by each case that takes it; each (event,
 * case) of each class once; each two (1-switch) or three (2-switch) steps that can follow each
 * other, told apart by the transitions they take; or what carries a requirement.
 */
export const COVERS = ['transition', 'case', 'edge', 'pair', 'triple', 'requirement'] as const;
export type Cover = (typeof COVERS)[number];

/**
 * Where the labels to cover come from: the step, the class it leaves, and what the steps before it
 * took.
 */
type Rule = {
  /** How many steps back a label looks. */
  readonly memory: number;
  readonly labelsOf: (edge: TourEdge, from: number, taken: readonly string[]) => readonly string[];
};

const SEPARATOR = '\n';

/**
 * The graph whose tours cover this. `keeps` gives the places with a requirement that a step comes
 * by.
 */
export const tourGraphOf = (
  quotient: Quotient,
  cover: Cover,
  keeps: (edge: TourEdge) => readonly string[],
): TourGraph => {
  switch (cover) {
    case 'transition':
    case 'case':
      return walkGraph(quotient, { memory: 0, labelsOf: STEP_LABELS[cover]() });
    case 'edge':
      return walkGraph(quotient, {
        memory: 0,
        labelsOf: (edge, from) => [`${from} ${causeOf(edge)}`],
      });
    case 'requirement':
      return walkGraph(quotient, { memory: 0, labelsOf: ofStep(keeps) });
    case 'pair':
      return switchGraph(quotient, 1);
    case 'triple':
      return switchGraph(quotient, 2);
  }
};

/** What a step covers, where nothing else decides it. */
export const STEP_LABELS = {
  transition: () => ofStep((edge) => [...new Set(edge.transitions)]),
  case: () =>
    ofStep((edge) => [
      ...new Set(edge.transitions.map((id) => `${id} by ${causeOf(edge)}`)),
      // A start by each input, also where no transition follows.
      ...('input' in edge ? [causeOf(edge)] : []),
    ]),
} as const;

/** Labels that only the stimulus and the transitions decide, one list for all such edges. */
const ofStep = (
  labelsOf: (edge: TourEdge) => readonly string[],
): ((edge: TourEdge) => readonly string[]) => {
  type ByCause = Map<object | string, readonly string[]>;
  const byTransitions = remembered<readonly TransitionId[], ByCause>(() => new Map());
  return (edge) => {
    const known = byTransitions(edge.transitions);
    const cause = 'input' in edge ? edge.input : edge.stimulus;
    const labels = known.get(cause) ?? labelsOf(edge);
    known.set(cause, labels);
    return labels;
  };
};

const causeOf = (edge: TourEdge): string =>
  'input' in edge ? edge.input : `${edge.stimulus.type} ${edge.stimulus.case}`;

const switchGraph = (quotient: Quotient, memory: number): TourGraph => {
  const windowOf = (edge: TourEdge, taken: readonly string[]) =>
    edge.transitions.length > 0 ? [...taken, signatureOf(edge)] : [];
  const { size, arcs } = walk(quotient, {
    memory,
    labelsOf: (edge, _from, taken) => windowOf(edge, taken),
  });
  const whole = arcs.filter((arc) => arc.labels.length > memory).map((arc) => arc.labels);
  const within = new Set(
    whole.flatMap((labels) => [
      ...labels,
      ...labels.slice(1).map((label, i) => [labels[i], label].join(SEPARATOR)),
    ]),
  );
  // What is too short for a window counts where no window holds it: a machine may end after its
  // first step.
  const isWanted = (window: readonly string[]) =>
    window.length > memory || (window.length > 0 && !within.has(window.join(SEPARATOR)));
  return graphOf(
    size,
    arcs.map((arc) => ({
      ...arc,
      labels: isWanted(arc.labels) ? [arc.labels.join(SEPARATOR)] : [],
    })),
  );
};

const walkGraph = (quotient: Quotient, rule: Rule): TourGraph => {
  const { size, arcs } = walk(quotient, rule);
  return graphOf(size, arcs);
};

const signatureOf = ({ transitions }: TourEdge) => transitions.join(',');

/** Every class with every memory it can be reached with. */
const walk = (
  { nodes, starts }: Quotient,
  { memory, labelsOf }: Rule,
): { size: number; arcs: LabelledArc[] } => {
  const places: { readonly node: number; readonly taken: readonly string[] }[] = [];
  const indexes = new Map<string, number>();
  const arcs: LabelledArc[] = [];
  const lists = new Map<string, { number: number; labels: readonly string[] }>();
  /** One list for all of the same labels. */
  const listOf = remembered((labels: readonly string[]) => {
    const text = labels.join(SEPARATOR);
    const list = lists.get(text) ?? { number: lists.size, labels };
    lists.set(text, list);
    return list;
  });
  /** The arcs of the present place. */
  const seen = new Set<string>();
  const connect = (
    from: number,
    edge: TourEdge,
    taken: readonly string[],
    labels: readonly string[],
  ) => {
    const known =
      memory > 0 && edge.transitions.length > 0
        ? [...taken, signatureOf(edge)].slice(-memory)
        : taken;
    const place = known.length === 0 ? String(edge.to) : [edge.to, ...known].join(SEPARATOR);
    const to = indexes.get(place) ?? places.push({ node: edge.to, taken: known });
    indexes.set(place, to);
    const list = listOf(labels);
    const key = `${to} ${list.number}`;
    if (seen.has(key)) return;
    seen.add(key);
    arcs.push({ from, to, edge, labels: list.labels });
  };
  for (const start of starts) connect(0, start, [], labelsOf(start, -1, []));
  for (let index = 0; index < places.length; index++) {
    const { node = 0, taken = [] } = places[index] ?? {};
    seen.clear();
    for (const edge of nodes[node]?.edges ?? [])
      connect(index + 1, edge, taken, labelsOf(edge, node, taken));
  }
  return { size: places.length + 1, arcs };
};
