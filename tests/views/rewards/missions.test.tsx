import '../site/shell.setup';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Language } from '../../../contract/constants';
import { MISSIONS } from '../../../contract/missions';
import { missionsMachine } from '../../../machines/rewards/missions/missions.machine';
import type {
  Mission,
  MissionBoard,
  MissionPeriod,
  MissionRank,
  MissionWeek,
} from '../../../machines/rewards/missions/missions.types';
import { joinSyllables } from '../../../src/i18n/burmese';
import { Missions } from '../../../src/features/rewards/missions/Missions';
import { due } from '../../../src/flows/shared/due';
import { createClock } from '../../../src/services/clock';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const user = userEvent.setup();

const mission = (kind: Mission['kind'], over: Partial<Mission> = {}): Mission => ({
  kind,
  progress: 0,
  target: 1,
  points: 20,
  finishedAt: null,
  ...over,
});
const weekOf = (over: Partial<MissionWeek> = {}): MissionWeek => ({
  from: '2026-11-16',
  to: '2026-11-22',
  endsAt: Date.now() + 2 * DAY + 3 * HOUR + HOUR / 2,
  missions: [
    mission('logins', { progress: 2, target: 5, points: 60 }),
    mission('slots', { progress: 1, target: 3 }),
    mission('live'),
    mission('lottery', { progress: 1, finishedAt: Date.parse('2026-11-16T20:00:00Z') }),
    mission('favourite'),
  ],
  bonus: { amount: '8000.00', currencySymbol: 'Ks', paidAt: null },
  ...over,
});
const rank = (place: number, name: string, points: number): MissionRank => ({
  place,
  name,
  points,
  finished: 2,
  isOwn: false,
});
const boardOf = (over: Partial<MissionBoard> = {}): MissionBoard => ({
  from: '2026-11-16',
  to: '2026-11-22',
  missions: 5,
  members: 1_214,
  ranks: [rank(1, 'ay***7', 120), rank(1, 'mi***o', 120), rank(3, 'su***e', 60)],
  own: { place: 57, name: 'pl***r', points: 20, finished: 1 },
  ...over,
});

const open = async (language: Language = 'EN') => {
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
  await renderView(<Missions missions={missions} timeZone="Asia/Yangon" />, language);
  return ports;
};
/** A text with a day in it, which is an element of its own. */
const withDay = (words: string) => (_: string, element: Element | null) =>
  element?.textContent === words && element.querySelector(':scope > span') !== null;
const entry = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);
const textsOf = (row: HTMLElement) =>
  [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map(
    (cell) => cell.textContent,
  );

describe('a mission', () => {
  test('shows its progress, its reward and a link', async () => {
    const { loadWeek } = await open();
    await loadWeek.answer(weekOf());
    const slots = entry('Play 3 different slots');
    const bar = slots.getByRole('progressbar', { name: 'Play 3 different slots' });
    expect(
      ['aria-valuenow', 'aria-valuemax', 'aria-valuetext'].map((name) => bar.getAttribute(name)),
    ).toEqual(['1', '3', '1 of 3']);
    expect(slots.getByText('20 points')).toBeVisible();
    expect(slots.getByRole('link', { name: 'To the slots' })).toHaveAttribute('href', '/rng');
    expect(entry('Log in on 5 days').queryByRole('link')).toBeNull();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/rng',
      '/live',
      '/',
    ]);
  });

  test('shows the credit when it is finished, without a link', async () => {
    const { loadWeek } = await open();
    await loadWeek.answer(weekOf());
    const lottery = entry('Bet on a lottery draw');
    expect(lottery.getByText('20 points credited')).toBeVisible();
    // On the platform it is the next day already.
    expect(lottery.getByText(withDay('Finished on 2026-11-17'))).toBeVisible();
    expect(lottery.queryByRole('link')).toBeNull();
  });

  test('is one of five for the bonus, until that is paid', async () => {
    const { loadWeek } = await open();
    await loadWeek.answer(weekOf());
    expect(screen.getByRole('progressbar', { name: 'Bonus for all missions' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 5',
    );
    expect(screen.getByText('Ks 8,000.00')).toBeVisible();
    expect(screen.getByText('Finish them all, and it is in your wallet.')).toBeVisible();
  });

  test('says when the bonus was paid after the last one', async () => {
    const { loadWeek } = await open();
    await loadWeek.answer(
      weekOf({
        missions: MISSIONS.map((kind) => mission(kind, { progress: 1, finishedAt: 1 })),
        bonus: {
          amount: '8000.00',
          currencySymbol: 'Ks',
          paidAt: Date.parse('2026-11-20T10:00:00Z'),
        },
      }),
    );
    expect(screen.getByText(withDay('In your wallet since 2026-11-20'))).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Bonus for all missions' })).toHaveAttribute(
      'aria-valuetext',
      '5 of 5',
    );
  });
});

