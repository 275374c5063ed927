import { like } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import * as v from 'valibot';
import { GAME_CATEGORIES, VENDOR_STRIP } from '../../../contract/constants';
import {
  gameListSchema,
  gameVendorSchema,
  hotGamesSchema,
  vassalageGameTypeSchema,
  type GamePage,
} from '../../../contract/games';
import { bets, users } from '../../../sandbox/db/schema';
import { BOTS } from '../../../sandbox/lobby/botNames';
import { gamesOf, type Game } from '../../../sandbox/lobby/catalogue';
import { idOf } from '../../../sandbox/seed/people';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const DAY = 86_400_000;

onEveryDatabase((stage) => {
  const lanes = async (language: 'EN' | 'MY' = 'EN') =>
    v.parse(
      gameVendorSchema,
      (await stage.client.call('gameVendor', { merchantCode: 'padauk' }, { language })).value,
    ).data.lanes;
  const list = async (rest: Record<string, unknown> = {}): Promise<GamePage> =>
    v.parse(
      gameListSchema,
      (
        await stage.client.call('gameList', {
          clientType: 3,
          platform: 'WEB',
          merchant: 'padauk',
          gameType: 'RNG',
          pageNo: 1,
          pageSize: 60,
          language: 'EN',
          ...rest,
        })
      ).value,
    );
  const namesOf = ({ games }: GamePage) => games.map(({ gameName }) => gameName ?? '');

  it('has a category for each with vendors, and the whole strip of vendors', async () => {
    const all = await lanes();
    const count = Object.fromEntries(
      all.map(({ gameCategory, vendors }) => [gameCategory, vendors.length]),
    );
    expect(count).toMatchObject({
      RNG: expect.any(Number),
      LIVE: 5,
      FISH: 5,
      PVP: 3,
      LOTT: 1,
      ELOTT: 3,
      SPORTS: 5,
    });
    expect(count['RNG']).toBeGreaterThan(10);
    expect(Object.values(count).filter((vendors) => vendors === 1)).toHaveLength(1);
    expect(
      new Set(all.flatMap(({ vendors }) => vendors.map(({ vassalage }) => vassalage))),
    ).toEqual(new Set([...VENDOR_STRIP, 'TF']));
    for (const { gameCategory, cards, vendors } of all) {
      expect(cards.length).toBeGreaterThanOrEqual(5);
      for (const { gameType, lagerIcon, vassalage } of vendors)
        expect([gameType, lagerIcon]).toEqual([
          gameCategory,
          `/media/vendors/${vassalage}-${gameCategory}.svg`,
        ]);
    }
  });

  it('shows the vendor with its own list among the cards', async () => {
    const slots = (await lanes()).find(({ gameCategory }) => gameCategory === 'RNG');
    expect(slots?.cards.filter(({ isGame }) => isGame === 'VASSALAGE')).toMatchObject([
      { vassalage: 'CQ9', gameCode: '' },
    ]);
  });

  it('says in which categories a vendor is, and nothing for an unknown one', async () => {
    const typesOf = async (vassalage: string) =>
      v.parse(
        vassalageGameTypeSchema,
        (await stage.client.call('vassalageGameType', { vassalage })).value,
      ).gameTypes;
    expect(await typesOf('YBG')).toEqual(['LIVE', 'RNG', 'FISH', 'PVP']);
    expect(await typesOf('NOBODY')).toEqual([]);
  });

  it('pages ten thousand slots, each of them once', async () => {
    const first = await list({ pageSize: 1_000 });
    expect([first.total, first.totalPages]).toEqual([10_000, 10]);
    const pages = await Promise.all(
      Array.from({ length: 10 }, (_, index) => list({ pageSize: 1_000, pageNo: index + 1 })),
    );
    const games = pages.flatMap((page) => page.games);
    expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(10_000);
    expect(new Set(games.map(({ gameName }) => gameName)).size).toBe(10_000);
    expect(games.filter(({ isNew }) => isNew).length / 10_000).toBeCloseTo(0.01, 2);
    expect((await list({ pageNo: 9_999 })).games).toEqual([]);
  });

  it('filters by vendors, name, bet and lines, all at once', async () => {
    const narrow = await list({
      vassalage: 'JL, JDB',
      search: ' dRaGon ',
      minimumBet: '1',
      lines: 25,
      pageSize: 1_000,
    });
    expect(narrow.total).toBeGreaterThan(3);
    for (const { vassalage, gameName, minimumBet, lines } of narrow.games) {
      expect(['JL', 'JDB']).toContain(vassalage);
      expect(gameName?.toLowerCase()).toContain('dragon');
      expect(Number(minimumBet)).toBeLessThanOrEqual(1);
      expect(lines).toBeGreaterThanOrEqual(25);
    }
    expect(await list({ search: 'no such game anywhere' })).toMatchObject({
      games: [],
      total: 0,
      totalPages: 1,
    });
    expect((await list({ vassalage: 'NOBODY' })).total).toBe(0);
  });

  it('sorts by name, by age and by popularity, with the hot ones first', async () => {
    const byName = namesOf(await list({ sort: 'name', pageSize: 200 }));
    expect(byName).toEqual(byName.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    const newest = (await list({ sort: 'newest', pageSize: 1_000 })).games;
    const fresh = newest.filter(({ isNew }) => isNew);
    expect(fresh.length).toBeGreaterThan(50);
    expect(newest.slice(0, fresh.length)).toEqual(fresh);
    const { games } = await list({ pageSize: 50 });
    const hot = games.filter(({ isHot }) => isHot);
    expect(hot).toHaveLength(5);
    expect(games.slice(0, hot.length)).toEqual(hot);
    expect(namesOf(await list({ sort: 'popular' }))).toEqual(namesOf(await list()));
  });

  it('has the other categories too', async () => {
    const totals = await Promise.all(
      ['LIVE', 'FISH', 'PVP', 'ELOTT', 'LOTT', 'SPORTS'].map(
        async (gameType) => (await list({ gameType })).total,
      ),
    );
    expect(totals).toEqual([120, 60, 40, 40, 12, 5]);
    expect(
      (await list({ gameType: 'LOTT', language: 'MY' })).games
        .map(({ gameName }) => gameName)
        .join(''),
    ).toMatch(/\p{Script=Myanmar}/u);
    expect((await list({ gameType: 'LOTT', language: 'MY', search: 'ရွှေပိတောက်' })).total).toBe(2);
  });

  it.each([
    ['pageNo', 0],
    ['pageSize', 1_001],
    ['gameType', 'CHESS'],
    ['minimumBet', 'much'],
    ['sort', 'colour'],
  ])('refuses a list whose %s is %s', async (field, value) => {
    const reply = await stage.client.call('gameList', {
      clientType: 3,
      platform: 'WEB',
      merchant: 'padauk',
      gameType: 'RNG',
      pageNo: 1,
      pageSize: 60,
      language: 'EN',
      [field]: value,
    });
    expect([reply.status, reply.success]).toEqual([200, false]);
  });

  it('grows and shrinks with the settings, and keeps the names of the rest', async () => {
    const names = namesOf(await list({ sort: 'newest', search: 'dragon', pageSize: 1_000 }));
    await stage.client.control('PATCH', 'settings', { slotGames: 12_000 });
    expect((await list()).total).toBe(12_000);
    await stage.client.control('PATCH', 'settings', { slotGames: 500 });
    expect((await list()).total).toBe(500);
    expect(names).toEqual(expect.arrayContaining(namesOf(await list({ search: 'dragon' }))));
    await stage.client.control('PATCH', 'settings', { slotGames: 0 });
    expect(await list()).toMatchObject({ games: [], total: 0, totalPages: 1 });
    expect((await lanes()).find(({ gameCategory }) => gameCategory === 'RNG')?.cards).toMatchObject(
      [{ isGame: 'VASSALAGE' }],
    );
    await expect(stage.client.control('PATCH', 'settings', { slotGames: 100_001 })).rejects.toThrow(
      'slotGames',
    );
  });

  it('lists the hot games, of all vendors or of one', async () => {
    const hot = async (vassalage: string) =>
      v.parse(
        hotGamesSchema,
        (
          await stage.client.call('hotGames', {
            merchantCode: 'padauk',
            isPlatform: true,
            vassalage,
            platform: 'WEB',
            language: 'EN',
          })
        ).value,
      );
    expect((await hot('')).length).toBeGreaterThanOrEqual(15);
    expect(new Set((await hot('')).map(({ gameType }) => gameType)).size).toBeGreaterThanOrEqual(4);
    const ofOne = await hot('JL');
    expect(ofOne.length).toBeGreaterThan(0);
    expect(ofOne.every(({ vassalage, isHot }) => vassalage === 'JL' && isHot)).toBe(true);
  });

  it('calls at most one game in twenty of a list hot, and never more than five', async () => {
    for (const { gameCategory } of await lanes()) {
      const { games, total } = await list({ gameType: gameCategory, pageSize: 1_000 });
      const hot = games.filter(({ isHot }) => isHot).length;
      expect(hot).toBeLessThanOrEqual(Math.min(5, Math.ceil(total / 20)));
    }
  });

  it('calls the games hot that people, not bots, bet on in the last seven whole days', async () => {
    const [quiet, loud] = gamesOf('FISH', 0).slice(-2);
    if (!quiet || !loud) throw new Error('There are fishing games.');
    const { db } = stage.platform.services;
    // A reset leaves the bets of bots.
    onTestFinished(async () => {
      await db.delete(bets).where(like(bets.clientId, 'hot-%'));
    });
    const betOn = (game: Game, userIds: readonly string[]) =>
      db.insert(bets).values(
        userIds.map((userId, number) => ({
          userId,
          clientId: `hot-${game.nodeId}-${number}`,
          nodeId: game.nodeId,
          gameName: game.gameName,
          vassalage: game.vassalage,
          gameType: game.gameType,
          stake: '100',
          profit: '-100',
          balance: '0',
          time: stage.clock.date(),
        })),
      );
    const botIds = BOTS.map(({ username }) => idOf(username));
    const everybody = await db.select({ id: users.id }).from(users);
    const hot = async () =>
      (await list({ gameType: 'FISH' })).games
        .filter(({ isHot }) => isHot)
        .map(({ nodeId }) => nodeId);
    await betOn(quiet, [...botIds, ...botIds, ...botIds]);
    await betOn(
      loud,
      everybody.map(({ id }) => id).filter((id) => !botIds.includes(id)),
    );
    expect(await hot()).not.toContain(loud.nodeId);
    stage.clock.setOffset(DAY);
    expect((await hot())[0]).toBe(loud.nodeId);
    expect(await hot()).not.toContain(quiet.nodeId);
    stage.clock.setOffset(9 * DAY);
    expect(await hot()).not.toContain(loud.nodeId);
  });

  it('calls a game new for thirty days', async () => {
    const fresh = async () =>
      new Set(
        (await list({ sort: 'newest', pageSize: 1_000 })).games
          .filter(({ isNew }) => isNew)
          .map(({ nodeId }) => nodeId),
      );
    const today = await fresh();
    stage.clock.setOffset(29 * DAY);
    const later = await fresh();
    expect([...today].filter((nodeId) => later.has(nodeId)).length).toBeGreaterThan(0);
    stage.clock.setOffset(30 * DAY);
    const last = await fresh();
    expect([...today].filter((nodeId) => last.has(nodeId))).toEqual([]);
    expect(last.size).toBeGreaterThan(50);
  });

  it('has popular draws', async () => {
    const { value } = await stage.client.call('popular');
    expect(value).toHaveLength(24);
  });

  it('filters ten thousand games within fifty milliseconds', async () => {
    await list({ sort: 'name' });
    const times: number[] = [];
    for (let round = 0; round < 21; round += 1) {
      const from = performance.now();
      await list({ sort: 'name', search: 'gold', vassalage: 'JL,JDB,FC', lines: 25 });
      times.push(performance.now() - from);
    }
    expect(times.toSorted((a, b) => a - b)[10]).toBeLessThan(50);
  });

  it('has only categories of the contract', () => {
    for (const category of GAME_CATEGORIES)
      for (const game of gamesOf(category, 100)) expect(game.gameType).toBe(category);
  });
});
