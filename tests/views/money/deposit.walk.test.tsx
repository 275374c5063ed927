import '../site/shell.setup';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, SimulatedClock, type EventFrom, type StateValue } from 'xstate';
import { DEPOSIT_CHECK_INTERVAL, type Language } from '../../../contract/constants';
import { countdownMachine } from '../../../machines/site/countdown/countdown.machine';
import { cases } from '../../../machines/money/deposit/deposit.cases';
import { limitPromptMachine } from '../../../machines/member/limitPrompt/limitPrompt.machine';
import type {
  ChangeLimit,
  ChangeOutcome,
  DeclineOutcome,
} from '../../../machines/member/limitPrompt/limitPrompt.types';
import { depositMachine } from '../../../machines/money/deposit/deposit.machine';
import type {
  NewDeposit,
  Desk,
  PlaceOutcome,
  StandOutcome,
} from '../../../machines/money/deposit/deposit.types';
import { LimitPrompt } from '../../../src/features/member/limitPrompt/LimitPrompt';
import { Deposit } from '../../../src/features/money/deposit/Deposit';
import { errorOf, outputOf } from '../../support/caseOf';
import { gestures as byHand } from '../../support/gestures/deposit';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import type { CanHappen } from '../../support/playable';
import { screenHands } from '../../support/screenHands';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Port = 'readDesk' | 'placeOrder' | 'reportPaid' | 'cancelOrder';
type Step =
  | EventFrom<typeof depositMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${Port}`
  | `xstate.done.actor.${'deadline' | 'limitPrompt'}`;

const FAR = Number.MAX_SAFE_INTEGER;
const start = async (language: Language = 'EN') => {
  const clock = new SimulatedClock();
  const ports = {
    readDesk: new Held<Desk, { asks: boolean }>(),
    placeOrder: new Held<PlaceOutcome, NewDeposit>(),
    reportPaid: new Held<StandOutcome, { id: string }>(),
    cancelOrder: new Held<StandOutcome, { id: string }>(),
    setLimit: new Held<ChangeOutcome, ChangeLimit>(),
    decline: new Held<DeclineOutcome>(),
  };
  const deposit = createActor(
    depositMachine.provide({
      actors: {
        readDesk: ports.readDesk.logic,
        placeOrder: ports.placeOrder.logic,
        reportPaid: ports.reportPaid.logic,
        cancelOrder: ports.cancelOrder.logic,
        countdown: countdownMachine.provide({ actors: { clock: fromCallback(() => undefined) } }),
        limitPrompt: limitPromptMachine.provide({
          actors: { setLimit: ports.setLimit.logic, decline: ports.decline.logic },
        }),
        tabs: fromCallback<{ type: 'tab.changed' }>(() => undefined),
      },
    }),
    { clock },
  );
  deposit.start();
  const onLimits = vi.fn<() => void>();
  const onAsk = vi.fn<(number: string) => void>();
  await renderView(
    <Deposit
      deposit={deposit}
      wallet={{ balance: '12345.67', symbol: 'Ks', isHidden: false }}
      onLimits={onLimits}
      onAsk={onAsk}
      onSave={() => undefined}
      renderPrompt={(prompt) => <LimitPrompt prompt={prompt} onLimits={onLimits} />}
    />,
    language,
  );
  return { deposit, ports, clock, onLimits, onAsk, hands: screenHands };
};
type World = Awaited<ReturnType<typeof start>>;

const press = (name: string | RegExp) => void fireEvent.click(screen.getByRole('button', { name }));
const pressIn = (dialog: string, name: string) =>
  void fireEvent.click(
    within(screen.getByRole('dialog', { name: dialog })).getByRole('button', { name }),
  );
const amountField = () => screen.getByRole('textbox', { name: 'Amount' });
const answered = (port: Port, name: string) => outputOf(cases, port, name) as never;

const gestures = {
  ...byHand,
  'method.choose': (_, name) =>
    void fireEvent.click(
      screen.getByRole('radio', { name: name === 'another' ? 'Wave Money' : 'CB Bank' }),
    ),
  // A value that the field already has cannot be typed again.
  'amount.change': ({ deposit }, name) => {
    const amount = name === 'some' ? '5000' : '50000.01';
    if (deposit.getSnapshot().context.amount === amount)
      act(() => deposit.send({ type: 'amount.change', amount }));
    else if (name === 'some') fireEvent.click(screen.getByRole('radio', { name: '5,000' }));
    else fireEvent.change(amountField(), { target: { value: amount } });
  },
  'cancel.confirm': () => pressIn('Cancel this deposit?', 'Cancel deposit'),
  'cancel.withdraw': () => pressIn('Cancel this deposit?', 'Keep it'),
  'tab.changed': ({ deposit }) => act(() => deposit.send({ type: 'tab.changed' })),
  'xstate.done.actor.readDesk': ({ ports }, name) =>
    ports.readDesk.answer(answered('readDesk', name)),
  'xstate.error.actor.readDesk': ({ ports }, name) =>
    ports.readDesk.fail(errorOf(cases, 'readDesk', name)),
  'xstate.done.actor.placeOrder': ({ ports }, name) =>
    ports.placeOrder.answer(answered('placeOrder', name)),
  'xstate.error.actor.placeOrder': ({ ports }, name) =>
    ports.placeOrder.fail(errorOf(cases, 'placeOrder', name)),
  'xstate.done.actor.reportPaid': ({ ports }, name) =>
    ports.reportPaid.answer(answered('reportPaid', name)),
  'xstate.error.actor.reportPaid': ({ ports }, name) =>
    ports.reportPaid.fail(errorOf(cases, 'reportPaid', name)),
  'xstate.done.actor.cancelOrder': ({ ports }, name) =>
    ports.cancelOrder.answer(answered('cancelOrder', name)),
  'xstate.error.actor.cancelOrder': ({ ports }, name) =>
    ports.cancelOrder.fail(errorOf(cases, 'cancelOrder', name)),
  'xstate.done.actor.limitPrompt': ({ ports }) => {
    press('Continue without a limit');
    return ports.decline.answer({ kind: 'declined' });
  },
  'xstate.done.actor.deadline': ({ deposit }) =>
    act(() => deposit.getSnapshot().children.deadline?.send({ type: 'clock.ticked', now: FAR })),
} satisfies Gestures<Step, World>;

const OVER: Record<string, RegExp> = {
  credited: /Ks\s5,000\.00 is in your wallet/,
  notReceived: /We found no payment by KBZPay with the reference DP-1/,
  expired: /The time to pay is over/,
  cancelled: /Nothing will be credited/,
};

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = (value: StateValue) => {
  if (value === 'reading') return expect(screen.getByText('Loading')).toBeInTheDocument();
  if (value === 'failed')
    return expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal');
  if (value === 'prompt')
    return expect(screen.getByRole('textbox', { name: 'Deposit limit' })).toBeVisible();
  if (value === 'form') {
    expect(screen.getByRole('radio', { name: 'CB Bank' })).toBeDisabled();
    expect(screen.getByText('CB Bank is under maintenance')).toBeVisible();
    return expect(amountField()).toBeVisible();
  }
  if (value === 'confirmation' || value === 'placing') {
    expect(screen.getByText('five thousand')).toBeVisible();
    return expect(
      screen.getByRole('button', { name: 'Make deposit' }).getAttribute('aria-busy'),
    ).toBe(value === 'placing' ? 'true' : null);
  }
  if (typeof value === 'string') {
    expect(screen.queryByRole('timer')).toBeNull();
    return expect(screen.getByText(OVER[value] ?? /nobody said what a person sees/)).toBeVisible();
  }
  if ('check' in value)
    return expect(
      screen.getByRole('heading', { name: 'We are looking for your payment' }),
    ).toBeVisible();
  const { unpaid } = value as { unpaid: string };
  expect(screen.getByRole('timer', { name: 'Time left to pay', hidden: true })).toHaveTextContent(
    /^00:(30|00):00$/,
  );
  expect(screen.getByText('09 771 230 045')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Cancel this deposit?' }) !== null).toBe(
    unpaid === 'cancelAsked' || unpaid === 'cancelling',
  );
  return expect(
    screen.getByRole('button', { name: 'I have paid', hidden: true }).getAttribute('aria-busy'),
  ).toBe(unpaid === 'reporting' ? 'true' : null);
};

/** A closed method cannot be chosen. */
const canHappen: CanHappen = (_, { stimulus }) =>
  !(stimulus.type === 'method.choose' && stimulus.case === 'a closed one');

walkScreens({
  cases,
  canHappen,
  gestures,
  onTimer: ({ clock }) => act(async () => clock.increment(DEPOSIT_CHECK_INTERVAL)),
  start: () => start(),
  actorOf: ({ deposit }) => deposit,
  expectShown: (_, value) => waitFor(() => expectShown(value)),
});

const opened = async (name = 'nothing open', language?: Language) => {
  const world = await start(language);
  await world.ports.readDesk.answer(answered('readDesk', name));
  return world;
};

test('asks for the amount before the method', async () => {
  const { deposit } = await opened();
  const method = screen.getByRole('radio', { name: 'KBZPay' });
  expect(amountField().compareDocumentPosition(method)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  deposit.stop();
});

test('shows the balance beside the amount, and what it comes to', async () => {
  const { deposit } = await opened();
  expect(screen.getByText(/^Ks\s12,345\.67$/)).toBeVisible();
  fireEvent.change(amountField(), { target: { value: '5000' } });
  expect(screen.getByText('Your balance after it').nextSibling).toHaveTextContent(
    /^Ks\s17,345\.67$/,
  );
  expect(screen.queryByText('Time to credit')).toBeNull();
  deposit.stop();
});

test('orders what was confirmed, with its fee and in words', async () => {
  const { ports, deposit } = await opened();
  fireEvent.click(screen.getByRole('radio', { name: 'Wave Money' }));
  fireEvent.change(amountField(), { target: { value: ' 2500.5 ' } });
  press('Continue');
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    'Wave Money',
    'Ks\u00a02,500.50',
    'two thousand five hundred and 50/100',
    'Ks\u00a02,475.49',
    'Ks\u00a014,821.16',
    '90 minutes after “I have paid”',
  ]);
  press('Make deposit');
  expect(ports.placeOrder.inputs).toEqual([{ methodId: 'wave', amount: '2500.5' }]);
  deposit.stop();
});

test('says what the own limits let through, refuses more, and leads to them', async () => {
  const { deposit, onLimits } = await opened();
  expect(
    screen.getByText(/^Your deposit limit for 24 hours: you can still pay in Ks\s40,000\.00 of/),
  ).toBeVisible();
  fireEvent.change(amountField(), { target: { value: '40000.01' } });
  press('Continue');
  expect(amountField()).toHaveAccessibleDescription(/You can pay in at most 40,000\.00/);
  fireEvent.change(amountField(), { target: { value: '40,000' } });
  expect(amountField()).toHaveValue('40000');
  press('See your limits');
  expect(onLimits).toHaveBeenCalledOnce();
  press('Continue');
  expect(deposit.getSnapshot().value).toBe('confirmation');
  deposit.stop();
});

test('asks about a limit before the form, and keeps what was typed there', async () => {
  const { deposit, ports } = await opened();
  fireEvent.change(amountField(), { target: { value: '5000' } });
  act(() => deposit.send({ type: 'tab.changed' }));
  await ports.readDesk.answer(answered('readDesk', 'a limit is asked about'));
  expect(screen.getByRole('heading', { name: 'Before you pay in' })).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: 'Deposit limit' }), {
    target: { value: '40,000' },
  });
  fireEvent.click(screen.getByRole('radio', { name: '7 days' }));
  press('Set this limit');
  expect(ports.setLimit.inputs).toEqual([
    { change: 'set', kind: 'deposit', period: 'week', amount: '40000' },
  ]);
  await ports.setLimit.fail({ kind: 'offline' });
  expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal');
  expect(screen.getByRole('textbox', { name: 'Deposit limit' })).toHaveValue('40000');
  press('Set this limit');
  await ports.setLimit.answer({
    kind: 'changed',
    limits: { limits: [], history: [], currencySymbol: 'Ks', readAt: 0, ahead: 0 },
  });
  await ports.readDesk.answer(answered('readDesk', 'nothing open'));
  expect(amountField()).toHaveValue('5000');
  deposit.stop();
});

test('counts what reaches the balance against the limit of the balance', async () => {
  const { deposit, ports } = await start();
  const desk = outputOf(cases, 'readDesk', 'nothing open') as Desk;
  const limit = { period: 'always', amount: '60000.00', left: '1980.00', windowEnd: null } as const;
  await ports.readDesk.answer({ ...desk, limits: [limit] });
  expect(
    screen.getByText(/^Your balance limit is Ks\s60,000\.00: Ks\s1,980\.00 more/),
  ).toBeVisible();
  // The fee of one percent does not reach it.
  fireEvent.click(screen.getByRole('radio', { name: 'Wave Money' }));
  fireEvent.change(amountField(), { target: { value: '2001' } });
  press('Continue');
  expect(amountField()).toHaveAccessibleDescription(
    /balance limit\. You can pay in at most 1,980\.00/,
  );
  fireEvent.change(amountField(), { target: { value: '2000' } });
  press('Continue');
  expect(deposit.getSnapshot().value).toBe('confirmation');
  deposit.stop();
});

test.each([
  ['', /^Input cannot be empty/],
  ['5e3', /two digits after the point/],
  ['999.99', /^Please enter at least 1,000\.00/],
  ['1.005', /two digits after the point/],
])('does not send the amount %j', async (amount, words) => {
  const { deposit } = await opened();
  if (amount) fireEvent.change(amountField(), { target: { value: amount } });
  press('Continue');
  expect(amountField()).toHaveAccessibleDescription(words);
  expect(amountField()).toBeInvalid();
  expect(deposit.getSnapshot().value).toBe('form');
  deposit.stop();
});

test('copies account, amount and reference, or says that the browser refuses', async () => {
  const { deposit } = await opened('unpaid');
  const texts: string[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    clipboard: {
      writeText: async (text: string) => {
        texts.push(text);
        if (text === 'DP-1') throw new Error('refused');
      },
    },
  });
  for (const name of ['Account number', 'Amount', 'Reference']) press(`Copy: ${name}`);
  await screen.findByText('Copied: Account number');
  await screen.findByText(/does not allow copying/);
  expect(texts).toEqual(['09771230045', '5000.00', 'DP-1']);
  vi.unstubAllGlobals();
  deposit.stop();
});

test('lists past deposits, newest first, with their results', async () => {
  const { deposit, onAsk } = await opened();
  const past = within(screen.getByRole('region', { name: 'Your last deposits' }));
  expect(past.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^Ks\s20,000\.00KBZPay · DP-0 · .*Credited/),
  ]);
  fireEvent.click(past.getByText('Details'));
  expect(past.getByText('Transaction number').nextSibling).toHaveTextContent('DP-0');
  expect(past.getByText('Placed').nextSibling).toHaveTextContent(/^\d{4}-\d\d-\d\d /);
  fireEvent.click(past.getByRole('button', { name: 'Ask support about this' }));
  expect(onAsk.mock.calls).toEqual([['DP-0']]);
  deposit.stop();
});

test('is in Burmese too', async () => {
  const { deposit } = await opened('unpaid', 'MY');
  expect(
    screen.getByRole('button', {
      name: (name) => name.replaceAll('\u200D', '') === 'ပေးချေပြီးပါပြီ',
    }),
  ).toBeVisible();
  deposit.stop();
});
