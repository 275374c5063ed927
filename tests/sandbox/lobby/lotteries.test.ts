import { expect, it } from 'vitest';
import * as v from 'valibot';
import { lotteryMenuSchema, openedSchema, type Draw } from '../../../contract/lotteries';
import { balls, drawnFrom, number } from '../../../sandbox/lobby/draws';
import { LOTTERIES, type Format, type PrizeMode } from '../../../sandbox/lobby/lotteries';
import { lotteryMenu, opened } from '../../../sandbox/lobby/lotteryMenus';
import { onEmbeddedDatabase } from '../harness/onEveryDatabase';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-21T12:00:30Z');
const MODES: readonly PrizeMode[] = ['LOTT', 'ZY', 'ELOTT', 'SEA', 'VN'];

const drawsOf = (gameCode: string, now = NOW, pageSize = 10): Draw[] => {
  const answer = opened(MODES, { gameCode, pageSize }, 'EN', now);
  if (answer.kind !== 'accepted') throw new Error(`${gameCode} was refused.`);
  return v.parse(openedSchema, answer.value);
};

it('draws the same for the same game and time, and differently for any other', () => {
  expect(drawsOf('SSC1')).toEqual(drawsOf('SSC1'));
  expect(drawsOf('SSC1')[0]?.prizes).not.toEqual(drawsOf('ZY_GOLD1')[0]?.prizes);
  expect(new Set(drawsOf('KENO1', NOW, 50).map(({ prizes }) => JSON.stringify(prizes))).size).toBe(
    50,
  );
});

it('opens a new draw at its time, and keeps the older ones', () => {
  const before = drawsOf('SSC1');
  const after = drawsOf('SSC1', NOW + MINUTE);
  expect(after.slice(1)).toEqual(before.slice(0, 9));
  expect(drawsOf('SSC1', NOW + 29_999)).toEqual(before);
  expect(drawsOf('SSC1', NOW + 30_000)).toEqual(after);
});

it('numbers the draws of a day in Yangon', () => {
  expect(drawsOf('SSC1')[0]?.drawNo).toBe('20261121-1111');
  expect(drawsOf('SSC1', Date.parse('2026-11-21T17:30:00Z'))[0]?.drawNo).toBe('20261122-0001');
  expect(
    drawsOf('VN_HANOI')
      .slice(0, 2)
      .map(({ drawNo, openedAt }) => [drawNo, new Date(openedAt).toISOString()]),
  ).toEqual([
    ['20261121', '2026-11-21T11:30:00.000Z'],
    ['20261120', '2026-11-20T11:30:00.000Z'],
  ]);
});

const NORTH = ['1×5', '1×5', '2×5', '6×5', '4×4', '6×4', '3×3', '4×2'];
const SOUTH = ['1×6', '1×5', '1×5', '2×5', '7×5', '1×4', '3×4', '1×3', '1×2'];
const shapeOf = ({ prizes }: Draw) =>
  prizes
    .map(
      ({ numbers }) =>
        `${numbers.length}×${[...new Set(numbers.map(({ length }) => length))].join('|')}`,
    )
    .join(' ');

const isDrawnBy = (format: Format, draw: Draw): boolean => {
  const numbers = draw.prizes.flatMap((prize) => prize.numbers);
  switch (format.kind) {
    case 'balls':
      return (
        new Set(numbers).size === format.count &&
        numbers.every((ball) => Number(ball) >= format.from && Number(ball) <= format.to)
      );
    case 'digits':
      return new RegExp(`^\\d{${format.count}}$`).test(numbers.join(''));
    case 'dice':
      return new RegExp(`^[1-6]{${format.count}}$`).test(numbers.join(''));
    case 'number':
      return new RegExp(`^\\d{${format.digits}}$`).test(numbers.join(' '));
    case 'north':
      return shapeOf(draw) === NORTH.join(' ');
    case 'south':
      return shapeOf(draw) === SOUTH.join(' ');
  }
};