test.each([
  [2 * DAY + 3 * HOUR + HOUR / 2, '2 d 3 h'],
  [DAY + HOUR / 2, '1 d 0 h'],
  [5 * HOUR - 500, /^0[45]:\d\d:\d\d$/],
])('of %i ms it says what is left', async (left, words) => {
  const { loadWeek } = await open();
  await loadWeek.answer(weekOf({ endsAt: Date.now() + left }));
  expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent(words);
});

describe('the leaderboard', () => {
  test('lists the best, and the own place below them', async () => {
    const { loadBoard } = await open();
    await loadBoard.answer(boardOf());
    const [, ...rows] = within(
      screen.getByRole('table', { name: 'Leaderboard: This week' }),
    ).getAllByRole('row');
    expect(rows.map(textsOf)).toEqual([
      ['1', 'ay***7', '2 of 5', '120'],
      ['1', 'mi***o', '2 of 5', '120'],
      ['3', 'su***e', '2 of 5', '60'],
      ['57', 'pl***r You', '1 of 5', '20'],
    ]);
    expect(screen.getByText('Your place: 57 of 1,214')).toBeVisible();
  });

  test('draws each figure as a share of the first one, for the eye only', async () => {
    const { loadBoard } = await open();
    const { own } = boardOf();
    await loadBoard.answer(boardOf({ own: { ...own, points: 30 } }));
    const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
    const bars = rows.map((row) => row.querySelector('[aria-hidden="true"]')?.firstElementChild);
    expect(bars.map((bar) => bar instanceof HTMLElement && bar.style.width)).toEqual([
      '100%',
      '100%',
      '50%',
      '25%',
    ]);
  });

  test('lists a member among the best once', async () => {
    const { loadBoard } = await open();
    await loadBoard.answer(
      boardOf({
        ranks: [{ ...rank(1, 'pl***r', 120), isOwn: true }, rank(2, 'mi***o', 60)],
        own: { place: 1, name: 'pl***r', points: 120, finished: 2 },
      }),
    );
    expect(within(screen.getByRole('table')).getAllByRole('row').slice(1).map(textsOf)).toEqual([
      ['1', 'pl***r You', '2 of 5', '120'],
      ['2', 'mi***o', '2 of 5', '60'],
    ]);
  });

  test('says in its week when nobody has points', async () => {
    const { loadBoard } = await open();
    const nobody = boardOf({
      ranks: [],
      members: 0,
      own: { place: null, name: 'pl***r', points: 0, finished: 0 },
    });
    await loadBoard.answer(nobody);
    expect(
      screen.getByText('Nobody has finished a mission yet this week. Be the first.'),
    ).toBeVisible();
    expect(
      screen.getByText('You have no place yet. Your first mission gives you one.'),
    ).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Last week' }));
    expect(loadBoard.inputs).toEqual([{ period: 'thisWeek' }, { period: 'lastWeek' }]);
    await loadBoard.answer(nobody);
    expect(screen.getByText('Nobody finished a mission last week.')).toBeVisible();
  });
});

test('is in Burmese', async () => {
  const { loadWeek, loadBoard } = await open('MY');
  await loadWeek.answer(weekOf());
  await loadBoard.answer(boardOf());
  expect(await screen.findByRole('region', { name: joinSyllables('အဆင့်ဇယား') })).toBeVisible();
  expect(screen.getByRole('link', { name: joinSyllables('စလော့များသို့') })).toBeVisible();
});
