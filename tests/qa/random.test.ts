import { expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { defineCases } from '../../machines/shared/cases';
import { walkRandomly } from '../../qa/run/random';
import { runPlan } from '../../qa/run/run';
import { loginCases } from './fixtures/login';
import { tieMachine } from './fixtures/reasons';
import { shopCases } from './fixtures/shop';

const few = { seed: 5, runs: 25, steps: 25 };

test.each([
  ['login', loginCases],
  ['shop', shopCases],
  ['two timers due together', defineCases(tieMachine, { events: {} })],
])('%s: the actor follows the chart on random walks', (_, cases) => {
  const { failure, walks, steps } = walkRandomly(cases, few);
  expect(failure).toBeUndefined();
  expect(walks).toBe(few.runs);
  expect(steps).toBeGreaterThan(0);
});

test('the same seed takes the same walks', () => {
  expect(walkRandomly(loginCases, few)).toEqual(walkRandomly(loginCases, few));
  expect(walkRandomly(loginCases, { ...few, seed: 6 }).steps).not.toBe(
    walkRandomly(loginCases, few).steps,
  );
});

/**
 * A counter that also counts outside its context: the model and the actor count together, so each
 * sees half of it.
 */
const impureCases = () => {
  let outside = 0;
  const machine = setup({
    types: {
      context: {} as { seen: number },
      events: {} as { type: 'bell.ring' } | { type: 'bell.rest' },
    },
    actions: { see: assign(() => ({ seen: ++outside })) },
  }).createMachine({
    id: 'bell',
    context: { seen: 0 },
    on: { 'bell.ring': { actions: 'see' }, 'bell.rest': {} },
  });
  return defineCases(machine, {
    events: { 'bell.ring': [{ name: 'once' }], 'bell.rest': [{ name: 'once' }] },
  });
};

test('finds an action with hidden state, shrinks it to one step and replays it', () => {
  const cases = impureCases();
  const { failure } = walkRandomly(cases, few);
  expect(failure?.message).toMatch(/^context\.seen: expected \d+, got \d+$/);
  expect(failure?.trace).toEqual(['start with input "default"', 'bell.ring · once → –']);
  expect(failure?.plan).toMatchObject({
    machine: 'bell',
    paths: [{ steps: [{ event: 'bell.ring', case: 'once' }] }],
  });
  const plan = failure?.plan;
  expect(plan && runPlan(plan, cases).failure?.message).toMatch(
    /^context\.seen: expected \d+, got \d+$/,
  );
});

test('finds a guard that depends on something outside', () => {
  let asked = 0;
  const machine = setup({
    types: { events: {} as { type: 'door.try' } },
    guards: { isLucky: () => asked++ % 2 === 0 },
  }).createMachine({
    id: 'lot',
    initial: 'shut',
    states: { shut: { on: { 'door.try': { guard: 'isLucky', target: 'open' } } }, open: {} },
  });
  expect(
    walkRandomly(defineCases(machine, { events: { 'door.try': [{ name: 'once' }] } }), few).failure
      ?.trace.length,
  ).toBeLessThanOrEqual(3);
});
