import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  missionBoardSchema,
  missionWeekSchema,
  MISSIONS,
  type MissionKind,
  type MissionPeriod,
} from '../../../contract/missions';
import { missionGrants } from '../../../sandbox/db/schema';
import { gamesOf } from '../../../sandbox/lobby/catalogue';
import { weekOf } from '../../../sandbox/rewards/missions/week';
import { bringMissionsUpToDate, restoreMissions } from '../../../sandbox/seed/missions';
import { createTable } from '../harness/play';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const HEART = { nodeId: 'JL-F001', vendor: 'JL', gameType: 'FISH' };

onEveryDatabase((stage) => {
  const summary = async (token: string) =>
    v.parse(missionWeekSchema, (await stage.client.call('missionSummary', {}, { token })).value);
  const progress = async (token: string) =>
    Object.fromEntries(
      (await summary(token)).missions.map(({ kind, progress: done }) => [kind, done]),
    ) as Record<MissionKind, number>;
  const finished = async (token: string) =>
    (await summary(token)).missions
      .filter(({ finishedAt }) => finishedAt !== null)
      .map(({ kind }) => kind);
  const board = async (token: string, period: MissionPeriod = 'thisWeek') =>
    v.parse(
      missionBoardSchema,
      (await stage.client.call('missionLeaderboard', { period }, { token })).value,
    );
  const open = async (token: string) =>
    (await stage.client.call('consolidated', {}, { token })).value?.['missionCount'];
  const pointsOf = async (token: string) =>
    (await stage.client.call('pointBalance', {}, { token })).value?.['balance'];
  const today = new Date();
  const lines = async (token: string, kind: string) => {
    const day = new Date(stage.clock.now() + 6.5 * HOUR).toISOString().slice(0, 10);
    return (
      await stage.client.call(
        'memberTransactions',
        { kind, from: day, to: day, pageNo: 1, pageSize: 20 },
        { token },
      )
    ).value?.['records'] as Array<{ title: string; amount: string; balance: string }>;
  };

  /** A week without seeded rows: its Monday noon, plus a number of days. */
  const goTo = (days: number) =>
    stage.clock.setOffset(
      weekOf(today.getTime(), 2).start.getTime() + days * DAY + 12 * HOUR - Date.now(),
    );
  const bet = async (
    token: string,
    gameType: 'RNG' | 'LIVE' | 'LOTT' | 'FISH',
    at = 0,
    betId = `bet-${gameType}-${at}`,
  ) => {
    const table = createTable(stage.client);
    const game = gamesOf(gameType, 200)[at];
    if (!game) throw new Error(`There is no game ${at} of ${gameType}.`);
    const { ticket } = await table.launch(token, {
      vassalage: game.vassalage,
      gameType,
      gameCode: game.gameCode,
    });
    return (await (gameType === 'LOTT' ? table.buyTicket : table.bet)(ticket, betId, '100')).value;
  };
  const logInOn = async (days: readonly number[]) => {
    let token = '';
    for (const day of days) {
      goTo(day);
      token = await stage.client.tokenOf('player');
    }
    return token;
  };

  describe('progress', () => {
    it('begins with the login, and shows the reward of each mission and of all', async () => {
      const token = await logInOn([0]);
      const week = await summary(token);
      expect(
        week.missions.map(({ kind, progress: done, target, points }) => [
          kind,
          done,
          target,
          points,
        ]),
      ).toEqual([
        ['logins', 1, 5, 60],
        ['slots', 0, 3, 30],
        ['live', 0, 1, 25],
        ['lottery', 0, 1, 20],
        ['favourite', 0, 1, 15],
      ]);
      expect(week.bonus).toEqual({ amount: '8000.00', currencySymbol: 'Ks', paidAt: null });
      expect(week.endsAt - week.now).toBeCloseTo(6.5 * DAY, -6);
      expect([
        new Date(`${week.from}T00:00:00Z`).getUTCDay(),
        new Date(`${week.to}T00:00:00Z`).getUTCDay(),
      ]).toEqual([1, 0]);
    });

    it('counts bets in different games of its kind, each game once', async () => {
      const token = await logInOn([0]);
      await bet(token, 'RNG', 0);
      await bet(token, 'RNG', 0, 'bet-RNG-again');
      await bet(token, 'FISH');
      expect(await progress(token)).toMatchObject({ slots: 1, live: 0, lottery: 0 });
      await bet(token, 'RNG', 1);
      await bet(token, 'LIVE');
      await bet(token, 'LOTT');
      expect(await progress(token)).toMatchObject({ slots: 2, live: 1, lottery: 1 });
      expect(await finished(token)).toEqual(['live', 'lottery']);
    });

    it('counts a favourite, and stays finished when it is removed', async () => {
      const token = await logInOn([0]);
      await stage.client.call('addFavourite', HEART, { token });
      await stage.client.call('removeFavourite', HEART, { token });
      expect(await finished(token)).toEqual(['favourite']);
      expect(await progress(token)).toMatchObject({ favourite: 1 });
    });

    it('counts a day once, and starts again at the platform’s Monday midnight', async () => {
      await logInOn([2, 2]);
      let token = await logInOn([6]);
      expect(await progress(token)).toMatchObject({ logins: 2 });
      stage.clock.setOffset(weekOf(stage.clock.now()).end.getTime() - 2_000 - Date.now());
      token = await stage.client.tokenOf('player');
      expect(await progress(token)).toMatchObject({ logins: 2 });
      stage.clock.setOffset(stage.clock.offset() + 4_000);
      expect(await progress(token)).toMatchObject({ logins: 0 });
      expect(await open(token)).toBe(5);
    });
  });

  describe('the reward', () => {
    it('is credited once with its movement, however often it is finished in parallel', async () => {
      const token = await logInOn([0]);
      const before = Number(await pointsOf(token));
      await Promise.all([
        ...['a', 'b', 'c'].map((name) => bet(token, 'LOTT', 0, `parallel-${name}`)),
        ...gamesOf('FISH', 200)
          .slice(0, 3)
          .map(({ nodeId, vassalage }) =>
            stage.client.call(
              'addFavourite',
              { nodeId, vendor: vassalage, gameType: 'FISH' },
              { token },
            ),
          ),
        summary(token),
        summary(token),
      ]);
      expect(await pointsOf(token)).toBe(before + 20 + 15);
      const history = (
        await stage.client.call(
          'redeemPointList',
          { pageNo: 1, pageSize: 3 },
          { token, language: 'EN' },
        )
      ).value?.['records'] as Array<Record<string, unknown>>;
      const [newest, second, third] = history;
      expect(new Set([newest?.['reward'], second?.['reward']])).toEqual(
        new Set(['Mission: a lottery bet', 'Mission: add a favourite']),
      );
      expect([
        newest?.['balance'],
        newest?.['status'],
        Number(newest?.['change']) + Number(second?.['change']),
      ]).toEqual([before + 35, 'approved', 35]);
      expect(third?.['reward']).not.toMatch(/Mission/);
      expect(await open(token)).toBe(3);
    });

    it('has a bonus for all five once, in wallet and record; the last bet says so', async () => {
      const token = await logInOn([0, 1, 2, 3, 4]);
      expect(await finished(token)).toEqual(['logins']);
      await bet(token, 'LIVE');
      await bet(token, 'LOTT');
      await stage.client.call('addFavourite', HEART, { token });
      await bet(token, 'RNG', 0);
      await bet(token, 'RNG', 1);
      expect(await lines(token, 'bonus')).toEqual([]);
      const before = await createTable(stage.client).balanceOf(token);
      const answers = await Promise.all([
        bet(token, 'RNG', 2, 'the-last-one'),
        bet(token, 'RNG', 3, 'beside-it'),
      ]);
      const after = await createTable(stage.client).balanceOf(token);
      expect((await lines(token, 'bonus')).map(({ title, amount }) => [title, amount])).toEqual([
        ['bonus', '8000.00'],
      ]);
      // Either of the two may be the one that finishes it.
      const balances = answers.map((answer) => Number(answer?.['balance']));
      expect(Math.max(...balances)).toBeGreaterThan(Number(before));
      const replay = await bet(token, 'RNG', 2, 'the-last-one');
      expect(replay?.['balance']).toBe(after);
      const week = await summary(token);
      expect(week.bonus.paidAt).not.toBeNull();
      expect(week.missions.every(({ finishedAt }) => finishedAt !== null)).toBe(true);
      expect([await open(token), (await lines(token, 'bonus')).length]).toEqual([0, 1]);
      expect((await board(token)).own).toMatchObject({ place: 1, points: 150, finished: 5 });
    });

    it('is paid at the next read after a crash, also of last week', async () => {
      const token = await logInOn([6]);
      const before = Number(await pointsOf(token));
      await bet(token, 'LOTT');
      const { db } = stage.platform.services;
      await db.delete(missionGrants);
      goTo(7);
      const next = await stage.client.tokenOf('player');
      await summary(next);
      expect(await pointsOf(next)).toBe(before + 2 * 20);
      expect((await board(next, 'lastWeek')).own).toMatchObject({
        place: 1,
        points: 20,
        finished: 1,
      });
    });

    it('is owed to no member by the seed', async () => {
      const token = await stage.client.tokenOf('player');
      const before = await pointsOf(token);
      await summary(token);
      expect(await pointsOf(token)).toBe(before);
    });
  });

  describe('the leaderboard', () => {
    it('lists the best of last week by masked names, and the own place below', async () => {
      const token = await stage.client.tokenOf('player');
      const first = await board(token, 'lastWeek');
      const { ranks, own, members, missions } = first;
      expect([ranks.length, missions]).toEqual([10, MISSIONS.length]);
      expect(members).toBeGreaterThan(100);
      expect(ranks.every(({ name }) => /^.{2}\*\*\*.$/.test(name))).toBe(true);
      expect(own.name).toBe('pl***r');
      const points = ranks.map((rank) => rank.points);
      expect(points).toEqual(points.toSorted((a, b) => b - a));
      expect(ranks.map(({ place }) => place)).toEqual(points.map((one) => points.indexOf(one) + 1));
      expect(await board(token, 'lastWeek')).toEqual(first);
    });

    it("has the others' activity since the dump that a start was opened from", async () => {
      const { db } = stage.platform.services;
      const monday = weekOf(today.getTime(), 2).start.getTime();
      const [then, now] = [monday + DAY, monday + 3 * DAY];
      const all = async () =>
        new Set(
          (await db.select().from(missionGrants)).map(
            ({ userId, week, mission }) => `${userId} ${week} ${mission}`,
          ),
        );
      await restoreMissions(db, now);
      const expected = await all();
      await restoreMissions(db, then);
      expect((await all()).size).toBeLessThan(expected.size);
      await bringMissionsUpToDate(db, now, false);
      expect(await all()).toEqual(expected);
    });

    it('gives equal points one place, and lists the first to have them first', async () => {
      goTo(0);
      const [player, paid] = [
        await stage.client.tokenOf('player'),
        await stage.client.tokenOf('paid'),
      ];
      await stage.client.call('addFavourite', HEART, { token: paid });
      stage.clock.setOffset(stage.clock.offset() + HOUR / 3);
      await stage.client.call('addFavourite', HEART, { token: player });
      expect((await board(player)).ranks).toEqual([
        { place: 1, name: 'pa***d', points: 15, finished: 1, isOwn: false },
        { place: 1, name: 'pl***r', points: 15, finished: 1, isOwn: true },
      ]);
      await bet(player, 'LOTT');
      expect(
        (await board(paid)).ranks.map(({ place, name, isOwn }) => [place, name, isOwn]),
      ).toEqual([
        [1, 'pl***r', false],
        [2, 'pa***d', true],
      ]);
    });

    it('has no place for a member without points', async () => {
      const token = await logInOn([0]);
      expect(await board(token)).toMatchObject({
        ranks: [],
        members: 0,
        own: { place: null, name: 'pl***r', points: 0, finished: 0 },
      });
    });
  });

  it.each(['agent', 'agent2', 'downline'])(
    'is not for %s, who earns by contracts',
    async (username) => {
      const token = await stage.client.tokenOf(username);
      await stage.client.call('addFavourite', HEART, { token });
      const wording = {
        success: false,
        value: { reason: 'membersOnly' },
        message: 'Missions are for members only',
      };
      expect(
        await stage.client.call('missionSummary', {}, { token, language: 'EN' }),
      ).toMatchObject(wording);
      expect(
        await stage.client.call(
          'missionLeaderboard',
          { period: 'thisWeek' },
          { token, language: 'EN' },
        ),
      ).toMatchObject(wording);
      expect(await open(token)).toBe(0);
    },
  );

  it('is not for trial accounts', async () => {
    const token = await stage.client.tokenOf('trial');
    await stage.client.call('addFavourite', HEART, { token });
    expect((await stage.client.call('missionSummary', {}, { token })).value).toEqual({
      reason: 'trialOnly',
    });
    expect(
      (await stage.client.call('missionLeaderboard', { period: 'lastWeek' }, { token })).value,
    ).toEqual({ reason: 'trialOnly' });
    expect(await open(token)).toBe(0);
  });
});
