import '../site/shell.setup';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { createActor, type EventFrom, type StateValue } from 'xstate';
import { cases } from '../../../machines/rewards/missions/missions.cases';
import {
  missionsMachine,
  type MissionsSnapshot,
} from '../../../machines/rewards/missions/missions.machine';
import type {
  MissionBoard,
  MissionPeriod,
  MissionWeek,
} from '../../../machines/rewards/missions/missions.types';
import { Missions } from '../../../src/features/rewards/missions/Missions';
import { due } from '../../../src/flows/shared/due';
import { createClock } from '../../../src/services/clock';
import { errorOf, eventOf, outputOf } from '../../support/caseOf';
import { Held } from '../../support/held';
import type { CanHappen } from '../../support/playable';
import { renderView } from '../../support/renderView';
import type { Gestures } from '../../support/walk';
import { walkScreens } from '../../support/walkScreens';

type Step =
  | EventFrom<typeof missionsMachine>['type']
  | `xstate.${'done' | 'error'}.actor.${'loadWeek' | 'loadBoard'}`;
const PERIODS: Record<MissionPeriod, string> = { thisWeek: 'This week', lastWeek: 'Last week' };
/**
 * The week of the cases ends a minute after the beginning of time. One that is over is read again
 * after five seconds, at a full second.
 */
const [OVER, AGAIN] = [60_000, 6_000];

const start = async () => {
  const ports = {
    loadWeek: new Held<MissionWeek>(),
    loadBoard: new Held<MissionBoard, { period: MissionPeriod }>(),
  };
  const missions = createActor(
    missionsMachine.provide({
      actors: {
        loadWeek: ports.loadWeek.logic,
        loadBoard: ports.loadBoard.logic,
        weekEnd: due(createClock(null), 'week.over'),
      },
    }),
  ).start();
  await renderView(<Missions missions={missions} timeZone="Asia/Yangon" />);
  // The clock stands still between the steps: the week ends when a path says so.
  vi.useFakeTimers({
    now: 0,
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
  });
  return { missions, ports };
};
type World = Awaited<ReturnType<typeof start>>;

const week = () => within(screen.getByRole('region', { name: 'This week’s missions' }));
const board = () => within(screen.getByRole('region', { name: 'Leaderboard' }));

const gestures = {
  'week.reload': () => void fireEvent.click(week().getByRole('button', { name: 'Try again' })),
  'week.over': async () => {
    await act(() => vi.advanceTimersByTimeAsync(Math.max(AGAIN, OVER - Date.now())));
  },
  'period.choose': (_, name) =>
    void fireEvent.click(
      board().getByRole('tab', {
        name: PERIODS[(eventOf(cases, 'period.choose', name) as { period: MissionPeriod }).period],
      }),
    ),
  'board.reload': () => void fireEvent.click(board().getByRole('button', { name: 'Try again' })),
  'xstate.done.actor.loadWeek': ({ ports }, name) =>
    ports.loadWeek.answer(outputOf(cases, 'loadWeek', name) as MissionWeek),
  'xstate.error.actor.loadWeek': ({ ports }, name) =>
    ports.loadWeek.fail(errorOf(cases, 'loadWeek', name)),
  'xstate.done.actor.loadBoard': ({ ports }, name) =>
    ports.loadBoard.answer(outputOf(cases, 'loadBoard', name) as MissionBoard),
  'xstate.error.actor.loadBoard': ({ ports }, name) =>
    ports.loadBoard.fail(errorOf(cases, 'loadBoard', name)),
} satisfies Gestures<Step, World>;

const expectFault = (part: ReturnType<typeof week>, isFailed: boolean) => {
  expect(part.queryAllByRole('alert').map((alert) => alert.textContent)).toEqual(
    isFailed ? [expect.stringContaining('Network link is abnormal')] : [],
  );
  expect(part.queryAllByRole('button', { name: 'Try again' })).toHaveLength(isFailed ? 1 : 0);
};

/** Checks what a person sees of both parts; values that were read stay on show. */
const expectShown = (
  { context }: Pick<MissionsSnapshot, 'context'>,
  value: { week: string; board: string },
) => {
  expectFault(week(), value.week === 'failed');
  expect(
    screen.getByRole('region', { name: 'This week’s missions' }).getAttribute('aria-busy'),
  ).toBe(value.week === 'loading' ? 'true' : null);
  expect(week().queryAllByRole('listitem')).toHaveLength(context.week ? 2 : 0);
  if (context.week)
    expect(week().getByRole('progressbar', { name: 'Log in on 5 days' })).toHaveAttribute(
      'aria-valuetext',
      '2 of 5',
    );

  expectFault(board(), value.board === 'failed');
  expect(board().getByRole('tab', { selected: true })).toHaveAccessibleName(
    PERIODS[context.period],
  );
  const caption = `Leaderboard: ${PERIODS[context.period]}`;
  if (context.board)
    expect(within(board().getByRole('table', { name: caption })).getAllByRole('row')).toHaveLength(
      3,
    );
  else
    expect(board().queryAllByRole('group', { name: caption })).toHaveLength(
      value.board === 'loading' ? 1 : 0,
    );
};

/**
 * A person has a retry after a failure and the tab that is not selected; a week that is
 * unknown or loading cannot end.
 */
const canHappen: CanHappen = ({ snapshot }, { stimulus: { type } }) => {
  if (type === 'week.reload') return snapshot.matches({ week: 'failed' });
  if (type === 'board.reload') return snapshot.matches({ board: 'failed' });
  return (
    type !== 'week.over' ||
    ((snapshot as MissionsSnapshot).context.week !== null && !snapshot.matches({ week: 'loading' }))
  );
};

afterEach(() => void vi.useRealTimers());

walkScreens({
  cases,
  canHappen,
  gestures,
  start,
  actorOf: ({ missions }) => missions,
  expectShown: ({ missions }, value: StateValue) =>
    expectShown(missions.getSnapshot(), value as { week: string; board: string }),
});
