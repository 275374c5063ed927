import { assign, fromPromise, setup } from 'xstate';
import { expect, test } from 'vitest';
import { defineCases } from '../../machines/shared/cases';
import {
  always,
  before,
  every,
  leadsTo,
  never,
  none,
  type Property,
} from '../../machines/shared/properties';
import { productGuardMutants } from '../../qa/verify/guards';
import { defineProduct, type ProductConditions } from '../../qa/verify/product';
import { verifyProduct } from '../../qa/verify/verifyProduct';
import { qa } from './support/commandLine';

/** Sends an order; after a lost answer it is sent again. */
const shop = setup({
  types: { events: {} as { type: 'order.repeat' } | { type: 'order.leave' }, tags: {} as 'busy' },
  actors: { send: fromPromise<string>(() => Promise.reject(new Error('no port'))) },
}).createMachine({
  id: 'shop',
  initial: 'sending',
  states: {
    sending: { tags: 'busy', invoke: { id: 'send', src: 'send', onDone: 'over', onError: 'lost' } },
    lost: { on: { 'order.repeat': 'sending', 'order.leave': 'over' } },
    over: { type: 'final' },
  },
});
/** Takes orders by day, at most two in one. */
const till = setup({
  types: {
    context: {} as { taken: number; closed: boolean },
    events: {} as { type: 'order.take' } | { type: 'day.pass' },
    meta: {} as { answer: string },
  },
  guards: {
    hasRoom: ({ context }) => context.taken < 2,
    isOpen: ({ context }) => !context.closed,
  },
}).createMachine({
  id: 'till',
  context: { taken: 0, closed: false },
  on: {
    'order.take': [
      {
        guard: 'hasRoom',
        actions: assign(({ context }) => ({ taken: Math.min(context.taken + 1, 3) })),
        meta: { answer: 'taken' },
      },
      { meta: { answer: 'full' } },
    ],
    'day.pass': { guard: 'isOpen', actions: assign({ taken: 0 }) },
  },
});
const clock = setup({ delays: { day: 1 } }).createMachine({
  id: 'clock',
  initial: 'running',
  states: { running: { after: { day: { target: 'running', reenter: true } } } },
});
const parts = {
  shop: {
    machine: shop,
    cases: defineCases(shop, {
      events: { 'order.repeat': [{ name: 'click' }], 'order.leave': [{ name: 'click' }] },
      actors: {
        send: {
          done: [
            { name: 'taken', output: '' },
            { name: 'full', output: '' },
          ],
          error: [{ name: 'offline', error: '' }],
        },
      },
    }),
    isRepeated: true,
  },
  till: {
    machine: till,
    cases: defineCases(till, {
      events: { 'order.take': [{ name: 'one' }], 'day.pass': [{ name: 'midnight' }] },
    }),
    alone: [],
  },
  clock: { machine: clock, cases: defineCases(clock, { events: {} }) },
} as const;

const shopAndTill = (
  properties: (conditions: ProductConditions<typeof parts>) => readonly Property[],
) =>
  defineProduct({
    name: 'shopAndTill',
    says: 'Orders over a wire that loses.',
    parts,
    starts: { morning: {} },
    calls: [
      {
        from: 'shop',
        actor: 'send',
        to: 'till',
        asks: () => 'order.take · one',
        answers: (meta) => (meta as { answer: string }).answer,
      },
    ],
    together: [
      {
        leader: 'clock',
        step: 'xstate.after.day.clock.running',
        others: { till: 'day.pass · midnight' },
      },
    ],
    properties,
  });

const property = (rule: Property['rule'], keptBy: string[] = []): Property => ({
  name: 'it',
  says: 'It holds.',
  rule,
  keptBy,
});
const breachOf = (rule: (of: ProductConditions<typeof parts>) => Property['rule']) => {
  const [verdict] = verifyProduct(shopAndTill((of) => [property(rule(of))])).verdicts;
  return verdict?.verdict === 'violated' ? verdict.breach : verdict;
};