it.each(LOTTERIES.map((lottery) => [lottery.code, lottery] as const))(
  'draws %s by its rules',
  (code, { format }) => {
    const draws = drawsOf(code);
    expect(draws).toHaveLength(10);
    expect(draws.filter((draw) => !isDrawnBy(format, draw))).toEqual([]);
  },
);

it('draws every number about equally often', () => {
  const counts = new Map<string, number>();
  for (let draw = 0; draw < 2_000; draw += 1) {
    for (const ball of [
      ...balls(drawnFrom(`balls ${draw}`), 5, 1, 11),
      `d${number(drawnFrom(`digit ${draw}`), 1)}`,
    ])
      counts.set(ball, (counts.get(ball) ?? 0) + 1);
  }
  for (const [ball, count] of counts)
    expect(Math.abs(count - (ball.startsWith('d') ? 200 : 909))).toBeLessThan(
      ball.startsWith('d') ? 75 : 120,
    );
});

it.each(MODES)(
  'has a menu for %s in groups, in both languages, with the time of the next draw',
  (mode) => {
    const { games } = v.parse(lotteryMenuSchema, { games: lotteryMenu(mode, 'EN', NOW), now: NOW });
    expect(games.length).toBeGreaterThanOrEqual(4);
    for (const { nextDrawAt, drawsEvery, gameCode } of games) {
      expect(nextDrawAt).toBeGreaterThan(NOW);
      expect(nextDrawAt - NOW).toBeLessThanOrEqual(drawsEvery);
      expect(nextDrawAt - drawsEvery).toBe(drawsOf(gameCode)[0]?.openedAt);
    }
    for (const { gameName, group } of lotteryMenu(mode, 'MY', NOW))
      expect(`${gameName}${group}`).toMatch(/\p{Script=Myanmar}/u);
  },
);

it('names every lottery once', () => {
  expect(new Set(LOTTERIES.map(({ code }) => code)).size).toBe(LOTTERIES.length);
  expect(new Set(LOTTERIES.map(({ name }) => name.EN)).size).toBe(LOTTERIES.length);
});

onEmbeddedDatabase((stage) => {
  it('gives menus and drawn numbers to members, by the platform’s clock', async () => {
    const { client, clock } = stage;
    const token = await client.tokenOf('player');
    const options = { token, language: 'EN' } as const;
    expect(
      (await client.call('gameMenus', { prizeMode: 'LOTT', device: 'WEB' }, options)).value,
    ).toMatchObject({
      games: expect.arrayContaining([expect.objectContaining({ gameCode: 'SSC1' })]),
    });
    expect(
      (await client.call('vnGameMenu', { prizeMode: 'VN', device: 'WEB' }, options)).value,
    ).toMatchObject({
      games: expect.arrayContaining([expect.objectContaining({ gameName: 'Hanoi' })]),
    });
    expect((await client.call('vnGameMenuRecent', { device: 'WEB' }, options)).value).toEqual({
      games: [],
      now: expect.closeTo(clock.now(), -4),
    });
    const first = async () =>
      v.parse(
        openedSchema,
        (await client.call('lottoOpened', { gameCode: 'SSC1', pageSize: 1 }, options)).value,
      )[0];
    const before = await first();
    clock.setOffset(10 * MINUTE);
    expect((await first())?.openedAt).toBe((before?.openedAt ?? 0) + 10 * MINUTE);
    const [draw] = v.parse(
      openedSchema,
      (await client.call('vnOpened', { gameCode: 'VN_HANOI' }, { ...options, language: 'MY' }))
        .value,
    );
    expect(draw?.prizes.map(({ prize }) => prize).slice(0, 2)).toEqual(['အထူးဆု', 'ပထမဆု']);
    expect(await client.call('vnOpened', { gameCode: 'SSC1' }, options)).toMatchObject({
      success: false,
      message: 'There is no such lottery',
    });
    expect((await client.call('lottoOpened', { gameCode: 'SSC1' })).status).toBe(401);
  });

  it('draws a picture for every lottery', async () => {
    for (const { iconUrl } of lotteryMenu('SEA', 'EN', NOW)) {
      const picture = await stage.client.send(iconUrl);
      expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
    }
  });
});
