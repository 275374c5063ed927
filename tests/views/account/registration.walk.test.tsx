import '../../ui/floating.setup';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { StateValue } from 'xstate';
import { SMS_SEND_THROTTLE } from '../../../contract/constants';
import type { RegisterField } from '../../../contract/registerFields';
import type { VerificationOutput } from '../../../machines/account/humanVerification/humanVerification.machine';
import { cases } from '../../../machines/account/registration/registration.cases';
import type {
  AffiliateOutcome,
  ConfirmCodeOutcome,
  RegisterForm,
  RegisterOutcome,
  RegisterSetup,
  RegistrationEvent,
  RegistrationInput,
} from '../../../machines/account/registration/registration.types';
import { eventOf, outputOf } from '../../support/caseOf';
import {
  button,
  challenge,
  click,
  field,
  member,
  OFFLINE,
  passVerification,
  status,
  write,
} from '../../support/loginWorld';
import {
  box,
  labelled,
  renderRegistration,
  tab,
  type RegistrationWorld,
} from '../../support/registrationWorld';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

/** Raised by the machine itself: neither a person nor the platform sends them. */
type Raised = 'captcha.required' | 'captcha.spent';
type Port =
  | 'loadSetup'
  | 'reloadSetup'
  | 'checkPatterns'
  | 'checkAffiliate'
  | 'confirmCode'
  | 'register'
  | 'loadMember'
  | 'endSession';
type RegistrationStep =
  | Exclude<RegistrationEvent['type'], Raised>
  | `xstate.done.actor.${Port | 'humanVerification'}`
  | `xstate.error.actor.${Port}`;

const NAMES = { username: 'Username', mobile: 'Mobile' };

/** Types the values of a case; typing the same value again would be no gesture. */
const retype = (input: HTMLInputElement | null, value: string) => {
  if (input && input.value !== value) write(input, value);
};
const text = (name: string) => screen.queryByRole<HTMLInputElement>('textbox', { name });
const isByMobile = () => tab('Mobile').getAttribute('aria-selected') === 'true';

/**
 * The case is complete by username, and also where only the platform's answer asks for a captcha.
 * By mobile it also needs a proved number.
 */
const fillIn = async (
  world: RegistrationWorld,
  { values, ageConfirmed, termsAccepted, receipt }: RegisterForm,
) => {
  const isProved =
    values.mobileNum !== undefined ||
    (screen.queryByRole('tab', { name: 'Mobile' }) !== null && isByMobile());
  retype(text('Username'), values.username ?? '');
  retype(labelled('Password'), values.password ?? '');
  retype(labelled('Confirm password'), values.confirmPassword ?? '');
  retype(text('Invitation code'), values.affiliateCode ?? '');
  retype(text('Mobile number'), isProved ? '976543210' : '');
  if (isProved) await askForCode(world, receipt);
  retype(text('SMS code'), isProved ? '123456' : '');
  if (world.actor.getSnapshot().context.setup?.rules['captcha'] === undefined)
    retype(text('Captcha'), 'PDK4');
  if (box('I am 18 or older').checked !== ageConfirmed) fireEvent.click(box('I am 18 or older'));
  if (box('I agree to the terms').checked !== termsAccepted)
    fireEvent.click(box('I agree to the terms'));
};

/** A code of the platform has no receipt, one of firebase has. */
const askForCode = async (
  { sms: { code, ports, ticks, clock } }: RegistrationWorld,
  receipt: string | null,
) => {
  const { isSent, receipt: held } = code.getSnapshot().context;
  if (isSent && held === receipt) return;
  await act(async () => {
    ticks.tick(60_000);
    clock.increment(SMS_SEND_THROTTLE);
  });
  click('Send code');
  await passVerification(ports);
  await ports.sendCode.answer({ kind: 'sent', receipt, now: 0, deadline: 60_000 });
};

