import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Balancer } from '../../qa/plan/tour/balance';
import { beamTour } from '../../qa/plan/tour/beam';
import { circulationOf } from '../../qa/plan/tour/circulation';
import { exactTour } from '../../qa/plan/tour/exact';
import { costOf, type Tour, type TourArc, type TourGraph } from '../../qa/plan/tour/graph';
import { postmanTour } from '../../qa/plan/tour/postman';
import { boundOf, relax, relaxedPrices } from '../../qa/plan/tour/relaxation';
import { mended, roundedTour } from '../../qa/plan/tour/rounding';
import { findTour } from '../../qa/plan/tour/search';
import { withoutSimulated } from '../../qa/plan/tour/simulation';

/** A random graph in which every node can be reached from node 0. */
const graphs = fc
  .record({
    size: fc.integer({ min: 2, max: 7 }),
    parents: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
    extra: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.option(fc.nat(5), { nil: undefined })), {
      maxLength: 10,
    }),
  })
  .map(({ size, parents, extra }): TourGraph => {
    const drafts: { from: number; to: number; item: number | undefined }[] = [];
    for (let node = 1; node < size; node++)
      drafts.push({
        from: node === 1 ? 0 : 1 + ((parents[node - 1] ?? 0) % (node - 1)),
        to: node,
        item: undefined,
      });
    for (const [from, to, item] of extra)
      drafts.push({ from: 1 + (from % (size - 1)), to: 1 + (to % (size - 1)), item });
    const used = [...new Set(drafts.flatMap((d) => d.item ?? []))];
    const arcs = drafts.map(({ from, to, item }): TourArc => ({
      from,
      to,
      items: item === undefined ? [] : [used.indexOf(item)],
      edge: { input: 'default', to: to - 1, transitions: [] },
    }));
    return {
      size,
      arcs,
      leaving: Array.from({ length: size }, (_, node) => arcs.filter((arc) => arc.from === node)),
      labels: used.map(String),
      items: used.length,
    };
  });

const isWalk = ({ paths }: Tour) =>
  paths.every(
    (path) =>
      path[0]?.from === 0 && path.every((arc, i) => i === 0 || path[i - 1]?.to === arc.from),
  );
const itemsOf = ({ paths }: Tour) => new Set(paths.flat().flatMap((arc) => arc.items)).size;

const beamOf = (graph: TourGraph, resetCost: number, width: number) =>
  beamTour(graph, {
    resetCost,
    maxArcs: Infinity,
    prices: relaxedPrices(graph, resetCost),
    width,
    eagerness: 1,
    known: Infinity,
    seed: 0,
  });

