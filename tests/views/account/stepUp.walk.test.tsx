import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor, type EventFrom, type StateValue } from 'xstate';
import { cases } from '../../../machines/account/stepUp/stepUp.cases';
import { stepUpMachine } from '../../../machines/account/stepUp/stepUp.machine';
import type {
  AskOutcome,
  OpenOutcome,
  ProveOutcome,
  StepUpInput,
  StepUpProof,
  StepUpRequest,
} from '../../../machines/account/stepUp/stepUp.types';
import { StepUpDialog } from '../../../src/features/account/stepUp/StepUpDialog';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { button, click, write } from '../../support/loginWorld';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Port = 'open' | 'ask' | 'prove';
type Step = EventFrom<typeof stepUpMachine>['type'] | `xstate.${'done' | 'error'}.actor.${Port}`;

const start = async () => {
  const ports = {
    open: new Held<OpenOutcome, StepUpInput>(),
    ask: new Held<AskOutcome, { request: StepUpRequest }>(),
    prove: new Held<ProveOutcome, StepUpInput & { proof: StepUpProof }>(),
  };
  const actor = createActor(
    stepUpMachine.provide({
      actors: { open: ports.open.logic, ask: ports.ask.logic, prove: ports.prove.logic },
    }),
    { input: { id: 'step-up-1' } },
  ).start();
  await renderView(<StepUpDialog actor={actor} />);
  return { actor, ports };
};
type World = Awaited<ReturnType<typeof start>>;

const code = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^Code/ });
const password = () => screen.queryByLabelText<HTMLInputElement>(/^Payment password/);
const type = (field: HTMLInputElement | null, text: string) => {
  if (!field) throw new Error('the field is not shown');
  write(field, text);
};

const gestures = {
  'opening.retry': () => click('Try again'),
  'passkey.ask': () => click('Use a passkey'),
  'passkey.cancel': () => click('Cancel'),
  'method.change': () =>
    click(screen.queryByRole('textbox') ? 'Use a passkey instead' : 'Use a code instead'),
  'code.submit': (_, name) => {
    type(code(), (eventOf(cases, 'code.submit', name) as { code: string }).code);
    click('Confirm');
  },
  'password.submit': (_, name) => {
    type(password(), (eventOf(cases, 'password.submit', name) as { password: string }).password);
    click('Confirm');
  },
  'field.changed': () => {
    const field = code() ?? password();
    type(field, `${field?.value ?? ''}1`);
  },
  'stepUp.cancel': () =>
    within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0]?.click(),
  'xstate.done.actor.open': ({ ports }, name) =>
    ports.open.answer(outputOf(cases, 'open', name) as OpenOutcome),
  'xstate.error.actor.open': ({ ports }, name) => ports.open.fail(errorOf(cases, 'open', name)),
  'xstate.done.actor.ask': ({ ports }, name) =>
    ports.ask.answer(outputOf(cases, 'ask', name) as AskOutcome),
  'xstate.error.actor.ask': ({ ports }, name) => ports.ask.fail(errorOf(cases, 'ask', name)),
  'xstate.done.actor.prove': ({ ports }, name) =>
    ports.prove.answer(outputOf(cases, 'prove', name) as ProveOutcome),
  'xstate.error.actor.prove': ({ ports }, name) => ports.prove.fail(errorOf(cases, 'prove', name)),
} satisfies Gestures<Step, World>;

const isBusy = (name: string) => button(name).getAttribute('aria-busy') === 'true';

/** What a person sees; written by hand, apart from the selectors. */
const SHOWN: Record<string, () => void> = {
  failed: () => expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal'),
  gone: () => expect(screen.getByText(/^Nothing has been done/)).toBeVisible(),
  passkey: () => {
    expect(screen.getByText('You are withdrawing K250.50 to the account •••• 7890.')).toBeVisible();
    expect(isBusy('Use a passkey')).toBe(false);
    expect(button('Use a code instead')).toBeVisible();
  },
  asking: () => {
    expect(screen.getByRole('status')).toHaveTextContent('Please follow the steps on your device.');
    expect(isBusy('Use a passkey')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Use a code instead' })).toBeNull();
  },
  authenticator: () => {
    expect(code()).toBeVisible();
    expect(isBusy('Confirm')).toBe(false);
  },
  paymentPassword: () => {
    expect(
      screen.getByText('You are adding the account •••• 7890 for your withdrawals.'),
    ).toBeVisible();
    expect(password()).toBeVisible();
    expect(isBusy('Confirm')).toBe(false);
  },
  proving: () =>
    expect(
      isBusy(screen.queryByRole('button', { name: 'Confirm' }) ? 'Confirm' : 'Use a passkey'),
    ).toBe(true),
};

const expectShown = ({ actor }: World, value: StateValue) => {
  SHOWN[String(value)]?.();
  const { fieldError, message } = actor.getSnapshot().context;
  const shown = [code(), password()].find((one) => one !== null);
  if (shown && fieldError !== null) expect(shown).toHaveAccessibleDescription(/\S/);
  if (shown) expect(shown.getAttribute('aria-invalid') === 'true').toBe(fieldError !== null);
  const described = shown?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(screen.queryAllByRole('alert').filter(({ id }) => !described.includes(id))).toHaveLength(
    message === null ? 0 : 1,
  );
};

walkScreens({
  cases,
  gestures,
  start,
  actorOf: ({ actor }) => actor,
  expectShown: (world, value) => waitFor(() => expectShown(world, value)),
});
