import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beamTour } from '../../qa/tour/beam';
import { lowerBound } from '../../qa/tour/bound';
import { exactTour } from '../../qa/tour/exact';
import { costOf, type Tour, type TourArc, type TourGraph } from '../../qa/tour/graph';
import { postmanTour } from '../../qa/tour/postman';

/** A random graph in which every node can be reached from node 0. */
const graphs = fc
  .record({
    size: fc.integer({ min: 2, max: 7 }),
    parents: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
    extra: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.option(fc.nat(5), { nil: undefined })), { maxLength: 10 }),
  })
  .map(({ size, parents, extra }): TourGraph => {
    const drafts: { from: number; to: number; item: number | undefined }[] = [];
    for (let node = 1; node < size; node++) drafts.push({ from: node === 1 ? 0 : 1 + ((parents[node - 1] ?? 0) % (node - 1)), to: node, item: undefined });
    for (const [from, to, item] of extra) drafts.push({ from: 1 + (from % (size - 1)), to: 1 + (to % (size - 1)), item });
    const used = [...new Set(drafts.flatMap((d) => d.item ?? []))];
    const arcs = drafts.map(({ from, to, item }): TourArc => ({
      from,
      to,
      items: item === undefined ? [] : [used.indexOf(item)],
      edge: { input: 'default', to: to - 1, transitions: [] },
    }));
    return { size, arcs, leaving: Array.from({ length: size }, (_, node) => arcs.filter((arc) => arc.from === node)), items: used.length };
  });

const isWalk = ({ paths }: Tour) => paths.every((path) => path[0]?.from === 0 && path.every((arc, i) => i === 0 || path[i - 1]?.to === arc.from));
const itemsOf = ({ paths }: Tour) => new Set(paths.flat().flatMap((arc) => arc.items)).size;

describe('tours over random graphs', () => {
  test.each([1, 2, 5, 12])('bound ≤ exact ≤ beam, and each covers all (reset cost %i)', (resetCost) => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const exact = exactTour(graph, resetCost);
        if (!exact) throw new Error('small enough for the table');
        const beam = beamTour(graph, { resetCost, maxArcs: Infinity, width: 40 });
        for (const tour of [exact, beam]) {
          expect(isWalk(tour)).toBe(true);
          expect(itemsOf(tour)).toBe(graph.items);
        }
        fc.pre(graph.items > 0);
        expect(lowerBound(graph, resetCost)).toBeLessThanOrEqual(costOf(exact, resetCost));
        expect(costOf(exact, resetCost)).toBeLessThanOrEqual(costOf(beam, resetCost));
      }),
      { seed: 7, numRuns: 150 },
    );
  });

  test('the postman takes every arc, and no cheaper tour does', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const arcs = graph.arcs.map((arc, i): TourArc => ({ ...arc, items: [i] }));
        const all: TourGraph = { ...graph, arcs, leaving: graph.leaving.map((_, node) => arcs.filter((a) => a.from === node)), items: arcs.length };
        const tour = postmanTour(all, 5);
        expect(isWalk(tour)).toBe(true);
        expect(new Set(tour.paths.flat()).size).toBe(arcs.length);
        const exact = exactTour(all, 5);
        if (!exact) throw new Error('small enough for the table');
        expect(costOf(tour, 5)).toBe(costOf(exact, 5));
        expect(lowerBound(all, 5)).toBeLessThanOrEqual(costOf(tour, 5));
      }),
      { seed: 7, numRuns: 150 },
    );
  });
});