describe('tours over random graphs', () => {
  test.each([1, 2, 5, 12])(
    'bound ≤ exact ≤ beam, and each covers all (reset cost %i)',
    (resetCost) => {
      fc.assert(
        fc.property(graphs, (graph) => {
          fc.pre(graph.items > 0);
          const exact = exactTour(graph, resetCost);
          if (!exact) throw new Error('small enough for the table');
          const beam = beamOf(graph, resetCost, 8);
          if (!beam.tour) throw new Error('nothing was known that could not be undercut');
          for (const tour of [exact, beam.tour]) {
            expect(isWalk(tour)).toBe(true);
            expect(itemsOf(tour)).toBe(graph.items);
          }
          expect(boundOf(relaxedPrices(graph, resetCost))).toBeLessThanOrEqual(
            costOf(exact, resetCost),
          );
          expect(beam.bound).toBeLessThanOrEqual(costOf(exact, resetCost));
          expect(costOf(exact, resetCost)).toBeLessThanOrEqual(costOf(beam.tour, resetCost));
        }),
        { seed: 7, numRuns: 150 },
      );
    },
  );

  test.each([1, 5])(
    'the rounded relaxation covers all, and repair makes no tour longer (reset cost %i)',
    (resetCost) => {
      fc.assert(
        fc.property(graphs, (graph) => {
          fc.pre(graph.items > 0);
          const exact = exactTour(graph, resetCost);
          if (!exact) throw new Error('small enough for the table');
          const rounded = roundedTour(graph, resetCost, relax(graph, resetCost).flow, 0);
          const beam = beamOf(graph, resetCost, 1).tour ?? rounded;
          for (const [tour, most] of [
            [rounded, Infinity],
            [mended(graph, resetCost, beam), costOf(beam, resetCost)],
          ] as const) {
            expect(isWalk(tour)).toBe(true);
            expect(itemsOf(tour)).toBe(graph.items);
            expect(costOf(tour, resetCost)).toBeGreaterThanOrEqual(costOf(exact, resetCost));
            expect(costOf(tour, resetCost)).toBeLessThanOrEqual(most);
          }
        }),
        { seed: 7, numRuns: 150 },
      );
    },
  );

  test('a beam that dropped nothing has proved its tour', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        fc.pre(graph.items > 0);
        const exact = exactTour(graph, 5);
        if (!exact) throw new Error('small enough for the table');
        const { tour, bound } = beamOf(graph, 5, Infinity);
        expect(tour && costOf(tour, 5)).toBe(costOf(exact, 5));
        expect(bound).toBe(costOf(exact, 5));
      }),
      { seed: 7, numRuns: 150 },
    );
  });

  test('no column covers more than it costs at the given prices', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        fc.pre(graph.items > 0);
        const { items, potentials, value } = relaxedPrices(graph, 5);
        const climb = (from: number, to: number) => (potentials[to] ?? 0) - (potentials[from] ?? 0);
        for (const { from, to, items: own } of graph.arcs) {
          const worth = own.reduce(
            (sum, item) => sum + (items[item] ?? 0),
            from === 0 ? (items[graph.items] ?? 0) : 0,
          );
          expect(worth + climb(from, to)).toBeLessThanOrEqual(1 + 1e-6);
        }
        for (let node = 1; node < graph.size; node++)
          expect(climb(node, 0)).toBeLessThanOrEqual(4 + 1e-6);
        expect(items.reduce((sum, price) => sum + price, 0)).toBeCloseTo(value);
      }),
      { seed: 7, numRuns: 50 },
    );
  });

  test.each([1, 5])(
    'flow balances columns, and potentials prove it (reset cost %i)',
    (resetCost) => {
      fc.assert(
        fc.property(graphs, fc.array(fc.nat(), { maxLength: 40 }), (graph, drawn) => {
          const circulation = circulationOf(graph, resetCost);
          const { columns, from, to, cost } = circulation;
          const flowOut = (times: ArrayLike<number>) => {
            const out = Array.from({ length: graph.size }, () => 0);
            for (let j = 0; j < columns; j++) {
              out[from[j] ?? 0] = (out[from[j] ?? 0] ?? 0) + (times[j] ?? 0);
              out[to[j] ?? 0] = (out[to[j] ?? 0] ?? 0) - (times[j] ?? 0);
            }
            return out;
          };
          const taken = new Int32Array(columns);
          for (const j of drawn) taken[j % columns] = (taken[j % columns] ?? 0) + 1;
          const surplus = Int32Array.from(flowOut(taken), (amount) => -amount);
          const { flow, potentials } = new Balancer(circulation).balance(surplus);
          expect(flowOut(flow)).toEqual([...surplus]);
          for (let j = 0; j < columns; j++) {
            const rise = (potentials[to[j] ?? 0] ?? 0) - (potentials[from[j] ?? 0] ?? 0);
            expect(flow[j]).toBeGreaterThanOrEqual(0);
            expect(rise).toBeLessThanOrEqual(cost[j] ?? 0);
            expect((flow[j] ?? 0) * ((cost[j] ?? 0) - rise)).toBe(0);
          }
        }),
        { seed: 7, numRuns: 300 },
      );
    },
  );

  test.each([1, 5])('no tour needs what another part can do too (reset cost %i)', (resetCost) => {
    let dropped = 0;
    fc.assert(
      fc.property(graphs, (graph) => {
        fc.pre(graph.items > 0);
        const smaller = withoutSimulated(graph);
        dropped += graph.arcs.length - smaller.arcs.length;
        const [whole, part] = [exactTour(graph, resetCost), exactTour(smaller, resetCost)];
        if (!whole || !part) throw new Error('small enough for the table');
        expect(isWalk(part)).toBe(true);
        expect(itemsOf(part)).toBe(graph.items);
        expect(costOf(part, resetCost)).toBe(costOf(whole, resetCost));
      }),
      { seed: 7, numRuns: 300 },
    );
    expect(dropped).toBeGreaterThan(0);
  });

  test('the postman takes every arc, and no cheaper tour does', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const arcs = graph.arcs.map((arc, i): TourArc => ({ ...arc, items: [i] }));
        const all: TourGraph = {
          ...graph,
          arcs,
          leaving: graph.leaving.map((_, node) => arcs.filter((a) => a.from === node)),
          items: arcs.length,
        };
        const tour = postmanTour(all, 5);
        expect(isWalk(tour)).toBe(true);
        expect(new Set(tour.paths.flat()).size).toBe(arcs.length);
        const exact = exactTour(all, 5);
        if (!exact) throw new Error('small enough for the table');
        expect(costOf(tour, 5)).toBe(costOf(exact, 5));
        expect(findTour(all, { resetCost: 5, maxArcs: Infinity, seed: 0 })).toMatchObject({
          bound: costOf(exact, 5),
        });
      }),
      { seed: 7, numRuns: 150 },
    );
  });
});

describe('two parts, of which one can do all that the other can', () => {
  const graphOf = (drafts: readonly (readonly [from: number, to: number, item?: number])[]) => {
    const arcs = drafts.map(([from, to, item]): TourArc => ({
      from,
      to,
      items: item === undefined ? [] : [item],
      edge: { input: 'default', to: to - 1, transitions: [] },
    }));
    const size = 1 + Math.max(...arcs.flatMap(({ from, to }) => [from, to]));
    return {
      size,
      arcs,
      leaving: Array.from({ length: size }, (_, node) => arcs.filter((arc) => arc.from === node)),
      labels: ['a', 'b', 'c'],
      items: 3,
    } satisfies TourGraph;
  };
  const ends = ({ arcs }: TourGraph) => arcs.map(({ from, to }) => [from, to]);
  const whole = [
    [1, 2, 0],
    [2, 1, 1],
    [2, 2, 2],
  ] as const;
  const lesser = [
    [3, 4, 0],
    [4, 3, 1],
  ] as const;

  test('only the first is kept, whichever comes first', () => {
    const kept = [
      [0, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ];
    expect(ends(withoutSimulated(graphOf([[0, 1], [0, 3], ...whole, ...lesser])))).toEqual(kept);
    expect(ends(withoutSimulated(graphOf([[0, 3], [0, 1], ...whole, ...lesser])))).toEqual(kept);
  });

  test('of two that are alike one is kept', () => {
    const alike = [...lesser, [4, 4, 2]] as const;
    expect(ends(withoutSimulated(graphOf([[0, 1], [0, 3], ...whole, ...alike])))).toHaveLength(4);
  });

  test('both are kept when each can do what the other cannot', () => {
    const other = [...lesser, [3, 3, 2]] as const;
    expect(ends(withoutSimulated(graphOf([[0, 1], [0, 3], ...whole, ...other])))).toHaveLength(8);
  });
});
