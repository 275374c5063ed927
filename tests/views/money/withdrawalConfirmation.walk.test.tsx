import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CheckOutcome } from '../../../machines/shared/imageFiles';
import type { StateValue } from 'xstate';
import { cases } from '../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.cases';
import type {
  AnswerOutcome,
  Reading,
  WithdrawalContext,
  WithdrawalEvent,
} from '../../../machines/money/withdrawalConfirmation/withdrawalConfirmation.types';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import type { CanHappen } from '../../support/playable';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';
import { dialog, renderWithdrawals, type WithdrawalsWorld } from './withdrawalConfirmation.world';

type Port = 'readWithdrawals' | 'checkProof' | 'removeProof' | 'sendAnswer';
type Step =
  | WithdrawalEvent['type']
  | `xstate.${'done' | 'error'}.actor.${Port}`
  | 'xstate.done.actor.deadline'
  | 'xstate.done.actor.warning';

const press = (name: string | RegExp) =>
  void fireEvent.click(dialog().getByRole('button', { name }));
const send = (world: WithdrawalsWorld, type: WithdrawalEvent['type'], name: string) =>
  world.tell({ ...(eventOf(cases, type, name) as object), type } as WithdrawalEvent);
const ANSWERS: Record<string, string> = {
  received: 'Received',
  'partially received': 'Partially received',
  'not received': 'Not received',
};
const FILES: Record<string, RegExp> = {
  'the first': /: slip\.png$/,
  'an uploaded one': /: p1\.png$/,
};
const named = (action: string, name: string) =>
  new RegExp(`^${action}${FILES[name]?.source ?? ''}`);
/** Withdrawals look alike except for their data: the buttons are in their order. */
const choose = (name: string) => {
  const rows = dialog().getAllByRole('listitem');
  const row =
    name === 'the first' ? rows.at(-3) : name === 'an ended one' ? rows.at(-2) : rows.at(-1);
  if (!row) throw new Error(`there is no ${name} on the list`);
  fireEvent.click(within(row).getByRole('button'));
};

const gestures = {
  'withdrawals.retry': () => press('Try again'),
  'withdrawalConfirmation.close': () => press('Close'),
  'withdrawal.choose': (_, name) => choose(name),
  'list.show': () => press('All withdrawals'),
  'answer.choose': (_, name) =>
    void fireEvent.click(dialog().getByRole('radio', { name: ANSWERS[name] ?? '' })),
  'answer.submit': (_, name) => {
    const field = dialog().queryByRole('textbox', { name: 'Remaining amount' });
    if (field)
      fireEvent.change(field, {
        target: { value: name === 'with too much' ? '15000.00' : '500.50' },
      });
    press('Submit answer');
  },
  'answer.retry': () => press('Send again'),
  'field.changed': () =>
    void fireEvent.change(dialog().getByRole('textbox', { name: 'Remaining amount' }), {
      target: { value: '5' },
    }),
  'files.choose': () =>
    void fireEvent.change(dialog().getByLabelText('Proof image'), {
      target: { files: [new File(['x'], 'slip.png')] },
    }),
  'file.remove': (_, name) => press(named('Remove', name)),
  'file.retry': (_, name) => press(named('Try again', name)),
  'file.taken': (world, name) => send(world, 'file.taken', name),
  'upload.progressed': (world, name) => send(world, 'upload.progressed', name),
  'upload.accepted': (world, name) => send(world, 'upload.accepted', name),
  'upload.refused': (world, name) => send(world, 'upload.refused', name),
  'upload.failed': (world, name) => send(world, 'upload.failed', name),
  'tab.answered': (world, name) => send(world, 'tab.answered', name),
  'xstate.done.actor.readWithdrawals': ({ ports }, name) =>
    ports.readWithdrawals.answer(outputOf(cases, 'readWithdrawals', name) as Reading),
  'xstate.error.actor.readWithdrawals': ({ ports }, name) =>
    ports.readWithdrawals.fail(errorOf(cases, 'readWithdrawals', name)),
  'xstate.done.actor.checkProof': ({ ports }, name) =>
    ports.checkProof.answer(outputOf(cases, 'checkProof', name) as CheckOutcome),
  'xstate.error.actor.checkProof': ({ ports }, name) =>
    ports.checkProof.fail(errorOf(cases, 'checkProof', name)),
  'xstate.done.actor.removeProof': ({ ports }) => ports.removeProof.answer(null),
  'xstate.error.actor.removeProof': ({ ports }, name) =>
    ports.removeProof.fail(errorOf(cases, 'removeProof', name)),
  'xstate.done.actor.sendAnswer': ({ ports }, name) =>
    ports.sendAnswer.answer(outputOf(cases, 'sendAnswer', name) as AnswerOutcome),
  'xstate.error.actor.sendAnswer': ({ ports }, name) =>
    ports.sendAnswer.fail(errorOf(cases, 'sendAnswer', name)),
  'xstate.done.actor.deadline': ({ passTime }) => passTime('deadline'),
  'xstate.done.actor.warning': ({ passTime }) => passTime('warning'),
} satisfies Gestures<Step, WithdrawalsWorld>;

