import { describe, expect, test } from 'vitest';
import { HOME_SECTION_GAMES, WINNER_BOARD_REQUESTED } from '../../../contract/constants';
import { endpoints } from '../../../contract/endpoints';
import type { VendorTile } from '../../../contract/games';
import { createTiles } from '../../../src/services/lobby/tiles';
import { gameCase } from '../../../machines/shared/gameCase';
import type { GameQuery } from '../../../machines/lobby/gameList/gameList.types';
import { BRAND, createStorage } from '../harness/environment';
import { lineOf, openLobby, queryOf, tileOf } from '../harness/lobby';
import { accepted, faultKindOf, json, lost, refused, silence } from '../harness/wire';

const { toGame, toVendor } = createTiles(BRAND);
const vendor = (
  vassalage: string,
  gameType: VendorTile['gameType'],
  given: Partial<VendorTile> = {},
): VendorTile => ({
  vassalage,
  gameType,
  displayName: `The ${vassalage}`,
  lagerIcon: '',
  ...given,
});

describe('a game tile', () => {
  test('is a game', () => {
    expect(toGame(tileOf('1', { isHot: true, isNew: true }))).toEqual(
      gameCase('1', { code: 'code-1', isHot: true, isNew: true }),
    );
  });

  test.each([
    [{ gameName: null, nodeName: 'Node' }, { name: 'Node' }],
    [{ gameName: '', nodeName: '' }, { name: 'code-1' }],
    [{ showIcon: 'shown.png' }, { icon: '/shown.png' }],
    [{ showIcon: '', iconUrl: 'https://cdn.test/a.png' }, { icon: 'https://cdn.test/a.png' }],
    [{ iconUrl: null }, { icon: '' }],
    [
      { isGame: 'VASSALAGE' as const, gameCode: '' },
      { opensList: true, code: '' },
    ],
    [{ gameType: 'SPORTS' as const, vassalage: 'BTI' }, { category: 'SPORTS' }],
    [{ gameType: 'SPORTS' as const, vassalage: 'TF' }, { category: 'ESPORTS' }],
    [{ gameType: 'SPORTS' as const, vassalage: 'DS88' }, { category: 'COCKFIGHT' }],
    [{ gameType: 'RNG' as const, vassalage: 'TF' }, { category: 'RNG' }],
  ])('with %j is %j', (given, game) => {
    expect(toGame(tileOf('1', given))).toMatchObject(game);
  });
});

test.each([
  ['', 'media/vendors/JL.png', '/media/vendors/JL.png'],
  ['', '', '/media/vendors/JL-RNG.svg'],
  ['https://img.test/brand/', '', 'https://img.test/brand/media/vendors/JL-RNG.svg'],
  ['https://img.test/brand', '/own.svg', 'https://img.test/brand/own.svg'],
  ['https://img.test', 'javascript:alert(1)', 'https://img.test/javascript:alert(1)'],
])('a vendor icon on the base %j of %j is %j', (imageBase, lagerIcon, icon) => {
  expect(
    createTiles({ ...BRAND, imageBase }).toVendor(vendor('JL', 'RNG', { lagerIcon })),
  ).toMatchObject({ icon });
});

test('a vendor without a name has its code as name', () => {
  expect(toVendor(vendor('JL', 'RNG', { displayName: '' }))).toEqual({
    vendor: 'JL',
    name: 'JL',
    icon: '/media/vendors/JL-RNG.svg',
    category: 'RNG',
  });
});

