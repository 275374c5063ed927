import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { lotteryMachine } from '../../../machines/lobby/lottery/lottery.machine';
import type {
  LotteryKind,
  LotteryMenu,
  LotteryTile,
  OpenedDraw,
} from '../../../machines/lobby/lottery/lottery.types';
import { LotteryPage } from '../../../src/features/lobby/lottery/LotteryPage';
import { due } from '../../../src/flows/shared/due';
import { createClock } from '../../../src/services/clock';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';
import { makeSite, vendor } from './games.world';

const NOON = Date.UTC(2026, 10, 21, 12);
const FAR = Date.UTC(2096, 10, 21);
const tile = (code: string, over: Partial<LotteryTile> = {}): LotteryTile => ({
  code,
  name: `Lottery ${code}`,
  group: 'Fast',
  icon: '',
  nextDrawAt: FAR,
  drawsEvery: 60_000,
  waitingTickets: 0,
  ...over,
});
const draw = (drawNo: string, ...prizes: [prize: string, ...numbers: string[]][]): OpenedDraw => ({
  drawNo,
  openedAt: NOON,
  prizes: prizes.map(([prize, ...numbers]) => ({ prize, numbers })),
  tickets: [],
});

const renderLottery = async (kind: LotteryKind = 'lottery', gameCode = '') => {
  const ports = {
    loadMenu: new Held<LotteryMenu, { kind: LotteryKind }>(),
    loadDraws: new Held<OpenedDraw[], { kind: LotteryKind; gameCode: string }>(),
  };
  const lottery = createActor(
    lotteryMachine.provide({
      actors: {
        loadMenu: ports.loadMenu.logic,
        loadDraws: ports.loadDraws.logic,
        nextDraw: due(createClock(null), 'draw.due'),
      },
    }),
    { input: { kind, gameCode } },
  );
  lottery.start();
  const site = makeSite('/lottery');
  const onChoose = vi.fn((code: string) =>
    lottery.send({ type: 'lottery.choose', gameCode: code }),
  );
  await renderView(<LotteryPage session={site.session} lottery={lottery} onChoose={onChoose} />);
  return { ...site, lottery, ports: { ...site.ports, ...ports }, onChoose };
};
const numbersOf = (drawNo: string) =>
  within(screen.getByRole('list', { name: `Numbers of draw ${drawNo}` }))
    .getAllByRole('listitem')
    .map((ball) => ball.textContent);
const chosen = () =>
  within(screen.getByRole('navigation', { name: 'Lotteries' }))
    .getAllByRole('button')
    .filter((entry) => entry.getAttribute('aria-current'))
    .map((entry) => entry.textContent?.slice(0, 'Lottery A'.length));

afterEach(() => void vi.useRealTimers());

