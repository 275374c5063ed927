import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, SimulatedClock, type EventFrom } from 'xstate';
import { cases } from '../../../machines/account/passkeyLogin/passkeyLogin.cases';
import { passkeyLoginMachine } from '../../../machines/account/passkeyLogin/passkeyLogin.machine';
import type {
  AskOutcome,
  AutofillOutcome,
  PasskeyLoginInput,
  PasskeyRequest,
  PasskeyRequestOutcome,
  PasskeySignInInput,
  PasskeySignInOutcome,
} from '../../../machines/account/passkeyLogin/passkeyLogin.types';
import { PasskeyLogin } from '../../../src/features/account/passkeyLogin/PasskeyLogin';
import { errorOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { button, click, status } from '../../support/loginWorld';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Port = 'prepare' | 'readRequest' | 'autofill' | 'ask' | 'signIn';
type Step =
  | EventFrom<typeof passkeyLoginMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${Port}`;
const FOUR_MINUTES = 240_000;

const start = async (input: PasskeyLoginInput) => {
  const ports = {
    readRequest: new Held<PasskeyRequestOutcome>(),
    autofill: new Held<AutofillOutcome, { request: PasskeyRequest }>(),
    ask: new Held<AskOutcome, { request: PasskeyRequest }>(),
    signIn: new Held<PasskeySignInOutcome, PasskeySignInInput>(),
  };
  const clock = new SimulatedClock();
  const actor = createActor(
    passkeyLoginMachine.provide({
      actors: {
        readRequest: ports.readRequest.logic,
        autofill: ports.autofill.logic,
        ask: ports.ask.logic,
        signIn: ports.signIn.logic,
      },
    }),
    { input, clock },
  ).start();
  await renderView(<PasskeyLogin passkey={actor} />);
  return { actor, ports, clock };
};
type World = Awaited<ReturnType<typeof start>>;

const read = ({ ports }: World, name: string) =>
  ports.readRequest.answer(outputOf(cases, 'readRequest', name) as PasskeyRequestOutcome);
const readFails = ({ ports }: World, name: string) =>
  ports.readRequest.fail(errorOf(cases, 'readRequest', name));

const gestures = {
  'passkey.ask': () => click('Use a passkey'),
  'passkey.cancel': () => click('Cancel'),
  'xstate.done.actor.prepare': read,
  'xstate.error.actor.prepare': readFails,
  'xstate.done.actor.readRequest': read,
  'xstate.error.actor.readRequest': readFails,
  'xstate.done.actor.autofill': ({ ports }, name) =>
    ports.autofill.answer(outputOf(cases, 'autofill', name) as AutofillOutcome),
  'xstate.error.actor.autofill': ({ ports }, name) =>
    ports.autofill.fail(errorOf(cases, 'autofill', name)),
  'xstate.done.actor.ask': ({ ports }, name) =>
    ports.ask.answer(outputOf(cases, 'ask', name) as AskOutcome),
  'xstate.error.actor.ask': ({ ports }, name) => ports.ask.fail(errorOf(cases, 'ask', name)),
  'xstate.done.actor.signIn': ({ ports }, name) =>
    ports.signIn.answer(outputOf(cases, 'signIn', name) as PasskeySignInOutcome),
  'xstate.error.actor.signIn': ({ ports }, name) =>
    ports.signIn.fail(errorOf(cases, 'signIn', name)),
} satisfies Gestures<Step, World>;

/** What a person sees; written by hand, apart from the selectors. */
const SHOWN: Record<string, { status: string; isBusy: boolean; canCancel: boolean }> = {
  reading: { status: 'Logging in…', isBusy: true, canCancel: true },
  asking: { status: 'Please follow the steps on your device.', isBusy: true, canCancel: true },
  signingIn: { status: 'Logging in…', isBusy: true, canCancel: false },
};
const WAITING = { status: '', isBusy: false, canCancel: false };

walkScreens({
  cases,
  gestures,
  onTimer: ({ clock }) => act(async () => clock.increment(FOUR_MINUTES)),
  start: ({ input }) => start(cases.inputs[input] as PasskeyLoginInput),
  actorOf: ({ actor }) => actor,
  expectShown: ({ actor }, value) =>
    waitFor(() => {
      expect({
        status: status(),
        isBusy: button('Use a passkey').getAttribute('aria-busy') === 'true',
        canCancel: screen.queryByRole('button', { name: 'Cancel' }) !== null,
      }).toEqual(SHOWN[String(value)] ?? WAITING);
      const { message } = actor.getSnapshot().context;
      expect(screen.queryAllByRole('alert')).toHaveLength(message === null ? 0 : 1);
    }),
});
