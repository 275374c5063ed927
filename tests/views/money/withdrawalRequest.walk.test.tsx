import '../site/shell.setup';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, SimulatedClock, type EventFrom } from 'xstate';
import { payoutAccountMachine } from '../../../machines/money/payoutAccount/payoutAccount.machine';
import type {
  PayoutAccountForm,
  PayoutAccountGiven,
  PayoutAccountOutcome,
} from '../../../machines/money/payoutAccount/payoutAccount.types';
import { paymentPasswordMachine } from '../../../machines/account/paymentPassword/paymentPassword.machine';
import type {
  PaymentPasswordForm,
  PaymentPasswordGiven,
} from '../../../machines/account/paymentPassword/paymentPassword.types';
import type { RequestOutcome } from '../../../machines/shared/request';
import { cases } from '../../../machines/money/withdrawalRequest/withdrawalRequest.cases';
import { withdrawalRequestMachine } from '../../../machines/money/withdrawalRequest/withdrawalRequest.machine';
import type {
  CancelOutcome,
  RequestPage,
  WithdrawalForm,
  WithdrawalOutcome,
  WithdrawalSetup,
  WithdrawalWish,
} from '../../../machines/money/withdrawalRequest/withdrawalRequest.types';
import type { PlanStep } from '../../../qa/plan/types';
import { PaymentPassword } from '../../../src/features/money/teamTransfer/PaymentPassword';
import { WithdrawalRequest } from '../../../src/features/money/withdrawalRequest/WithdrawalRequest';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { gestures as byHand } from '../../support/gestures/withdrawalRequest';
import { Held } from '../../support/held';
import { holdStepUp } from '../../support/holdStepUp';
import type { CanHappen } from '../../support/playable';
import { renderView } from '../../support/renderView';
import { screenHands } from '../../support/screenHands';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Machine = typeof withdrawalRequestMachine;
type Child = 'readSetup' | 'sendRequest' | 'readRequests' | 'cancelRequest';
type Step =
  | EventFrom<Machine>['type']
  | `xstate.${'done' | 'error'}.actor.${Child}`
  | `xstate.done.actor.${'paymentPassword' | 'payoutAccount' | 'stepUp'}`;

const start = async () => {
  const ports = {
    readSetup: new Held<WithdrawalSetup>(),
    sendRequest: new Held<WithdrawalOutcome, WithdrawalWish>(),
    readRequests: new Held<RequestPage, { page: number }>(),
    cancelRequest: new Held<CancelOutcome, { requestId: string }>(),
    setPassword: new Held<
      RequestOutcome<null>,
      { form: PaymentPasswordForm; given: PaymentPasswordGiven }
    >(),
    addAccount: new Held<
      PayoutAccountOutcome,
      { form: PayoutAccountForm; given: PayoutAccountGiven }
    >(),
  };
  const stepUp = holdStepUp();
  const onAnswer = vi.fn<() => void>();
  const tab = { tell: (): void => undefined };
  const clock = new SimulatedClock();
  const request = createActor(
    withdrawalRequestMachine.provide({
      actors: {
        tabs: fromCallback<EventFrom<Machine>>(({ sendBack }) => {
          tab.tell = () => sendBack({ type: 'tab.requested' });
        }),
        readSetup: ports.readSetup.logic,
        sendRequest: ports.sendRequest.logic,
        readRequests: ports.readRequests.logic,
        cancelRequest: ports.cancelRequest.logic,
        paymentPassword: paymentPasswordMachine.provide({
          actors: { submit: ports.setPassword.logic },
        }),
        stepUp: stepUp.machine,
        payoutAccount: payoutAccountMachine.provide({ actors: { submit: ports.addAccount.logic } }),
      },
    }),
    { input: { account: 'player' }, clock },
  );
  request.start();
  await renderView(
    <WithdrawalRequest
      request={request}
      onAsk={() => undefined}
      onAnswer={onAnswer}
      renderPaymentPassword={(setting) => <PaymentPassword setting={setting} isLeavable />}
    />,
  );
  return { request, onAnswer, ports, stepUp, tab, clock, hands: screenHands };
};
type World = Awaited<ReturnType<typeof start>>;

