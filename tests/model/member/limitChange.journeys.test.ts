import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { limitChangeMachine } from '../../../machines/member/limitChange/limitChange.machine';
import type {
  ChangeLimit,
  ChangeOutcome,
  Limit,
} from '../../../machines/member/limitChange/limitChange.types';
import { heldPort } from '../harness/heldPort';

const limit: Limit = {
  kind: 'deposit',
  period: 'day',
  amount: '50000.00',
  used: '0.00',
  left: '50000.00',
  windowEnd: 0,
  pending: null,
};

/** Whether a limit of this amount is sent at once. */
const isSentAtOnce = (amount: string): boolean => {
  const sendChange = heldPort<ChangeOutcome, ChangeLimit>();
  const wish: ChangeLimit = { change: 'set', kind: 'deposit', period: 'day', amount };
  createActor(limitChangeMachine.provide({ actors: { sendChange: sendChange.logic } }), {
    input: { limit, wish },
  }).start();
  return sendChange.calls.length > 0;
};

test.each([
  ['49999.99', true],
  ['50000', true],
  ['50000.01', false],
])('a limit of %s in place of 50000.00 is sent at once: %s', (amount, isAtOnce) => {
  expect(isSentAtOnce(amount)).toBe(isAtOnce);
});
