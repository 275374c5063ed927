import { remembered } from '../../base/remembered';
import type { Quotient, QuotientEdge } from '../../explore/quotient';

/**
 * The graph a tour walks: node 0 is before the start; every arc costs one step, the choice of an
 * input included, and going back to node 0 costs the reset.
 */
export type TourArc = {
  readonly from: number;
  readonly to: number;
  /** Indexes of the items that this arc covers. */
  readonly items: readonly number[];
  /** What the arc stands for; its `to` is a class of the quotient. */
  readonly edge: TourEdge;
};
/** A step of the machine, or a start by input. */
export type TourEdge = QuotientEdge | Quotient['starts'][number];

export type TourGraph = {
  readonly size: number;
  readonly arcs: readonly TourArc[];
  readonly leaving: readonly (readonly TourArc[])[];
  /** What there is to cover, by index. */
  readonly labels: readonly string[];
  readonly items: number;
};

/** A tour: walks from node 0, each a list of arcs. */
export type Tour = { readonly paths: readonly (readonly TourArc[])[] };

/**
 * `arcs + (resets × (resetCost − 1))`, which is steps + resetCost per path, since the first arc of
 * a path is no step.
 */
export const costOf = ({ paths }: Tour, resetCost: number): number =>
  paths.reduce((sum, path) => sum + path.length, 0) + (resetCost - 1) * paths.length;

/** An arc whose labels are not numbered yet. */
export type LabelledArc = Omit<TourArc, 'items'> & { readonly labels: readonly string[] };

/** The graph of these arcs, without those that no cheapest tour needs. */
export const graphOf = (size: number, arcs: readonly LabelledArc[]): TourGraph => {
  const labels = labelsToCover(new Set(arcs.map((arc) => arc.labels)));
  const itemOf = new Map(labels.map((label, item) => [label, item]));
  const leaving: TourArc[][] = Array.from({ length: size }, () => []);
  const itemsOf = remembered((own: readonly string[]) =>
    own.flatMap((label) => itemOf.get(label) ?? []),
  );
  for (const { labels: own, from, to, edge } of arcs) {
    const items = itemsOf(own);
    if (from !== to || items.length > 0) leaving[from]?.push({ from, to, items, edge });
  }
  const useful = leaving.map(withoutDominated);
  return { size, arcs: useful.flat(), leaving: useful, labels, items: labels.length };
};

/** No tour needs an arc when another one to the same node covers all that it does. */
const withoutDominated = (arcs: readonly TourArc[]): TourArc[] => {
  const kept = new Map<number, TourArc[]>();
  for (const arc of [...arcs].sort((a, b) => b.items.length - a.items.length)) {
    const parallel = kept.get(arc.to) ?? [];
    if (!parallel.some(({ items }) => arc.items.every((item) => items.includes(item))))
      kept.set(arc.to, [...parallel, arc]);
  }
  return arcs.filter((arc) => kept.get(arc.to)?.includes(arc));
};

/**
 * The labels that need an item. A label that always comes with another one needs none of its own
 * (an `always` behind a single event, for example), which keeps the search small and changes no
 * optimum.
 */
const labelsToCover = (labelSets: ReadonlySet<readonly string[]>): string[] => {
  const companions = new Map<string, readonly string[]>();
  for (const labels of labelSets)
    for (const label of labels)
      companions.set(
        label,
        companions.get(label)?.filter((other) => labels.includes(other)) ?? labels,
      );
  const implied = new Set<string>();
  for (const [label, others] of companions) {
    if (implied.has(label)) continue;
    for (const other of others) if (other !== label) implied.add(other);
  }
  return [...companions.keys()].filter((label) => !implied.has(label));
};