const press = (name: string | RegExp) => void fireEvent.click(screen.getByRole('button', { name }));
const fill = (name: RegExp, value: string) =>
  void fireEvent.change(screen.getByLabelText(name), { target: { value } });
const question = () => within(screen.getByRole('dialog', { name: 'Cancel this withdrawal?' }));

const gestures = {
  ...byHand,
  'amount.typed': () => fill(/^Amount/, '250.50'),
  'form.submit': (_, name) => {
    const { form } = eventOf(cases, 'form.submit', name) as { form: WithdrawalForm };
    fireEvent.click(screen.getByRole('radio', { name: /^AYA Bank .*7890/ }));
    fill(/^Amount/, form.amount);
    fill(/^Payment password/, form.paymentPassword);
    press('Continue');
  },
  'cancel.confirm': () =>
    void fireEvent.click(question().getByRole('button', { name: 'Cancel the withdrawal' })),
  'cancel.keep': () => void fireEvent.click(question().getByRole('button', { name: 'Keep it' })),
  'tab.requested': ({ tab }) => act(() => tab.tell()),
  'xstate.done.actor.readSetup': ({ ports }, name) =>
    ports.readSetup.answer(outputOf(cases, 'readSetup', name) as WithdrawalSetup),
  'xstate.error.actor.readSetup': ({ ports }, name) =>
    ports.readSetup.fail(errorOf(cases, 'readSetup', name)),
  'xstate.done.actor.paymentPassword': async ({ ports }, name) => {
    if (name === 'not now') return press('Not now');
    fill(/^Login password/, 'Croupier#2026');
    fill(/^New payment password/, '135790');
    fill(/^Repeat the payment password/, '135790');
    press('Set payment password');
    await (name === 'set'
      ? ports.setPassword.answer({ kind: 'accepted', value: null })
      : ports.setPassword.fail({ kind: 'session' }));
  },
  'xstate.done.actor.payoutAccount': async ({ request, ports }, name) => {
    // A member without an account has nothing to go back to.
    if (name === 'not now')
      return screen.queryByRole('button', { name: 'Back' })
        ? press('Back')
        : act(() => request.getSnapshot().children.payoutAccount?.send({ type: 'form.cancel' }));
    fill(/^Number/, '09 761 112 222');
    press('Add this account');
    await (name === 'added'
      ? ports.addAccount.answer({
          kind: 'accepted',
          value: { id: 'p9', type: 'kbzPay', holder: 'Thiri Aung', number: '•••• 2222' },
        })
      : ports.addAccount.fail({ kind: 'session' }));
  },
  'xstate.done.actor.stepUp': ({ request, stepUp }, name) =>
    stepUp.end(request.getSnapshot().children.stepUp, name),
  'xstate.done.actor.sendRequest': ({ ports }, name) =>
    ports.sendRequest.answer(outputOf(cases, 'sendRequest', name) as WithdrawalOutcome),
  'xstate.error.actor.sendRequest': ({ ports }, name) =>
    ports.sendRequest.fail(errorOf(cases, 'sendRequest', name)),
  'xstate.done.actor.readRequests': ({ ports }, name) =>
    ports.readRequests.answer(outputOf(cases, 'readRequests', name) as RequestPage),
  'xstate.error.actor.readRequests': ({ ports }, name) =>
    ports.readRequests.fail(errorOf(cases, 'readRequests', name)),
  'xstate.done.actor.cancelRequest': ({ ports }, name) =>
    ports.cancelRequest.answer(outputOf(cases, 'cancelRequest', name) as CancelOutcome),
  'xstate.error.actor.cancelRequest': ({ ports }, name) =>
    ports.cancelRequest.fail(errorOf(cases, 'cancelRequest', name)),
} satisfies Gestures<Step, World>;

