import type { Quotient, QuotientEdge } from '../quotient';

/**
 * The graph a tour walks: node 0 is before the start; every arc costs one step, the choice of an input included, and
 * going back to node 0 costs the reset.
 */
export type TourArc = {
  readonly from: number;
  readonly to: number;
  /** Indexes of the items that this arc covers. */
  readonly items: readonly number[];
  /** What the arc stands for: a step of the machine, or a start by input. */
  readonly edge: QuotientEdge | { readonly input: string; readonly to: number; readonly transitions: readonly string[] };
};
export type TourGraph = { readonly size: number; readonly arcs: readonly TourArc[]; readonly leaving: readonly (readonly TourArc[])[]; readonly items: number };

/** A tour: walks from node 0, each a list of arcs. */
export type Tour = { readonly paths: readonly (readonly TourArc[])[] };

/** What to cover: each transition id once, or each (event, case) of each class once. */
export type Cover = 'transition' | 'edge';

/** `arcs + (resets × (resetCost − 1))`, which is steps + resetCost per path, since the first arc of a path is no step. */
export const costOf = ({ paths }: Tour, resetCost: number): number =>
  paths.reduce((sum, path) => sum + path.length, 0) + (resetCost - 1) * paths.length;

export const tourGraphOf = (quotient: Quotient, cover: Cover): TourGraph => {
  type Draft = Omit<TourArc, 'items'> & { labels: readonly string[] };
  const drafts: Draft[] = quotient.starts.map((start) => ({ from: 0, to: start.to + 1, edge: start, labels: cover === 'edge' ? [`start ${start.input}`] : start.transitions }));
  quotient.nodes.forEach((node, i) => {
    const seen = new Set<string>();
    node.edges.forEach((edge, j) => {
      const labels = cover === 'edge' ? [`${i} ${j}`] : [...new Set(edge.transitions)];
      const key = `${edge.to}|${labels.join(',')}`;
      if (seen.has(key)) return;
      seen.add(key);
      drafts.push({ from: i + 1, to: edge.to + 1, edge, labels });
    });
  });

  const itemOf = itemsOf(drafts.map((draft) => draft.labels));
  const arcs: TourArc[] = drafts.map(({ labels, ...arc }) => ({ ...arc, items: labels.flatMap((label) => itemOf.get(label) ?? []) }));
  const size = quotient.nodes.length + 1;
  const leaving: TourArc[][] = Array.from({ length: size }, () => []);
  for (const arc of arcs) if (arc.from !== arc.to || arc.items.length > 0) leaving[arc.from]?.push(arc);
  const useful = leaving.map(withoutDominated);
  return { size, arcs: useful.flat(), leaving: useful, items: new Set(itemOf.values()).size };
};

/** No tour needs an arc when another one to the same node covers all that it does. */
const withoutDominated = (arcs: readonly TourArc[]): TourArc[] => {
  const kept = new Map<number, TourArc[]>();
  for (const arc of [...arcs].sort((a, b) => b.items.length - a.items.length)) {
    const parallel = kept.get(arc.to) ?? [];
    if (!parallel.some(({ items }) => arc.items.every((item) => items.includes(item)))) kept.set(arc.to, [...parallel, arc]);
  }
  return arcs.filter((arc) => kept.get(arc.to)?.includes(arc));
};

/**
 * Numbers the labels to cover. A label that comes along with another one wherever that one is taken needs no number of
 * its own (an `always` behind a single event, say), which keeps the search small and changes no optimum.
 */
const itemsOf = (labelSets: readonly (readonly string[])[]): Map<string, number> => {
  const arcsOf = new Map<string, Set<number>>();
  labelSets.forEach((labels, arc) => {
    for (const label of labels) (arcsOf.get(label) ?? arcsOf.set(label, new Set()).get(label))?.add(arc);
  });
  const labels = [...arcsOf.keys()];
  const isImplied = (label: string, position: number) =>
    labels.some((other, otherPosition) => {
      const mine = arcsOf.get(label);
      const theirs = arcsOf.get(other);
      if (other === label || !mine || !theirs || theirs.size > mine.size) return false;
      if (theirs.size === mine.size && otherPosition > position) return false;
      return [...theirs].every((arc) => mine.has(arc));
    });
  return new Map(labels.filter((label, i) => !isImplied(label, i)).map((label, i) => [label, i]));
};