describe('vendors', () => {
  const lanes = accepted({
    data: {
      lanes: [
        {
          gameCategory: 'SPORTS',
          vendors: [vendor('BTI', 'SPORTS'), vendor('DS88', 'SPORTS'), vendor('TF', 'SPORTS')],
          cards: [tileOf('s', { gameType: 'SPORTS', vassalage: 'TF' })],
        },
        { gameCategory: 'LOTT', vendors: [], cards: [tileOf('l', { gameType: 'LOTT' })] },
        { gameCategory: 'FISH', vendors: [vendor('JL', 'FISH')], cards: [] },
        {
          gameCategory: 'RNG',
          vendors: [
            vendor('JL', 'RNG'),
            vendor('JDB', 'RNG'),
            vendor('FC', 'RNG'),
            vendor('BNG', 'RNG'),
          ],
          cards: [tileOf('1')],
        },
        { gameCategory: 'HOME', vendors: [vendor('JL', 'HOME')], cards: [] },
      ],
    },
  });

  test('are in the order of the navigation; sports are split, empty ones left out', async () => {
    const { services, sent } = openLobby([lanes]);
    const loaded = await services.loadVendors();
    expect(
      loaded.map(({ category, vendors }) => [category, ...vendors.map((one) => one.vendor)]),
    ).toEqual([
      ['RNG', 'JL', 'JDB', 'FC', 'BNG'],
      ['FISH', 'JL'],
      ['SPORTS', 'BTI'],
      ['ESPORTS', 'TF'],
      ['COCKFIGHT', 'DS88'],
    ]);
    expect(loaded.find(({ category }) => category === 'ESPORTS')?.games).toEqual([
      toGame(tileOf('s', { gameType: 'SPORTS', vassalage: 'TF' })),
    ]);
    expect(sent.map((one) => [lineOf(one), queryOf(one)])).toEqual([
      [`GET ${endpoints.gameVendor.path}`, { merchantCode: 'padauk' }],
    ]);
  });

  const games = accepted({ games: [tileOf('1')], pageNum: 1, totalPages: 1, total: 1 });

  test('share one read with the sections of the home page', async () => {
    const { services, sent } = openLobby([lanes, games]);
    const [, section] = await Promise.all([
      services.loadVendors(),
      services.loadSection({ section: 'RNG' }),
    ]);
    expect(section).toEqual([toGame(tileOf('1'))]);
    expect(sent.map(lineOf)).toEqual([
      `GET ${endpoints.gameVendor.path}`,
      `GET ${endpoints.gameList.path}`,
    ]);
    expect(sent.map(queryOf).at(-1)).toMatchObject({
      gameType: 'RNG',
      vassalage: 'JL,JDB,FC',
      pageNo: '1',
      pageSize: String(HOME_SECTION_GAMES),
    });
  });

  test('are read again on request, in another language, and after a failed read', async () => {
    const { services, sent } = openLobby([lost, lanes, lanes, games, lanes]);
    await expect(faultKindOf(services.loadVendors())).resolves.toBe('offline');
    await services.loadVendors();
    await services.loadVendors();
    await services.loadSection({ section: 'FISH' });
    await services.language.switchTo('MY');
    await services.loadVendors();
    expect(sent.filter(({ url }) => url.pathname === endpoints.gameVendor.path)).toHaveLength(4);
  });

  test('fail the section when they fail; a section without a vendor is empty', async () => {
    const { services, sent } = openLobby([refused('No'), lanes]);
    await expect(faultKindOf(services.loadSection({ section: 'RNG' }))).resolves.toBe('fault');
    await expect(services.loadSection({ section: 'PVP' })).resolves.toEqual([]);
    expect(sent).toHaveLength(2);
  });

  test('ask for no games when the section was left', async () => {
    const { services, sent } = openLobby([lanes]);
    await expect(services.loadSection({ section: 'RNG' }, AbortSignal.abort('left'))).rejects.toBe(
      'left',
    );
    expect(sent.map(lineOf)).not.toContain(`GET ${endpoints.gameList.path}`);
  });
});

