import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type EventFrom, type StateValue } from 'xstate';
import { cases } from '../../../machines/account/authenticator/authenticator.cases';
import { authenticatorMachine } from '../../../machines/account/authenticator/authenticator.machine';
import type {
  AuthenticatorInput,
  AuthenticatorStatus,
  BeginOutcome,
  CodesOutcome,
  EndOutcome,
  Proof,
} from '../../../machines/account/authenticator/authenticator.types';
import { Authenticator } from '../../../src/features/account/authenticator/Authenticator';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { click, write } from '../../support/loginWorld';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Port = 'readStatus' | 'begin' | 'confirm' | 'renew' | 'end';
type Step =
  | EventFrom<typeof authenticatorMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${Port}`;

const start = async (input: AuthenticatorInput) => {
  const ports = {
    readStatus: new Held<AuthenticatorStatus>(),
    begin: new Held<BeginOutcome, { password: string }>(),
    confirm: new Held<CodesOutcome, { code: string }>(),
    renew: new Held<CodesOutcome, Proof>(),
    end: new Held<EndOutcome, Proof>(),
  };
  const actor = createActor(
    authenticatorMachine.provide({
      actors: {
        readStatus: ports.readStatus.logic,
        begin: ports.begin.logic,
        confirm: ports.confirm.logic,
        renew: ports.renew.logic,
        end: ports.end.logic,
      },
    }),
    { input },
  ).start();
  await renderView(<Authenticator authenticator={actor} onSave={() => undefined} />);
  return { actor, ports };
};
type World = Awaited<ReturnType<typeof start>>;

const region = () => within(screen.getByRole('region', { name: /^Two-step login/ }));
const password = () => region().queryByLabelText<HTMLInputElement>(/^Login or payment password/);
const code = () => region().queryByRole<HTMLInputElement>('textbox', { name: /^Code/ });
const submit = () =>
  region().getByRole('button', { name: /^(Continue|Turn on|Make new|Turn off)/ });

const gestures = {
  'status.retry': () => click('Try again'),
  'setup.begin': () => click('Turn on two-step login'),
  'codes.renew': () => click('Make new recovery codes'),
  'setup.end': () => click('Turn off'),
  'proof.submit': (_, name) => {
    const { proof } = eventOf(cases, 'proof.submit', name) as { proof: Proof };
    const [secret, digits] = [password(), code()];
    if (secret) write(secret, proof.password);
    if (digits) write(digits, proof.code);
    click(submit().textContent ?? '');
  },
  'proof.cancel': () => click('Cancel'),
  'field.changed': () => {
    const field = code() ?? password();
    if (field) write(field, `${field.value}1`);
  },
  'codes.kept': () => click('I have kept them'),
  'xstate.done.actor.readStatus': ({ ports }, name) =>
    ports.readStatus.answer(outputOf(cases, 'readStatus', name) as AuthenticatorStatus),
  'xstate.error.actor.readStatus': ({ ports }, name) =>
    ports.readStatus.fail(errorOf(cases, 'readStatus', name)),
  'xstate.done.actor.begin': ({ ports }, name) =>
    ports.begin.answer(outputOf(cases, 'begin', name) as BeginOutcome),
  'xstate.error.actor.begin': ({ ports }, name) => ports.begin.fail(errorOf(cases, 'begin', name)),
  'xstate.done.actor.confirm': ({ ports }, name) =>
    ports.confirm.answer(outputOf(cases, 'confirm', name) as CodesOutcome),
  'xstate.error.actor.confirm': ({ ports }, name) =>
    ports.confirm.fail(errorOf(cases, 'confirm', name)),
  'xstate.done.actor.renew': ({ ports }, name) =>
    ports.renew.answer(outputOf(cases, 'renew', name) as CodesOutcome),
  'xstate.error.actor.renew': ({ ports }, name) => ports.renew.fail(errorOf(cases, 'renew', name)),
  'xstate.done.actor.end': ({ ports }, name) =>
    ports.end.answer(outputOf(cases, 'end', name) as EndOutcome),
  'xstate.error.actor.end': ({ ports }, name) => ports.end.fail(errorOf(cases, 'end', name)),
} satisfies Gestures<Step, World>;

const asks = (wanted: { password: boolean; code: boolean; busy: boolean }) => {
  expect({ password: password() !== null, code: code() !== null }).toEqual({
    password: wanted.password,
    code: wanted.code,
  });
  expect(submit().getAttribute('aria-busy') === 'true').toBe(wanted.busy);
};

/** Written by hand, apart from the selectors; a composite state by its path. */
const SHOWN: Record<string, () => void> = {
  absent: () => expect(screen.queryByText(/two-step/i)).toBeNull(),
  reading: () => expect(region().getByRole('status')).toHaveTextContent('Loading'),
  unread: () => expect(region().getByRole('alert')).toHaveTextContent('Network link is abnormal'),
  off: () => expect(region().getByRole('button')).toHaveTextContent('Turn on two-step login'),
  password: () => asks({ password: true, code: false, busy: false }),
  beginning: () => asks({ password: true, code: false, busy: true }),
  'setup.code': () => {
    asks({ password: false, code: true, busy: false });
    expect(region().getByRole('img', { name: /^QR code/ })).toBeVisible();
    expect(region().getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  },
  'setup.confirming': () => asks({ password: false, code: true, busy: true }),
  codes: () => {
    const shown = region()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(shown).toEqual(['0A1B2-C3D4E', '5F6G7-H8J9K']);
    expect(region().getByRole('button', { name: 'Download' })).toBeVisible();
  },
  on: () => {
    expect(region().getByText('You have 10 recovery codes left.')).toBeVisible();
    expect(region().getByRole('heading')).toHaveTextContent('Two-step loginOn');
  },
  'renewal.proof': () => asks({ password: true, code: true, busy: false }),
  'renewal.renewing': () => asks({ password: true, code: true, busy: true }),
  'end.proof': () => asks({ password: true, code: true, busy: false }),
  'end.ending': () => asks({ password: true, code: true, busy: true }),
};

const pathOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, below]) => `${name}.${pathOf(below as StateValue)}`)
        .join();

walkScreens({
  cases,
  gestures,
  start: ({ input }) => start(cases.inputs[input] as AuthenticatorInput),
  actorOf: ({ actor }) => actor,
  expectShown: (_, value) => waitFor(() => SHOWN[pathOf(value)]?.()),
});
