import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../sandbox/db/database';
import { gamesOf } from '../../../sandbox/lobby/catalogue';
import { vendors } from '../../../sandbox/lobby/vendors';
import { drawCover } from '../../../sandbox/media/coverArt';
import { setTitle } from '../../../sandbox/media/coverTitle';
import { createPlatform, type Platform } from '../../../sandbox/platform';
import { OFFER_IDS } from '../../../sandbox/rewards/points/rewards';
import { promotionRows } from '../../../sandbox/seed/promotions';
import { borrowDatabase } from '../../support/borrowDatabase';
import { COLD_START } from '../harness/onEveryDatabase';

let database: OpenDatabase;
let platform: Platform;
beforeAll(async () => {
  database = await borrowDatabase();
  platform = await createPlatform({ database });
}, COLD_START);
afterAll(() => platform.close());

const get = async (path: string) => platform.app.request(path);
const KIBIBYTES = 1_024;

describe('covers', () => {
  const some = [
    ...gamesOf('RNG', 10_000).slice(0, 40),
    ...(['LIVE', 'FISH', 'PVP', 'LOTT', 'ELOTT', 'SPORTS'] as const).flatMap((category) =>
      gamesOf(category, 0).slice(0, 12),
    ),
  ];

  it('are pictures for every kind of game, and small', async () => {
    for (const { iconUrl } of some) {
      const response = await get(iconUrl ?? '');
      expect([
        response.status,
        response.headers.get('Content-Type'),
        response.headers.get('Cache-Control'),
      ]).toEqual([200, 'image/webp', 'public, max-age=2592000']);
      const sent = Buffer.from(await response.arrayBuffer());
      expect(sent.byteLength).toBeLessThan(20 * KIBIBYTES);
      expect(await sharp(sent).metadata()).toMatchObject({
        format: 'webp',
        width: 300,
        height: 400,
      });
    }
  });

  it('are drawn completely', () => {
    for (const game of some) {
      const palette = vendors.find(({ vassalage }) => vassalage === game.vassalage)?.palette;
      if (!palette) throw new Error(`${game.vassalage} is no vendor.`);
      expect(drawCover(game, palette)).not.toMatch(/NaN|undefined/);
    }
  });

  it('of lotteries and e-lotteries differ, and so do the signs of their vendor', async () => {
    const [lottery] = gamesOf('LOTT', 0);
    const palette = vendors.find(({ vassalage }) => vassalage === lottery?.vassalage)?.palette;
    if (!lottery || !palette) throw new Error('There is no lottery.');
    expect(drawCover({ ...lottery, gameType: 'ELOTT' }, palette)).not.toBe(
      drawCover(lottery, palette),
    );
    const [one, other] = await Promise.all(
      ['LOTT', 'ELOTT'].map(async (type) =>
        (await get(`/media/vendors/TCG_SEA-${type}.svg`)).text(),
      ),
    );
    expect(one).not.toBe(other);
  });

  it('are always the same for a game, and differ between games', async () => {
    const [first] = some;
    expect(await (await get(first?.iconUrl ?? '')).arrayBuffer()).toEqual(
      await (await get(first?.iconUrl ?? '')).arrayBuffer(),
    );
    const drawn = await Promise.all(
      some.map(async ({ iconUrl }) =>
        Buffer.from(await (await get(iconUrl ?? '')).arrayBuffer()).toString('base64'),
      ),
    );
    expect(new Set(drawn).size).toBe(some.length);
  });

  it('do not exist for unknown games', async () => {
    for (const path of [
      '/media/games/JL-S999999.webp',
      '/media/games/nothing.webp',
      '/media/games/%3Cscript%3E.webp',
      '/media/vendors/NOBODY.svg',
      '/media/vendors/JL-LIVE.svg',
    ]) {
      expect((await get(path)).status).toBe(404);
    }
  });

  it('never let a name become markup', () => {
    const [vendor] = vendors;
    if (!vendor) throw new Error('There are no vendors.');
    const svg = drawCover(
      {
        nodeId: 'x',
        gameName: '"><script>alert(1)</script>',
        vassalage: vendor.vassalage,
        gameType: 'RNG',
        subject: 'gems',
      },
      vendor.palette,
    );
    expect(svg).not.toContain('<script');
  });
});

it.each(
  vendors.flatMap(({ vassalage, gameTypes }) => [
    vassalage,
    ...gameTypes.map((gameType) => `${vassalage}-${gameType}`),
  ]),
)('has a sign %s', async (name) => {
  const response = await get(`/media/vendors/${name}.svg`);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/^<svg /);
});

it.each(promotionRows.map(({ id }) => id))('has a picture of the promotion %s', async (id) => {
  const response = await get(`/media/promotions/${id}.svg`);
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
});

it('has another picture for each kind of reward', async () => {
  const drawn = await Promise.all(
    OFFER_IDS.map(async (id) => {
      const response = await get(`/media/rewards/${id}.svg`);
      expect(response.status, id).toBe(200);
      return response.text();
    }),
  );
  // The two top-ups are one thing.
  expect(new Set(drawn).size).toBe(OFFER_IDS.length - 1);
  expect((await get('/media/rewards/constructor.svg')).status).toBe(404);
});

describe('a title', () => {
  const box = { x: 0, y: 0, width: 200, height: 80 };
  const linesOf = (text: string) => setTitle(text, 'anton', box, 60).body.match(/<g /g)?.length;

  it('breaks where it is largest', () => {
    expect(linesOf('Gold')).toBe(1);
    expect(linesOf('Ice Fox')).toBe(1);
    expect(linesOf('Sweet Lemon')).toBe(2);
    expect(linesOf('Raiders of the Cursed Ship Power Reels')).toBeGreaterThan(1);
  });

  it('never leaves its box', () => {
    const left = [
      ...setTitle('Stones of the Crystal Cave Multiplier', 'cinzel', box, 60).body.matchAll(
        /translate\((-?[\d.]+) (-?[\d.]+)\)/g,
      ),
    ];
    for (const [, x, y] of left) {
      expect(Number(x)).toBeGreaterThanOrEqual(-0.1);
      expect(Number(y)).toBeLessThanOrEqual(80.1);
    }
  });
});