describe('hot games', () => {
  const hot = accepted([tileOf('1', { isHot: true })]);

  test('are read once per browser session and language', async () => {
    const { services, sent, session } = openLobby([hot]);
    const games = await services.loadHotGames();
    await expect(services.loadHotGames()).resolves.toEqual(games);
    expect(sent.map((one) => [lineOf(one), queryOf(one)])).toEqual([
      [
        `GET ${endpoints.hotGames.path}`,
        {
          merchantCode: 'padauk',
          isPlatform: 'true',
          vassalage: '',
          platform: 'WEB',
          language: 'EN',
        },
      ],
    ]);
    await services.language.switchTo('MY');
    await services.loadHotGames();
    expect(sent).toHaveLength(2);
    expect(session.getItem('hotGames.MY')).toContain('"nodeId":"1"');
  });

  test.each(['', '{', '[{"nodeId":1}]', '{"0":1}'])('kept as %j are read again', async (kept) => {
    const session = createStorage();
    session.setItem('hotGames.EN', kept);
    const { services, sent } = openLobby([hot], { sessionStorage: () => session });
    await expect(services.loadHotGames()).resolves.toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  test('are not kept after a failure', async () => {
    const { services, session } = openLobby([json({ success: true, value: [{ nodeId: 7 }] })]);
    await expect(faultKindOf(services.loadHotGames())).resolves.toBe('fault');
    expect(session.getItem('hotGames.EN')).toBeNull();
  });
});

test('winners are ranked in their order, and 20 are read', async () => {
  const winner = (id: string) => ({
    id,
    customerName: 'th***i',
    winAmount: '12.50',
    currencySymbol: 'K',
    game: tileOf(id),
  });
  const { services, sent } = openLobby([accepted([winner('b'), winner('a')])]);
  await expect(services.loadWinners()).resolves.toEqual([
    {
      id: 'b',
      rank: 1,
      customerName: 'th***i',
      amount: '12.50',
      currencySymbol: 'K',
      game: toGame(tileOf('b')),
    },
    expect.objectContaining({ id: 'a', rank: 2 }),
  ]);
  expect(sent.map((one) => [lineOf(one), queryOf(one)])).toEqual([
    [
      `GET ${endpoints.winnerBoard.path}`,
      { gameCategory: 'ALL', language: 'EN', limitNum: String(WINNER_BOARD_REQUESTED) },
    ],
  ]);
});

describe('a game list', () => {
  const all: GameQuery = {
    category: 'RNG',
    vendor: '',
    search: '',
    isSmallBet: false,
    isManyLines: false,
    sort: 'popular',
  };
  const page = accepted({
    games: [tileOf('1'), tileOf('2')],
    pageNum: 1,
    totalPages: 3,
    total: 250,
  });
  const common = {
    clientType: '3',
    platform: 'WEB',
    merchant: 'padauk',
    language: 'EN',
    pageNo: '2',
    pageSize: '100',
  };

  test.each([
    [{}, { gameType: 'RNG', sort: 'popular' }],
    [
      { vendor: 'JL', search: '  gold ', sort: 'name' as const },
      { gameType: 'RNG', vassalage: 'JL', search: 'gold', sort: 'name' },
    ],
    [
      { isSmallBet: true, isManyLines: true },
      { gameType: 'RNG', minimumBet: '1.00', lines: '25', sort: 'popular' },
    ],
    [{ category: 'ESPORTS' as const }, { gameType: 'SPORTS', vassalage: 'TF', sort: 'popular' }],
    [
      { category: 'COCKFIGHT' as const, vendor: 'DS88' },
      { gameType: 'SPORTS', vassalage: 'DS88', sort: 'popular' },
    ],
  ])('narrowed by %j sends %j', async (given, query) => {
    const { services, sent } = openLobby([page]);
    const loaded = await services.loadPage({
      query: { ...all, ...given },
      pageNo: 2,
      pageSize: 100,
    });
    expect(loaded).toEqual({
      items: [toGame(tileOf('1')), toGame(tileOf('2'))],
      totalPages: 3,
      total: 250,
    });
    expect(sent.map((one) => [lineOf(one), queryOf(one)])).toEqual([
      [`GET ${endpoints.gameList.path}`, { ...common, ...query }],
    ]);
  });

  test('stays aborted when it was left', async () => {
    const { services } = openLobby([silence]);
    const controller = new AbortController();
    const loading = services.loadPage({ query: all, pageNo: 1, pageSize: 100 }, controller.signal);
    controller.abort('another query');
    await expect(loading).rejects.toBe('another query');
  });

  test('fails when its answer is invalid', async () => {
    const { services } = openLobby([
      accepted({
        games: [{ ...tileOf('1'), isGame: '<script>' }],
        pageNum: 1,
        totalPages: 1,
        total: 1,
      }),
    ]);
    await expect(
      faultKindOf(services.loadPage({ query: all, pageNo: 1, pageSize: 100 })),
    ).resolves.toBe('fault');
  });
});

test('rooms are tables of their game', async () => {
  const room = {
    roomId: 'r1',
    name: 'Table 1',
    seats: 8,
    seated: 3,
    minimumBet: '1.00',
    currencySymbol: 'K',
    game: tileOf('1', { gameType: 'PVP' }),
  };
  const { services, sent } = openLobby([accepted([room])]);
  await expect(services.loadRooms()).resolves.toEqual([
    {
      id: 'r1',
      name: 'Table 1',
      seats: 8,
      seated: 3,
      minimumBet: '1.00',
      currencySymbol: 'K',
      game: toGame(room.game),
    },
  ]);
  expect(sent.map((one) => [lineOf(one), queryOf(one)])).toEqual([
    [`GET ${endpoints.roomList.path}`, { language: 'EN' }],
  ]);
});

describe('a vendor that is known by its code only', () => {
  test('has games in these categories', async () => {
    const { services, sent } = openLobby([accepted({ gameTypes: ['RNG', 'SPORTS'] })]);
    await expect(services.findVendor({ vassalage: 'TF' })).resolves.toEqual(['RNG', 'ESPORTS']);
    expect(sent.map((one) => [lineOf(one), queryOf(one)])).toEqual([
      [`GET ${endpoints.vassalageGameType.path}`, { vassalage: 'TF' }],
    ]);
  });

  test.each(['', 'a/b', '../x', 'x'.repeat(200), '%00'])(
    'is unknown with the code %j, without a call',
    async (vassalage) => {
      const { services, sent } = openLobby([lost]);
      await expect(services.findVendor({ vassalage })).resolves.toEqual([]);
      expect(sent).toEqual([]);
    },
  );
});
