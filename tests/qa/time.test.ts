import { describe, expect, test } from 'vitest';
import { createMachine, type AnyStateMachine } from 'xstate';
import type { MachineCases } from '../../machines/shared/cases';
import { coverableTransitions, coverageOf } from '../../qa/explore/coverage';
import { explore } from '../../qa/explore/explore';
import { atDue, NO_TIMERS, waited, withoutTimer, withTimer } from '../../qa/model/zone';

const casesFor = (machine: AnyStateMachine, events: readonly string[]): MachineCases => ({
  machine,
  inputs: { default: undefined },
  events: Object.fromEntries(events.map((type) => [type, [{ name: 'sent' }]])),
  actors: {},
  exceptions: {},
  constraint: () => true,
  limit: 2_000,
});

const MINUTE = 60_000;
/** A session that ends after eight hours, or after ten minutes without activity. */
const session = (limit: number) =>
  createMachine({
    id: 'session',
    initial: 'inside',
    states: {
      inside: {
        after: { [limit]: 'over' },
        initial: 'active',
        states: {
          active: {
            after: { [10 * MINUTE]: '#session.idle' },
            on: { activity: { target: 'active', reenter: true } },
          },
        },
      },
      idle: {},
      over: {},
    },
  });

const reasonFor = (machine: AnyStateMachine, id: string) => {
  const cases = casesFor(machine, ['activity']);
  const exploration = explore(cases);
  const { uncovered, unreachableStates } = coverageOf(
    cases,
    exploration,
    coverableTransitions(exploration),
  );
  return { reason: uncovered.find((one) => one.id === id)?.reason, unreachableStates };
};

describe('time between events', () => {
  test('an absolute limit is reached by activity every few minutes', () => {
    const limit = 480 * MINUTE;
    expect(
      reasonFor(session(limit), `session.inside|xstate.after.${limit}.session.inside|0`),
    ).toEqual({
      reason: 'taken only where time passes between events, and no path waits',
      unreachableStates: [],
    });
  });

  test('a timer that is set with a shorter one, and ends with it, is never due first', () => {
    const machine = createMachine({
      id: 'two',
      initial: 'here',
      states: {
        here: {
          after: { 100: 'soon', 200: 'late' },
          on: { activity: { target: 'here', reenter: true } },
        },
        soon: {},
        late: {},
      },
    });
    expect(reasonFor(machine, 'two.here|xstate.after.200.two.here|0')).toEqual({
      reason: 'unreachable: the timer is never due first',
      unreachableStates: ['two.late'],
    });
  });

  test('what is not expanded within the limit is not called unreachable', () => {
    const limit = 10_000_000 * MINUTE;
    const { reason } = reasonFor(
      session(limit),
      `session.inside|xstate.after.${limit}.session.inside|0`,
    );
    expect(reason).toContain('not expanded: the limit of 2,000 configurations was met');
  });
});

describe('zones', () => {
  const two = waited(withTimer(waited(withTimer(NO_TIMERS, 10)), 5));

  test('of two timers, the later one may be due first only if it waits less long', () => {
    expect(atDue(two, 0)).toBeDefined();
    expect(atDue(two, 1)).toBeDefined();
    const longer = waited(withTimer(waited(withTimer(NO_TIMERS, 10)), 15));
    expect(atDue(longer, 0)).toBeDefined();
    expect(atDue(longer, 1)).toBeUndefined();
  });

  test('of equal timers set together, the first is due first', () => {
    const equal = waited(withTimer(withTimer(NO_TIMERS, 10), 10));
    expect(atDue(equal, 0)).toBeDefined();
    expect(atDue(equal, 1)).toBeUndefined();
  });

  test('what is left of the others is known once one has fired', () => {
    const together = waited(withTimer(withTimer(NO_TIMERS, 10), 4));
    const left = withoutTimer(atDue(together, 1) ?? NO_TIMERS, 1);
    expect(left[1]?.[0]).toBe(6);
    expect(left[0]?.[1]).toBe(-6);
  });
});

test.each([2 ** 31, -1, Number.NaN, Number.POSITIVE_INFINITY])(
  'a delay of %s ms is told',
  (delay) => {
    const machine = createMachine(
      { id: 'long', initial: 'here', states: { here: { after: { wait: 'there' } }, there: {} } },
      { delays: { wait: () => delay } },
    );
    expect(explore(casesFor(machine, [])).errors).toEqual([
      `xstate.after.wait.long.here has a delay of ${delay} ms: a timer waits from 0 to ` +
        '2147483647 ms (24.8 days), and fires at once for anything else',
    ]);
  },
);