const SHOWN: Record<string, () => void> = {
  readingSetup: () => expect(screen.getByRole('status')).toHaveTextContent('Loading'),
  failed: () => expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal'),
  unsecured: () => expect(screen.getByText(/you have none yet/)).toBeVisible(),
  accountForm: () =>
    expect(screen.getByRole('combobox', { name: /^Wallet or bank/ })).toBeVisible(),
  form: () => expect(screen.getByRole('radiogroup', { name: 'Pay to' })).toBeVisible(),
  confirmation: () => expect(screen.getByText('two hundred and fifty and 50/100')).toBeVisible(),
  sending: () =>
    expect(screen.getByRole('button', { name: 'Withdraw now' })).toHaveAttribute(
      'aria-busy',
      'true',
    ),
  readingFee: () =>
    expect(screen.getByRole('button', { name: 'Withdraw now' })).toHaveAttribute(
      'aria-busy',
      'true',
    ),
  // The dialog is the flow's own; the confirmation stays below it.
  stepUp: () => expect(screen.getByText('two hundred and fifty and 50/100')).toBeVisible(),
  open: () => {
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We do not know whether your request reached us',
    );
    expect(screen.getByRole('button', { name: 'Try again' })).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
  resending: () => {
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
  },
  reading: () => expect(screen.getByRole('status')).toHaveTextContent('Loading'),
  unread: () => expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal'),
  list: () =>
    expect(
      screen.queryByRole('list', { name: 'Your requests' }) ??
        screen.getByText('You have not asked for a withdrawal yet.'),
    ).toBeVisible(),
  question: () => expect(question().getByText(/K250\.50 comes back/)).toBeVisible(),
  cancelling: () =>
    expect(question().getByRole('button', { name: 'Cancel the withdrawal' })).toHaveAttribute(
      'aria-busy',
      'true',
    ),
};

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = async (_: World, value: unknown, step: PlanStep | null) => {
  const { requests = null, undecided = null } =
    typeof value === 'string'
      ? {}
      : (value as { requests?: string | Record<string, string>; undecided?: string });
  const place =
    undecided ??
    (requests === null ? (value as string) : typeof requests === 'string' ? requests : 'list');
  await waitFor(() => SHOWN[place]?.());
  if (SHOWN[place])
    expect(
      screen.getByRole('tab', {
        name: requests ? /^Your requests/ : 'New withdrawal',
        hidden: true,
      }),
    ).toHaveAttribute('aria-selected', 'true');
  if (step?.event === 'form.submit' && value === 'form')
    await waitFor(() => expect(screen.getByText('Please enter at most 5,000.00')).toBeVisible());
  if (step?.event === 'amount.fill')
    await waitFor(() => expect(screen.getByLabelText(/^Amount/)).toHaveValue('4345.67'));
  if (step?.event === 'account.choose')
    await waitFor(() => expect(screen.getByRole('radio', { name: /^KBZPay/ })).toBeChecked());
};

/** An account that is not listed cannot be chosen. */
const canHappen: CanHappen = ({ snapshot: { context } }, { stimulus: { type } }) =>
  type !== 'form.submit' ||
  (context['setup'] as WithdrawalSetup | null)?.accounts.some(({ id }) => id === 'p2') === true;

walkScreens({
  cases,
  canHappen,
  gestures,
  onTimer: ({ clock }) => act(() => clock.increment(5_000)),
  start,
  actorOf: ({ request }) => request,
  expectShown,
});

const open = async () => {
  const world = await start();
  await world.ports.readSetup.answer(
    outputOf(cases, 'readSetup', 'two accounts') as WithdrawalSetup,
  );
  return world;
};
const factsOf = () => screen.getAllByRole('definition').map((one) => one.textContent);

test('selects the account that was used last; shows the arriving amount while typing', async () => {
  await open();
  await waitFor(() => expect(screen.getByRole('radio', { name: /^AYA Bank/ })).toBeChecked());
  const inForm = ['K12,345.67', 'K8,000.00', 'K4,345.67', '3 of 5'];
  expect(factsOf()).toEqual([...inForm, '—', 'AYA Bank •••• 7890', '—', '—']);
  fill(/^Amount/, '250.50');
  await waitFor(() =>
    expect(factsOf()).toEqual([
      ...inForm,
      'K250.50',
      'AYA Bank •••• 7890',
      'K2.51',
      'K247.99',
      'two hundred and fifty and 50/100',
    ]),
  );
});

