import { describe, expect, test } from 'vitest';
import { CLAUSES } from '../../contract/jurisdictions/clauses';
import type { Product } from '../../qa/verify/product';
import { verifyProduct } from '../../qa/verify/verifyProduct';
import { driverOf } from '../e2e/harness/ruleDrivers/driverOf';
import { flows } from './harness/flows';
import { PATIENCE } from './harness/patience';

const modules = import.meta.glob<{ product?: Product; products?: Product[] }>(
  '../../proofs/**/*.product.ts',
  { eager: true },
);
const products = Object.values(modules).flatMap(({ product, products: several = [] }) =>
  product ? [product] : several,
);

describe.each(products)('product $name', { timeout: PATIENCE }, (product) => {
  test('its properties hold; if not, look at "npm run qa -- verify"', () => {
    const { problems, verdicts } = verifyProduct(product);
    expect(problems).toEqual([]);
    expect(verdicts.filter(({ verdict }) => verdict !== 'holds')).toEqual([]);
  });

  test('every jurisdiction whose clause it proves has a walk of its own', () => {
    const named = new Set(Object.keys(product.starts).map((start) => start.split(',')[0] ?? ''));
    const proved = product.properties.flatMap(({ clauses = [] }) =>
      clauses.map((id) => CLAUSES[id]?.jurisdiction ?? id),
    );
    expect(proved.filter((code) => !named.has(code))).toEqual([]);
  });

  test('the sandbox can do every step of its platform', () => {
    const { events } = driverOf(product.name);
    const steps = Object.entries(product.parts['platform']?.cases.events ?? {});
    for (const [type, cases] of steps)
      expect(events[type], type).toEqual(expect.arrayContaining([...cases]));
    expect(steps.length).toBeGreaterThan(0);
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