test('a lost answer and a repeated order are found, and each part walks its steps', () => {
  // Asked for once, and the till takes two.
  expect(
    breachOf(({ of }) =>
      before(
        of('shop').answers('send'),
        every(
          of('till').on('order.take'),
          of('till').where(({ context }) => context.taken === 2),
        ),
      ),
    ),
  ).toMatchObject({
    input: 'morning',
    steps: [
      'shop begins with "default"',
      'till: order.take · one',
      'shop: xstate.error.actor.send · offline',
      'shop: order.repeat · click',
      'till: order.take · one',
    ],
    notReplayed: null,
  });
});

test('a request that its sender gave up may still arrive', () => {
  expect(
    breachOf(({ of }) =>
      never(
        every(
          of('till').on('order.take'),
          of('shop').where((one) => one.matches('over')),
        ),
      ),
    ),
  ).toMatchObject({
    steps: [
      'shop begins with "default"',
      'shop: xstate.error.actor.send · offline',
      'shop: order.leave · click',
      'till: order.take · one',
    ],
  });
  expect(
    breachOf(({ where }) =>
      never(where(({ shop: one, till: { context } }) => one === null && context.taken > 0)),
    ),
  ).toMatchObject({ verdict: 'holds' });
});

test('steps that come together never come alone, and what is due comes', () => {
  const { problems } = verifyProduct(
    shopAndTill(({ of }) => [
      {
        ...property(never(every(of('till').on('day.pass'), none(of('clock').at('running'))))),
        name: 'no',
      },
      {
        ...property(
          before(
            of('clock').took('clock.running|xstate.after.day.clock.running|0'),
            of('till').on('day.pass'),
            { isEach: true },
          ),
        ),
        name: 'led',
      },
      {
        ...property(
          leadsTo(of('shop').at('sending'), none(of('shop').at('sending')), {
            finitely: ['shop: order.repeat · click'],
          }),
        ),
        name: 'answered',
      },
      {
        ...property(always(of('till').where(({ context }) => context.taken <= 2))),
        name: 'room',
      },
    ]),
  );
  expect(problems).toEqual([]);
  // A person who never asks again is not due.
  expect(
    breachOf(({ of }) => leadsTo(of('shop').at('lost'), none(of('shop').at('lost')))),
  ).toMatchObject({ repeats: expect.any(Array) as unknown });
});

test('each guard is removed and negated; one that nothing rests on is missed', () => {
  const mutants = productGuardMutants(
    shopAndTill(({ of }) => [
      property(never(of('till').where(({ context }) => context.taken > 2)), [
        'till.hasRoom',
        'till.isOpen',
      ]),
    ]),
  );
  expect(
    mutants.map(({ guard, change, properties: [one] }) => [guard, change, one?.walk !== null]),
  ).toEqual([
    ['till.hasRoom', 'removed', true],
    ['till.hasRoom', 'negated', false],
    ['till.isOpen', 'removed', false],
    ['till.isOpen', 'negated', false],
  ]);
});

test('names that the product does not know are told', () => {
  const product = shopAndTill(({ of }) => [
    property(never(of('till').where(({ context }) => context.taken > 2)), ['till.hasRom']),
  ]);
  expect(verifyProduct(product).problems).toEqual([
    'Property "it" names the keeper "till.hasRom", which is not known. ' +
      'Did you mean "till.hasRoom"?',
  ]);
  const [call] = product.calls;
  if (!call) throw new Error('no call');
  expect(
    verifyProduct({ ...product, calls: [{ ...call, asks: () => 'order.take · two' }] }).verdicts[0],
  ).toMatchObject({
    verdict: 'undecided',
    because: 'part "till" does not take "order.take · two"',
  });
});

test('the command verifies a product by its name, and its mutants', async () => {
  const { out, code } = await qa('verify', 'packs');
  expect(out).toMatch(/packs +[\d,]+ +4 +4/);
  expect(code).toBe(0);
  const mutants = await qa('verify', 'packs', '--mutants');
  expect(mutants.out).toMatch(/10 of 10 mutants give a counterexample/);
  expect(mutants.code).toBe(0);
});
