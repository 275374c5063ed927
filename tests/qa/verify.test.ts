import { existsSync, rmSync } from 'node:fs';
import { assign, createMachine, fromPromise, raise, setup, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { defineCases, type MachineCases } from '../../machines/shared/cases';
import {
  everyBusyStateIsLeft,
  secretGone,
  sentOncePerWish,
} from '../../machines/shared/commonProperties';
import {
  always,
  before,
  defineProperties,
  every,
  leadsTo,
  never,
  none,
  type Conditions,
  type Property,
  type Rule,
} from '../../machines/shared/properties';
import { verify } from '../../qa/verify/verify';
import { qa } from './support/commandLine';

/** A form that is sent; a lost answer leads to a question, and a person may ask again. */
const letterSetup = setup({
  types: {
    context: {} as { pin: string | null; tries: number },
    events: {} as
      | { type: 'letter.send'; pin: string }
      | { type: 'letter.hurry' }
      | { type: 'letter.leave' },
    tags: {} as 'busy',
  },
  actors: {
    post: fromPromise<string>(() => Promise.resolve('')),
    visit: createMachine({}),
  },
  guards: { isBlank: (_, pin: string) => pin === '' },
  actions: { keep: assign((_, pin: string) => ({ pin })), forget: assign({ pin: null }) },
  delays: { rest: 1_000 },
});
const letter = letterSetup.createMachine({
  id: 'letter',
  context: { pin: null, tries: 0 },
  initial: 'form',
  states: {
    form: {
      on: {
        'letter.send': [
          { guard: { type: 'isBlank', params: ({ event }) => event.pin } },
          { target: 'posting', actions: { type: 'keep', params: ({ event }) => event.pin } },
        ],
        'letter.leave': 'visiting',
      },
    },
    posting: {
      tags: 'busy',
      exit: 'forget',
      on: { 'letter.hurry': { target: 'posting', reenter: true } },
      invoke: { id: 'post', src: 'post', onDone: 'resting', onError: 'form' },
    },
    resting: { tags: 'busy', after: { rest: 'form' } },
    visiting: { tags: 'busy', invoke: { id: 'visit', src: 'visit', onDone: 'over' } },
    over: { type: 'final' },
  },
});
const cases = defineCases(letter, {
  events: {
    'letter.send': [
      { name: 'a pin', pin: '4711' },
      { name: 'blank', pin: '' },
    ],
    'letter.hurry': [{ name: 'click' }],
    'letter.leave': [{ name: 'click' }],
  },
  actors: {
    post: { done: [{ name: 'taken', output: 'T-1' }], error: [{ name: 'lost', error: 'lost' }] },
    visit: { done: [{ name: 'over' }] },
  },
});

const of = <M extends AnyStateMachine>(
  machine: M,
  make: (conditions: Conditions<M>) => Rule,
  more: Partial<Property> = {},
): readonly Property[] =>
  defineProperties(machine, (conditions) => [
    { name: 'it', says: 'It holds.', rule: make(conditions), ...more },
  ]);
const problemsOf = (properties: readonly Property[], own: MachineCases = cases) =>
  verify(own, properties).problems;

test('a promise answers in the end, unless a person asks again without end', () => {
  const posted = (options?: Parameters<typeof leadsTo>[2]) =>
    of(letter, ({ at }) => leadsTo(at('posting'), none(at('posting')), options));
  expect(problemsOf(posted())).toEqual([
    '"it" does not hold: started with "default" → letter.send · a pin → ' +
      'letter.hurry · click, and then without end letter.hurry · click.',
  ]);
  expect(problemsOf(posted({ finitely: ['letter.hurry'] }))).toEqual([]);
});

test('a timer fires in the end; a child machine ends only where it is said to', () => {
  const left = (state: 'resting' | 'visiting', options?: Parameters<typeof leadsTo>[2]) =>
    of(letter, ({ at }) => leadsTo(at(state), none(at(state)), options));
  expect(problemsOf(left('resting'))).toEqual([]);
  expect(problemsOf(left('visiting'))).toEqual([
    '"it" does not hold: started with "default" → letter.leave · click, ' +
      'and nothing more has to come.',
  ]);
  expect(problemsOf(left('visiting', { ending: ['visit'] }))).toEqual([]);
});

test('no event has to come, and an answer need not be the one that is hoped for', () => {
  expect(problemsOf(of(letter, ({ at }) => leadsTo(at('form'), at('posting'))))).toHaveLength(1);
  const [lost] = problemsOf(
    of(letter, ({ at }) => leadsTo(at('posting'), at('resting'), { finitely: ['letter.hurry'] })),
  );
  expect(lost).toContain('xstate.error.actor.post · lost, and nothing more has to come.');
});

test('the shared makers say what goes out, what is left and what is forgotten', () => {
  const made = defineProperties(letter, ({ on, at, starts }) => [
    ...everyBusyStateIsLeft(letter, { finitely: ['letter.hurry'], ending: ['visit'] }),
    sentOncePerWish('A letter', { wish: on('letter.send'), sent: starts('post') }),
    secretGone('The pin', { cases, fields: ['pin'], until: at('posting') }),
  ]);
  expect(problemsOf(made)).toEqual([
    '"A letter once per wish" does not hold: started with "default" → letter.send · a pin → ' +
      'letter.hurry · click.',
  ]);
  const keeping = letter.provide({ actions: { forget: () => undefined } });
  expect(verify({ ...cases, machine: keeping }, made).problems.join()).toContain(
    '"The pin is forgotten" does not hold: started with "default" → letter.send · a pin → ' +
      'xstate.done.actor.post · taken.',
  );
});

test('a rule about what never happens, a wrong name and a condition that throws are told', () => {
  expect(
    problemsOf(
      of(letter, ({ starts, ended }) => before(starts('nobody'), every(ended, starts('post')))),
    ),
  ).toEqual(['"it" says nothing: nothing that it speaks of ever happens.']);
  const named = { keptBy: ['isBlan'], clauses: ['XX.rule'] };
  expect(problemsOf(of(letter, ({ ended }) => never(every(ended, none(ended))), named))).toEqual([
    'Property "it" names the keeper "isBlan", which is not known. Did you mean "isBlank"?',
    'Property "it" names the clause "XX.rule", which is not known.',
  ]);
  const throwing = of(letter, ({ where }) =>
    always(where((s) => (s.context.pin as string).length > 0)),
  );
  expect(problemsOf(throwing).join()).toContain('"it" says nothing: a condition threw:');
});

test('a proof goes as far as its own limit', () => {
  const rests = of(letter, ({ at }) => never(at('resting')));
  const resultOf = (more: Partial<MachineCases>) =>
    verify({ ...cases, limit: 1, ...more }, rests).verdicts[0]?.verdict;
  expect([resultOf({}), resultOf({ proofLimit: 50 })]).toEqual(['undecided', 'violated']);
});

test('what lies beyond a bound is not decided, and what breaks within it is', () => {
  const bounded = { ...cases, constraint: () => false };
  const [verdict] = verify(
    bounded,
    of(letter, ({ at }) => never(at('resting'))),
  ).verdicts;
  expect(verdict).toMatchObject({
    verdict: 'undecided',
    because: 'not decided beyond the bound of the case file (1 configuration)',
  });
  expect(
    problemsOf(
      of(letter, ({ at }) => never(at('form'))),
      bounded,
    ),
  ).toEqual(['"it" does not hold: started with "default".']);
});

describe('beyond a bound the chart alone may show that a busy state is left', () => {
  const bounded = (machine: AnyStateMachine = letter) => ({
    ...cases,
    machine,
    // What comes after the first request is not explored.
    constraint: (context: unknown) => (context as { pin: string | null }).pin === null,
  });
  const verdictsOf = (machine: AnyStateMachine, finitely: readonly string[] = ['letter.hurry']) =>
    verify(bounded(machine), everyBusyStateIsLeft(machine, { finitely, ending: [] })).verdicts.map(
      ({ property, verdict }) => `${property.name.replace(' is left', '')} ${verdict}`,
    );
  const withPosting = (change: Record<string, unknown>, more: Record<string, unknown> = {}) =>
    letterSetup.createMachine({
      ...letter.config,
      ...more,
      states: {
        ...letter.config.states,
        posting: { ...letter.config.states?.['posting'], ...change },
      },
    } as never) as unknown as AnyStateMachine;
  const post = { id: 'post', src: 'post', onDone: 'resting', onError: 'form' };

  test('by a promise of which both ends lead out', () => {
    expect(verdictsOf(letter)).toContain('posting holds');
  });

  test.each([
    ['a person who begins it again without end', letter as AnyStateMachine, []],
    ['an end with a guard', withPosting({ invoke: { ...post, onDone: { guard: 'isBlank' } } })],
    ['an end that stays', withPosting({ invoke: { ...post, onError: { actions: 'forget' } } })],
    ['an end that comes back', withPosting({ invoke: { ...post, onError: 'posting' } })],
    ['a fault that nobody takes', withPosting({ invoke: { ...post, onError: undefined } })],
    ['a step back at once', withPosting({}, { always: { guard: 'isBlank', target: '.posting' } })],
    ['an action that takes a step', withPosting({ exit: raise({ type: 'letter.hurry' }) })],
    [
      'a child that takes the end',
      withPosting({
        initial: 'inner',
        states: { inner: { on: { 'xstate.done.actor.post': { actions: 'forget' } } } },
      }),
    ],
    ['a timer above that begins it again', withPosting({}, { after: { rest: '.posting' } })],
  ] as [string, AnyStateMachine, string[]?][])('not with %s', (_, machine, finitely) => {
    expect(verdictsOf(machine, finitely)).toContain('posting undecided');
  });
});

test('qa verify prints the walk, keeps it, and replay shows it', async () => {
  rmSync('.cache/qa/breaches', { recursive: true, force: true });
  const { code, out, err } = await qa('verify', 'turnstile');
  expect(code).toBe(1);
  expect(out).toMatch(/^turnstile +2 +2 +1 +0 +1$/m);
  expect(err).toBe(
    '✗ turnstile: "it locks again" does not hold: started with "default" → coin.insert · euro, ' +
      'and nothing more has to come.\n',
  );
  const [, file = ''] = /replay (\S+)/.exec(out) ?? [];
  expect(existsSync(file)).toBe(true);
  expect((await qa('replay', file)).code).toBe(0);
  const json = JSON.parse((await qa('verify', 'turnstile', '--json')).out) as {
    machines: { verdicts: { name: string; verdict: string }[] }[];
  };
  expect(json.machines[0]?.verdicts.map(({ verdict }) => verdict)).toEqual(['holds', 'violated']);
});
