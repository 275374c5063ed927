import { createMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { loginMachine } from '../../machines/account/login/login.machine';
import { loginRace } from '../../proofs/races/login.race';
import type { Race } from '../../qa/race/race';
import { verifyRace } from '../../qa/race/verifyRace';

const modules = import.meta.glob<{ race?: Race; races?: Race[] }>('../../proofs/**/*.race.ts', {
  eager: true,
});
const races = Object.values(modules).flatMap(({ race, races: several = [] }) =>
  race ? [race] : several,
);

describe('in every order of what tabs and the platform do', () => {
  // Beside other tests; alone each takes less than half a minute.
  test.each(races)('$name: $says', { timeout: 180_000 }, (race) => {
    const { problems, verdicts } = verifyRace(race);
    expect(problems).toEqual([]);
    expect(verdicts.filter(({ verdict }) => verdict !== 'holds')).toEqual([]);
  });
});

/** The login with other targets of events, by the state. */
const loginWith = (targets: Readonly<Record<string, object>>): typeof loginMachine => {
  const { states = {}, ...config } = loginMachine.config;
  const changed = Object.fromEntries(
    Object.entries(states).map(([name, state]) => [name, { ...state, ...targets[name] }]),
  );
  return createMachine(
    { ...config, states: changed } as never,
    loginMachine.implementations as never,
  ) as unknown as typeof loginMachine;
};

describe('a login that is wrong is found, with a schedule that its tabs can walk', () => {
  test.each([
    {
      name: 'a login that is closed before the member has come keeps its session',
      machine: loginWith({ loadingMember: { on: { 'login.close': 'closed' } } }),
      property: 'who is not in holds no session',
    },
    {
      name: 'a first login goes on without its change',
      machine: loginWith({
        greeting: {
          invoke: {
            ...(loginMachine.config.states?.greeting?.invoke as object),
            onDone: { target: 'loadingMember', actions: 'forgetPassword' },
          },
        },
      }),
      property: 'the first change is made',
    },
  ])('$name', { timeout: 180_000 }, ({ machine, property }) => {
    const { verdicts } = verifyRace(loginRace(machine), { limit: 40_000, near: 1000 });
    expect(verdicts.filter(({ verdict }) => verdict === 'violated')).toMatchObject([
      { property: { name: property }, verdict: 'violated', breach: { notReplayed: null } },
    ]);
  });
});
