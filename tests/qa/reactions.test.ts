import { describe, expect, test } from 'vitest';
import { assign, setup, type AnyStateNode } from 'xstate';
import { cases as chat } from '../../machines/support/chat/chat.cases';
import { cases as contractOffer } from '../../machines/agents/contractOffer/contractOffer.cases';
import { cases as smsCode } from '../../machines/account/smsCode/smsCode.cases';
import { cases as toasts } from '../../machines/site/toasts/toasts.cases';
import { defineCases, type MachineCases } from '../../machines/shared/cases';
import { port } from '../../machines/shared/port';
import { explore } from '../../qa/explore/explore';
import { createModel, isRefused, keyOf, messageOf, type Configuration } from '../../qa/model/model';
import { configurationAt, Reactions } from '../../qa/explore/reactions';
import { loginCases } from './fixtures/login';
import { shopCases } from './fixtures/shop';

/**
 * Readers of every kind: of one field, of one through another, of all, of the keys, of what was
 * just assigned, of the snapshot; and one that throws.
 */
const readersMachine = setup({
  types: {
    context: {} as { turns: number; field: 'turns' | 'spare'; spare: number; copy: unknown },
    events: {} as {
      type: 'turn' | 'aim' | 'by.field' | 'all' | 'keys' | 'keep' | 'ask' | 'chain' | 'throw';
    },
  },
  actors: { helper: port<null, { turns: number }>('helper') },
  guards: {
    isOdd: ({ context }) => context.turns % 2 === 1,
    isOneAimedAt: ({ context }) => context[context.field] === 1,
    isOneAmongAll: ({ context }) => Object.values(context).includes(1),
    isThere: ({ context }) => 'spare' in context,
    isBroken: ({ context }) => {
      if (context.turns === 2) throw new Error('two turns');
      return false;
    },
  },
  actions: {
    turn: assign({ turns: ({ context }) => (context.turns + 1) % 3 }),
    // Reads what was assigned before it in the same step, which is not the context at the
    // beginning.
    spare: assign(({ context }) => ({ spare: context.turns })),
    aim: assign(({ context }) => ({
      field: context.field === 'turns' ? ('spare' as const) : ('turns' as const),
    })),
    keep: assign(({ context }) => ({ copy: { of: JSON.stringify({ ...context, copy: null }) } })),
    hire: assign(({ context, spawn }) => {
      spawn('helper', { id: 'helper', input: { turns: context.turns } });
      return { spare: 2 };
    }),
  },
}).createMachine({
  id: 'readers',
  context: { turns: 0, field: 'turns', spare: 0, copy: null },
  initial: 'here',
  on: {
    turn: { actions: 'turn' },
    aim: { actions: 'aim' },
    chain: { actions: ['turn', 'spare'] },
    throw: { guard: 'isBroken' },
  },
  states: {
    here: {
      on: {
        'by.field': { guard: 'isOneAimedAt', target: 'there' },
        all: { guard: 'isOneAmongAll', target: 'there' },
        keys: { guard: 'isThere', target: 'there' },
        keep: { actions: 'keep' },
      },
    },
    there: {
      on: { ask: [{ guard: 'isOdd', target: 'here', actions: 'hire' }, { target: 'here' }] },
    },
  },
});
const named = (name: string) => [{ name }];
const readersCases = defineCases(readersMachine, {
  events: {
    turn: named('turn'),
    aim: named('aim'),
    'by.field': named('field'),
    all: named('all'),
    keys: named('keys'),
    keep: named('keep'),
    ask: named('ask'),
    chain: named('chain'),
    throw: named('throw'),
  },
  actors: {
    helper: {
      done: [{ name: 'done', output: null }],
      error: [{ name: 'fault', error: 'offline' }],
    },
  },
  limit: 400,
});

const given: Record<string, MachineCases> = {
  readers: readersCases,
  login: loginCases,
  shop: shopCases,
  chat,
  contractOffer,
  smsCode,
  toasts,
};

/** The order of states and actors where it counts is in the key. */
const seen = (configuration: Configuration) => ({
  key: keyOf(configuration),
  states: (configuration.snapshot._nodes as AnyStateNode[]).map(({ id }) => id).sort(),
  value: JSON.stringify(configuration.snapshot.value),
  tags: [...configuration.snapshot.tags].sort(),
  context: configuration.snapshot.context as unknown,
  actors: Object.keys(configuration.snapshot.children as object).sort(),
  status: configuration.snapshot.status,
  output: configuration.snapshot.output as unknown,
  timers: configuration.timers,
});
const attempt = (move: () => unknown) => {
  try {
    return move();
  } catch (error) {
    return messageOf(error);
  }
};

describe('a cached reaction equals the step itself', () => {
  test.each(Object.entries(given))(
    'in every configuration of %s, on all possible events',
    (_name, cases) => {
      const model = createModel(cases);
      const reactions = new Reactions(model);
      const { nodes } = explore(cases);
      const every = Math.ceil(nodes.length / 100);
      for (const { configuration, snapshot } of nodes.filter((_, index) => index % every === 0)) {
        if (snapshot.status !== 'active') continue;
        const place = reactions.placeOf(configuration);
        for (const stimulus of place.rest.possible.stimuli) {
          const expected = attempt(() => {
            const moved = model.step(configuration, stimulus);
            return {
              ...seen(moved.configuration),
              transitions: moved.transitions,
              isRefused: isRefused(stimulus, moved),
            };
          });
          const found = attempt(() => {
            const reaction = reactions.reactionTo(place, stimulus);
            return {
              ...seen(configurationAt(reactions.placeAfter(place, reaction))),
              transitions: reaction.transitions,
              isRefused: reaction.isRefused,
            };
          });
          expect(found).toEqual(expected);
        }
      }
    },
  );

  test('a step that reads nothing is computed once for all contexts, and cached', () => {
    let readings = 0;
    const machine = setup({
      types: { context: {} as { turns: number }, events: {} as { type: 'turn' | 'ring' } },
      guards: { isHeard: () => ++readings > 0 },
      actions: { turn: assign({ turns: ({ context }) => (context.turns + 1) % 9 }) },
    }).createMachine({
      id: 'bell',
      context: { turns: 0 },
      on: { turn: { actions: 'turn' }, ring: { guard: 'isHeard', actions: 'turn' } },
    });
    const silent = machine.provide({ actions: {} });
    expect(
      explore(defineCases(silent, { events: { turn: named('turn'), ring: named('ring') } })).nodes,
    ).toHaveLength(9);
    expect(readings).toBe(9);
    readings = 0;
    const deaf = machine.provide({ guards: { isHeard: () => ++readings < 0 } });
    explore(defineCases(deaf, { events: { turn: named('turn'), ring: named('ring') } }));
    expect(readings).toBe(1);
  });
});
