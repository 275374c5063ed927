import { describe, expect, test } from 'vitest';
import {
  assign,
  enqueueActions,
  raise,
  setup,
  spawnChild,
  type AnyMachineSnapshot,
  type AnyStateNode,
} from 'xstate';
import { cases as agentCentre } from '../../machines/agents/agentCentre/agentCentre.cases';
import { cases as app } from '../../machines/site/app/app.cases';
import { cases as chat } from '../../machines/support/chat/chat.cases';
import { cases as contractOffer } from '../../machines/agents/contractOffer/contractOffer.cases';
import { cases as smsCode } from '../../machines/account/smsCode/smsCode.cases';
import { cases as toasts } from '../../machines/site/toasts/toasts.cases';
import { defineCases, type MachineCases } from '../../machines/shared/cases';
import { port } from '../../machines/shared/port';
import { effectsOf } from '../../qa/model/effects';
import { explore } from '../../qa/explore/explore';
import { createModel, messageOf } from '../../qa/model/model';
import { createPureScope, type Recording } from '../../qa/model/scope';
import { createStepper } from '../../qa/model/step/step';
import { transitionId } from '../../qa/model/transitions';
import { loginCases } from './fixtures/login';
import { reasonsCases, tieMachine } from './fixtures/reasons';
import { shopCases } from './fixtures/shop';

/**
 * Cases that are easy to get wrong: regions that end together, outputs, ordered raised events,
 * rival transitions, actors that start and stop in one step.
 */
const cornersMachine = setup({
  types: {
    context: {} as { log: string[] },
    events: {} as { type: 'go' | 'back' | 'again' | 'end' | 'boom' | 'both.one' | 'both.two' },
  },
  actors: { call: port<number, { log: string[] }>('call') },
  actions: {
    note: assign(({ context }, word: string) => ({ log: [...context.log, word].slice(-4) })),
    twice: enqueueActions(({ enqueue }) => {
      enqueue.raise({ type: 'both.one' });
      enqueue.raise({ type: 'both.two' });
    }),
  },
}).createMachine({
  id: 'corners',
  context: { log: [] },
  output: ({ context, event }) => [event.type, context.log],
  initial: 'rest',
  on: { boom: { reenter: true, target: '.rest', actions: { type: 'note', params: 'boom' } } },
  states: {
    rest: {
      entry: { type: 'note', params: 'rest' },
      exit: { type: 'note', params: 'no rest' },
      on: { go: 'work', again: { target: 'rest', reenter: true } },
    },
    work: {
      type: 'parallel',
      entry: spawnChild('call', { id: 'helper', input: { log: [] } }),
      invoke: {
        id: 'call',
        src: 'call',
        input: ({ context }) => ({ log: context.log }),
        onDone: { actions: { type: 'note', params: 'answer' } },
      },
      onDone: 'over',
      on: { back: 'rest', 'both.*': { actions: { type: 'note', params: 'any' } } },
      states: {
        left: {
          initial: 'a',
          states: {
            a: { on: { go: { target: 'b', actions: 'twice' }, end: 'ended' } },
            b: {
              always: { guard: ({ context }) => context.log.includes('any'), target: 'a' },
              on: { go: '#corners.rest', end: 'ended' },
            },
            ended: { type: 'final', output: 'left' },
          },
        },
        right: {
          initial: 'a',
          states: {
            a: {
              entry: raise({ type: 'both.two' }),
              on: {
                go: 'b',
                end: 'ended',
                'both.two': { actions: { type: 'note', params: 'two' } },
              },
            },
            b: { on: { go: '#corners.work', end: 'ended' } },
            ended: { type: 'final' },
          },
        },
      },
    },
    over: {
      initial: 'in',
      states: { in: { type: 'final', output: ({ context }) => context.log.length } },
      onDone: 'out',
    },
    out: { type: 'final', exit: { type: 'note', params: 'out' }, output: 'all' },
  },
});
const cornersCases = defineCases(cornersMachine, {
  events: {
    go: [{ name: 'go' }],
    back: [{ name: 'back' }],
    again: [{ name: 'again' }],
    end: [{ name: 'end' }],
    boom: [{ name: 'boom' }],
    'both.one': [{ name: 'one' }],
    'both.two': [{ name: 'two' }],
  },
  actors: {
    call: { done: [{ name: 'one', output: 1 }], error: [{ name: 'fault', error: 'offline' }] },
  },
  limit: 120,
});

/**
 * Everything that a step shows, including the order of states and of keys, which decides the order
 * of later transitions.
 */
const seen = (snapshot: AnyMachineSnapshot, { actions, transitions }: Recording) => ({
  value: JSON.stringify(snapshot.value),
  states: (snapshot._nodes as AnyStateNode[]).map(({ id }) => id),
  tags: [...snapshot.tags],
  context: snapshot.context as unknown,
  children: Object.keys(snapshot.children as object),
  status: snapshot.status,
  output: snapshot.output as unknown,
  error: snapshot.error === undefined ? null : messageOf(snapshot.error),
  transitions: transitions.map(transitionId),
  effects: effectsOf(actions, snapshot),
});

const given: Record<string, MachineCases> = {
  corners: cornersCases,
  login: loginCases,
  reasons: reasonsCases,
  tie: defineCases(tieMachine, { events: {} }),
  agentCentre,
  app,
  chat,
  contractOffer,
  smsCode,
  toasts,
};

describe('a step of the explorer is a step of xstate', () => {
  test.each(Object.entries(given))(
    'in every configuration of %s, on all possible events',
    (_name, cases) => {
      const model = createModel(cases);
      const step = createStepper(model.machine);
      if (!step) throw new Error('the stepper takes no such chart');
      const [theirs, ours] = [createPureScope(), createPureScope()];
      let steps = 0;
      // A sample of the largest machine, because xstate is slow.
      const { nodes } = explore(cases);
      const every = Math.ceil(nodes.length / 60);
      for (const { configuration, snapshot } of nodes.filter((_, index) => index % every === 0)) {
        if (snapshot.status !== 'active') continue;
        for (const { event } of model.stimuli(configuration).stimuli) {
          const attempt = (move: () => unknown) => {
            try {
              return move();
            } catch (error) {
              return messageOf(error);
            }
          };
          const expected = attempt(() => {
            const recording = theirs.begin(snapshot);
            return seen(
              model.machine.transition(snapshot, event, theirs.scope) as AnyMachineSnapshot,
              recording,
            );
          });
          const found = attempt(() => {
            const { actions, listed } = ours.begin(snapshot);
            const moved = step(snapshot, event, ours.scope);
            return seen(moved.snapshot, { actions, listed, transitions: [...moved.transitions] });
          });
          expect(found).toEqual(expected);
          steps++;
        }
      }
      expect(steps).toBeGreaterThan(0);
    },
  );

  test('charts with history states are left to xstate', () => {
    expect(createStepper(shopCases.machine)).toBeUndefined();
    expect(explore(shopCases)).toMatchObject({ isTruncated: false, missing: [], errors: [] });
  });
});
