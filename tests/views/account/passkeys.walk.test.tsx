import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type EventFrom, type StateValue } from 'xstate';
import { cases } from '../../../machines/account/passkeys/passkeys.cases';
import { passkeysMachine } from '../../../machines/account/passkeys/passkeys.machine';
import type {
  BeginOutcome,
  KnownPasskeys,
  PasskeysInput,
  Proof,
  RemoveOutcome,
} from '../../../machines/account/passkeys/passkeys.types';
import { Passkeys } from '../../../src/features/account/passkeys/Passkeys';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { holdNewPasskey } from '../../support/holdNewPasskey';
import { click, write } from '../../support/loginWorld';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Port = 'readPasskeys' | 'begin' | 'remove';
type Step =
  | EventFrom<typeof passkeysMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${Port}`
  | 'xstate.done.actor.newPasskey';

const start = async (input: PasskeysInput) => {
  const ports = {
    readPasskeys: new Held<KnownPasskeys>(),
    begin: new Held<BeginOutcome, Proof>(),
    remove: new Held<RemoveOutcome, Proof & { id: string }>(),
  };
  const newPasskey = holdNewPasskey();
  const actor = createActor(
    passkeysMachine.provide({
      actors: {
        readPasskeys: ports.readPasskeys.logic,
        begin: ports.begin.logic,
        newPasskey: newPasskey.machine,
        remove: ports.remove.logic,
      },
    }),
    { input },
  ).start();
  await renderView(<Passkeys passkeys={actor} />);
  return { actor, ports, newPasskey };
};
type World = Awaited<ReturnType<typeof start>>;

const region = () => within(screen.getByRole('region', { name: 'Passkeys' }));
const password = () => region().queryByLabelText<HTMLInputElement>(/^Login or payment password/);
const submit = () => region().getByRole('button', { name: /^(Continue|Remove the passkey)/ });

const gestures = {
  'passkeys.retry': () => click('Try again'),
  'passkey.add': () => click('Add a passkey'),
  'passkey.remove': () => click('Remove: Chrome on Windows'),
  'proof.submit': (_, name) => {
    const { proof } = eventOf(cases, 'proof.submit', name) as { proof: Proof };
    const field = password();
    if (field) write(field, proof.password);
    click(submit().textContent ?? '');
  },
  'proof.cancel': () => click('Cancel'),
  'field.changed': () => {
    const field = password();
    if (field) write(field, `${field.value}1`);
  },
  'xstate.done.actor.readPasskeys': ({ ports }, name) =>
    ports.readPasskeys.answer(outputOf(cases, 'readPasskeys', name) as KnownPasskeys),
  'xstate.error.actor.readPasskeys': ({ ports }, name) =>
    ports.readPasskeys.fail(errorOf(cases, 'readPasskeys', name)),
  'xstate.done.actor.begin': ({ ports }, name) =>
    ports.begin.answer(outputOf(cases, 'begin', name) as BeginOutcome),
  'xstate.error.actor.begin': ({ ports }, name) => ports.begin.fail(errorOf(cases, 'begin', name)),
  'xstate.done.actor.newPasskey': ({ actor, newPasskey }, name) =>
    newPasskey.end(actor.getSnapshot().children.newPasskey, name),
  'xstate.done.actor.remove': ({ ports }, name) =>
    ports.remove.answer(outputOf(cases, 'remove', name) as RemoveOutcome),
  'xstate.error.actor.remove': ({ ports }, name) =>
    ports.remove.fail(errorOf(cases, 'remove', name)),
} satisfies Gestures<Step, World>;

const asks = (lead: RegExp, isBusy: boolean) => {
  expect(password()).toBeVisible();
  expect(region().getByText(lead)).toBeVisible();
  expect(submit().getAttribute('aria-busy') === 'true').toBe(isBusy);
};
const ADDING = /^First enter your login password/;
const REMOVAL = /^Remove the passkey “Chrome on Windows”\?/;

/** Written by hand, apart from the selectors; a composite state by its path. */
const SHOWN: Record<string, (world: World) => void> = {
  absent: () => expect(screen.queryByText(/passkey/i)).toBeNull(),
  reading: () => expect(region().getByRole('status')).toHaveTextContent('Loading'),
  unread: () => expect(region().getByRole('alert')).toHaveTextContent('Network link is abnormal'),
  list: ({ actor }) => {
    const { isSupported } = actor.getSnapshot().context;
    if (isSupported) {
      expect(region().getByRole('button', { name: 'Add a passkey' })).toBeVisible();
      expect(region().getByRole('listitem')).toHaveTextContent('Not used yet');
    } else expect(region().getByText(/^This browser cannot make passkeys/)).toBeVisible();
  },
  'addition.proof': () => asks(ADDING, false),
  'addition.beginning': () => asks(ADDING, true),
  'addition.creation': () =>
    expect(region().getByRole('status')).toHaveTextContent(
      'Please follow the steps on your device.',
    ),
  'removal.proof': () => asks(REMOVAL, false),
  'removal.removing': () => asks(REMOVAL, true),
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
  start: ({ input }) => start(cases.inputs[input] as PasskeysInput),
  actorOf: ({ actor }) => actor,
  expectShown: (world, value) => waitFor(() => SHOWN[pathOf(value)]?.(world)),
});
