import '../site/shell.setup';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor, SimulatedClock, type EventFrom } from 'xstate';
import type { Language } from '../../../contract/constants';
import { cases } from '../../../machines/account/idleLogout/idleLogout.cases';
import {
  idleLogoutMachine,
  TELL_INTERVAL,
  WARNED_INTERVAL,
} from '../../../machines/account/idleLogout/idleLogout.machine';
import type { ActivityInput, Idle } from '../../../machines/account/idleLogout/idleLogout.types';
import { IdleDialog } from '../../../src/features/account/idleLogout/IdleDialog';
import { joinSyllables } from '../../../src/i18n/burmese';
import { errorOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Event = EventFrom<typeof idleLogoutMachine>;
type Step = Event['type'] | `xstate.${'done' | 'error'}.actor.tellActivity`;

const DAY = 24 * 60 * 60_000;
const start = async (language: Language = 'EN') => {
  const clock = new SimulatedClock();
  const tell = new Held<Idle, ActivityInput>();
  const idle = createActor(idleLogoutMachine.provide({ actors: { tellActivity: tell.logic } }), {
    clock,
  }).start();
  await renderView(<IdleDialog idle={idle} />, language);
  return { idle, tell, clock };
};
type World = Awaited<ReturnType<typeof start>>;

const dialog = () => screen.queryByRole('dialog', { name: 'Are you still there?' });
const answer = (name: string) => outputOf(cases, 'tellActivity', name) as Idle;
const acted = (at: number) => ({ type: 'person.acted' as const, at });

const gestures = {
  'person.acted': ({ idle }) => act(() => idle.send(acted(1))),
  'page.shown': ({ idle }) => act(() => idle.send({ type: 'page.shown' })),
  'logout.postpone': () =>
    void fireEvent.click(
      within(dialog() as HTMLElement).getByRole('button', { name: 'Stay logged in' }),
    ),
  'xstate.done.actor.tellActivity': ({ tell }, name) => tell.answer(answer(name)),
  'xstate.error.actor.tellActivity': ({ tell }, name) =>
    tell.fail(errorOf(cases, 'tellActivity', name)),
} satisfies Gestures<Step, World>;

/** How long each timer runs, of the state that it leads out of. */
const timeOf = ({ idle }: World, timer: string): number => {
  if (timer.includes('untilWarning')) return DAY;
  return idle.getSnapshot().matches('warned') ? WARNED_INTERVAL : TELL_INTERVAL;
};

walkScreens<World>({
  cases,
  gestures,
  onTimer: (world, timer) => act(async () => world.clock.increment(timeOf(world, timer))),
  start: () => start(),
  actorOf: ({ idle }) => idle,
  expectShown: ({ idle }) =>
    waitFor(() => {
      const snapshot = idle.getSnapshot();
      expect(dialog() !== null).toBe(snapshot.matches('warned'));
      const isFailed = snapshot.context.message !== null && snapshot.matches('warned');
      expect(screen.queryAllByRole('alert')).toHaveLength(isFailed ? 1 : 0);
    }),
});

test('asks a minute before the end, takes the focus, and tells that the person stays', async () => {
  const { idle, tell, clock } = await start();
  await tell.answer(answer('half an hour left'));
  act(() => clock.increment(TELL_INTERVAL));
  act(() => clock.increment(29 * 60_000 - TELL_INTERVAL - 1));
  expect(tell.inputs).toHaveLength(1);
  act(() => clock.increment(1));
  expect(tell.inputs).toEqual([{ actedAt: null }, { actedAt: null }]);
  await tell.answer(answer('a minute left'));
  const box = within(dialog() as HTMLElement);
  expect(box.getByRole('heading', { name: 'Are you still there?' })).toHaveFocus();
  expect(box.getByText(/after 30 minutes without activity/)).toBeVisible();
  fireEvent.keyDown(dialog() as HTMLElement, { key: 'Escape' });
  act(() => idle.send(acted(7)));
  expect(dialog()).not.toBeNull();
  // Assistive technology presses without a pointer or a key: the press itself is told.
  const pressed = vi.spyOn(Date, 'now').mockReturnValue(8);
  fireEvent.click(box.getByRole('button', { name: 'Stay logged in' }));
  expect(tell.inputs.at(-1)).toEqual({ actedAt: 8 });
  await tell.fail({ kind: 'offline' });
  expect(box.getByRole('alert')).toHaveTextContent('Network link is abnormal');
  pressed.mockReturnValue(9);
  fireEvent.click(box.getByRole('button', { name: 'Stay logged in' }));
  expect(tell.inputs.at(-1)).toEqual({ actedAt: 9 });
  await tell.answer(answer('half an hour left'));
  expect(dialog()).toBeNull();
  idle.stop();
});

test('tells of a person at once after a rest, and at most every 20 seconds', async () => {
  const { idle, tell, clock } = await start();
  await tell.answer(answer('half an hour left'));
  act(() => clock.increment(TELL_INTERVAL));
  act(() => idle.send(acted(1)));
  expect(tell.inputs.at(-1)).toEqual({ actedAt: 1 });
  await tell.answer(answer('half an hour left'));
  for (const at of [2, 3, 4]) act(() => idle.send(acted(at)));
  expect(tell.inputs).toHaveLength(2);
  act(() => clock.increment(TELL_INTERVAL));
  expect(tell.inputs.slice(2)).toEqual([{ actedAt: 4 }]);
  idle.stop();
});

test('is closed by what is done in another tab, and speaks Burmese', async () => {
  const { idle, tell, clock } = await start('MY');
  await tell.answer(answer('a minute left'));
  expect(screen.getByRole('dialog')).toHaveTextContent(joinSyllables('အကောင့်ဝင်ထားမည်'));
  act(() => clock.increment(WARNED_INTERVAL));
  await tell.answer(answer('half an hour left'));
  expect(screen.queryByRole('dialog')).toBeNull();
  idle.stop();
});
