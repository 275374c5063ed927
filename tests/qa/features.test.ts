import { describe, expect, test } from 'vitest';
import {
  assign,
  cancel,
  createMachine,
  fromCallback,
  fromPromise,
  fromTransition,
  raise,
  sendTo,
  setup,
  spawnChild,
  type AnyActorRef,
  type AnyStateMachine,
} from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import { explore } from '../../qa/explore/explore';
import { planOf } from '../../qa/plan/plan';
import { assess } from '../../qa/run/assess';
import { runPlan } from '../../qa/run/run';

const casesFor = (
  machine: AnyStateMachine,
  events: readonly string[],
  actors: MachineCases['actors'] = {},
): MachineCases => ({
  machine,
  inputs: { default: undefined },
  events: {
    ...Object.fromEntries(events.map((type) => [type, [{ name: 'sent' }]])),
    ring: [],
  },
  actors,
  exceptions: {},
  constraint: () => true,
  limit: 500,
});
const outcomes = { done: [{ name: 'ok', output: 1 }], error: [{ name: 'no', error: 'no' }] };

const counter = fromTransition((state: { n: number }) => state, { n: 7 });

const given: Record<string, MachineCases> = {
  'the snapshots of an actor, from the first on': casesFor(
    setup({
      types: { context: {} as { n: number } },
      actors: { counter },
    }).createMachine({
      id: 'follows',
      context: { n: 0 },
      initial: 'off',
      states: {
        off: { on: { on: 'on' } },
        on: {
          on: { off: 'off' },
          invoke: {
            id: 'counter',
            src: 'counter',
            onSnapshot: {
              actions: assign({ n: ({ event }) => event.snapshot.context.n }),
            },
          },
        },
      },
    }),
    ['on', 'off'],
    { counter: { snapshot: [{ name: 'nine', snapshot: { context: { n: 9 } } }] } },
  ),
  'a delayed message to itself, and its cancellation': casesFor(
    createMachine({
      id: 'mails',
      initial: 'rest',
      states: {
        rest: {
          on: {
            go: {
              target: 'waiting',
              actions: sendTo(({ self }) => self, { type: 'ring' }, { id: 'bell', delay: 100 }),
            },
          },
        },
        waiting: { on: { ring: 'rung', stop: { target: 'rest', actions: cancel('bell') } } },
        rung: { on: { back: 'rest' } },
      },
    }),
    ['go', 'stop', 'back'],
  ),
  'a message to itself at once': casesFor(
    createMachine({
      id: 'echoes',
      initial: 'rest',
      states: {
        rest: {
          on: { go: { target: 'going', actions: sendTo(({ self }) => self, { type: 'ring' }) } },
        },
        going: { on: { ring: 'rung' } },
        rung: {},
      },
    }),
    ['go'],
  ),
  'actors that are spawned without an id': casesFor(
    setup({
      types: { context: {} as { workers: AnyActorRef[] } },
      actors: { worker: fromPromise(() => Promise.resolve(1)) },
      actions: { noteFirst: () => undefined },
    }).createMachine({
      id: 'hires',
      context: { workers: [] },
      on: {
        hire: {
          guard: ({ context }) => context.workers.length < 2,
          actions: assign({
            workers: ({ context, spawn }) => [...context.workers, spawn('worker')],
          }),
        },
        'xstate.done.actor.worker:1': { actions: 'noteFirst' },
        'xstate.error.actor.*': {},
      },
    }),
    ['hire'],
    { worker: outcomes },
  ),
  'an actor that is spawned by an action without an id': casesFor(
    setup({ actors: { worker: fromPromise(() => Promise.resolve(1)) } }).createMachine({
      id: 'starts',
      entry: spawnChild('worker'),
      initial: 'here',
      states: {
        here: { on: { 'xstate.done.actor.worker:1': 'done', 'xstate.error.actor.*': 'failed' } },
        done: {},
        failed: {},
      },
    }),
    [],
    { worker: outcomes },
  ),
  'an invoked actor without an id': casesFor(
    setup({ actors: { load: fromPromise(() => Promise.resolve(1)) } }).createMachine({
      id: 'loads',
      initial: 'loading',
      states: {
        loading: { invoke: { src: 'load', onDone: 'done', onError: 'failed' } },
        done: {},
        failed: {},
      },
    }),
    [],
    { load: outcomes },
  ),
  'an actor that is written where it is invoked, which never runs': casesFor(
    createMachine({
      id: 'inline',
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'load',
            src: fromCallback(() => {
              throw new Error('it runs');
            }),
            onDone: 'done',
            onError: 'failed',
          },
        },
        done: {},
        failed: {},
      },
    }),
    [],
    { load: outcomes },
  ),
  'two machines without an id, one': casesFor(
    createMachine({ initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } }),
    ['go'],
  ),
};

