import '../site/shell.setup';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, type EventFrom, type StateValue } from 'xstate';
import { paymentPasswordMachine } from '../../../machines/account/paymentPassword/paymentPassword.machine';
import type {
  PaymentPasswordForm,
  PaymentPasswordGiven,
} from '../../../machines/account/paymentPassword/paymentPassword.types';
import type { RequestOutcome } from '../../../machines/shared/request';
import { cases } from '../../../machines/money/teamTransfer/teamTransfer.cases';
import { teamTransferMachine } from '../../../machines/money/teamTransfer/teamTransfer.machine';
import type {
  TeamTransferForm,
  TeamTransferInput,
  TeamTransferOutcome,
  TeamTransferOrder,
  TransferLimits,
} from '../../../machines/money/teamTransfer/teamTransfer.types';
import type { PlanStep } from '../../../qa/plan/types';
import { TeamTransferDialog } from '../../../src/features/money/teamTransfer/TeamTransfer';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { fillPaymentPassword, setPaymentPassword } from '../../support/gestures/paymentPassword';
import { Held } from '../../support/held';
import { holdStepUp } from '../../support/holdStepUp';
import { renderView } from '../../support/renderView';
import { screenHands } from '../../support/screenHands';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Child = 'readLimits' | 'sendTransfer';
type Step =
  | EventFrom<typeof teamTransferMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${Child}`
  | `xstate.done.actor.${'paymentPassword' | 'stepUp'}`;

const start = async (input: TeamTransferInput) => {
  const ports = {
    readLimits: new Held<TransferLimits>(),
    sendTransfer: new Held<TeamTransferOutcome, TeamTransferOrder>(),
    setPassword: new Held<
      RequestOutcome<null>,
      { form: PaymentPasswordForm; given: PaymentPasswordGiven }
    >(),
  };
  const stepUp = holdStepUp();
  const transfer = createActor(
    teamTransferMachine.provide({
      actors: {
        readLimits: ports.readLimits.logic,
        sendTransfer: ports.sendTransfer.logic,
        stepUp: stepUp.machine,
        paymentPassword: paymentPasswordMachine.provide({
          actors: { submit: ports.setPassword.logic },
        }),
      },
    }),
    { input },
  );
  transfer.start();
  await renderView(<TeamTransferDialog actor={transfer} />);
  return { transfer, ports, stepUp };
};
type World = Awaited<ReturnType<typeof start>>;

const dialog = () => within(screen.getByRole('dialog', { name: /^Transfer to/ }));
const press = (name: string) => void fireEvent.click(dialog().getByRole('button', { name }));

const gestures = {
  'limits.retry': () => void fireEvent.click(dialog().getByRole('button', { name: 'Try again' })),
  'form.submit': (_, name) => {
    const { form } = eventOf(cases, 'form.submit', name) as { form: TeamTransferForm };
    fireEvent.change(dialog().getByRole('textbox', { name: /^Amount/ }), {
      target: { value: form.amount },
    });
    fireEvent.change(dialog().getByLabelText(/^Payment password/), {
      target: { value: form.paymentPassword },
    });
    press('Continue');
  },
  'form.cancel': () => press('Close'),
  'field.changed': () =>
    void fireEvent.change(dialog().getByRole('textbox', { name: /^Amount/ }), {
      target: { value: '7' },
    }),
  'transfer.confirm': () =>
    void fireEvent.click(dialog().getByRole('button', { name: /^(Transfer now|Try again)$/ })),
  'transfer.back': () => press('Change it'),
  'transfer.another': () => press('Another transfer'),
  'transfer.close': () => press('Done'),
  'xstate.done.actor.readLimits': ({ ports }, name) =>
    ports.readLimits.answer(outputOf(cases, 'readLimits', name) as TransferLimits),
  'xstate.error.actor.readLimits': ({ ports }, name) =>
    ports.readLimits.fail(errorOf(cases, 'readLimits', name)),
  'xstate.done.actor.paymentPassword': async ({ ports }, name) => {
    if (name === 'not now') return press('Not now');
    await setPaymentPassword(screenHands);
    await (name === 'set'
      ? ports.setPassword.answer({ kind: 'accepted', value: null })
      : ports.setPassword.fail({ kind: 'session' }));
  },
  'xstate.done.actor.stepUp': ({ transfer, stepUp }, name) =>
    stepUp.end(transfer.getSnapshot().children.stepUp, name),
  'xstate.done.actor.sendTransfer': ({ ports }, name) =>
    ports.sendTransfer.answer(outputOf(cases, 'sendTransfer', name) as TeamTransferOutcome),
  'xstate.error.actor.sendTransfer': ({ ports }, name) =>
    ports.sendTransfer.fail(errorOf(cases, 'sendTransfer', name)),
} satisfies Gestures<Step, World>;

const SHOWN: Record<string, () => void> = {
  readingLimits: () => expect(dialog().getByRole('status')).toHaveTextContent('Loading'),
  failed: () => expect(dialog().getByRole('alert')).toHaveTextContent('Network link is abnormal'),
  alone: () => expect(dialog().getByText(/You have no upline/)).toBeVisible(),
  unsecured: () => expect(dialog().getByText(/you have none yet/)).toBeVisible(),
  form: () => {
    expect(dialog().getByRole('textbox', { name: /^Amount/ })).toBeVisible();
    expect(dialog().getByLabelText(/^Payment password/)).toHaveValue('');
  },
  confirmation: () => expect(dialog().getByText('twenty-five and 50/100')).toBeVisible(),
  // The dialog of a step-up is the flow's own; the confirmation stays below it.
  stepUp: () => expect(dialog().getByText('twenty-five and 50/100')).toBeVisible(),
  sending: () =>
    expect(dialog().getByRole('button', { name: 'Transfer now' })).toHaveAttribute(
      'aria-busy',
      'true',
    ),
  undecided: () => {
    expect(dialog().getByRole('alert')).toHaveTextContent(
      'We do not know whether the money has moved',
    );
    expect(dialog().getByRole('button', { name: 'Try again' })).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
  resending: () => {
    expect(dialog().queryByRole('alert')).toBeNull();
    expect(dialog().getByRole('button', { name: 'Try again' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
  done: () => expect(dialog().getByRole('status')).toHaveTextContent(/^K25\.50 went to/),
};

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = async (_: World, value: StateValue, step: PlanStep | null) => {
  // A refused form keeps its input; a password is cleared only after something was sent.
  if (step?.event === 'form.submit' && value === 'form')
    return void (await waitFor(() =>
      expect(dialog().getByText('Please enter at most 50.00')).toBeVisible(),
    ));
  if (step?.event === 'field.changed')
    return waitFor(() => expect(dialog().queryByText('Please enter at most 50.00')).toBeNull());
  const place =
    typeof value === 'string'
      ? value
      : value['undecided'] === 'resending'
        ? 'resending'
        : 'undecided';
  await waitFor(() => SHOWN[place]?.());
};

walkScreens({
  cases,
  gestures,
  start: ({ input }) => start(cases.inputs[input] as TeamTransferInput),
  actorOf: ({ transfer }) => transfer,
  expectShown,
});

test('confirms with both names and the amount in words, and sends what was confirmed', async () => {
  const { ports } = await start({ account: 'agent', downline: { id: 'd1', account: 'downline' } });
  await ports.readLimits.answer(outputOf(cases, 'readLimits', 'limits') as TransferLimits);
  gestures['form.submit']({} as World, 'some');
  expect(
    dialog()
      .getAllByRole('definition')
      .map((one) => one.textContent),
  ).toEqual(['agent', 'downline', 'K25.50', 'twenty-five and 50/100']);
  press('Transfer now');
  await waitFor(() =>
    expect(ports.sendTransfer.inputs).toEqual([
      { toId: 'd1', amount: '25.50', paymentPassword: '246810' },
    ]),
  );
  await ports.sendTransfer.answer({
    kind: 'refused',
    message: 'Wrong payment password',
    field: 'paymentPassword',
  });
  expect(dialog().getByRole('alert')).toHaveTextContent('Wrong payment password');
  const password = dialog().getByLabelText(/^Payment password/);
  expect(password).toHaveAccessibleDescription('Wrong payment password');
  await waitFor(() => expect(password).toHaveFocus());
  expect(dialog().getByRole('textbox', { name: /^Amount/ })).toHaveValue('25.50');
});

test('keeps the focus in the confirmation, back in the form and in the result', async () => {
  const { ports } = await start({ account: 'agent', downline: { id: 'd1', account: 'downline' } });
  await ports.readLimits.answer(outputOf(cases, 'readLimits', 'limits') as TransferLimits);
  const focused = () =>
    document.activeElement instanceof HTMLElement && document.activeElement !== document.body
      ? within(document.activeElement)
      : null;
  const submit = () => {
    dialog().getByRole('button', { name: 'Continue' }).focus();
    gestures['form.submit']({} as World, 'some');
  };
  submit();
  expect(focused()?.getByRole('heading', { name: 'Is this right?' })).toBeVisible();
  press('Change it');
  expect(focused()?.getByRole('textbox', { name: /^Amount/ })).toBeVisible();
  submit();
  press('Transfer now');
  await ports.sendTransfer.answer({ kind: 'accepted', balance: '24.50' });
  expect(focused()?.getByRole('button', { name: 'Done' })).toBeVisible();
});

test('sets a first payment password, shows its errors, and continues the transfer', async () => {
  const { transfer, ports } = await start({ account: 'downline', downline: null });
  await ports.readLimits.answer(
    outputOf(cases, 'readLimits', 'no payment password') as TransferLimits,
  );
  await fillPaymentPassword(screenHands, {
    password: 'Croupier#2026',
    paymentPassword: '1357',
    confirmPaymentPassword: '2468',
  });
  press('Set payment password');
  await waitFor(() =>
    expect(dialog().getByText('Please fill in your password with 6 characters')).toBeVisible(),
  );
  expect(dialog().getByText('The two passwords are not the same')).toBeVisible();
  await setPaymentPassword(screenHands);
  await waitFor(() =>
    expect(ports.setPassword.inputs.map(({ form }) => form)).toEqual([
      { password: 'Croupier#2026', paymentPassword: '135790', confirmPaymentPassword: '135790' },
    ]),
  );
  expect(dialog().getByRole('button', { name: 'Set payment password' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await ports.setPassword.answer({ kind: 'refused', message: 'The password is wrong' });
  expect(dialog().getByRole('alert')).toHaveTextContent('The password is wrong');
  await setPaymentPassword(screenHands);
  await ports.setPassword.answer({ kind: 'accepted', value: null });
  await ports.readLimits.answer(outputOf(cases, 'readLimits', 'limits') as TransferLimits);
  await waitFor(() => expect(dialog().getByRole('textbox', { name: /^Amount/ })).toBeVisible());
  expect(JSON.stringify(transfer.getPersistedSnapshot())).not.toContain('135790');
  transfer.stop();
});

test('keeps no password', async () => {
  const { transfer, ports } = await start({
    account: 'agent',
    downline: { id: 'd1', account: 'downline' },
  });
  await ports.readLimits.answer(outputOf(cases, 'readLimits', 'limits') as TransferLimits);
  const submit = () => {
    gestures['form.submit']({} as World, 'some');
    expect(transfer.getSnapshot().context.paymentPassword).toBe('246810');
  };
  submit();
  press('Transfer now');
  await ports.sendTransfer.fail({ kind: 'offline' });
  press('Change it');
  expect(transfer.getSnapshot().context.paymentPassword).toBeNull();
  await ports.readLimits.answer(outputOf(cases, 'readLimits', 'limits') as TransferLimits);
  for (const leave of [() => press('Change it'), () => press('Close')]) {
    submit();
    leave();
    expect(transfer.getSnapshot().context.paymentPassword).toBeNull();
  }
  transfer.stop();
});
