import '../site/shell.setup';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock, type EventFrom, type StateValue } from 'xstate';
import type { Language } from '../../../contract/constants';
import { JURISDICTIONS } from '../../../contract/jurisdictions/pack';
import { PACKS } from '../../../contract/jurisdictions/packs';
import { limitChangeMachine } from '../../../machines/member/limitChange/limitChange.machine';
import type {
  ChangeOutcome,
  LimitChangeOutput,
} from '../../../machines/member/limitChange/limitChange.types';
import { cases } from '../../../machines/member/limits/limits.cases';
import { LIMITS_INTERVAL, limitsMachine } from '../../../machines/member/limits/limits.machine';
import type { ChangeLimit, Limit, LimitDesk } from '../../../machines/member/limits/limits.types';
import { LimitsPage } from '../../../src/features/member/limits/LimitsPage';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Event = EventFrom<typeof limitsMachine>;
type Step =
  | Event['type']
  | `xstate.${'done' | 'error'}.actor.readLimits`
  | 'xstate.done.actor.limitChange';

const start = async (language: Language = 'EN') => {
  const clock = new SimulatedClock();
  const readLimits = new Held<LimitDesk>();
  const sendChange = new Held<ChangeOutcome, ChangeLimit>();
  const limits = createActor(
    limitsMachine.provide({
      actors: {
        readLimits: readLimits.logic,
        limitChange: limitChangeMachine.provide({ actors: { sendChange: sendChange.logic } }),
      },
    }),
    { clock },
  ).start();
  await renderView(<LimitsPage limits={limits} timeZone="Asia/Yangon" />, language);
  return { limits, readLimits, sendChange, clock };
};
type World = Awaited<ReturnType<typeof start>>;

const card = () => within(screen.getByRole('region', { name: 'Deposit limit' }));
const question = () => screen.queryByRole('dialog');
const answer = (name: RegExp | string) =>
  void fireEvent.click(within(question() as HTMLElement).getByRole('button', { name }));
const YES = /^(Ask for it|Yes, confirm|Send again)$/;
/** Presses the button that a person finds; without one, the machine is told directly. */
const press = ({ limits }: World, name: string, event: Event) => {
  const button = card().queryByRole('button', { name });
  if (button) fireEvent.click(button);
  else act(() => limits.send(event));
};
const read = (name: string) => outputOf(cases, 'readLimits', name) as LimitDesk;
const day = { kind: 'deposit', period: 'day' } as const;
const write = (amount: string) => {
  fireEvent.change(card().getByRole('textbox', { name: 'Amount' }), { target: { value: amount } });
  fireEvent.click(card().getByRole('button', { name: /^(Set|Change) limit$/ }));
};

const gestures = {
  'limits.reload': () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
  'period.choose': ({ limits }) => {
    const radio = card().getByRole<HTMLInputElement>('radio', { name: '7 days' });
    if (!radio.checked) fireEvent.click(radio);
    else act(() => limits.send({ type: 'period.choose', kind: 'deposit', period: 'week' }));
  },
  'limit.set': (_, name) => write((eventOf(cases, 'limit.set', name) as { amount: string }).amount),
  'limit.remove': (world) =>
    press(world, 'Remove limit', { type: 'limit.remove', kind: 'deposit' }),
  'raise.confirm': (world) => press(world, 'Confirm the raise', { type: 'raise.confirm', ...day }),
  'raise.drop': (world) => press(world, 'Drop the raise', { type: 'raise.drop', ...day }),
  'why.toggle': () =>
    void fireEvent.click(screen.getByRole('button', { name: 'Why do these rules hold?' })),
  'xstate.done.actor.readLimits': ({ readLimits }, name) => readLimits.answer(read(name)),
  'xstate.error.actor.readLimits': ({ readLimits }, name) =>
    readLimits.fail(errorOf(cases, 'readLimits', name)),
  'xstate.done.actor.limitChange': async ({ sendChange }, name) => {
    const output = outputOf(cases, 'limitChange', name) as LimitChangeOutput;
    if (output.kind === 'cancelled') {
      // What is sent at once can be left only after a lost answer.
      if (!question()) await sendChange.fail({ kind: 'offline' });
      answer('Leave it as it is');
      return;
    }
    if (question()) answer(YES);
    await sendChange.answer(output);
  },
} satisfies Gestures<Step, World>;

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectState = ({ limits }: World, value: StateValue) => {
  const { desk, message, fieldErrors, isWhyOpen } = limits.getSnapshot().context;
  if (value === 'reading') return expect(screen.getByRole('status')).toHaveTextContent('Loading');
  if (value === 'failed')
    return expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal');
  const first = desk?.limits[0];
  expect(
    card()
      .queryAllByRole('progressbar', { hidden: true })
      .map((bar) => bar.getAttribute('aria-valuetext')?.replaceAll(/\s/g, ' ')),
  ).toEqual(first?.amount ? ['Ks 20,000.00 of Ks 50,000.00 used'] : []);
  expect(screen.getByRole('region', { name: 'Loss limit', hidden: true })).toBeInTheDocument();
  expect(card().queryByText(/^You asked for Ks\s90,000\.00/) !== null).toBe(
    Boolean(first?.pending),
  );
  expect(screen.queryByText('A raise waits 24 hours.', { selector: 'dt' }) !== null).toBe(
    isWhyOpen,
  );
  expect(screen.queryAllByText('This can be confirmed later')).toHaveLength(message ? 1 : 0);
  expect(card().queryByText(/This is your limit already|Input cannot be empty/) !== null).toBe(
    'deposit' in fieldErrors,
  );
  return undefined;
};

