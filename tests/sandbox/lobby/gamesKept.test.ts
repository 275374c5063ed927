import { expect, it } from 'vitest';
import * as v from 'valibot';
import {
  favouriteListSchema,
  favouritesSchema,
  recentGamesSchema,
} from '../../../contract/memberGames';
import { noteRecent } from '../../../sandbox/lobby/recent';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const SLOT = { nodeId: 'JL-S00009', vendor: 'JL', gameType: 'RNG' };

onEveryDatabase((stage) => {
  const slot = async (index: number): Promise<string> => {
    const { value } = await stage.client.call('gameList', {
      clientType: 3,
      platform: 'WEB',
      merchant: 'padauk',
      gameType: 'RNG',
      pageNo: index + 1,
      pageSize: 1,
      language: 'EN',
    });
    return v.parse(v.object({ games: v.tuple([v.object({ nodeId: v.string() })]) }), value).games[0]
      .nodeId;
  };
  const favourites = async (token: string) =>
    v.parse(favouritesSchema, (await stage.client.call('favouriteGames', {}, { token })).value);
  const tiles = async (token: string, rest: Record<string, unknown> = {}) =>
    v.parse(
      favouriteListSchema,
      (
        await stage.client.call(
          'favouriteGamesList',
          {
            clientType: 3,
            platform: 'WEB',
            language: 'EN',
            pageNo: 1,
            pageSize: 999,
            ...rest,
          },
          { token },
        )
      ).value,
    );
  const recent = async (token: string, rest: Record<string, unknown> = {}) =>
    v.parse(
      recentGamesSchema,
      (
        await stage.client.call(
          'recentGames',
          {
            page: 1,
            pageSize: 20,
            language: 'EN',
            clientType: 3,
            ...rest,
          },
          { token },
        )
      ).value,
    ).list;

  it('keeps a favourite once, the last one first, for its owner alone', async () => {
    const { client } = stage;
    const token = await client.tokenOf('player');
    const nodeId = await slot(0);
    const vendor = nodeId.split('-')[0] ?? '';
    for (const body of [
      { nodeId, vendor, gameType: 'RNG' },
      { nodeId, vendor, gameType: 'RNG' },
    ])
      expect((await client.call('addFavourite', body, { token })).success).toBe(true);
    stage.clock.setOffset(1_000);
    await client.call(
      'addFavourite',
      { nodeId: 'WM-L001', vendor: 'WM', gameType: 'LIVE' },
      { token },
    );
    expect(await favourites(token)).toEqual([
      { nodeId: 'WM-L001', vendor: 'WM', gameType: 'LIVE' },
      { nodeId, vendor, gameType: 'RNG' },
    ]);
    expect((await tiles(token)).content.map((tile) => tile.nodeId)).toEqual(['WM-L001', nodeId]);
    expect((await tiles(token, { gameType: 'RNG' })).content.map((tile) => tile.nodeId)).toEqual([
      nodeId,
    ]);
    expect(await tiles(token, { pageNo: 2, pageSize: 1 })).toMatchObject({
      content: [{ nodeId }],
      pageNum: 2,
      totalPages: 2,
    });
    expect(await favourites(await client.tokenOf('agent'))).toEqual([]);
  });

  it('removes a favourite, and accepts an unknown one', async () => {
    const { client } = stage;
    const token = await client.tokenOf('player');
    await client.call(
      'addFavourite',
      { nodeId: 'WM-L001', vendor: 'WM', gameType: 'LIVE' },
      { token },
    );
    for (let time = 0; time < 2; time += 1)
      expect(
        (
          await client.call(
            'removeFavourite',
            { nodeId: 'WM-L001', vendor: 'WM', gameType: 'LIVE' },
            { token },
          )
        ).success,
      ).toBe(true);
    expect(await favourites(token)).toEqual([]);
  });

  it('keeps one favourite of two parallel ones', async () => {
    const { client } = stage;
    const token = await client.tokenOf('player');
    const replies = await Promise.all(
      [0, 1].map(() =>
        client.call(
          'addFavourite',
          { nodeId: 'JL-F001', vendor: 'JL', gameType: 'FISH' },
          { token },
        ),
      ),
    );
    expect(replies.every(({ success }) => success)).toBe(true);
    expect(await favourites(token)).toHaveLength(1);
  });

  it('refuses an unknown game, and a guest', async () => {
    const { client } = stage;
    const token = await client.tokenOf('player');
    expect(
      await client.call(
        'addFavourite',
        { ...SLOT, nodeId: 'JL-S999999' },
        { token, language: 'EN' },
      ),
    ).toMatchObject({ success: false, value: { reason: 'gameUnknown' } });
    for (const id of ['favouriteGames', 'addFavourite', 'removeFavourite'] as const)
      expect((await client.call(id, SLOT)).status).toBe(401);
  });

  it('lists the recent games, the last one first, each game once', async () => {
    const token = await stage.client.tokenOf('player');
    const { db, clock } = stage.platform.services;
    const [first, second] = [await slot(0), await slot(1)];
    expect(await recent(await stage.client.tokenOf('paid'))).toEqual([]);
    for (const [index, nodeId] of [first, second, 'WM-L001', first].entries())
      await noteRecent(db, 'u-player', nodeId, new Date(clock.now() + 10_000 + index));
    const nodes = (await recent(token)).map(({ nodeId }) => nodeId);
    expect(nodes.slice(0, 3)).toEqual([first, 'WM-L001', second]);
    expect((await recent(token, { gameType: 'LIVE' })).map(({ nodeId }) => nodeId)).toContain(
      'WM-L001',
    );
    expect((await recent(token, { page: 2, pageSize: 1 })).map(({ nodeId }) => nodeId)).toEqual([
      'WM-L001',
    ]);
    expect(
      (
        await stage.client.call('recentGames', {
          page: 1,
          pageSize: 20,
          language: 'EN',
          clientType: 3,
        })
      ).status,
    ).toBe(401);
  });
});
