import { expect, test } from 'vitest';
import { cases } from '../../machines/money/deposit/deposit.cases';
import { findDepositError } from '../../machines/money/deposit/deposit.rules';
import type { Desk, Headroom } from '../../machines/money/deposit/deposit.types';
import { outputOf } from '../support/caseOf';

test.each([
  ['always', 'deposit:limit.reachedBalance'],
  ['day', 'deposit:limit.reached'],
] as const)('names no other method where the limit of %s leaves nothing', (period, key) => {
  const desk = outputOf(cases, 'readDesk', 'nothing open') as Desk;
  const [method] = desk.methods;
  if (!method) throw new Error('The desk has no method.');
  const limit: Headroom = { period, amount: '50000.00', left: '0.00', windowEnd: null };
  expect(findDepositError(method.minimum, method, { limits: [limit] })).toEqual({ key });
});
