import { describe, expect, test } from 'vitest';
import { CLAUSES } from '../../contract/jurisdictions/clauses';
import type { Product } from '../../qa/verify/product';
import { verifyProduct } from '../../qa/verify/verifyProduct';
import { flows } from './harness/flows';

const modules = import.meta.glob<{ product?: Product; products?: Product[] }>(
  '../../proofs/**/*.product.ts',
  { eager: true },
);
const products = Object.values(modules).flatMap(({ product, products: several = [] }) =>
  product ? [product] : several,
);

describe.each(products)('product $name', (product) => {
  test('its properties hold; if not, look at "npm run qa -- verify"', () => {
    const { problems, verdicts } = verifyProduct(product);
    expect(problems).toEqual([]);
    expect(verdicts.filter(({ verdict }) => verdict !== 'holds')).toEqual([]);
  });
});

test('every clause of every jurisdiction has a property that asks for it', () => {
  const properties = [
    ...flows.flatMap((flow) => flow.properties),
    ...products.flatMap((product) => product.properties),
  ];
  const asked = new Set(properties.flatMap(({ clauses = [] }) => clauses));
  expect(Object.keys(CLAUSES).filter((id) => !asked.has(id))).toEqual([]);
  expect(asked.size).toBeGreaterThanOrEqual(40);
});
