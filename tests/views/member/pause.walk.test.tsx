import '../site/shell.setup';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { createActor, type EventFrom, type StateValue } from 'xstate';
import type { Language } from '../../../contract/constants';
import { cases as breakCases } from '../../../machines/member/playBreak/playBreak.cases';
import { playBreakMachine } from '../../../machines/member/playBreak/playBreak.machine';
import { cases as exclusionCases } from '../../../machines/member/selfExclusion/selfExclusion.cases';
import { selfExclusionMachine } from '../../../machines/member/selfExclusion/selfExclusion.machine';
import type { PauseDesk, PauseInput, StartOutcome } from '../../../machines/shared/pause.types';
import { asRead } from '../../support/asRead';
import { PanicDialog } from '../../../src/features/member/limits/PanicDialog';
import { PauseCard } from '../../../src/features/member/limits/PauseCard';
import { errorOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Step =
  | EventFrom<typeof playBreakMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${'readPause' | 'startPause'}`;
const KINDS = {
  break: { machine: playBreakMachine, cases: breakCases },
  exclusion: { machine: selfExclusionMachine, cases: exclusionCases },
} as const;

const CHOSEN = {
  break: { account: null, length: null },
  exclusion: { account: 'player', length: null },
} as const;

const start = async (
  kind: keyof typeof KINDS,
  input: PauseInput = CHOSEN[kind],
  language: Language = 'EN',
) => {
  const readPause = new Held<PauseDesk>();
  const startPause = new Held<StartOutcome, { length: number | null }>();
  const onWithdraw = vi.fn<() => void>();
  const { machine } = KINDS[kind];
  const pause = createActor(
    machine.provide({ actors: { readPause: readPause.logic, startPause: startPause.logic } }),
    { input },
  ).start();
  await renderView(
    input.length === null ? (
      <PauseCard pause={pause} kind={kind} timeZone="Asia/Yangon" onWithdraw={onWithdraw} />
    ) : (
      <PanicDialog pause={pause} />
    ),
    language,
  );
  return { pause, readPause, startPause, onWithdraw };
};
type Inputs = Readonly<Record<string, PauseInput>> | undefined;
type World = Awaited<ReturnType<typeof start>>;

const question = () => screen.queryByRole('dialog');
const inQuestion = () => within(question() as HTMLElement);

describe.each(['break', 'exclusion'] as const)('%s', (kind) => {
  const { cases } = KINDS[kind];
  const gestures = {
    'pause.reload': () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
    'length.choose': ({ pause }, name) => {
      const [, second] = screen.getAllByRole<HTMLInputElement>('radio');
      if (name === 'the second' && second && !second.checked) fireEvent.click(second);
      else act(() => pause.send({ type: 'length.choose', choice: name === 'the second' ? 1 : 9 }));
    },
    'pause.ask': () =>
      void fireEvent.click(screen.getByRole('button', { name: /^(Take a break|Exclude myself)$/ })),
    'pause.confirm': (_, name) => {
      const field = inQuestion().queryByRole('textbox');
      if (field)
        fireEvent.change(field, { target: { value: name === 'the account' ? 'player' : 'yes' } });
      fireEvent.click(
        inQuestion().getByRole('button', { name: /^(Start the break|Exclude me|Stop now)$/ }),
      );
    },
    'pause.cancel': () =>
      void fireEvent.click(inQuestion().getByRole('button', { name: 'Leave it as it is' })),
    'xstate.done.actor.readPause': ({ readPause }, name) =>
      readPause.answer(outputOf(cases, 'readPause', name) as PauseDesk),
    'xstate.error.actor.readPause': ({ readPause }, name) =>
      readPause.fail(errorOf(cases, 'readPause', name)),
    'xstate.done.actor.startPause': ({ startPause }, name) =>
      startPause.answer(outputOf(cases, 'startPause', name) as StartOutcome),
    'xstate.error.actor.startPause': ({ startPause }, name) =>
      startPause.fail(errorOf(cases, 'startPause', name)),
  } satisfies Gestures<Step, World>;

  const expectState = ({ pause }: World, value: StateValue) => {
    if (value === 'reading') return expect(screen.getByText('Loading')).toBeInTheDocument();
    if (value === 'failed')
      return expect(screen.getByRole('alert')).toHaveTextContent('Network link is abnormal');
    if (value === 'active') {
      expect(screen.getByText(/^Until 2026-11-21 11:00, Myanmar Time/)).toBeVisible();
      expect(screen.queryByRole('radio')).toBeNull();
      return expect(screen.getByRole('button', { name: 'Go to the withdrawal' })).toBeVisible();
    }
    expect(question() !== null).toBe(value !== 'form');
    const { fieldError, message } = pause.getSnapshot().context;
    expect(screen.queryAllByText('This is not your account name')).toHaveLength(fieldError ? 1 : 0);
    return expect(screen.queryAllByRole('alert').length > 0).toBe(
      message !== null || fieldError !== null,
    );
  };

  walkScreens<World>({
    cases,
    gestures,
    start: ({ input }) => start(kind, (cases.inputs as Inputs)?.[input]),
    actorOf: ({ pause }) => pause,
    expectShown: (world, value) => waitFor(() => expectState(world, value)),
  });
});

test('says what an exclusion does, and sends the length that was chosen', async () => {
  const world = await start('exclusion');
  await world.readPause.answer({ block: null, lengths: [6, null], signsOut: true });
  fireEvent.click(screen.getByRole('radio', { name: 'Until further notice' }));
  fireEvent.click(screen.getByRole('button', { name: 'Exclude myself' }));
  expect(question()).toHaveTextContent(/Length: Until further notice\..*Withdrawals stay open/);
  expect(question()).toHaveTextContent(/You are signed out here too/);
  fireEvent.change(inQuestion().getByRole('textbox', { name: /account name: player/ }), {
    target: { value: 'player ' },
  });
  fireEvent.click(inQuestion().getByRole('button', { name: 'Exclude me' }));
  await waitFor(() => expect(world.startPause.inputs).toEqual([{ length: null }]));
  world.pause.stop();
});

test('lets a member on a break exclude themselves, and start no other break', async () => {
  const onBreak = outputOf(exclusionCases, 'readPause', 'a break runs') as PauseDesk;
  const exclusion = await start('exclusion');
  await exclusion.readPause.answer(onBreak);
  expect(screen.getByRole('button', { name: 'Exclude myself' })).toBeVisible();
  exclusion.pause.stop();
  const other = await start('break');
  await other.readPause.answer(onBreak);
  expect(screen.queryByRole('button', { name: 'Take a break' })).toBeNull();
  expect(screen.getByText('You are on a break.')).toBeVisible();
  other.pause.stop();
});

test('leads an excluded member to the withdrawal and to help', async () => {
  const world = await start('exclusion');
  await world.readPause.answer(outputOf(exclusionCases, 'readPause', 'one runs') as PauseDesk);
  fireEvent.click(screen.getByRole('button', { name: 'Go to the withdrawal' }));
  expect(world.onWithdraw).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: /who helps$/ })).toHaveAttribute('href', '/pause');
  world.pause.stop();
});

test('asks from inside a game in one sentence, by keyboard, and starts once', async () => {
  const inGame = breakCases.inputs['of a day, from inside a game'];
  const { pause, readPause, startPause } = await start('break', inGame as PauseInput);
  expect(readPause.inputs).toEqual([]);
  const title = inQuestion().getByRole('heading', { name: 'Stop playing for 24 hours?' });
  // A key that was meant for the game starts nothing.
  expect(title).toHaveFocus();
  expect(question()).toHaveTextContent(/Length: 24 hours\..*Withdrawals stay open.*Nobody can end/);
  expect(inQuestion().queryByRole('textbox')).toBeNull();
  const user = userEvent.setup();
  // Past the cross.
  await user.tab();
  await user.tab();
  expect(inQuestion().getByRole('button', { name: 'Stop now' })).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');
  expect(startPause.inputs).toEqual([{ length: 24 }]);
  await startPause.fail({ kind: 'offline' });
  expect(inQuestion().getByRole('alert')).toHaveTextContent('Network link is abnormal');
  await user.keyboard('{Enter}');
  expect(startPause.inputs).toEqual([{ length: 24 }, { length: 24 }]);
  await startPause.answer(outputOf(breakCases, 'startPause', 'refused') as StartOutcome);
  expect(inQuestion().getByRole('alert')).toHaveTextContent('Not offered here');
  await user.keyboard('{Escape}');
  expect(pause.getSnapshot().output).toEqual({ kind: 'cancelled' });
});

test('asks from inside a game in Burmese', async () => {
  const world = await start('break', { account: null, length: 24 }, 'MY');
  expect(question()).toHaveTextContent(asRead('24 နာရီ ကစားခြင်း ရပ်မလား။'));
  world.pause.stop();
});
