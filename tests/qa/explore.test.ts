import { describe, expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { defineCases } from '../../machines/shared/cases';
import { explore } from '../../qa/explore/explore';
import { quotientOf } from '../../qa/explore/quotient';
import { loginCases } from './fixtures/login';
import { reasonsCases, tieMachine } from './fixtures/reasons';
import { shopCases } from './fixtures/shop';

const valuesOf = (exploration: ReturnType<typeof explore>) =>
  new Set(exploration.nodes.map((n) => JSON.stringify(n.observation.value)));

describe('exploration', () => {
  test('reaches every state of guards, always, timers and outcomes', () => {
    const exploration = explore(loginCases);
    expect(exploration).toMatchObject({ isTruncated: false, missing: [], errors: [] });
    expect(valuesOf(exploration)).toEqual(
      new Set([
        '{"form":"editing"}',
        '{"form":"invalid"}',
        '{"form":"rejected"}',
        '"submitting"',
        '"locked"',
        '"mfa"',
        '"forgot"',
        '"signedIn"',
      ]),
    );
  });

  test('names the transitions of one macrostep in order, with always and raised events', () => {
    const { nodes } = explore(loginCases);
    const third = nodes
      .flatMap((n) => n.edges)
      .find((e) => e.stimulus.kind === 'error' && e.transitions.includes('signIn.deciding||0'));
    expect(third?.transitions).toEqual([
      'signIn.submitting|xstate.error.actor.signIn|0',
      'signIn.deciding||0',
    ]);
    const sold = explore(shopCases)
      .nodes.flatMap((n) => n.edges)
      .find((e) => e.stimulus.case === 'taken' && e.transitions.length === 3);
    expect(sold?.transitions.map((id) => id.split('|')[1])).toEqual([
      'xstate.done.actor.order',
      'order.placed',
      'xstate.done.state.shop.open',
    ]);
  });

  test('starts once for each input', () => {
    const { starts } = explore(shopCases);
    expect(starts.map((s) => [s.input, s.transitions])).toEqual([
      ['member', ['shop.greeting||0']],
      ['guest', ['shop.greeting||1']],
    ]);
  });

  test('offers outcomes only of running actors, and each only once', () => {
    const machine = setup({
      actors: { load: fromPromise<number>(() => Promise.resolve(1)) },
      types: { context: {} as { got: number } },
    }).createMachine({
      id: 'once',
      context: { got: 0 },
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { actions: assign({ got: ({ context }) => context.got + 1 }) },
      },
    });
    const { nodes } = explore(
      defineCases(machine, {
        events: {},
        actors: { load: { done: [{ name: 'one', output: 1 }] } },
      }),
    );
    expect(nodes.map((n) => (n.snapshot.context as { got: number }).got)).toEqual([0, 1]);
    expect(nodes[1]?.edges).toEqual([]);
  });

  test('fires only the timer that is due first; of equals, the one set first', () => {
    const { nodes } = explore(defineCases(tieMachine, { events: {} }));
    expect(nodes.map((n) => n.observation.value)).toEqual([
      { left: 'on', right: 'on' },
      { left: 'off', right: 'on' },
      { left: 'off', right: 'off' },
    ]);
  });

  test('stops a timer when its state is left', () => {
    const locked = explore(loginCases).nodes.find((n) => n.observation.value === 'locked');
    expect(locked?.edges.map((e) => e.stimulus.type)).toEqual([
      'xstate.after.lockout.signIn.locked',
    ]);
  });

  test('lists what is refused', () => {
    const { nodes } = explore(loginCases);
    expect(nodes[0]?.refused.map((s) => `${s.type} ${s.case}`)).toEqual([
      'form.cancel click',
      'code.enter right',
      'code.enter wrong',
      'form.back click',
    ]);
  });

  test('reports a missing outcome by name and invents none', () => {
    const { machine } = loginCases;
    const { missing, errors } = explore({
      ...loginCases,
      machine,
      actors: { signIn: loginCases.actors.signIn },
    });
    expect(missing).toEqual(['done of actor "resend"', 'error of actor "resend"']);
    expect(errors).toEqual([]);
  });

  test('reports a missing event by name', () => {
    const { 'form.cancel': _, ...events } = loginCases.events;
    expect(explore({ ...loginCases, events }).missing).toEqual(['event "form.cancel"']);
  });

  test('reports a guard that throws, and a fault that the chart does not handle', () => {
    const machine = setup({
      types: { events: {} as { type: 'thing.do' } },
      actors: { call: fromPromise<null>(() => Promise.resolve(null)) },
      guards: {
        isBroken: () => {
          throw new Error('guard broke');
        },
      },
    }).createMachine({
      id: 'bad',
      invoke: { id: 'call', src: 'call' },
      on: { 'thing.do': { guard: 'isBroken', actions: () => {} } },
    });
    const { errors } = explore(
      defineCases(machine, {
        events: { 'thing.do': [{ name: 'once' }] },
        actors: { call: { error: [{ name: 'offline', error: new Error('offline') }] } },
      }),
    );
    expect(errors).toHaveLength(2);
    expect(errors[0]).toContain('guard broke');
    expect(errors[1]).toContain('does not handle xstate.error.actor.call (offline)');
  });

  test('a constraint bounds a growing context, and a limit cuts and says so', () => {
    expect(explore(reasonsCases).nodes.some((n) => n.isFrontier)).toBe(true);
    expect(explore(reasonsCases)).toMatchObject({ isTruncated: false });
    expect(explore({ ...reasonsCases, constraint: () => true, limit: 10 })).toMatchObject({
      isTruncated: true,
    });
  });

  test('the quotient merges configurations that behave alike, and no others', () => {
    const exploration = explore(loginCases);
    const quotient = quotientOf(exploration);
    expect(quotient.nodes.length).toBeLessThan(exploration.nodes.length);
    const transitions = (
      nodes: readonly { edges: readonly { transitions: readonly string[] }[] }[],
    ) => new Set(nodes.flatMap((n) => n.edges.flatMap((e) => e.transitions)));
    expect(transitions(quotient.nodes)).toEqual(transitions(exploration.nodes));
    // Two attempts and one attempt left look the same and answer differently.
    expect(
      quotient.nodes.filter((n) => n.observation.value === 'submitting').length,
    ).toBeGreaterThan(1);
  });
});