test('sends what was confirmed; a refusal keeps the amount but no password', async () => {
  const { request, ports } = await open();
  gestures['form.submit']({} as World, 'some');
  await waitFor(() =>
    expect(factsOf()).toEqual([
      'K250.50',
      'two hundred and fifty and 50/100',
      'AYA Bank •••• 7890',
      'Thiri Aung',
      'K2.51',
      'K247.99',
    ]),
  );
  press('Withdraw now');
  await waitFor(() =>
    expect(ports.sendRequest.inputs).toEqual([
      { accountId: 'p2', amount: '250.50', fee: '2.51', paymentPassword: '246810' },
    ]),
  );
  await ports.sendRequest.answer({
    kind: 'refused',
    message: 'The payment password is wrong',
    field: 'paymentPassword',
  });
  expect(screen.getByRole('alert')).toHaveTextContent('The payment password is wrong');
  expect(screen.getByLabelText(/^Amount/)).toHaveValue('250.50');
  const password = screen.getByLabelText(/^Payment password/);
  expect(password).toHaveValue('');
  expect(password).toBeInvalid();
  expect(password).toHaveAccessibleDescription('The payment password is wrong');
  await waitFor(() => expect(password).toHaveFocus());
  expect(JSON.stringify(request.getPersistedSnapshot())).not.toContain('246810');
});

test('takes Burmese and full-width digits as digits', async () => {
  const { ports } = await open();
  fill(/^Amount/, '၂၅၀.၅၀');
  fill(/^Payment password/, '၂၄၆８１０');
  press('Continue');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw now' })).toBeVisible());
  press('Withdraw now');
  await waitFor(() =>
    expect(ports.sendRequest.inputs).toMatchObject([
      { amount: '250.50', paymentPassword: '246810' },
    ]),
  );
});

