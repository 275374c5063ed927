import { expect, test } from 'vitest';
import { productGuardMutants, guardMutants } from '../../qa/verify/guards';
import type { Product } from '../../qa/verify/product';
import { flows } from './harness/flows';
import { PATIENCE } from './harness/patience';

const modules = import.meta.glob<{ product?: Product; products?: Product[] }>(
  '../../proofs/**/*.product.ts',
  { eager: true },
);
const products = Object.values(modules).flatMap(({ product, products: several = [] }) =>
  product ? [product] : several,
);
/** A counterexample comes within this time (issue 28). */
const MOST = 10_000;

test.each(
  [
    ...flows.map(({ flow, cases, properties }) => ({
      name: flow,
      read: () => guardMutants(cases, properties),
      properties,
    })),
    ...products.map((product) => ({
      name: product.name,
      read: () => productGuardMutants(product),
      properties: product.properties,
    })),
  ].filter(({ properties }) => properties.some(({ keptBy = [] }) => keptBy.length > 0)),
)(
  'each guard that properties of $name rest on is missed at once when it is gone',
  { timeout: PATIENCE },
  ({ read }) => {
    const mutants = read();
    expect(mutants.length).toBeGreaterThan(0);
    const wrong = mutants.filter(
      ({ properties, milliseconds }) =>
        properties.every(({ walk }) => walk === null) || milliseconds > MOST,
    );
    expect(wrong).toEqual([]);
  },
);
