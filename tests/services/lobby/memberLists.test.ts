import { describe, expect, test } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { gameCase } from '../../../machines/shared/gameCase';
import { createTiles } from '../../../src/services/lobby/tiles';
import { BRAND } from '../harness/environment';
import { lineOf, openLobby, queryOf, tileOf } from '../harness/lobby';
import { accepted, faultKindOf, json, lost, permissionOf, refused } from '../harness/wire';

const { toGame } = createTiles(BRAND);
const payload = (nodeId: string) => ({ nodeId, vendor: 'JL', gameType: 'RNG' });
const page = (ids: string[], totalPages = 1, pageNum = 1) =>
  accepted({ content: ids.map((id) => tileOf(id)), pageNum, totalPages });

describe('favourites', () => {
  test('are tiles in the order of their payloads', async () => {
    const { services, sent } = openLobby([
      accepted([payload('2'), payload('gone'), payload('1')]),
      page(['1', '2', 'removed since']),
    ]);
    await expect(services.loadFavourites()).resolves.toEqual([
      toGame(tileOf('2')),
      toGame(tileOf('1')),
    ]);
    expect(sent.map((one) => [lineOf(one), queryOf(one)])).toEqual([
      [`GET ${endpoints.favouriteGames.path}`, {}],
      [
        `GET ${endpoints.favouriteGamesList.path}`,
        { clientType: '3', platform: 'WEB', language: 'EN', pageNo: '1', pageSize: '999' },
      ],
    ]);
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer t0ken',
      'Bearer t0ken',
    ]);
  });

  test('of several pages are all there; no favourites are no tiles', async () => {
    const many = openLobby([
      accepted([payload('1'), payload('2')]),
      page(['1'], 2),
      page(['2'], 2, 2),
    ]);
    await expect(many.services.loadFavourites()).resolves.toHaveLength(2);
    expect(many.sent).toHaveLength(3);
    const none = openLobby([accepted([])]);
    await expect(none.services.loadFavourites()).resolves.toEqual([]);
    expect(none.sent).toHaveLength(1);
  });

  test('stop when pages never end', async () => {
    const { services, sent } = openLobby([accepted([payload('1')]), page(['1'], 1_000_000)]);
    await expect(services.loadFavourites()).resolves.toHaveLength(1);
    expect(sent.length).toBeLessThan(20);
  });

  test.each([
    [true, `POST ${endpoints.addFavourite.path}`],
    [false, `DELETE ${endpoints.removeFavourite.path}`],
  ])('changed to %j send %s', async (isWanted, line) => {
    const { services, sent } = openLobby([accepted(null)]);
    await expect(
      services.saveFavourite({
        game: gameCase('1', { category: 'ESPORTS', vendor: 'TF' }),
        isWanted,
      }),
    ).resolves.toEqual({ kind: 'saved' });
    expect(sent.map(lineOf)).toEqual([line]);
    const [said] = sent.map((one) => (isWanted ? (JSON.parse(one.body) as unknown) : queryOf(one)));
    expect(said).toEqual({ nodeId: '1', vendor: 'TF', gameType: 'SPORTS' });
  });

  test('say why they are refused, and a lost answer is a fault', async () => {
    const { services } = openLobby([refused('Too many'), lost]);
    const change = { game: gameCase('1'), isWanted: true };
    await expect(services.saveFavourite(change)).resolves.toEqual({
      kind: 'refused',
      message: 'Too many',
    });
    await expect(faultKindOf(services.saveFavourite(change))).resolves.toBe('offline');
  });

  test('are not read for a guest', async () => {
    const { services, session, sent } = openLobby([lost]);
    session.removeItem('token');
    await expect(faultKindOf(services.loadFavourites())).resolves.toBe('session');
    expect(sent).toEqual([]);
  });
});

test('recent games are the last 20', async () => {
  const { services, sent } = openLobby([accepted({ list: [tileOf('2'), tileOf('1')] })]);
  await expect(services.loadRecent()).resolves.toEqual([toGame(tileOf('2')), toGame(tileOf('1'))]);
  expect(sent.map((one) => [lineOf(one), queryOf(one)])).toEqual([
    [
      `GET ${endpoints.recentGames.path}`,
      { page: '1', pageSize: '20', language: 'EN', clientType: '3' },
    ],
  ]);
});