const gestures = {
  'register.submit': async (world, name) => {
    await fillIn(world, eventOf(cases, 'register.submit', name) as RegisterForm);
    click('Register');
  },
  // By mobile there is no username; a number is typed as well.
  'field.changed': () => {
    const input = text('Username') ?? field('Mobile number');
    write(input, `${input.value}x`);
  },
  // A tab that is not offered does not exist; the selected one is left alone.
  'way.choose': (_, name) => {
    const found = screen.queryByRole('tab', { name: NAMES[name as keyof typeof NAMES] });
    if (found) fireEvent.click(found);
  },
  'social.choose': (_, name) => {
    const isGiven = name === 'google';
    for (const consent of ['I am 18 or older', 'I agree to the terms'])
      if (box(consent).checked !== isGiven) fireEvent.click(box(consent));
    click('Continue with Google');
  },
  'rules.reload': ({ actor }) => act(async () => actor.send({ type: 'rules.reload' })),
  'setup.retry': () => click('Try again'),
  'verification.cancel': () => click('Cancel'),
  'registration.close': async ({ actor }) => {
    const close = screen.queryByRole('button', { name: 'Close' });
    if (close) fireEvent.click(close);
    else await act(async () => actor.send({ type: 'registration.close' }));
  },
  'xstate.done.actor.loadSetup': ({ ports }, name) =>
    ports.loadSetup.answer(outputOf(cases, 'loadSetup', name) as RegisterSetup),
  'xstate.error.actor.loadSetup': ({ ports }) => ports.loadSetup.fail(OFFLINE),
  'xstate.done.actor.reloadSetup': ({ ports }, name) =>
    ports.loadSetup.answer(outputOf(cases, 'reloadSetup', name) as RegisterSetup),
  'xstate.error.actor.reloadSetup': ({ ports }) => ports.loadSetup.fail(OFFLINE),
  'xstate.done.actor.checkPatterns': ({ ports }, name) =>
    ports.checkPatterns.answer(outputOf(cases, 'checkPatterns', name) as RegisterField[]),
  'xstate.error.actor.checkPatterns': ({ ports }) => ports.checkPatterns.fail({ kind: 'fault' }),
  'xstate.done.actor.checkAffiliate': ({ ports }, name) =>
    ports.checkAffiliate.answer(outputOf(cases, 'checkAffiliate', name) as AffiliateOutcome),
  'xstate.error.actor.checkAffiliate': ({ ports }) => ports.checkAffiliate.fail(OFFLINE),
  'xstate.done.actor.humanVerification': async ({ ports }, name) => {
    const output = outputOf(cases, 'humanVerification', name) as VerificationOutput;
    if (output.kind === 'faulted') return ports.fetchChallenge.fail(OFFLINE);
    await ports.fetchChallenge.answer(challenge);
    await ports.solveChallenge.answer(output.kind === 'passed' ? output.solution : null);
  },
  'xstate.done.actor.confirmCode': ({ ports }, name) =>
    ports.confirmCode.answer(outputOf(cases, 'confirmCode', name) as ConfirmCodeOutcome),
  'xstate.error.actor.confirmCode': ({ ports }) => ports.confirmCode.fail(OFFLINE),
  'xstate.done.actor.register': ({ ports }, name) =>
    ports.register.answer(outputOf(cases, 'register', name) as RegisterOutcome),
  'xstate.error.actor.register': ({ ports }) => ports.register.fail(OFFLINE),
  'xstate.done.actor.loadMember': ({ ports }) => ports.loadMember.answer(member),
  'xstate.error.actor.loadMember': ({ ports }) => ports.loadMember.fail(OFFLINE),
  'xstate.done.actor.endSession': ({ ports }) => ports.endSession.answer(null),
  'xstate.error.actor.endSession': ({ ports }) => ports.endSession.fail(OFFLINE),
} satisfies Gestures<RegistrationStep, RegistrationWorld>;

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = (value: StateValue) => {
  expect(screen.getByRole('dialog', { name: 'Register' })).toBeVisible();
  if (typeof value === 'object')
    return expectForm(value['form'] as { way: string; step: string; captcha: string });
  switch (value) {
    case 'loadingSetup':
      return expect(status()).toMatch(/Loading the form/);
    case 'setupFailed':
      return expect(screen.getByRole('alert')).toHaveTextContent(/Network link is abnormal/);
    case 'unavailable':
      return expect(status()).toMatch(/closed at the moment/);
    default:
      return expect(status()).toMatch(/^(Welcome! Logging you in…|One moment…)$/);
  }
};

const SAID: Record<string, RegExp> = {
  checkingPatterns: /Checking what you filled in…/,
  checkingAffiliate: /Checking what you filled in…/,
  confirmingCode: /Checking what you filled in…/,
  verifying: /Checking that you are human…/,
  registering: /Creating your account…/,
};
const expectForm = ({ way, step, captcha }: { way: string; step: string; captcha: string }) => {
  expect(tab(way === 'mobile' ? 'Mobile' : 'Username')).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryAllByRole('textbox', { name: 'Username' })).toHaveLength(
    way === 'username' ? 1 : 0,
  );
  if (step === 'fields') expect(button('Register')).not.toHaveAttribute('aria-busy');
  else expect(button('Register')).toHaveAttribute('aria-busy', 'true');
  const said = SAID[step];
  if (said) expect(status()).toMatch(said);
  expect(screen.queryAllByRole('button', { name: 'Cancel' })).toHaveLength(
    step === 'verifying' ? 1 : 0,
  );
  expect(screen.queryAllByRole('textbox', { name: 'Captcha' })).toHaveLength(
    captcha === 'shown' ? 1 : 0,
  );
};

walkScreens({
  cases,
  gestures,
  start: ({ input }) => renderRegistration(cases.inputs[input] as RegistrationInput),
  actorOf: ({ actor }) => actor,
  expectShown: (_, value) => expectShown(value),
});