walkScreens<World>({
  cases,
  gestures,
  onTimer: ({ clock }) => act(async () => clock.increment(LIMITS_INTERVAL)),
  start: () => start(),
  actorOf: ({ limits }) => limits,
  expectShown: (world, value) => waitFor(() => expectState(world, value)),
});

const opened = async (desk: LimitDesk, language?: Language) => {
  const world = await start(language);
  await world.readLimits.answer(desk);
  return world;
};

test('sets a lower limit at once, and asks before a raise by the rules of the pack', async () => {
  const desk = read('one is set');
  const world = await opened({
    ...desk,
    pack: {
      ...desk.pack,
      raiseHours: { ...desk.pack.raiseHours, value: 72 },
      raiseWaitsForWindow: { ...desk.pack.raiseWaitsForWindow, value: true },
    },
  });
  write('90,000');
  await waitFor(() => expect(question()).toHaveTextContent(/after 72 hours/));
  expect(question()).toHaveTextContent(/until the present period has ended/);
  expect(world.sendChange.inputs).toEqual([]);
  answer('Leave it as it is');
  await waitFor(() => expect(question()).toBeNull());
  write('40,000');
  expect(question()).toBeNull();
  expect(world.sendChange.inputs).toEqual([{ change: 'set', ...day, amount: '40000' }]);
  world.limits.stop();
});

test('a raise cannot be confirmed before its time, and is confirmed by a question', async () => {
  const waiting = read('a raise waits');
  const [first, ...rest] = waiting.limits;
  if (!first?.pending) throw new Error('no case in which a raise waits');
  const later = { ...first, pending: { ...first.pending, from: Date.now() + 3_600_000 } };
  const world = await opened({ ...waiting, limits: [later, ...rest] });
  expect(card().getByRole('button', { name: 'Confirm the raise' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(card().getByRole('timer', { name: 'Time left' })).toHaveTextContent(/^0[01]:/);
  act(() => world.clock.increment(LIMITS_INTERVAL));
  await world.readLimits.answer(waiting);
  fireEvent.click(card().getByRole('button', { name: 'Confirm the raise' }));
  await waitFor(() =>
    expect(question()).toHaveTextContent(/is Ks\s90,000\.00 instead of Ks\s50,000\.00/),
  );
  answer('Yes, confirm');
  expect(world.sendChange.inputs).toEqual([{ change: 'confirm', ...day, amount: '90000.00' }]);
  await world.sendChange.fail({ kind: 'offline' });
  await waitFor(() => expect(question()).toHaveTextContent(/do not know whether/));
  answer('Send again');
  expect(world.sendChange.inputs).toHaveLength(2);
  world.limits.stop();
});

test('shows the removal that waits, in Burmese too', async () => {
  const waiting = read('a raise waits');
  const [first, ...rest] = waiting.limits;
  if (!first?.pending) throw new Error('no case in which a raise waits');
  const removal = { ...first, pending: { ...first.pending, amount: null } };
  const world = await opened({ ...waiting, limits: [removal, ...rest] }, 'MY');
  const [region] = screen.getAllByRole('region');
  expect(within(region as HTMLElement).getAllByRole('button')).toHaveLength(4);
  expect(screen.queryByText(/pending\.|history\.|why\./)).toBeNull();
  world.limits.stop();
});

test('shows a limit of the balance, which has no window and no choice of one', async () => {
  const desk = read('none is set');
  const balance: Limit = {
    kind: 'balance',
    period: 'always',
    amount: '50000.00',
    used: '62000.00',
    left: '0.00',
    windowEnd: null,
    pending: null,
  };
  const world = await opened({ ...desk, limits: [...desk.limits, balance] });
  const region = within(screen.getByRole('region', { name: 'Balance limit' }));
  expect(region.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50000');
  expect(region.getByText(/^Ks.62,000\.00 of at most Ks.50,000\.00$/)).toBeVisible();
  expect(region.getByText(/^Ks.0\.00 more can come in$/)).toBeVisible();
  expect(region.queryByRole('radio')).toBeNull();
  fireEvent.change(region.getByRole('textbox', { name: 'Amount' }), { target: { value: '40000' } });
  fireEvent.click(region.getByRole('button', { name: 'Change limit' }));
  expect(world.sendChange.inputs).toEqual([
    { change: 'set', kind: 'balance', period: 'always', amount: '40000' },
  ]);
  world.limits.stop();
});

test.each(JURISDICTIONS)('names the clause of every rule of the page in %s', async (code) => {
  const { statement: _, code: __, ...rules } = PACKS[code];
  const world = await opened({ ...read('one is set'), pack: PACKS[code] });
  fireEvent.click(screen.getByRole('button', { name: 'Why do these rules hold?' }));
  const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  const { raiseWaitsForWindow, ...others } = rules;
  const expected = [
    ...Object.values(others),
    ...(raiseWaitsForWindow.value ? [raiseWaitsForWindow] : []),
  ];
  for (const { clause } of expected)
    expect(shown.some((text) => text.startsWith(clause))).toBe(true);
  expect(shown).toHaveLength(expected.length);
  world.limits.stop();
});
