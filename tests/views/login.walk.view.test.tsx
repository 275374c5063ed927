import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StateValue } from 'xstate';
import { cases } from '../../machines/login/login.cases';
import type { LoginEvent, LoginInput, SignInOutcome } from '../../machines/login/login.types';
import type { SecondFactorOutput } from '../../machines/secondFactor/secondFactor.types';
import type { VerificationOutput } from '../../machines/humanVerification/humanVerification.machine';
import { planOf } from '../../qa/plan';
import { outputOf } from '../support/caseOf';
import {
  button, challenge, click, dialog, field, fillIn, member, OFFLINE, password, renderLogin, status, submit, write, type LoginWorld,
} from '../support/loginWorld';
import { gesture, walkPath, type Gestures, type WalkDriver } from '../support/walk';

/** Raised by the machine itself: no person and no platform ever sends them. */
type Raised = 'captcha.required' | 'captcha.released' | 'captcha.spent';
type Child = 'humanVerification' | 'alternative' | 'signIn' | 'secondFactor' | 'changePassword' | 'markFirstLogin' | 'loadMember' | 'endSession';
type Failing = 'signIn' | 'markFirstLogin' | 'loadMember' | 'endSession';
type LoginStep = Exclude<LoginEvent['type'], Raised> | `xstate.done.actor.${Child}` | `xstate.error.actor.${Failing}`;

const verify = async ({ ports }: LoginWorld, actor: Child, name: string) => {
  const output = outputOf(cases, actor, name) as VerificationOutput;
  if (output.kind === 'faulted') return ports.fetchChallenge.fail(OFFLINE);
  await ports.fetchChallenge.answer(challenge);
  await ports.solveChallenge.answer(output.kind === 'passed' ? output.solution : null);
};

const answerFactor = async ({ ports }: LoginWorld, name: string) => {
  const output = outputOf(cases, 'secondFactor', name) as SecondFactorOutput;
  if (output.kind === 'cancelled') return click('Cancel');
  click(/Bank account name/);
  write(field('Bank account name'), 'Aung Aung');
  click('Verify');
  await ports.answer.answer(output.kind === 'passed' ? output.grant : { kind: 'locked', message: 'Too many wrong answers' });
};

const changePassword = async ({ ports }: LoginWorld, name: string) => {
  if (name === 'cancelled') return click('Sign out');
  const old = screen.queryByLabelText<HTMLInputElement>('Old password');
  if (old) write(old, 'Welcome#1');
  write(password('New password'), 'Padauk#2027');
  write(password('Repeat new password'), 'Padauk#2027');
  click('Change password');
  if (name === 'session gone') await ports.submit.fail({ kind: 'session' });
  else await ports.submit.answer({ kind: 'accepted', value: null });
};

const gestures = {
  'credentials.submit': (_, name) => {
    const captcha = screen.queryByRole<HTMLInputElement>('textbox', { name: 'Captcha' });
    if (captcha) write(captcha, 'PADAUK');
    if (name === 'complete') fillIn('player', 'Croupier#2026');
    else fillIn('', '');
    submit();
  },
  'field.changed': () => write(field('Username'), `${field('Username').value}x`),
  'captcha.waive': () => click("I can't read the picture"),
  'verification.cancel': () => click('Cancel'),
  'login.close': ({ actor }) => {
    const close = screen.queryByRole('button', { name: 'Close' });
    // On a page, and over another dialog, only leaving the address closes the login.
    if (close && screen.queryByRole('dialog', { name: 'Log in' })) fireEvent.click(close);
    else actor.send({ type: 'login.close' });
  },
  'xstate.done.actor.humanVerification': (world, name) => verify(world, 'humanVerification', name),
  'xstate.done.actor.alternative': (world, name) => verify(world, 'alternative', name),
  'xstate.done.actor.signIn': ({ ports }, name) => ports.signIn.answer(outputOf(cases, 'signIn', name) as SignInOutcome),
  'xstate.error.actor.signIn': ({ ports }) => ports.signIn.fail(OFFLINE),
  'xstate.done.actor.secondFactor': answerFactor,
  'xstate.done.actor.changePassword': changePassword,
  'xstate.done.actor.markFirstLogin': ({ ports }) => ports.markFirstLogin.answer(null),
  'xstate.error.actor.markFirstLogin': ({ ports }) => ports.markFirstLogin.fail(OFFLINE),
  'xstate.done.actor.loadMember': ({ ports }) => ports.loadMember.answer(member),
  'xstate.error.actor.loadMember': ({ ports }) => ports.loadMember.fail(OFFLINE),
  'xstate.done.actor.endSession': ({ ports }) => ports.endSession.answer(null),
  'xstate.error.actor.endSession': ({ ports }) => ports.endSession.fail(OFFLINE),
} satisfies Gestures<LoginStep, LoginWorld>;

const driver: WalkDriver<LoginWorld> = {
  start: ({ input }) => renderLogin(cases.inputs[input] as LoginInput),
  step: (world, step) => gesture(gestures, world, step, (_, type) => {
    throw new Error(`login has no timer, but ${type} is planned`);
  }),
  expect: async ({ actor }, expectation) => {
    expect(actor.getSnapshot().value).toEqual(expectation.value);
    // A login that ended is taken off the page by its owner.
    if (expectation.status === 'active') await expectShown(expectation.value);
  },
  stop: ({ actor }) => {
    actor.stop();
    cleanup();
  },
};

/** What a person sees in a state; said here by hand, apart from the selectors. */
const expectShown = async (value: StateValue) => {
  if (typeof value === 'object') return expectForm(value['form'] as { step: string; captcha: string });
  switch (value) {
    case 'secondFactor':
      expect(await dialog("Verify it's you")).toBeVisible();
      return expectNoForm();
    case 'passwordChange':
      expect(await dialog('Change password')).toBeVisible();
      return expectNoForm();
    default:
      return expect(status()).toMatch(/^(Logging in…|Logging you in…|Signing you out…)$/);
  }
};

const expectForm = ({ step, captcha }: { step: string; captcha: string }) => {
  expect(field('Username')).toBeVisible();
  expect(status()).toBe(step === 'verifying' || captcha === 'waiving' ? 'Checking that you are human…' : step === 'signingIn' ? 'Logging in…' : '');
  if (step === 'credentials' && captcha !== 'waiving') expect(button('Log in')).not.toHaveAttribute('aria-busy');
  else expect(button('Log in')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryAllByRole('textbox', { name: 'Captcha' })).toHaveLength(captcha === 'shown' ? 1 : 0);
  expect(screen.queryAllByRole('button', { name: 'Refresh captcha' })).toHaveLength(captcha === 'shown' ? 1 : 0);
  expect(screen.queryAllByText(/No picture needed/)).toHaveLength(captcha === 'waived' ? 1 : 0);
};

const expectNoForm = () => expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull();

const plan = planOf(cases);
test.each(plan.paths.map((path, index) => [index + 1, path.steps.length, path] as const))('generated path %i, %i steps, walked through the screens', async (_index, _steps, path) => {
  await walkPath(path, driver);
});
