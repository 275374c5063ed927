import '../../ui/floating.setup';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { StateValue } from 'xstate';
import type { ForgotPasswordOutput } from '../../../machines/account/forgotPassword/forgotPassword.types';
import { cases } from '../../../machines/account/login/login.cases';
import type {
  CredentialsForm,
  LoginEvent,
  LoginInput,
  SignInBySmsOutcome,
  SignInOutcome,
  SmsForm,
  SocialOutcome,
} from '../../../machines/account/login/login.types';
import { cases as passkeyCases } from '../../../machines/account/passkeyLogin/passkeyLogin.cases';
import type {
  AutofillOutcome,
  PasskeySignInOutcome,
  PasskeyRequestOutcome,
} from '../../../machines/account/passkeyLogin/passkeyLogin.types';
import type { SecondFactorOutput } from '../../../machines/account/secondFactor/secondFactor.types';
import type { VerificationOutput } from '../../../machines/account/humanVerification/humanVerification.machine';
import { eventOf, outputOf } from '../../support/caseOf';
import {
  chooseGoogle,
  gestures as byHand,
  sendCredentials,
  sendNewPassword,
  tellBankName,
} from '../../support/gestures/login';
import type { Handy } from '../../support/hands';
import {
  button,
  challenge,
  dialog,
  member,
  OFFLINE,
  renderLogin,
  status,
  submit,
  write,
  type LoginWorld,
} from '../../support/loginWorld';
import { screenHands } from '../../support/screenHands';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

/** Raised by the machine itself: neither a person nor the platform sends them. */
type Raised = 'captcha.required' | 'captcha.released' | 'captcha.spent';
type Child =
  | 'humanVerification'
  | 'passkeyLogin'
  | 'signIn'
  | 'signInBySms'
  | 'signInSocially'
  | 'forgotPassword'
  | 'secondFactor'
  | 'changePassword'
  | 'markFirstLogin'
  | 'loadMember'
  | 'endSession';
type Failing =
  | 'signIn'
  | 'signInBySms'
  | 'signInSocially'
  | 'markFirstLogin'
  | 'loadMember'
  | 'endSession';
type World = LoginWorld & Handy;
type LoginStep =
  | Exclude<LoginEvent['type'], Raised>
  | `xstate.done.actor.${Child}`
  | `xstate.error.actor.${Failing}`;

/**
 * The form of a tab, if that tab is selected. The machine accepts either form's event at any time,
 * so the plan has both.
 */
const formOf = (label: RegExp) => {
  const form = screen.queryByLabelText<HTMLInputElement>(label)?.form;
  return form && !form.closest('[hidden]') ? form : null;
};
const named = (form: HTMLElement, label: RegExp) =>
  within(form).getByLabelText<HTMLInputElement>(label);

const enter = ({ actor, hands }: World, name: string) => {
  if (!formOf(/^Username/))
    return act(() =>
      actor.send({
        type: 'credentials.submit',
        ...(eventOf(cases, 'credentials.submit', name) as CredentialsForm),
      }),
    );
  const isComplete = name === 'complete';
  return sendCredentials(hands, {
    username: isComplete ? 'player' : '',
    password: isComplete ? 'Croupier#2026' : '',
    captcha: 'PADAUK',
  });
};

const sendSms = ({ actor }: World, name: string) => {
  const form = formOf(/^SMS code/);
  if (!form)
    return act(() =>
      actor.send({ type: 'sms.submit', ...(eventOf(cases, 'sms.submit', name) as SmsForm) }),
    );
  write(named(form, /^Mobile number/), name === 'complete' ? '09 7611 12222' : '');
  write(named(form, /^SMS code/), name === 'complete' ? '123456' : '');
  submit();
};

const verify = async ({ ports }: World, name: string) => {
  const output = outputOf(cases, 'humanVerification', name) as VerificationOutput;
  if (output.kind === 'faulted') return ports.fetchChallenge.fail(OFFLINE);
  await ports.fetchChallenge.answer(challenge);
  await ports.solveChallenge.answer(output.kind === 'passed' ? output.solution : null);
};

const useOfferedPasskey = async ({ ports }: World, name: string) => {
  await ports.readRequest.answer(
    outputOf(passkeyCases, 'readRequest', 'asked') as PasskeyRequestOutcome,
  );
  await ports.autofill.answer(outputOf(passkeyCases, 'autofill', 'chosen') as AutofillOutcome);
  await ports.signInByPasskey.answer(outputOf(cases, 'passkeyLogin', name) as PasskeySignInOutcome);
};

const recover = async ({ ports }: World, name: string) => {
  const output = outputOf(cases, 'forgotPassword', name) as ForgotPasswordOutput;
  const recovery = within(await dialog('Forgot password'));
  if (output.kind === 'cancelled')
    return void fireEvent.click(recovery.getByRole('button', { name: 'Close' }));
  await ports.loadRecovery.answer({ ways: ['email', 'mobile'], rules: {} });
  fireEvent.click(recovery.getByRole('tab', { name: 'Mobile' }));
  write(
    await recovery.findByRole<HTMLInputElement>('textbox', { name: /^Mobile number/ }),
    '09 7611 12222',
  );
  write(recovery.getByRole<HTMLInputElement>('textbox', { name: /^SMS code/ }), '123456');
  write(recovery.getByLabelText<HTMLInputElement>(/^New password/), output.password);
  fireEvent.click(recovery.getByRole('button', { name: 'Submit' }));
  await ports.setPassword.answer({ kind: 'set', username: output.username });
};

