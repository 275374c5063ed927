import '../site/shell.setup';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type EventFrom } from 'xstate';
import type { RegisterField } from '../../../contract/registerFields';
import { cases } from '../../../machines/account/profile/profile.cases';
import {
  profileMachine,
  type ProfileSnapshot,
} from '../../../machines/account/profile/profile.machine';
import type {
  Contact,
  ContactOutcome,
  Profile as Known,
  ProfileInput,
  ProfileValues,
  SaveOutcome,
} from '../../../machines/account/profile/profile.types';
import type { PatternTry } from '../../../machines/account/registration/registration.types';
import { Profile } from '../../../src/features/account/profile/Profile';
import { MobileNumber } from '../../../src/features/account/smsCode/MobileNumber';
import { SendCode } from '../../../src/features/account/smsCode/SendCode';
import { RuleField } from '../../../src/features/account/registration/RuleField';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { heldCode, heldCountries } from '../../support/smsWorld';
import { holdStepUp } from '../../support/holdStepUp';
import { click, write } from '../../support/loginWorld';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Port = 'readProfile' | 'checkPatterns' | 'saveProfile' | 'confirmContact';
type Step =
  | EventFrom<typeof profileMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${Port}`
  | 'xstate.done.actor.stepUp';

const start = async (input: ProfileInput) => {
  const ports = {
    readProfile: new Held<Known>(),
    checkPatterns: new Held<RegisterField[], { tries: PatternTry[] }>(),
    confirmContact: new Held<ContactOutcome, Contact>(),
    saveProfile: new Held<SaveOutcome, { changes: ProfileValues }>(),
  };
  const stepUp = holdStepUp();
  const profile = createActor(
    profileMachine.provide({
      actors: {
        readProfile: ports.readProfile.logic,
        checkPatterns: ports.checkPatterns.logic,
        saveProfile: ports.saveProfile.logic,
        confirmContact: ports.confirmContact.logic,
        smsCode: heldCode(),
        stepUp: stepUp.machine,
        countries: heldCountries(),
      },
    }),
    { input },
  ).start();
  const countries = createActor(heldCountries(), { input: undefined }).start();
  await renderView(
    <Profile
      profile={profile}
      renderField={(props) => <RuleField {...props} countries={countries} />}
      renderMobile={(props) => <MobileNumber {...props} countries={countries} />}
      renderSendCode={(props) => <SendCode {...props} />}
      onPayouts={() => undefined}
    />,
  );
  return { profile, ports, stepUp };
};
type World = Awaited<ReturnType<typeof start>>;

const region = () => within(screen.getByRole('region', { name: 'Your details' }));
const field = (name: string) => region().getByRole<HTMLInputElement>('textbox', { name });
const OFFLINE = 'Network link is abnormal, please try again';

const gestures = {
  'profile.retry': () => click('Try again'),
  'profile.edit': () => click('Complete or change'),
  'profile.cancel': () => click('Cancel'),
  'profile.submit': (_, name) => {
    const { values } = eventOf(cases, 'profile.submit', name) as { values: ProfileValues };
    const email = region().queryByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
    // One that is saved cannot be changed.
    if (email) write(email, values.email ?? '');
    click('Save');
  },
  'mobile.edit': () => click('Change the mobile number'),
  'email.confirm': ({ profile }) => {
    const button = screen.queryByRole('button', { name: 'Confirm the e-mail' });
    if (button) click('Confirm the e-mail');
    else profile.send({ type: 'email.confirm' });
  },
  'contact.cancel': () => click('Cancel'),
  'contact.submit': ({ profile }, name) => {
    const { contact } = eventOf(cases, 'contact.submit', name) as { contact: Contact };
    if (region().queryByRole('textbox', { name: 'Mobile number' })) {
      write(field('Mobile number'), contact.kind === 'mobile' ? contact.mobileNum : '');
      write(field('SMS code'), contact.verificationCode);
      click('Confirm');
    } else profile.send({ type: 'contact.submit', contact });
  },
  'field.changed': ({ profile }) => {
    const email = region().queryByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
    if (email) write(email, `${email.value}x`);
    else profile.send({ type: 'field.changed', field: 'email' });
  },
  'xstate.done.actor.readProfile': ({ ports }, name) =>
    ports.readProfile.answer(outputOf(cases, 'readProfile', name) as Known),
  'xstate.error.actor.readProfile': ({ ports }, name) =>
    ports.readProfile.fail(errorOf(cases, 'readProfile', name)),
  'xstate.done.actor.checkPatterns': ({ ports }, name) =>
    ports.checkPatterns.answer(outputOf(cases, 'checkPatterns', name) as RegisterField[]),
  'xstate.error.actor.checkPatterns': ({ ports }, name) =>
    ports.checkPatterns.fail(errorOf(cases, 'checkPatterns', name)),
  'xstate.done.actor.saveProfile': ({ ports }, name) =>
    ports.saveProfile.answer(outputOf(cases, 'saveProfile', name) as SaveOutcome),
  'xstate.error.actor.saveProfile': ({ ports }, name) =>
    ports.saveProfile.fail(errorOf(cases, 'saveProfile', name)),
  'xstate.done.actor.confirmContact': ({ ports }, name) =>
    ports.confirmContact.answer(outputOf(cases, 'confirmContact', name) as ContactOutcome),
  'xstate.error.actor.confirmContact': ({ ports }, name) =>
    ports.confirmContact.fail(errorOf(cases, 'confirmContact', name)),
  'xstate.done.actor.stepUp': ({ profile, stepUp }, name) =>
    stepUp.end(profile.getSnapshot().children.stepUp, name),
} satisfies Gestures<Step, World>;

/** Checks what a person sees; written by hand, apart from the selectors. */
const expectShown = ({ value, context }: ProfileSnapshot) => {
  const { message, profile, fieldErrors } = context;
  const email = profile?.fields.find((one) => one.field === 'email');
  const unconfirmed = profile?.unconfirmedEmail ?? null;
  if (typeof value === 'object') {
    const [way, step] = Object.entries(value)[0] ?? ['', ''];
    expect(region().queryAllByRole('textbox', { name: 'Mobile number' })).toHaveLength(
      way === 'mobile' ? 1 : 0,
    );
    const code = field(way === 'mobile' ? 'SMS code' : 'Code from the e-mail');
    expect(code.getAttribute('aria-invalid')).toBe(
      'verificationCode' in fieldErrors ? 'true' : null,
    );
    if (way === 'email') expect(region().getByText(/We send a code to/)).toBeVisible();
    expect(region().getByRole('button', { name: 'Confirm' }).getAttribute('aria-busy')).toBe(
      step === 'confirming' ? 'true' : null,
    );
    return expect(region().queryAllByRole('alert')).toHaveLength(message === null ? 0 : 1);
  }
  switch (value) {
    case 'absent':
      return expect(screen.queryByRole('region')).toBeNull();
    case 'reading':
      return expect(region().getByRole('status')).toHaveTextContent('Loading');
    case 'failed':
      return expect(region().getByRole('alert')).toHaveTextContent(OFFLINE);
    case 'summary':
      expect(region().getByText(profile?.mobile ?? 'a number')).toBeVisible();
      expect(region().getByText('Thiri Aung')).toBeVisible();
      expect(region().queryAllByText('Not given yet')).toHaveLength(email?.value ? 0 : 1);
      expect(region().queryAllByText('Not confirmed yet')).toHaveLength(unconfirmed ? 1 : 0);
      return expect(region().getByRole('button', { name: 'Complete or change' })).toBeVisible();
    default: {
      // The name is known: it is no field.
      expect(region().queryByRole('textbox', { name: 'Real name' })).toBeNull();
      expect(region().getByText('Thiri Aung')).toBeVisible();
      expect(field('WhatsApp')).toHaveValue('976543210');
      // An address can be changed until a code has confirmed it.
      expect(region().queryAllByRole('textbox', { name: 'E-mail' })).toHaveLength(
        email?.isOnce && email.value ? 0 : 1,
      );
      const isBusy = value === 'checkingPatterns' || value === 'saving';
      expect(region().getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe(
        isBusy ? 'true' : null,
      );
      return expect(region().queryAllByRole('alert')).toHaveLength(message === null ? 0 : 1);
    }
  }
};

walkScreens({
  cases,
  gestures,
  start: ({ input }) => start(cases.inputs[input] as ProfileInput),
  actorOf: ({ profile }) => profile,
  expectShown: ({ profile }) => expectShown(profile.getSnapshot()),
});