describe('explored, planned and run', () => {
  test.each(Object.entries(given))('%s', (_, cases) => {
    const { problems, coverage, run } = assess(cases);
    expect(problems).toEqual([]);
    expect(coverage.uncovered).toEqual([]);
    expect(run.isPassed).toBe(true);
  });
});

test('two actors that xstate keeps under one name are refused', () => {
  const machine = setup({
    actors: { worker: fromPromise(() => Promise.resolve(1)) },
  }).createMachine({
    id: 'lost',
    on: { hire: { actions: spawnChild('worker') }, 'xstate.error.*': {} },
  });
  expect(explore(casesFor(machine, ['hire'], { worker: outcomes })).errors).toEqual([
    expect.stringContaining('spawnChild without an id: xstate keeps only the last such actor'),
  ]);
});

test('a last snapshot that a stopped actor tells is said to be unknown where it is heard', () => {
  const machine = setup({ actors: { counter } }).createMachine({
    id: 'again',
    initial: 'on',
    states: {
      on: {
        on: { again: { target: 'on', reenter: true } },
        invoke: { id: 'counter', src: 'counter', onSnapshot: {} },
      },
    },
  });
  expect(explore(casesFor(machine, ['again'])).errors).toEqual([
    expect.stringContaining('what it holds then is not known'),
  ]);
});

describe('actions of a machine', () => {
  const written: string[] = [];
  const machine = setup({
    actions: { write: () => void written.push('named'), spoil: () => undefined },
    types: { context: {} as { list: number[] } },
  }).createMachine({
    id: 'writes',
    context: { list: [] },
    entry: ['write', () => void written.push('inline')],
    initial: 'here',
    states: {
      here: { on: { go: { target: 'there', actions: 'write' } } },
      there: { entry: 'spoil' },
    },
  });
  const cases = casesFor(machine, ['go']);
  const plan = planOf(cases, explore(cases));

  test('are not done by a run', () => {
    expect(runPlan(plan, cases).failure).toBeUndefined();
    expect(written).toEqual([]);
  });

  test('are done where that is asked for', () => {
    expect(runPlan(plan, cases, { isWithActions: true }).failure).toBeUndefined();
    expect(written).toEqual(['named', 'inline', 'named']);
    expect(assess(cases, { isWithActions: true }).problems).toEqual([]);
    expect(written).toHaveLength(6);
  });

  test('that change the context in place fail', () => {
    const spoiling = machine.provide({
      actions: { spoil: ({ context }: { context: { list: number[] } }) => context.list.push(1) },
    });
    const { failure } = runPlan(plan, casesFor(spoiling, ['go']), { isWithActions: true });
    expect(failure?.message).toContain('object is not extensible');
  });
});

describe('a chart that never settles is told', () => {
  test.each([
    [
      'by eventless transitions',
      createMachine({
        id: 'loops',
        initial: 'rest',
        states: { rest: { on: { go: 'a' } }, a: { always: 'b' }, b: { always: 'a' } },
      }),
    ],
    [
      'by raised events',
      createMachine({
        id: 'loops',
        on: { go: { actions: raise({ type: 'go' }) } },
      }),
    ],
    [
      'by messages to itself',
      createMachine({
        id: 'loops',
        on: { go: { actions: sendTo(({ self }) => self, { type: 'go' }) } },
      }),
    ],
    [
      'in a chart with history states',
      createMachine({
        id: 'loops',
        initial: 'rest',
        states: {
          rest: { on: { go: 'a' } },
          a: { always: 'b' },
          b: { always: 'a' },
          memory: { type: 'history' },
        },
      }),
    ],
  ])('%s', (_, machine) => {
    const { errors } = explore(casesFor(machine, ['go']));
    expect(errors.join()).toMatch(/has not settled after|Infinite loop detected/);
  });
});
