import '../site/shell.setup';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor, type EventFrom, type StateValue } from 'xstate';
import type { Language } from '../../../contract/constants';
import { cases } from '../../../machines/member/limitPrompt/limitPrompt.cases';
import { limitPromptMachine } from '../../../machines/member/limitPrompt/limitPrompt.machine';
import type {
  ChangeLimit,
  ChangeOutcome,
  DeclineOutcome,
  LimitPromptInput,
} from '../../../machines/member/limitPrompt/limitPrompt.types';
import { LimitPrompt } from '../../../src/features/member/limitPrompt/LimitPrompt';
import { errorOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Port = 'setLimit' | 'decline';
type Step =
  | EventFrom<typeof limitPromptMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${Port}`;

const start = async (input: LimitPromptInput, language: Language = 'EN') => {
  const ports = {
    setLimit: new Held<ChangeOutcome, ChangeLimit>(),
    decline: new Held<DeclineOutcome>(),
  };
  const prompt = createActor(
    limitPromptMachine.provide({
      actors: { setLimit: ports.setLimit.logic, decline: ports.decline.logic },
    }),
    { input },
  ).start();
  const onLimits = vi.fn<() => void>();
  await renderView(<LimitPrompt prompt={prompt} onLimits={onLimits} />, language);
  return { prompt, ports, onLimits };
};
type World = Awaited<ReturnType<typeof start>>;

const inputOf = (name: string) => cases.inputs?.[name] as LimitPromptInput;
const amountField = () => screen.getByRole('textbox', { name: 'Deposit limit' });
const press = (name: string | RegExp) => void fireEvent.click(screen.getByRole('button', { name }));
const DECLINE = /^(Continue without a limit|Leave it as it is)$/;

/** Does it on the screen; what a screen does not have is told the machine directly. */
const orSend = ({ prompt }: World, event: EventFrom<typeof limitPromptMachine>, work: () => void) =>
  screen.queryByRole('textbox') ? work() : act(() => prompt.send(event));

const gestures = {
  'period.choose': (world) =>
    orSend(world, { type: 'period.choose', period: 'week' }, () =>
      fireEvent.click(screen.getByRole('radio', { name: '7 days' })),
    ),
  'amount.change': (world, name) => {
    const amount = name === 'some' ? '50000' : '';
    if (world.prompt.getSnapshot().context.amount === amount)
      act(() => world.prompt.send({ type: 'amount.change', amount }));
    else
      orSend(world, { type: 'amount.change', amount }, () =>
        fireEvent.change(amountField(), { target: { value: amount } }),
      );
  },
  'prompt.set': (world) => orSend(world, { type: 'prompt.set' }, () => press('Set this limit')),
  'prompt.decline': ({ prompt }) => {
    if (screen.queryByRole('button', { name: DECLINE })) press(DECLINE);
    else act(() => prompt.send({ type: 'prompt.decline' }));
  },
  'xstate.done.actor.setLimit': ({ ports }, name) =>
    ports.setLimit.answer(outputOf(cases, 'setLimit', name) as ChangeOutcome),
  'xstate.error.actor.setLimit': ({ ports }, name) =>
    ports.setLimit.fail(errorOf(cases, 'setLimit', name)),
  'xstate.done.actor.decline': ({ ports }, name) =>
    ports.decline.answer(outputOf(cases, 'decline', name) as DeclineOutcome),
  'xstate.error.actor.decline': ({ ports }, name) =>
    ports.decline.fail(errorOf(cases, 'decline', name)),
} satisfies Gestures<Step, World>;

/** Checks what a person sees in a state; written by hand, apart from the selectors. */
const expectState = ({ prompt }: World, value: StateValue) => {
  const { prompt: asked, message, fieldError } = prompt.getSnapshot().context;
  if (value === 'over') return undefined;
  expect(screen.queryAllByRole('textbox')).toHaveLength(asked.about === 'first' ? 1 : 0);
  expect(screen.queryAllByRole('button', { name: DECLINE })).toHaveLength(asked.isRequired ? 0 : 1);
  const refused = /Network link is abnormal|not offered here|A limit is required here/;
  expect(screen.queryAllByText(refused)).toHaveLength(message === null ? 0 : 1);
  const isInvalid = screen.queryByRole('textbox')?.getAttribute('aria-invalid') === 'true';
  expect(isInvalid).toBe(asked.about === 'first' && fieldError !== null);
  const set = screen.queryByRole('button', { name: 'Set this limit' });
  expect(set?.getAttribute('aria-busy') ?? null).toBe(set && value === 'setting' ? 'true' : null);
  return undefined;
};

walkScreens<World>({
  cases,
  gestures,
  start: ({ input }) => start(inputOf(input)),
  actorOf: ({ prompt }) => prompt,
  expectShown: (world, value) => waitFor(() => expectState(world, value)),
});

test('has a limit filled in where the rules say so, and says that it may be left out', async () => {
  const { prompt, ports } = await start(inputOf('one is filled in'));
  expect(amountField()).toHaveValue('200000');
  expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked();
  expect(screen.getByText(/Set it as it is or change it, or continue without one/)).toBeVisible();
  press('Set this limit');
  expect(ports.setLimit.inputs).toEqual([
    { change: 'set', kind: 'deposit', period: 'month', amount: '200000' },
  ]);
  prompt.stop();
});

test('leads from the reminder to the limits, or leaves them as they are', async () => {
  const review = await start(inputOf('one is looked at again'));
  press('See your limits');
  expect(review.onLimits).toHaveBeenCalledOnce();
  press('Leave it as it is');
  await review.ports.decline.answer({ kind: 'declined' });
  expect(review.prompt.getSnapshot().status).toBe('done');
});

test.each(['may be declined', 'required', 'one is filled in', 'one is looked at again'])(
  'is in Burmese too: %s',
  async (name) => {
    const { prompt } = await start(inputOf(name), 'MY');
    expect(screen.queryByText(/text\.|period\.|[A-Za-z]{4}/)).toBeNull();
    prompt.stop();
  },
);
