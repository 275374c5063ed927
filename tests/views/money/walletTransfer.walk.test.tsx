import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, type EventFrom, type StateValue } from 'xstate';
import { cases } from '../../../machines/money/walletTransfer/walletTransfer.cases';
import { walletTransferMachine } from '../../../machines/money/walletTransfer/walletTransfer.machine';
import type {
  TransferForm as Typed,
  TransferInput,
  TransferOutcome,
  TransferOrder,
  WalletsOutcome,
} from '../../../machines/money/walletTransfer/walletTransfer.types';
import type { PlanStep } from '../../../qa/plan/types';
import { TransferForm } from '../../../src/features/money/walletTransfer/TransferForm';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { field, write } from '../../support/loginWorld';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Step =
  | EventFrom<typeof walletTransferMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${'submit' | 'readWallets'}`;

const start = async (input: TransferInput, isHidden = false) => {
  const ports = {
    submit: new Held<TransferOutcome, TransferOrder>(),
    readWallets: new Held<WalletsOutcome, { vendor: string }>(),
  };
  const actor = createActor(
    walletTransferMachine.provide({
      actors: { submit: ports.submit.logic, readWallets: ports.readWallets.logic },
    }),
    { input },
  ).start();
  await renderView(
    <TransferForm
      transfer={actor}
      kind={input.direction}
      vendor="BTi Sports"
      isHidden={isHidden}
    />,
  );
  return { actor, ports };
};
type World = Awaited<ReturnType<typeof start>>;

const SUBMIT = /^(Add money|Bring back)$/;
const amount = () => field(/^Amount/);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => void fireEvent.click(button(name));
const submit = (typed: string) => {
  write(amount(), typed);
  press(SUBMIT);
};

const gestures = {
  'form.submit': (_, name) =>
    submit((eventOf(cases, 'form.submit', name) as { form: Typed }).form.amount),
  'form.cancel': () => press('Back to the wallets'),
  'amount.typed': () => {
    act(() => amount().focus());
    fireEvent.change(amount(), { target: { value: `${amount().value}x` } });
  },
  'amount.fill': () => press('All'),
  'transfer.retry': () => press('Try again'),
  'xstate.done.actor.submit': ({ ports }, name) =>
    ports.submit.answer(outputOf(cases, 'submit', name) as TransferOutcome),
  'xstate.error.actor.submit': ({ ports }, name) =>
    ports.submit.fail(errorOf(cases, 'submit', name)),
  'xstate.done.actor.readWallets': ({ ports }, name) =>
    ports.readWallets.answer(outputOf(cases, 'readWallets', name) as WalletsOutcome),
  'xstate.error.actor.readWallets': ({ ports }, name) =>
    ports.readWallets.fail(errorOf(cases, 'readWallets', name)),
} satisfies Gestures<Step, World>;

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = ({ actor }: World, value: StateValue, step: PlanStep | null) => {
  if (typeof value === 'object') {
    expect(screen.queryByRole('textbox')).toBeNull();
    const { undecided } = value as { undecided: string };
    if (undecided === 'checking')
      return expect(screen.getByRole('status')).toHaveTextContent(
        'No answer came. Checking your wallets',
      );
    expect(screen.getByText(/^We do not know yet whether K25\.50 has moved/)).toBeVisible();
    expect(screen.getByText(/the same money never moves twice/)).toBeVisible();
    if (step?.event === 'xstate.error.actor.readWallets')
      expect(screen.getByText(/could not check your wallets either/)).toBeVisible();
    expect(button('Try again').getAttribute('aria-busy')).toBe(
      undecided === 'resending' ? 'true' : null,
    );
    return expect(button('Back to the wallets').getAttribute('aria-disabled')).toBe(
      undecided === 'resending' ? 'true' : null,
    );
  }
  const isBusy = value === 'sending' || value === 'rereading';
  expect(button(SUBMIT).getAttribute('aria-busy')).toBe(isBusy ? 'true' : null);
  expect(amount().readOnly).toBe(isBusy);
  expect(screen.queryAllByText('Moving the money…')).toHaveLength(isBusy ? 1 : 0);
  if (step?.case === 'busy') expect(screen.getByRole('alert')).toHaveTextContent(/wait 5 seconds/);
  if (value === 'rereading') expect(screen.getByRole('alert')).toHaveTextContent('Not enough');
  if (step?.event === 'form.submit' && !isBusy)
    expect(amount()).toHaveAccessibleDescription(
      expect.stringMatching(/^This is more than (your main wallet|this game maker) holds/),
    );
  else expect(amount()).toBeValid();
  if (step?.event === 'amount.fill') {
    const { direction, balance, vendorBalance } = actor.getSnapshot().context;
    return expect(amount()).toHaveValue(direction === 'in' ? balance : vendorBalance);
  }
};

walkScreens({
  cases,
  gestures,
  start: ({ input }) => start(cases.inputs[input] as TransferInput),
  actorOf: ({ actor }) => actor,
  expectShown: (world, value, step) => waitFor(() => expectShown(world, value, step)),
});

const opened = (direction: TransferInput['direction'], isHidden?: boolean) =>
  start({ ...(cases.inputs['there'] as TransferInput), direction }, isHidden);
const lose = async ({ ports }: World) => {
  await ports.submit.fail({ kind: 'offline' });
};

test('brings the whole balance back as such, and less as an amount', async () => {
  const { actor, ports } = await opened('out');
  press('All');
  press(SUBMIT);
  await ports.submit.answer({ kind: 'refused', message: 'Later' });
  await ports.readWallets.fail({ kind: 'offline' });
  await waitFor(() => expect(amount()).toHaveValue('40.00'));
  submit('39.99');
  expect(ports.submit.inputs).toEqual([
    { vendor: 'BTI', direction: 'out', amount: null },
    { vendor: 'BTI', direction: 'out', amount: '39.99' },
  ]);
  actor.stop();
});

test('repeats the first request after a lost answer, despite new balances', async () => {
  const world = await opened('out');
  const { actor, ports } = world;
  submit('40');
  await lose(world);
  await ports.readWallets.answer({
    vendor: 'BTI',
    balance: '100.00',
    vendorBalance: '55.00',
    currencySymbol: 'K',
  });
  await waitFor(() => expect(screen.getByText('K55.00')).toBeVisible());
  expect(screen.getByText(/This is what your wallets hold now/)).toBeVisible();
  press('Try again');
  await waitFor(() => expect(ports.submit.inputs).toHaveLength(2));
  expect(ports.submit.inputs[1]).toEqual(ports.submit.inputs[0]);
  // Of the first one, which succeeded after all: the wallets are compared with those before it.
  await lose(world);
  await ports.readWallets.answer({
    vendor: 'BTI',
    balance: '140.00',
    vendorBalance: '0.00',
    currencySymbol: 'K',
  });
  expect(actor.getSnapshot()).toMatchObject({
    status: 'done',
    output: {
      kind: 'succeeded',
      value: { amount: null, balance: '140.00', vendorBalance: '0.00' },
    },
  });
});

test('does not report a failure when the money of a lost answer has arrived', async () => {
  const world = await opened('in');
  submit('25.5');
  await lose(world);
  await world.ports.readWallets.answer({
    vendor: 'BTI',
    balance: '74.50',
    vendorBalance: '65.50',
    currencySymbol: 'K',
  });
  expect(world.actor.getSnapshot().output).toEqual({
    kind: 'succeeded',
    value: {
      vendor: 'BTI',
      direction: 'in',
      amount: '25.5',
      balance: '74.50',
      vendorBalance: '65.50',
    },
  });
});

test('keeps the focus when the form goes and comes back', async () => {
  const world = await opened('in');
  button(SUBMIT).focus();
  submit('25.50');
  await lose(world);
  await world.ports.readWallets.fail({ kind: 'offline' });
  const focused = () =>
    document.activeElement instanceof HTMLElement && document.activeElement !== document.body
      ? within(document.activeElement)
      : null;
  await waitFor(() => expect(focused()?.getByRole('button', { name: 'Try again' })).toBeVisible());
  press('Try again');
  await world.ports.submit.answer({ kind: 'refused', message: 'Not enough' });
  await world.ports.readWallets.fail({ kind: 'offline' });
  await waitFor(() => expect(amount()).toHaveValue('25.50'));
  expect(focused()?.getByRole('textbox')).toBeVisible();
  world.actor.stop();
});

test('shows no balance to a member who hides it', async () => {
  const { actor } = await opened('in', true);
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['***', '***']);
  actor.stop();
});
