import '../site/shell.setup';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock, type EventFrom } from 'xstate';
import type { Language } from '../../../contract/constants';
import { cases } from '../../../machines/member/realityCheck/realityCheck.cases';
import {
  PLAY_INTERVAL,
  realityCheckMachine,
} from '../../../machines/member/realityCheck/realityCheck.machine';
import type { playBreakMachine } from '../../../machines/member/playBreak/playBreak.machine';
import type { CheckAnswer, Play } from '../../../machines/member/realityCheck/realityCheck.types';
import type { PauseInput, PauseOutput } from '../../../machines/shared/pause.types';
import { joinSyllables } from '../../../src/i18n/burmese';
import { CheckDialog } from '../../../src/features/member/realityCheck/CheckDialog';
import { PanicButton } from '../../../src/features/member/realityCheck/PanicButton';
import { PlayBar } from '../../../src/features/member/realityCheck/PlayBar';
import { errorOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Event = EventFrom<typeof realityCheckMachine>;
type Step =
  | Event['type']
  | `xstate.${'done' | 'error'}.actor.${'readPlay' | 'answerCheck'}`
  | 'xstate.done.actor.playBreak';
type Answer = { check: number; answer: CheckAnswer };

const start = async (language: Language = 'EN') => {
  const clock = new SimulatedClock();
  const readPlay = new Held<Play>();
  const answerCheck = new Held<Play, Answer>();
  const playBreak = new Held<PauseOutput, PauseInput>();
  const check = createActor(
    realityCheckMachine.provide({
      actors: {
        readPlay: readPlay.logic,
        answerCheck: answerCheck.logic,
        playBreak: playBreak.logic as unknown as typeof playBreakMachine,
      },
    }),
    { clock },
  ).start();
  await renderView(
    <>
      <PlayBar check={check} />
      <PanicButton check={check} isInBar />
      <CheckDialog check={check} />
    </>,
    language,
  );
  return { check, readPlay, answerCheck, playBreak, clock };
};
type World = Awaited<ReturnType<typeof start>>;

const dialog = () => screen.queryByRole('dialog', { name: 'Reality check' });
const press = (name: string) =>
  void fireEvent.click(within(dialog() as HTMLElement).getByRole('button', { name }));
const BUTTONS: Readonly<Record<string, string>> = {
  'play on': 'Continue',
  'the statement': 'Statement',
  'a break': 'Take a break',
};
const panic = () => screen.queryByRole('button', { name: 'Stop playing for 24 hours' });
const play = (name: string) => outputOf(cases, 'readPlay', name) as Play;

const gestures = {
  'play.begun': ({ check }) => act(() => check.send({ type: 'play.begun' })),
  'play.left': ({ check }) => act(() => check.send({ type: 'play.left' })),
  'check.answer': (_, name) => press(BUTTONS[name] ?? name),
  'check.signOut': () => press('Sign out'),
  'panic.open': () => void fireEvent.click(panic() as HTMLElement),
  // No person does it: the code of the dialog did not come.
  'panic.close': ({ check }) => act(() => check.send({ type: 'panic.close' })),
  'xstate.done.actor.playBreak': ({ playBreak }, name) =>
    playBreak.answer(outputOf(cases, 'playBreak', name) as PauseOutput),
  'xstate.done.actor.readPlay': ({ readPlay }, name) => readPlay.answer(play(name)),
  'xstate.error.actor.readPlay': ({ readPlay }, name) =>
    readPlay.fail(errorOf(cases, 'readPlay', name)),
  'xstate.done.actor.answerCheck': ({ answerCheck }, name) =>
    answerCheck.answer(outputOf(cases, 'answerCheck', name) as Play),
  'xstate.error.actor.answerCheck': ({ answerCheck }, name) =>
    answerCheck.fail(errorOf(cases, 'answerCheck', name)),
} satisfies Gestures<Step, World>;

/** Checks what a person sees; written by hand, apart from the selectors. */
const expectShown = ({ check }: World) => {
  const snapshot = check.getSnapshot();
  const { play: known, message } = snapshot.context;
  if (snapshot.status === 'done') return;
  const isDue =
    (known?.session?.check ?? null) !== null && !snapshot.matches({ watch: { check: 'reading' } });
  expect(dialog() !== null).toBe(isDue);
  expect(screen.queryByText('Time played') !== null).toBe((known?.session ?? null) !== null);
  expect(panic() !== null).toBe(known?.panicHours === 24);
  expect(screen.queryAllByRole('alert')).toHaveLength(isDue && message ? 1 : 0);
};

walkScreens<World>({
  cases,
  gestures,
  onTimer: ({ clock }) => act(async () => clock.increment(PLAY_INTERVAL)),
  start: () => start(),
  actorOf: ({ check }) => check,
  expectShown: (world) => waitFor(() => expectShown(world)),
});

test('says what play has cost, takes the focus once, and only an answer closes it', async () => {
  const { check, readPlay, answerCheck, clock } = await start();
  await readPlay.answer(play('a check is due'));
  const box = within(dialog() as HTMLElement);
  expect(box.getByRole('heading', { name: 'Reality check' })).toHaveFocus();
  expect(box.getByText(/^You have been playing for 30 minutes\./)).toBeVisible();
  expect(box.getByText('Net position').nextSibling).toHaveTextContent(/^-Ks.1,500\.00$/);
  fireEvent.keyDown(dialog() as HTMLElement, { key: 'Escape' });
  expect(dialog()).not.toBeNull();
  box.getByRole('button', { name: 'Statement' }).focus();
  // It is read again: the same check is the same dialog, and the focus stays.
  act(() => clock.increment(PLAY_INTERVAL));
  await readPlay.answer(play('a check is due'));
  expect(box.getByRole('button', { name: 'Statement' })).toHaveFocus();

  fireEvent.click(box.getByRole('button', { name: 'Continue' }));
  expect(answerCheck.inputs).toEqual([{ check: 1, answer: 'continue' }]);
  await answerCheck.fail({ kind: 'offline' });
  expect(box.getByRole('alert')).toHaveTextContent('Network link is abnormal');
  fireEvent.click(box.getByRole('button', { name: 'Continue' }));
  await answerCheck.answer(outputOf(cases, 'answerCheck', 'taken') as Play);
  expect(dialog()).toBeNull();
  expect(screen.getByRole('timer', { name: 'Time played' })).toHaveTextContent(/^\d+:\d\d:\d\d$/);
  check.stop();
});

test('leads to the statement only when the answer was taken', async () => {
  const { check, readPlay, answerCheck } = await start();
  await readPlay.answer(play('a check is due'));
  press('Statement');
  expect(check.getSnapshot().status).toBe('active');
  await answerCheck.answer(outputOf(cases, 'answerCheck', 'taken') as Play);
  expect(check.getSnapshot().output).toEqual({ kind: 'statement' });
});

test('is closed by the answer of another tab, and speaks Burmese', async () => {
  const { check, readPlay, clock } = await start('MY');
  await readPlay.answer(play('a check is due'));
  expect(screen.getByRole('dialog')).toHaveTextContent(/^ကစားချိ.*Ks.5,000\.00/);
  act(() => clock.increment(PLAY_INTERVAL));
  await readPlay.answer(play('playing'));
  expect(screen.queryByRole('dialog')).toBeNull();
  check.stop();
});

test('the button in the game moves with the rules, and asks for their hours', async () => {
  const { check, readPlay, playBreak, clock } = await start('MY');
  act(() => check.send({ type: 'play.begun' }));
  await readPlay.answer(play('nobody plays'));
  expect(screen.queryByRole('button')).toBeNull();
  // Nothing is asked about where there is no button.
  act(() => check.send({ type: 'panic.open' }));
  expect(playBreak.inputs).toEqual([]);
  act(() => clock.increment(PLAY_INTERVAL));
  await readPlay.answer(play('playing'));
  fireEvent.click(screen.getByRole('button', { name: joinSyllables('24 နာရီ ကစားခြင်း ရပ်မည်') }));
  expect(playBreak.inputs).toEqual([{ account: null, length: 24 }]);
  // What came due meanwhile is asked right after it.
  await playBreak.answer({ kind: 'cancelled' });
  await readPlay.answer(play('a check is due'));
  expect(screen.getByRole('dialog')).toBeVisible();
  check.stop();
});