describe('counts', () => {
  const consolidated = {
    availablePromoCount: 2,
    missionCount: 1,
    hasVip: true,
    vipLabelName: 'Gold',
    vipRankLevel: 3,
    contracts: { dailysalreqtype: 4, divtypereq: 5, contracthoursalreq: 6, realtimesalreqtype: 7 },
  };
  const activity = (id: string, status: string, bonus: string, kind = 'bets') => ({
    id,
    kind,
    promotionId: null,
    title: id,
    status,
    bonus,
    gameType: null,
    stake: '0.00',
    staked: '0.00',
    rate: null,
    tickets: null,
    proof: null,
    opensAt: 0,
    beginsAt: 0,
    endsAt: 1,
    application: null,
  });
  const activities = (given: ReturnType<typeof activity>[], canTakePart = true) =>
    accepted({ activities: given, currencySymbol: 'Ks', canTakePart });
  const withdrawal = {
    id: 'WD-1',
    amount: '10.00',
    currencySymbol: 'Ks',
    payer: 'Ko Zin',
    account: 'KBZPay',
    status: 'waiting',
    minutes: 30,
    deadline: 1,
    remaining: null,
    proofs: [],
    timeline: [],
  };
  const withdrawals = accepted({
    withdrawals: [withdrawal, { ...withdrawal, id: 'WD-2', status: 'received' }],
    now: 0,
  });
  const nothing = {
    claimable: null,
    promotions: 0,
    missions: 0,
    vip: null,
    contracts: { dividend: 0, daily: 0, hourly: 0, realTime: 0 },
  };
  const permission = (AGENTPOLICY3: boolean) => {
    const {
      info: { whitelabel },
    } = permissionOf();
    return accepted(permissionOf({ whitelabel: { ...whitelabel, AGENTPOLICY3 } }));
  };
  const byPath = (sent: { url: URL }[]) => sent.map(({ url }) => url.pathname).toSorted();

  test('come from consolidated data, unread messages and waiting withdrawals', async () => {
    const { services } = openLobby([
      permission(true),
      accepted({ unreadMessage: 3 }),
      withdrawals,
      accepted(consolidated),
      activities([
        activity('a', 'claim', '1250.00'),
        activity('b', 'join', '500.00'),
        activity('c', 'claim', '0.50'),
      ]),
    ]);
    await expect(services.loadCounts()).resolves.toEqual({
      unreadMessages: 3,
      claimable: { count: 2, amount: '1250.50', currencySymbol: 'Ks' },
      promotions: 2,
      missions: 1,
      withdrawals: 1,
      vip: { level: 3, label: 'Gold' },
      contracts: { dividend: 5, daily: 4, hourly: 6, realTime: 7 },
    });
  });

  test.each([
    {
      given: 'of a covered prize only that it is there',
      replies: [activities([activity('r', 'claim', '50000.00', 'raffle')])],
      claimable: { count: 1, amount: null, currencySymbol: 'Ks' },
    },
    {
      given: 'nothing of what is joined',
      replies: [activities([activity('b', 'join', '500.00')])],
      claimable: null,
    },
    {
      given: 'nothing to those who only look',
      replies: [activities([activity('a', 'claim', '500.00')], false)],
      claimable: null,
    },
    { given: 'nothing that cannot be read', replies: [lost], claimable: null },
  ])('tell $given', async ({ replies, claimable }) => {
    const { services } = openLobby([
      permission(true),
      accepted({ unreadMessage: 3 }),
      withdrawals,
      accepted(consolidated),
      ...replies,
    ]);
    await expect(services.loadCounts()).resolves.toMatchObject({ promotions: 2, claimable });
  });

  test('ask for no activities where none waits', async () => {
    const { services, sent } = openLobby([
      permission(true),
      accepted({ unreadMessage: 3 }),
      withdrawals,
      accepted({ ...consolidated, availablePromoCount: 0 }),
    ]);
    await services.loadCounts();
    expect(byPath(sent)).not.toContain(endpoints.promotionActivities.path);
  });

  test('without the agent policy are unread messages and withdrawals alone', async () => {
    const { services, sent } = openLobby([
      permission(false),
      accepted({ unreadMessage: 3 }),
      withdrawals,
    ]);
    await expect(services.loadCounts()).resolves.toEqual({
      unreadMessages: 3,
      withdrawals: 1,
      ...nothing,
    });
    expect(byPath(sent)).toEqual(
      [
        endpoints.permission.path,
        endpoints.unreadCount.path,
        endpoints.withdrawals.path,
      ].toSorted(),
    );
  });

  test.each([
    [
      'unread messages',
      [permission(true), lost, withdrawals, accepted(consolidated)],
      { unreadMessages: 0, promotions: 2, withdrawals: 1 },
    ],
    [
      'withdrawals',
      [permission(true), accepted({ unreadMessage: 3 }), lost, accepted(consolidated)],
      { unreadMessages: 3, promotions: 2, withdrawals: 0 },
    ],
    [
      'consolidated data',
      [permission(true), accepted({ unreadMessage: 3 }), withdrawals, refused('No')],
      { unreadMessages: 3, ...nothing },
    ],
    [
      'consolidated data that fits',
      [
        permission(true),
        accepted({ unreadMessage: 3 }),
        withdrawals,
        accepted({ ...consolidated, missionCount: -1 }),
      ],
      { unreadMessages: 3, ...nothing },
    ],
  ])('without %s are the others', async (_, replies, counts) => {
    await expect(openLobby(replies).services.loadCounts()).resolves.toMatchObject(counts);
  });

  test('fail without any', async () => {
    await expect(
      faultKindOf(openLobby([json({}, { status: 500 })]).services.loadCounts()),
    ).resolves.toBe('fault');
  });
});
