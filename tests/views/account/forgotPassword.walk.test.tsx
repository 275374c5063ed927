import '../../ui/floating.setup';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { StateValue } from 'xstate';
import { cases } from '../../../machines/account/forgotPassword/forgotPassword.cases';
import type {
  CodeForm,
  EmailForm,
  ForgotPasswordEvent,
  ForgotPasswordInput,
  PhoneForm,
  RecoverySetup,
  SendEmailOutcome,
  SetPasswordOutcome,
} from '../../../machines/account/forgotPassword/forgotPassword.types';
import type { VerificationOutput } from '../../../machines/account/humanVerification/humanVerification.machine';
import { eventOf, outputOf } from '../../support/caseOf';
import { button, challenge, click, field, OFFLINE, status, write } from '../../support/loginWorld';
import { renderRecovery, type RecoveryWorld } from '../../support/recoveryWorld';
import { labelled, tab } from '../../support/registrationWorld';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Port = 'loadSetup' | 'sendEmail' | 'confirmEmail' | 'setPassword';
type RecoveryStep =
  | ForgotPasswordEvent['type']
  | `xstate.${'done' | 'error'}.actor.${Port}`
  | 'xstate.done.actor.humanVerification';

const NAMES = { email: 'E-mail', mobile: 'Mobile' };

const writeAddress = (event: 'email.submit' | 'email.haveCode', name: string) => {
  const { username, email } = eventOf(cases, event, name) as EmailForm;
  write(field('Username'), username);
  write(field('E-mail'), email);
};
const writeCode = (event: 'code.submit' | 'phone.submit', label: string, name: string) => {
  const { code, newPassword } = eventOf(cases, event, name) as CodeForm;
  write(field(label), code);
  write(labelled('New password'), newPassword);
  click('Submit');
};

const gestures = {
  'email.submit': (_, name) => {
    writeAddress('email.submit', name);
    click('Submit');
  },
  'email.haveCode': (_, name) => {
    writeAddress('email.haveCode', name);
    click('I have a code from an e-mail');
  },
  'email.again': () => click('Send another code'),
  'code.submit': (_, name) => writeCode('code.submit', 'Code from the e-mail', name),
  'phone.submit': (_, name) => {
    const { mobileNum } = eventOf(cases, 'phone.submit', name) as PhoneForm;
    write(field('Mobile number'), mobileNum);
    writeCode('phone.submit', 'SMS code', name);
  },
  'way.choose': (_, name) => void fireEvent.click(tab(NAMES[name as keyof typeof NAMES])),
  'field.changed': ({ actor }) => {
    const email = screen.queryByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
    if (email) write(email, `${email.value}x`);
    // Nothing can be typed before there is a form.
    else actor.send({ type: 'field.changed', field: 'email' });
  },
  'setup.retry': () => click('Try again'),
  'recovery.close': () => click('Close'),
  'xstate.done.actor.loadSetup': ({ ports }, name) =>
    ports.loadSetup.answer(outputOf(cases, 'loadSetup', name) as RecoverySetup),
  'xstate.error.actor.loadSetup': ({ ports }) => ports.loadSetup.fail(OFFLINE),
  'xstate.done.actor.humanVerification': async ({ ports }, name) => {
    const output = outputOf(cases, 'humanVerification', name) as VerificationOutput;
    if (output.kind === 'faulted') return ports.fetchChallenge.fail(OFFLINE);
    await ports.fetchChallenge.answer(challenge);
    await ports.solveChallenge.answer(output.kind === 'passed' ? output.solution : null);
  },
  'xstate.done.actor.confirmEmail': ({ ports }, name) =>
    ports.confirmEmail.answer(outputOf(cases, 'confirmEmail', name) as SetPasswordOutcome),
  'xstate.error.actor.confirmEmail': ({ ports }) => ports.confirmEmail.fail(OFFLINE),
  'xstate.done.actor.sendEmail': ({ ports }, name) =>
    ports.sendEmail.answer(outputOf(cases, 'sendEmail', name) as SendEmailOutcome),
  'xstate.error.actor.sendEmail': ({ ports }) => ports.sendEmail.fail(OFFLINE),
  'xstate.done.actor.setPassword': ({ ports }, name) =>
    ports.setPassword.answer(outputOf(cases, 'setPassword', name) as SetPasswordOutcome),
  'xstate.error.actor.setPassword': ({ ports }) => ports.setPassword.fail(OFFLINE),
} satisfies Gestures<RecoveryStep, RecoveryWorld>;

const FIELD = { email: 'E-mail', mobile: 'Mobile number' };

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = (value: StateValue) => {
  expect(screen.getByRole('dialog', { name: 'Forgot password' })).toBeVisible();
  switch (value) {
    case 'loadingSetup':
      return expect(status()).toMatch(/Loading the form/);
    case 'setupFailed':
      return expect(screen.getByRole('alert')).toHaveTextContent(/Network link is abnormal/);
    case 'emailCode':
      expect(screen.getByText(/^If this account exists/)).toBeVisible();
      expect(field('Code from the e-mail')).toBeVisible();
      return expect(button('Submit')).not.toHaveAttribute('aria-busy');
    case 'email':
    case 'mobile':
      expect(field(FIELD[value])).toBeVisible();
      return expect(button('Submit')).not.toHaveAttribute('aria-busy');
    default:
      return expect(button('Submit')).toHaveAttribute('aria-busy', 'true');
  }
};

walkScreens({
  cases,
  gestures,
  start: ({ input }) => renderRecovery(cases.inputs[input] as ForgotPasswordInput),
  actorOf: ({ actor }) => actor,
  expectShown: (_, value) => expectShown(value),
});
