import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type EventFrom, type StateValue } from 'xstate';
import { cases } from '../../../machines/account/passkeyOffer/passkeyOffer.cases';
import { passkeyOfferMachine } from '../../../machines/account/passkeyOffer/passkeyOffer.machine';
import type { BeginOutcome } from '../../../machines/account/passkeys/passkeys.types';
import { PasskeyOffer } from '../../../src/features/account/passkeyOffer/PasskeyOffer';
import { errorOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { holdNewPasskey } from '../../support/holdNewPasskey';
import { click } from '../../support/loginWorld';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Port = 'readDevice' | 'begin' | 'decline';
type Step =
  | EventFrom<typeof passkeyOfferMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${Port}`
  | 'xstate.done.actor.newPasskey';

const start = async () => {
  const ports = {
    readDevice: new Held<boolean>(),
    begin: new Held<BeginOutcome>(),
    decline: new Held<null>(),
  };
  const newPasskey = holdNewPasskey();
  const actor = createActor(
    passkeyOfferMachine.provide({
      actors: {
        readDevice: ports.readDevice.logic,
        begin: ports.begin.logic,
        newPasskey: newPasskey.machine,
        decline: ports.decline.logic,
      },
    }),
  ).start();
  await renderView(<PasskeyOffer offer={actor} />);
  return { actor, ports, newPasskey };
};
type World = Awaited<ReturnType<typeof start>>;

const gestures = {
  'offer.accept': () => click('Add a passkey'),
  'offer.decline': () => click('Not now'),
  'offer.close': () => click('Close'),
  'xstate.done.actor.readDevice': ({ ports }, name) =>
    ports.readDevice.answer(outputOf(cases, 'readDevice', name) as boolean),
  'xstate.error.actor.readDevice': ({ ports }, name) =>
    ports.readDevice.fail(errorOf(cases, 'readDevice', name)),
  'xstate.done.actor.begin': ({ ports }, name) =>
    ports.begin.answer(outputOf(cases, 'begin', name) as BeginOutcome),
  'xstate.error.actor.begin': ({ ports }, name) => ports.begin.fail(errorOf(cases, 'begin', name)),
  'xstate.done.actor.newPasskey': ({ actor, newPasskey }, name) =>
    newPasskey.end(actor.getSnapshot().children.newPasskey, name),
  'xstate.done.actor.decline': ({ ports }, name) =>
    ports.decline.answer(outputOf(cases, 'decline', name) as null),
  'xstate.error.actor.decline': ({ ports }, name) =>
    ports.decline.fail(errorOf(cases, 'decline', name)),
} satisfies Gestures<Step, World>;

const notice = () => screen.queryByRole('region', { name: 'Log in without a password' });
const inNotice = () => within(notice() as HTMLElement);
const hasNone = () => expect(notice()).toBeNull();
const add = () => inNotice().getByRole('button', { name: 'Add a passkey' });
const says = (text: string | RegExp) => expect(notice()).toHaveTextContent(text);

/** Written by hand, apart from the selectors. */
const SHOWN: Record<string, (world: World) => void> = {
  checking: hasNone,
  absent: hasNone,
  declining: hasNone,
  offered: ({ actor }) => {
    expect(add()).not.toHaveAttribute('aria-busy');
    says(
      actor.getSnapshot().context.message === null
        ? 'your fingerprint, your face or this device'
        : /^(No passkey was added|Network link is abnormal)/,
    );
  },
  beginning: () => expect(add()).toHaveAttribute('aria-busy', 'true'),
  creation: () => says('Please follow the steps on your device.'),
  refused: () =>
    expect(inNotice().getByRole('alert')).toHaveTextContent(
      /^(Please add it in My account|That took too long)/,
    ),
};

walkScreens({
  cases,
  gestures,
  start,
  actorOf: ({ actor }) => actor,
  expectShown: (world, value: StateValue) => waitFor(() => SHOWN[value as string]?.(world)),
});