test('shows a menu by group, and the numbers of the first or chosen lottery', async () => {
  const user = userEvent.setup();
  const { ports, onChoose } = await renderLottery();
  expect(screen.getByRole('heading', { level: 1, name: 'Quick lotteries' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  await ports.loadMenu.answer({ games: [tile('A'), tile('B', { group: 'Slow' })], recent: [] });
  await ports.loadDraws.answer([
    draw('7', ['Winning numbers', '03', '11']),
    draw('6', ['Winning numbers', '08']),
  ]);
  expect(
    within(screen.getByRole('region', { name: 'Slow' })).getByRole('button', { name: 'Lottery B' }),
  ).toBeVisible();
  expect(numbersOf('7')).toEqual(['03', '11']);
  expect(numbersOf('6')).toEqual(['08']);
  await user.click(screen.getByRole('button', { name: 'Lottery B' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('B');
  expect(ports.loadDraws.inputs.at(-1)).toMatchObject({ gameCode: 'B' });
  expect(screen.queryByText('Draw 7')).toBeNull();
  await ports.loadDraws.answer([]);
  expect(screen.getByText('Nothing has been drawn yet.')).toBeVisible();
  expect(chosen()).toEqual(['Lottery B']);
});

test('counts down to the next draw, then reads all again behind the old numbers', async () => {
  vi.useFakeTimers({
    now: NOON,
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
  });
  const { ports } = await renderLottery('lottery', 'A');
  await ports.loadMenu.answer({ games: [tile('A', { nextDrawAt: NOON + 65_000 })], recent: [] });
  await ports.loadDraws.answer([draw('7', ['Winning numbers', '03'])]);
  const left = screen.getByRole('timer', { name: 'Next draw in' });
  expect(left).toHaveTextContent(/^00:01:0[45]$/);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(left).toHaveTextContent(/^00:00:0[345]$/);
  expect(ports.loadMenu.calls).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(ports.loadMenu.calls).toHaveLength(2);
  expect(numbersOf('7')).toEqual(['03']);
  const next = within(screen.getByRole('region', { name: 'Lottery A' }));
  expect(next.getByText('Drawing now')).toBeVisible();
  expect(next.queryByRole('timer')).toBeNull();
  await ports.loadMenu.answer({ games: [tile('A', { nextDrawAt: NOON + 125_000 })], recent: [] });
  await ports.loadDraws.answer([
    draw('8', ['Winning numbers', '04']),
    draw('7', ['Winning numbers', '03']),
  ]);
  expect(numbersOf('8')).toEqual(['04']);
  expect(next.getByRole('timer', { name: 'Next draw in' })).toBeVisible();
});

test('asks again for a late draw, but not all the time', async () => {
  vi.useFakeTimers({
    now: NOON,
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
  });
  const late = { games: [tile('A', { nextDrawAt: NOON - 1_000 })], recent: [] };
  const { ports } = await renderLottery();
  await ports.loadMenu.answer(late);
  await ports.loadDraws.answer([]);
  await act(() => vi.advanceTimersByTimeAsync(3_500));
  expect(ports.loadMenu.calls).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  expect(ports.loadMenu.calls).toHaveLength(2);
  await ports.loadMenu.answer(late);
  await ports.loadDraws.answer([]);
  await act(() => vi.advanceTimersByTimeAsync(3_500));
  expect(ports.loadMenu.calls).toHaveLength(2);
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  expect(ports.loadMenu.calls).toHaveLength(3);
});

test('opens at the vendor of the lotteries', async () => {
  const user = userEvent.setup();
  const { ports, sent } = await renderLottery();
  await ports.loadMenu.answer({ games: [tile('A')], recent: [] });
  const play = screen.getByRole('button', { name: 'Buy a ticket' });
  expect(play).toHaveAttribute('aria-busy', 'true');
  await ports.loadVendors.answer([
    { category: 'LOTT', vendors: [vendor('TCG_SEA', { category: 'LOTT' })], games: [] },
  ]);
  await user.click(play);
  expect(sent.at(-1)).toEqual({
    type: 'gameLaunch.open',
    game: {
      id: '',
      name: 'Lottery A',
      vendor: 'TCG_SEA',
      category: 'LOTT',
      code: 'A',
      opensList: false,
    },
  });
});

test('shows the prizes of a Vietnamese draw as a table, with recent lotteries first', async () => {
  const { ports } = await renderLottery('vnLottery', 'B');
  await ports.loadMenu.answer({ games: [tile('A'), tile('B')], recent: [tile('B')] });
  const prizes = ['Special', '1', '2', '3', '4', '5', '6', '7'].map(
    (prize, index): [string, ...string[]] => [prize, `1234${index}`, `5678${index}`],
  );
  await ports.loadDraws.answer([draw('9', ...prizes), draw('8', ...prizes)]);
  expect(
    screen
      .getAllByRole('region')
      .map((region) => region.getAttribute('aria-label'))
      .filter(Boolean),
  ).toEqual(['Recently played', 'Fast']);
  const table = within(screen.getByRole('table', { name: 'Numbers of draw 9' }));
  expect(table.getAllByRole('rowheader').map((prize) => prize.textContent)).toEqual([
    'Special',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
  ]);
  expect(
    within(table.getByRole('row', { name: /^Special/ }))
      .getAllByRole('listitem')
      .map((number) => number.textContent),
  ).toEqual(['12340', '56780']);
});

test('shows the tickets that wait, and how those of a draw ended', async () => {
  const { ports } = await renderLottery();
  await ports.loadMenu.answer({
    games: [tile('A', { waitingTickets: 2 })],
    recent: [],
  });
  const own = { stake: '100.00', currencySymbol: 'K' };
  await ports.loadDraws.answer([
    {
      ...draw('7', ['Winning numbers', '0', '3', '4', '5', '6']),
      tickets: [
        { ...own, id: 't1', numbers: ['4', '5', '6'], profit: '49900.00' },
        { ...own, id: 't2', numbers: ['1', '1', '1'], profit: '-100.00' },
        { ...own, id: 't3', numbers: ['1', '1', '6'], profit: '0.00' },
      ],
    },
    draw('6', ['Winning numbers', '8']),
  ]);
  expect(screen.getByText('2 tickets of yours wait for their draws.')).toBeVisible();
  const tickets = screen.getByRole('list', { name: 'Your tickets for draw 7' });
  expect(
    within(tickets)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    expect.stringMatching(/^Your ticket: 4 5 6Won .*49,900\.00/),
    expect.stringMatching(/^Your ticket: 1 1 1Lost .*100\.00/),
    expect.stringMatching(/^Your ticket: 1 1 6Stake back .*100\.00/),
  ]);
  expect(screen.queryByRole('list', { name: 'Your tickets for draw 6' })).toBeNull();
});

test('shows a failed menu, an empty one, and failed numbers', async () => {
  const user = userEvent.setup();
  const { ports } = await renderLottery();
  await ports.loadMenu.fail({ kind: 'offline' });
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  await ports.loadMenu.answer({ games: [tile('A')], recent: [] });
  await ports.loadDraws.fail({ kind: 'timeout' });
  expect(screen.getByRole('alert')).toHaveTextContent('The page took longer time to load');
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  await ports.loadMenu.answer({ games: [], recent: [] });
  expect(screen.getByText('There is no lottery here at the moment.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('keeps old values when they cannot be read again, and says so', async () => {
  const user = userEvent.setup();
  const { lottery, ports } = await renderLottery();
  await ports.loadMenu.answer({ games: [tile('A')], recent: [] });
  await ports.loadDraws.answer([draw('7', ['Winning numbers', '03'])]);
  act(() => lottery.send({ type: 'draw.due' }));
  await ports.loadMenu.fail({ kind: 'offline' });
  expect(numbersOf('7')).toEqual(['03']);
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  await ports.loadMenu.answer({ games: [tile('A')], recent: [] });
  await ports.loadDraws.answer([draw('8', ['Winning numbers', '05'])]);
  expect(numbersOf('8')).toEqual(['05']);
  expect(screen.queryByRole('alert')).toBeNull();
});
