import { describe, expect, test } from 'vitest';
import { assign, cancel, raise, setup } from 'xstate';
import { defineCases } from '../../machines/shared/cases';
import { exactText } from '../../qa/base/exactKey';
import { stableJson } from '../../qa/base/stableJson';
import { coverableTransitions } from '../../qa/explore/coverage';
import { explore } from '../../qa/explore/explore';

class Money {
  constructor(readonly amount: number) {}
}
const money = new Money(1);
const cycle = (name: string) => {
  const made: Record<string, unknown> = { name };
  made['self'] = made;
  return made;
};

/** No two of them are the same. */
const unlike: readonly unknown[] = [
  undefined,
  null,
  'null',
  0,
  -0,
  NaN,
  Infinity,
  -Infinity,
  1,
  1n,
  '1n',
  true,
  {},
  { a: undefined },
  { a: null },
  { a: 1, b: 2 },
  { b: 2, a: 1 },
  Object.create(null),
  [],
  [undefined],
  [null],
  Array(1),
  Object.assign(['x'], { extra: 1 }),
  ['x'],
  new Date(0),
  new Date(1),
  new Date(NaN),
  /a/,
  /a/g,
  new Map(),
  new Map([['a', 1]]),
  new Map([['a', 2]]),
  new Set(),
  new Set(['a']),
  new Uint8Array([1]),
  new Int8Array([1]),
  new Uint8Array([2]),
  new Uint8Array([1]).buffer,
  new Error('a'),
  new Error('b'),
  new TypeError('a'),
  new Error('a', { cause: 1 }),
  new URL('https://a.test'),
  new URL('https://b.test'),
  cycle('one'),
  cycle('two'),
  money,
  new Money(1),
  new File(['a'], 'a.txt'),
  new File(['b'], 'a.txt'),
  new Blob(['a']),
  () => 1,
  () => 1,
  Symbol('a'),
  Symbol('a'),
  Promise.resolve(),
];

describe('exact equality', () => {
  test('no two different values have one text', () => {
    const texts = new Map<string, number>();
    for (const [index, value] of unlike.entries()) {
      expect(texts.get(exactText(value)), `${index}`).toBeUndefined();
      texts.set(exactText(value), index);
    }
  });

  test.each([
    ['records', () => ({ a: [1, { b: null }] })],
    ['dates', () => new Date(5)],
    ['expressions', () => /a/g],
    ['maps', () => new Map([['a', { b: 1 }]])],
    ['sets', () => new Set([1, 2])],
    ['bytes', () => new Float64Array([1, NaN])],
    ['errors', () => new RangeError('far', { cause: { kind: 'offline' } })],
    ['addresses', () => new URL('https://a.test/b?c')],
    ['cycles', () => cycle('same')],
    ['shared symbols', () => Symbol.for('same')],
    ['one object of a class', () => money],
  ])('%s of the same content have one text', (_, make) => {
    expect(exactText(make())).toBe(exactText(make()));
  });

  test('text for plans does not fail for what JSON lacks, and tells it apart', () => {
    const values = [1n, NaN, Infinity, null, new Error('a'), new Error('b'), /a/, {}, cycle('a')];
    expect(new Set(values.map(stableJson)).size).toBe(values.length);
  });
});

const later = (id: string) => ({ id, delay: 10 });

/** A value is kept; whether it is the second one can be asked. */
const twoValues = (first: unknown, second: unknown) => {
  const machine = setup({
    types: {
      context: {} as { held: unknown },
      events: {} as { type: 'take'; value: unknown } | { type: 'ask' },
    },
    guards: { isSecond: ({ context }) => Object.is(context.held, second) },
  }).createMachine({
    id: 'two',
    context: { held: 'none' },
    initial: 'here',
    on: { take: { actions: assign({ held: ({ event }) => event.value }) } },
    states: { here: { on: { ask: { guard: 'isSecond', target: 'there' } } }, there: {} },
  });
  return defineCases(machine, {
    events: {
      take: [
        { name: 'first', value: first },
        { name: 'second', value: second },
      ],
      ask: [{ name: 'ask' }],
    },
  });
};