const FORCED = 'The request was accepted automatically and the deposit will not be refunded';
const ENDINGS: Record<string, [role: 'alert' | 'status', words: RegExp | string]> = {
  forced: ['alert', FORCED],
  expiring: ['alert', FORCED],
  answeredElsewhere: ['status', /answered in another tab/],
  rereading: ['status', /answered in another tab/],
  answered: ['status', /^Thank you/],
  ended: ['status', 'Received'],
};

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectShown = (value: StateValue) => {
  if (value === 'reading')
    return expect(dialog().getByText('Loading your withdrawals…')).toBeInTheDocument();
  if (value === 'unread')
    return expect(dialog().getByRole('alert')).toHaveTextContent('Network link is abnormal');
  if (typeof value === 'object' && 'list' in value)
    return expect(dialog().getByRole('heading', { name: 'Your withdrawals' })).toBeVisible();
  const chosen = (
    value as {
      chosen:
        | string
        | { unanswered: { clock: string; answer: string | { choice: string | object } } };
    }
  ).chosen;
  if (typeof chosen === 'string') {
    const [role, words] = ENDINGS[chosen] ?? ['status', 'nobody said what a person sees'];
    expect(dialog().getByRole(role)).toHaveTextContent(words);
    return expect(dialog().queryAllByRole('radio')).toEqual([]);
  }
  const { clock, answer } = chosen.unanswered;
  expect(dialog().getByRole('timer', { name: 'Time left to answer' })).toBeVisible();
  expect(
    dialog().getByText(clock === 'near' ? /There is little time left/ : /Answer within 30 minutes/),
  ).toBeVisible();
  if (answer === 'unsure')
    return expect(dialog().getByRole('button', { name: 'Send again' })).toBeVisible();
  const submit = dialog().getByRole('button', { name: 'Submit answer' });
  if (answer === 'sending') return expect(submit).toHaveAttribute('aria-busy', 'true');
  expect(submit).toBeEnabled();
  expectChoice((answer as { choice: string | object }).choice);
};

const expectChoice = (choice: string | object) => {
  const isChosen = (name: string) =>
    (dialog().getByRole('radio', { name }) as HTMLInputElement).checked;
  expect([isChosen('Received'), isChosen('Partially received'), isChosen('Not received')]).toEqual([
    choice === 'received',
    choice === 'partiallyReceived',
    typeof choice === 'object',
  ]);
  expect(dialog().queryByRole('textbox', { name: 'Remaining amount' }) !== null).toBe(
    choice === 'partiallyReceived',
  );
  expect(dialog().queryByLabelText('Proof image') !== null).toBe(typeof choice === 'object');
  if (typeof choice !== 'object') return;
  const { notReceived: work } = choice as { notReceived: string };
  const shows = (words: RegExp) => dialog().queryAllByText(words).length > 0;
  expect([shows(/^Checking$/), shows(/Uploading, \d+%/), shows(/^Being removed$/)]).toEqual([
    work === 'checkingFile',
    work === 'uploadingFile',
    work === 'removingFile' || expect.any(Boolean),
  ]);
};

/** A person cannot do what has no button. */
const canHappen: CanHappen = ({ snapshot: { context } }, { stimulus }) => {
  if (stimulus.type !== 'file.remove') return true;
  const id = stimulus.case === 'the first' ? 'f1' : 'p1';
  return (context as WithdrawalContext).files.some((file) => file.id === id);
};

walkScreens({
  cases,
  canHappen,
  gestures,
  start: () => renderWithdrawals(),
  actorOf: ({ confirmation }) => confirmation,
  expectShown: (_, value) => waitFor(() => expectShown(value)),
});

test('keeps the focus after a choice, a removed image and a lost answer', async () => {
  const world = await renderWithdrawals();
  const push = (name: string | RegExp) => {
    dialog().getByRole('button', { name }).focus();
    press(name);
  };
  await world.ports.readWithdrawals.answer(
    outputOf(cases, 'readWithdrawals', 'one with three proofs waits') as Reading,
  );
  push('All withdrawals');
  await world.ports.readWithdrawals.answer(
    outputOf(cases, 'readWithdrawals', 'one with three proofs waits') as Reading,
  );
  expect(dialog().getByRole('heading', { name: 'Your withdrawals' })).toHaveFocus();
  push(/^Answer: /);
  expect(dialog().getByRole('heading', { level: 3 })).toHaveFocus();
  fireEvent.click(dialog().getByRole('radio', { name: 'Not received' }));
  push(/^Remove: p1/);
  await world.ports.removeProof.answer(null);
  expect(dialog().queryByText('p1.png')).toBeNull();
  expect(dialog().getByLabelText('Proof image')).toHaveFocus();
  push('Submit answer');
  await world.ports.sendAnswer.fail({ kind: 'offline' });
  expect(dialog().getByRole('button', { name: 'Send again' })).toHaveFocus();
});
