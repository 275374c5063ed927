import { describe, expect, test } from 'vitest';
import {
  assign,
  createMachine,
  enqueueActions,
  raise,
  type AnyActorRef,
  type AnyStateMachine,
} from 'xstate';
import { defineCases } from '../../machines/shared/cases';
import { assess } from '../../qa/run/assess';
import { planOf } from '../../qa/plan/plan';
import { runPlan } from '../../qa/run/run';
import { loginCases, loginMachine } from './fixtures/login';
import { tieMachine } from './fixtures/reasons';
import { shopCases } from './fixtures/shop';

type Chart = Record<string, StateChart>;
type StateChart = {
  on: Record<string, unknown>;
  always: unknown[];
  tags?: string;
  entry?: unknown;
  invoke?: { onError: string; input?: unknown };
};

/** The login machine with one of its states changed, its implementations kept. */
const changed = (name: string, change: (state: StateChart) => void): AnyStateMachine => {
  const chart = copy(loginMachine.config) as { states: Chart };
  const state = chart.states[name];
  if (!state) throw new Error(`no state ${name}`);
  change(state);
  return createMachine(chart as never).provide(loginMachine.implementations as never);
};
const copy = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]));
};

describe('run', () => {
  test.each([
    ['login', loginCases],
    ['shop', shopCases],
    ['two timers due together', defineCases(tieMachine, { events: {} })],
  ])('%s: the real actor follows the plan, and every transition is seen', (_, cases) => {
    const { run, coverage, problems } = assess(cases);
    expect(problems).toEqual([]);
    expect(run.isPassed).toBe(true);
    expect(coverage.covered).toHaveLength(coverage.total);
  });

  test('edges pass as well', () => {
    expect(
      runPlan(planOf(shopCases, undefined, { cover: 'edge' }), shopCases).failure,
    ).toBeUndefined();
  });

  test('an unchanged copy passes', () => {
    expect(
      runPlan(planOf(loginCases), loginCases, { machine: changed('form', () => {}) }).failure,
    ).toBeUndefined();
  });

  test.each<[string, RegExp, string, (state: StateChart) => void]>([
    [
      'a wrong target',
      /value: expected "submitting"/,
      'form',
      ({ on }) => {
        on['form.submit'] = [{ guard: 'isValid', target: 'forgot' }, { target: '.invalid' }];
      },
    ],
    [
      'guards in the wrong order',
      /transitions: expected/,
      'deciding',
      ({ always }) => {
        always.reverse();
      },
    ],
    [
      'a transition too few',
      /value: expected/,
      'mfa',
      ({ on }) => {
        delete on['form.back'];
      },
    ],
    [
      'a transition too many',
      /form\.back · click must be refused/,
      'form',
      ({ on }) => {
        on['form.back'] = 'forgot';
      },
    ],
    [
      'a lost tag',
      /tags: expected \["busy"\], got \[\]/,
      'submitting',
      (state) => {
        delete state.tags;
      },
    ],
  ])('%s fails, with its trace', (_, message, state, change) => {
    const { isPassed, failure } = runPlan(planOf(loginCases), loginCases, {
      machine: changed(state, change),
    });
    expect(isPassed).toBe(false);
    expect(failure?.message).toMatch(message);
    expect(failure?.trace[0]).toBe('start with input "default"');
    expect(failure?.trace).toHaveLength((failure?.step ?? 0) + 2);
  });

  test.each<[string, string, string, (state: StateChart) => void]>([
    [
      'a field that is no longer written',
      'context.attempts: expected 1, got 0',
      'submitting',
      ({ invoke }) => {
        if (invoke) invoke.onError = 'deciding';
      },
    ],
    [
      'a field written where it must stay',
      'context.email: expected "a@b.c" as it was, got "x"',
      'locked',
      (state) => {
        state.entry = assign({ email: 'x' });
      },
    ],
    [
      'a timer that is set again',
      'got timer form.forget in 9 ms',
      'submitting',
      (state) => {
        state.entry = raise({ type: 'form.forget' }, { delay: 9 });
      },
    ],
    [
      'an actor that is asked for something else',
      'effects: expected start signIn, got start signIn {"typed":1}',
      'submitting',
      ({ invoke }) => {
        if (invoke) invoke.input = { typed: 1 };
      },
    ],
  ])('%s fails', (_, message, state, change) => {
    expect(
      runPlan(planOf(loginCases), loginCases, { machine: changed(state, change) }).failure?.message,
    ).toContain(message);
  });

  test('checks a message to a singleton that runs elsewhere', () => {
    const tell = (text: string) =>
      enqueueActions(({ enqueue, system }) => {
        const toasts = system.get('toasts') as AnyActorRef | undefined;
        if (toasts) enqueue.sendTo(toasts, { type: 'toast.push', text });
      });
    const machine = (text: string) =>
      createMachine({ id: 'teller', on: { 'word.say': { actions: tell(text) } } });
    const cases = defineCases(machine('hello'), {
      events: { 'word.say': [{ name: 'once' }] },
    });
    expect(runPlan(planOf(cases), cases).failure).toBeUndefined();
    expect(runPlan(planOf(cases), cases, { machine: machine('bye') }).failure?.message).toBe(
      'effects: expected send toast.push {"text":"hello"} to toasts, got send ' +
        'toast.push {"text":"bye"} to toasts',
    );
  });

  test('a plan that names a missing case fails by name', () => {
    const plan = planOf(loginCases);
    const { failure } = runPlan(plan, {
      ...loginCases,
      events: { ...loginCases.events, 'form.forget': [] },
    });
    expect(failure?.message).toBe('the case file has no case "click" of event "form.forget"');
  });
});