test('asks again with the new figures where the fee is not the agreed one', async () => {
  const { ports } = await open();
  gestures['form.submit']({} as World, 'some');
  press('Withdraw now');
  await ports.sendRequest.answer({ kind: 'feeChanged' });
  await ports.readSetup.answer(outputOf(cases, 'readSetup', 'another fee') as WithdrawalSetup);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('The fee has changed since we showed it'),
  );
  expect(factsOf()).toEqual(expect.arrayContaining(['K5.01', 'K245.49']));
  press('Withdraw now');
  await waitFor(() =>
    expect(ports.sendRequest.inputs.map(({ fee }) => fee)).toEqual(['2.51', '5.01']),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('sends the same again after a step-up; without it the confirmation stays', async () => {
  const { request, ports, stepUp } = await open();
  gestures['form.submit']({} as World, 'some');
  const unproved = outputOf(cases, 'sendRequest', 'unproved') as WithdrawalOutcome;
  press('Withdraw now');
  await ports.sendRequest.answer(unproved);
  await gestures['xstate.done.actor.stepUp']({ request, stepUp } as World, 'not now');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw now' })).toBeEnabled());
  press('Withdraw now');
  await ports.sendRequest.answer(unproved);
  await gestures['xstate.done.actor.stepUp']({ request, stepUp } as World, 'proved');
  await waitFor(() => expect(ports.sendRequest.inputs).toHaveLength(3));
  expect(new Set(ports.sendRequest.inputs.map((input) => JSON.stringify(input))).size).toBe(1);
  expect(stepUp.open.inputs).toEqual([{ id: 'step-up-1' }, { id: 'step-up-1' }]);
});

test('keeps no password after a lost answer when the page is left', async () => {
  const { request, ports } = await open();
  for (const leave of [
    () => press('Change it'),
    () => void fireEvent.click(screen.getByRole('tab', { name: /^Your requests/, hidden: true })),
  ]) {
    gestures['form.submit']({} as World, 'some');
    press('Withdraw now');
    await ports.sendRequest.fail({ kind: 'timeout' });
    expect(request.getSnapshot().context.paymentPassword).toBe('246810');
    leave();
    expect(request.getSnapshot().context.paymentPassword).toBeNull();
    if (request.getSnapshot().matches('readingSetup'))
      await ports.readSetup.answer(outputOf(cases, 'readSetup', 'two accounts') as WithdrawalSetup);
  }
});

test('keeps the focus in the confirmation, and back in the form', async () => {
  await open();
  const focused = () =>
    within(
      document.activeElement === document.body || document.activeElement === null
        ? document.createElement('p')
        : (document.activeElement as HTMLElement),
    );
  screen.getByRole('button', { name: 'Continue' }).focus();
  gestures['form.submit']({} as World, 'some');
  await waitFor(() =>
    expect(focused().getByRole('heading', { name: 'Is this right?' })).toBeVisible(),
  );
  press('Change it');
  await waitFor(() => expect(focused().getByLabelText(/^Amount/)).toBeVisible());
});

test('says when no withdrawal is left today', async () => {
  const { ports } = await start();
  await ports.readSetup.answer({
    ...(outputOf(cases, 'readSetup', 'two accounts') as WithdrawalSetup),
    leftToday: 0,
  });
  await waitFor(() =>
    expect(
      screen.getByText(
        "You can ask for 5 withdrawals a day, and today's are used. Please come back tomorrow.",
      ),
    ).toBeVisible(),
  );
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
});

test('shows how much of the balance is a held bonus, and until when', async () => {
  const { ports } = await start();
  const setup = outputOf(cases, 'readSetup', 'two accounts') as WithdrawalSetup;
  await ports.readSetup.answer(setup);
  await waitFor(() => expect(screen.getByText('Including a held bonus of')).toBeVisible());
  expect(screen.getByText('Including a held bonus of').nextSibling).toHaveTextContent('K8,000.00');
  expect(screen.getByText('You can withdraw now').nextSibling).toHaveTextContent('K4,345.67');
  expect(screen.getByText(/^You can withdraw the bonus once/)).toHaveTextContent(
    'you have bet K96,000.00 more.',
  );
});

test('says nothing of a held bonus where there is none, and offers the whole balance', async () => {
  const { ports } = await start();
  await ports.readSetup.answer({
    ...(outputOf(cases, 'readSetup', 'two accounts') as WithdrawalSetup),
    held: { amount: '0.00', turnoverLeft: '0.00' },
    maximum: '20000.00',
  });
  await waitFor(() => expect(screen.getByRole('radiogroup', { name: 'Pay to' })).toBeVisible());
  expect(screen.queryByText(/held bonus/)).toBeNull();
  press('All');
  await waitFor(() => expect(screen.getByLabelText(/^Amount/)).toHaveValue('12345.67'));
});

test('shows why a request was decided and where the money is', async () => {
  const { ports } = await open();
  fireEvent.click(screen.getByRole('tab', { name: 'Your requests' }));
  await ports.readRequests.answer(outputOf(cases, 'readRequests', 'all decided') as RequestPage);
  const [paid, refused] = screen.getAllByRole('listitem');
  expect(paid).toHaveTextContent(/Paid.*You receive K247\.99.*Please tell us/);
  expect(refused).toHaveTextContent(
    /Refused.*The money is back in your balance.*The account could not be verified/,
  );
  expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
});

test('says what became of each paid request, and asks only about one that waits', async () => {
  const { ports, onAnswer } = await open();
  fireEvent.click(screen.getByRole('tab', { name: 'Your requests' }));
  const { requests, ...page } = outputOf(cases, 'readRequests', 'all decided') as RequestPage;
  const said = {
    waiting: 'Please tell us whether it arrived',
    received: 'You told us that it arrived',
    autoReceived: 'Received automatically',
    inReview: 'We are checking this',
    returned: 'What did not arrive is back in your balance',
  } as const;
  const kinds = Object.keys(said) as Array<keyof typeof said>;
  await ports.readRequests.answer({
    ...page,
    requests: requests
      .slice(0, 1)
      .flatMap((one) => kinds.map((confirmation) => ({ ...one, id: confirmation, confirmation }))),
  });
  const entries = screen.getAllByRole('listitem');
  expect(entries).toHaveLength(kinds.length);
  for (const [index, kind] of kinds.entries()) expect(entries[index]).toHaveTextContent(said[kind]);
  fireEvent.click(screen.getByRole('button', { name: /^Did it arrive/ }));
  expect(onAnswer).toHaveBeenCalledOnce();
});

test('says that a request cannot be taken back where the rule does not allow it', async () => {
  const { ports } = await open();
  fireEvent.click(screen.getByRole('tab', { name: 'Your requests' }));
  await ports.readRequests.answer(
    outputOf(cases, 'readRequests', 'one that cannot be taken back') as RequestPage,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(/Under review.*You cannot take it back/);
  expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
});
