import '../../ui/floating.setup';
import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { EventFrom, StateValue } from 'xstate';
import type { Challenge } from '../../../contract/session';
import { cases } from '../../../machines/account/humanVerification/humanVerification.cases';
import type { humanVerificationMachine } from '../../../machines/account/humanVerification/humanVerification.machine';
import { errorOf, outputOf } from '../../support/caseOf';
import { button, fillIn, renderLogin, status, submit } from '../../support/loginWorld';
import { runningIn } from '../../support/runningIn';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Step =
  | EventFrom<typeof humanVerificationMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${'fetchChallenge' | 'solveChallenge'}`;

/** It has no screen of its own: the form that was sent shows its progress. */
const start = async () => {
  const login = await renderLogin();
  fillIn();
  submit();
  return {
    ...login,
    verification: runningIn(login.actor.getSnapshot().children.humanVerification),
  };
};
type World = Awaited<ReturnType<typeof start>>;

const gestures = {
  // A person's "Cancel" goes to its owner, which stops it; the verification itself gets no event.
  'verification.cancel': ({ verification }) =>
    act(() => verification.send({ type: 'verification.cancel' })),
  'xstate.done.actor.fetchChallenge': ({ ports }, name) =>
    ports.fetchChallenge.answer(outputOf(cases, 'fetchChallenge', name) as Challenge),
  'xstate.error.actor.fetchChallenge': ({ ports }, name) =>
    ports.fetchChallenge.fail(errorOf(cases, 'fetchChallenge', name)),
  'xstate.done.actor.solveChallenge': ({ ports }, name) =>
    ports.solveChallenge.answer(outputOf(cases, 'solveChallenge', name) as string | null),
  'xstate.error.actor.solveChallenge': ({ ports }, name) =>
    ports.solveChallenge.fail(errorOf(cases, 'solveChallenge', name)),
} satisfies Gestures<Step, World>;

const expectBusy = (words: string) => {
  expect(button('Log in')).toHaveAttribute('aria-busy', 'true');
  expect(status()).toBe(words);
};

const expectShown = () => {
  expectBusy('Checking that you are human…');
  expect(button('Cancel')).toBeVisible();
};

/**
 * Passed, the login continues; unsolved, the form is idle without a message; faulted, it has one.
 */
const expectEnded = (value: StateValue) => {
  if (value === 'passed') return expectBusy('Logging in…');
  expect(button('Log in')).not.toHaveAttribute('aria-busy');
  expect(status()).toBe('');
  return expect(screen.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual(
    value === 'faulted' ? ['Network link is abnormal, please try again'] : [],
  );
};

walkScreens({
  cases,
  gestures,
  start,
  actorOf: ({ actor, verification }) => ({
    getSnapshot: () => verification.getSnapshot(),
    stop: () => actor.stop(),
  }),
  expectShown: () => waitFor(expectShown),
  expectEnded: (_, value) => waitFor(() => expectEnded(value)),
});