describe('what only one of two values leads to is reached', () => {
  test.each([
    ['null and undefined', null, undefined],
    ['NaN and null', NaN, null],
    ['Infinity and -Infinity', Infinity, -Infinity],
    ['0 and -0', 0, -0],
    ['long integers', 1n, 2n],
    ['files', new File(['a'], 'a.txt'), new File(['a'], 'a.txt')],
    ['expressions', /a/, /b/],
    ['functions', () => 1, () => 2],
    ['objects of a class', new Money(1), new Money(2)],
  ])('%s', (_, first, second) => {
    const exploration = explore(twoValues(first, second));
    expect(exploration.errors).toEqual([]);
    expect(coverableTransitions(exploration)).toContain('two.here|ask|0');
  });
});

describe('timers that differ only in their payload or their id are told apart', () => {
  const machine = setup({
    types: { events: {} as { type: 'set' | 'stop' | 'other' } | { type: 'ring'; value: number } },
    guards: { isTwo: (_, value: number) => value === 2 },
  }).createMachine({
    id: 'rings',
    initial: 'rest',
    states: {
      rest: {
        on: {
          set: { target: 'waiting', actions: raise({ type: 'ring', value: 1 }, later('one')) },
          other: { target: 'waiting', actions: raise({ type: 'ring', value: 2 }, later('one')) },
          stop: { target: 'waiting', actions: raise({ type: 'ring', value: 1 }, later('two')) },
        },
      },
      waiting: {
        on: {
          ring: { guard: { type: 'isTwo', params: ({ event }) => event.value }, target: 'two' },
          set: { target: 'left', actions: cancel('two') },
        },
      },
      two: {},
      left: { on: { ring: 'late' } },
      late: {},
    },
  });
  const taken = coverableTransitions(
    explore(
      defineCases(machine, {
        events: {
          set: [{ name: 'set' }],
          stop: [{ name: 'stop' }],
          other: [{ name: 'other' }],
          ring: [],
        },
      }),
    ),
  );
  test.each(['rings.waiting|ring|0', 'rings.left|ring|0'])('%s', (id) => {
    expect(taken).toContain(id);
  });
});

describe('a context that is changed in place is told', () => {
  const changing = (held: unknown, change: (context: { held: never }) => void) =>
    defineCases(
      setup({
        types: { context: {} as { held: unknown; n: number }, events: {} as { type: 'go' } },
      }).createMachine({
        id: 'changing',
        context: { held, n: 0 },
        on: {
          go: {
            guard: ({ context }) => context.n < 2,
            actions: assign(({ context }) => {
              change(context as unknown as { held: never });
              return { n: context.n + 1 };
            }),
          },
        },
      }),
      { events: { go: [{ name: 'go' }] } },
    );

  test.each([
    ['a list', [0], ({ held }: { held: number[] }) => void held.push(1)],
    ['a record', { n: 0 }, ({ held }: { held: { n: number } }) => void held.n++],
    ['the context', 0, (context: { held: number }) => void context.held++],
    ['a map', new Map(), ({ held }: { held: Map<number, number> }) => void held.set(1, held.size)],
    ['a set', new Set(), ({ held }: { held: Set<number> }) => void held.add(held.size)],
    ['bytes', new Uint8Array(1), ({ held }: { held: Uint8Array }) => void held.fill(7)],
    ['a date', new Date(0), ({ held }: { held: Date }) => void held.setTime(9)],
    ['an object', new Money(1), ({ held }: { held: Money }) => void Object.assign(held, { b: 1 })],
  ])('%s', (_, held, change) => {
    const { errors } = explore(changing(held, change));
    expect(errors.join()).toContain('changed in place, where a changed copy belongs');
  });

  test('a copy is not', () => {
    expect(explore(changing(new Map(), () => undefined)).errors).toEqual([]);
  });
});

test('objects of a class that are made again and again are told where they meet the limit', () => {
  const machine = setup({
    types: { context: {} as { price: Money }, events: {} as { type: 'go' } },
  }).createMachine({
    id: 'prices',
    context: { price: money },
    on: { go: { actions: assign({ price: () => new Money(1) }) } },
  });
  const { errors } = explore(defineCases(machine, { events: { go: [{ name: 'go' }] }, limit: 9 }));
  expect(errors).toEqual([expect.stringContaining('context.price holds a new Money again')]);
});
