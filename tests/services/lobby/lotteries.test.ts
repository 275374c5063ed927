import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { lineOf, openLobby, queryOf } from '../harness/lobby';
import { accepted, faultKindOf, lost, refused } from '../harness/wire';

const game = (gameCode: string) => ({
  gameCode,
  gameName: `The ${gameCode}`,
  group: 'Fast',
  iconUrl: 'media/l.svg',
  nextDrawAt: 60_000,
  drawsEvery: 60_000,
});
const tile = (code: string) => ({
  code,
  name: `The ${code}`,
  group: 'Fast',
  icon: '/media/l.svg',
  nextDrawAt: 65_000,
  drawsEvery: 60_000,
  waitingTickets: 0,
});
const menu = (...codes: string[]) => accepted({ games: codes.map(game), now: 0 });
// The device is five seconds ahead of the platform.
beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(5_000);
});
const asked = (sent: ReturnType<typeof openLobby>['sent']) =>
  sent.map((one) => [lineOf(one), queryOf(one)]);

describe('the menu', () => {
  test('of the lotteries has every prize mode of the brand, in its order', async () => {
    const { services, sent } = openLobby([menu('A', 'B'), menu('C'), menu()]);
    await expect(services.lottery.loadMenu({ kind: 'lottery' })).resolves.toEqual({
      games: [tile('A'), tile('B'), tile('C')],
      recent: [],
    });
    expect(asked(sent)).toEqual(
      ['LOTT', 'ZY', 'ELOTT'].map((prizeMode) => [
        `GET ${endpoints.gameMenus.path}`,
        { prizeMode, device: 'WEB' },
      ]),
    );
  });

  test('leaves out what the brand does not offer', async () => {
    const { services, sent } = openLobby([menu('A')], {
      brand: { prizeModes: ['ZY', 'nonsense'] },
    });
    await services.lottery.loadMenu({ kind: 'lottery' });
    await expect(services.lottery.loadMenu({ kind: 'seaLottery' })).resolves.toEqual({
      games: [],
      recent: [],
    });
    expect(asked(sent)).toEqual([
      [`GET ${endpoints.gameMenus.path}`, { prizeMode: 'ZY', device: 'WEB' }],
    ]);
  });

  test('of South-East Asia is a mode of its own', async () => {
    const { services, sent } = openLobby([menu('S')]);
    await expect(services.lottery.loadMenu({ kind: 'seaLottery' })).resolves.toEqual({
      games: [tile('S')],
      recent: [],
    });
    expect(asked(sent)).toEqual([
      [`GET ${endpoints.gameMenus.path}`, { prizeMode: 'SEA', device: 'WEB' }],
    ]);
  });

  test('of Vietnam lists the games that were played last', async () => {
    const { services, sent } = openLobby([menu('V', 'W'), menu('W')]);
    await expect(services.lottery.loadMenu({ kind: 'vnLottery' })).resolves.toEqual({
      games: [tile('V'), tile('W')],
      recent: [tile('W')],
    });
    expect(asked(sent)).toEqual([
      [`GET ${endpoints.vnGameMenu.path}`, { prizeMode: 'VN', device: 'WEB' }],
      [`GET ${endpoints.vnGameMenuRecent.path}`, { device: 'WEB' }],
    ]);
  });

  test.each([
    ['offline', lost],
    ['fault', refused('No')],
    ['fault', accepted({ games: [{ ...game('A'), nextDrawAt: 'soon' }], now: 0 })],
  ])('that does not come is %s', async (kind, reply) => {
    await expect(
      faultKindOf(openLobby([reply]).services.lottery.loadMenu({ kind: 'lottery' })),
    ).resolves.toBe(kind);
  });
});

test.each([
  ['lottery', endpoints.lottoOpened.path],
  ['seaLottery', endpoints.lottoOpened.path],
  ['vnLottery', endpoints.vnOpened.path],
] as const)('draws of %s come from %s', async (kind, path) => {
  const ticket = {
    id: 't1',
    numbers: ['3', '4', '5'],
    stake: '100.00',
    profit: '-100.00',
    currencySymbol: 'K',
  };
  const prizes = [{ prize: '1', numbers: ['12345'] }];
  const draws = [
    { drawNo: '20261121-002', openedAt: 60_000, prizes, tickets: [ticket] },
    { drawNo: '20261121-001', openedAt: 0, prizes, tickets: [] },
  ];
  const { services, sent } = openLobby([accepted(draws)]);
  await expect(services.lottery.loadDraws({ kind, gameCode: 'A' })).resolves.toEqual(draws);
  expect(asked(sent)).toEqual([[`GET ${path}`, { gameCode: 'A' }]]);
});