const answerFactor = async ({ ports, hands }: World, name: string) => {
  const output = outputOf(cases, 'secondFactor', name) as SecondFactorOutput;
  if (output.kind === 'cancelled') return hands.press('Cancel');
  await tellBankName(hands, 'Aung Aung');
  await ports.answer.answer(
    output.kind === 'passed' ? output.grant : { kind: 'locked', message: 'Too many wrong answers' },
  );
};

const changePassword = async ({ ports, hands }: World, name: string) => {
  if (name === 'cancelled') return hands.press('Sign out');
  await sendNewPassword(hands, { old: 'Welcome#1', new: 'Lagoon#2027' });
  if (name === 'session gone') await ports.submit.fail({ kind: 'session' });
  else await ports.submit.answer({ kind: 'accepted', value: null });
};

const terms = () => screen.getByRole('checkbox', { name: 'I accept the terms' });

const gestures = {
  ...byHand,
  'credentials.submit': enter,
  'sms.submit': sendSms,
  'social.choose': async ({ hands }, name) => {
    if (name === 'google') return chooseGoogle(hands);
    fireEvent.click(terms());
    await chooseGoogle(hands);
    fireEvent.click(terms());
  },
  'login.close': ({ actor }) => {
    const close = screen.queryByRole('button', { name: 'Close' });
    // On a page, and over another dialog, only leaving the address closes the login.
    if (close && screen.queryByRole('dialog', { name: 'Log in' })) fireEvent.click(close);
    else actor.send({ type: 'login.close' });
  },
  'xstate.done.actor.humanVerification': verify,
  'xstate.done.actor.passkeyLogin': useOfferedPasskey,
  'xstate.done.actor.signIn': ({ ports }, name) =>
    ports.signIn.answer(outputOf(cases, 'signIn', name) as SignInOutcome),
  'xstate.error.actor.signIn': ({ ports }) => ports.signIn.fail(OFFLINE),
  'xstate.done.actor.signInBySms': ({ ports }, name) =>
    ports.signInBySms.answer(outputOf(cases, 'signInBySms', name) as SignInBySmsOutcome),
  'xstate.error.actor.signInBySms': ({ ports }) => ports.signInBySms.fail(OFFLINE),
  'xstate.done.actor.signInSocially': ({ ports }, name) =>
    ports.signInSocially.answer(outputOf(cases, 'signInSocially', name) as SocialOutcome),
  'xstate.error.actor.signInSocially': ({ ports }) => ports.signInSocially.fail(OFFLINE),
  'xstate.done.actor.forgotPassword': recover,
  'xstate.done.actor.secondFactor': answerFactor,
  'xstate.done.actor.changePassword': changePassword,
  'xstate.done.actor.markFirstLogin': ({ ports }) => ports.markFirstLogin.answer(null),
  'xstate.error.actor.markFirstLogin': ({ ports }) => ports.markFirstLogin.fail(OFFLINE),
  'xstate.done.actor.loadMember': ({ ports }) => ports.loadMember.answer(member),
  'xstate.error.actor.loadMember': ({ ports }) => ports.loadMember.fail(OFFLINE),
  'xstate.done.actor.endSession': ({ ports }) => ports.endSession.answer(null),
  'xstate.error.actor.endSession': ({ ports }) => ports.endSession.fail(OFFLINE),
} satisfies Gestures<LoginStep, World>;

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = async (value: StateValue) => {
  if (typeof value === 'object') return expectForm(value['form'] as Form);
  switch (value) {
    case 'recovery':
      expect(await dialog('Forgot password')).toBeVisible();
      return expectNoForm();
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

type Form = { way: 'username' | 'sms'; step: keyof typeof PROGRESS; captcha: 'hidden' | 'shown' };
const PROGRESS = {
  credentials: '',
  verifying: 'Checking that you are human…',
  signingIn: 'Logging in…',
  signingInBySms: 'Logging in…',
  signingInSocially: 'Please continue in the window that has opened.',
  continuingSocially: 'Please continue in the window that has opened.',
};

const expectForm = async ({ way, step, captcha }: Form) => {
  expect(
    await screen.findByRole('textbox', { name: way === 'username' ? 'Username' : 'Mobile number' }),
  ).toBeVisible();
  expect(
    screen.queryByRole('textbox', { name: way === 'username' ? 'Mobile number' : 'Username' }),
  ).toBeNull();
  expect(status()).toBe(PROGRESS[step]);
  if (step === 'credentials') expect(button('Log in')).not.toHaveAttribute('aria-busy');
  else expect(button('Log in')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryAllByRole('button', { name: 'Cancel' })).toHaveLength(
    ['verifying', 'signingInSocially', 'continuingSocially'].includes(step) ? 1 : 0,
  );
  expect(screen.queryAllByRole('button', { name: 'Refresh captcha', hidden: true })).toHaveLength(
    captcha === 'shown' ? 1 : 0,
  );
};

const expectNoForm = () => expect(screen.queryByRole('dialog', { name: 'Log in' })).toBeNull();

walkScreens({
  cases,
  gestures,
  start: async ({ input }) => ({
    ...(await renderLogin(cases.inputs[input] as LoginInput)),
    hands: screenHands,
  }),
  actorOf: ({ actor }) => actor,
  expectShown: (_, value) => expectShown(value),
});
