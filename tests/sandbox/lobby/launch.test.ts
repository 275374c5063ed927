import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { gamesOf } from '../../../sandbox/lobby/catalogue';
import { vendorOf } from '../../../sandbox/lobby/vendors';
import { drawCover } from '../../../sandbox/media/coverArt';
import { createTable, LOTTERY, wanted } from '../harness/play';
import { onEveryDatabase } from '../harness/onEveryDatabase';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

onEveryDatabase((stage) => {
  const table = () => createTable(stage.client);
  const opens = async (ticket: string) => (await table().call('open', { ticket })).success;

  it("gives a member and an agent the game's address on the platform’s origin", async () => {
    for (const username of ['player', 'agent']) {
      const { url, opening, needsTransfer } = await table().launch(
        await stage.client.tokenOf(username),
        LOTTERY,
      );
      expect(url.origin).toBe('http://localhost');
      expect(url.pathname).toBe('/game/play');
      expect({ opening, needsTransfer }).toEqual({ opening: 'page', needsTransfer: false });
    }
  });

  it('opens the game with its name in the requested language', async () => {
    const token = await stage.client.tokenOf('player');
    for (const [language, lang, name] of [
      ['EN', 'en', 'Five digits, 1 minute'],
      ['MY', 'my', 'ဂဏန်း 5 လုံး - 1 မိနစ်'],
    ] as const) {
      const { url, ticket } = await table().launch(token, { ...LOTTERY, language });
      expect(url.searchParams.get('lang')).toBe(lang);
      expect((await table().call('open', { ticket })).value).toMatchObject({
        name,
        vassalage: 'TCG_SEA',
        maker: 'TCG Lottery',
        stage: 'lottery',
        balance: '12345.67',
        currencySymbol: 'Ks',
        usual: '100',
        minimum: '1',
        maximum: '100000',
      });
    }
  });

  it('opens a game with the drawing of its cover, what it pays and its usual stakes', async () => {
    const token = await stage.client.tokenOf('player');
    for (const [gameType, pays, subject] of [
      ['RNG', [100, 25, 10, 5, 2, 1], undefined],
      ['FISH', [50, 20, 10, 5, 2], 'shark'],
    ] as const) {
      const game = gamesOf(gameType, 10_000).find((one) => !subject || one.subject === subject);
      if (!game) throw new Error(`There is no ${gameType} game.`);
      const { ticket } = await table().launch(token, game);
      const { value } = await table().call('open', { ticket });
      const palette = vendorOf(game.vassalage)?.palette;
      if (!palette) throw new Error(`${game.vassalage} is no vendor.`);
      const { hero, ...rest } = v.parse(
        v.looseObject({
          hero: v.object({ subject: v.string(), svg: v.string(), palette: v.any() }),
        }),
        value,
      );
      expect(rest).toMatchObject({ pays, quick: ['50', '100', '500', '1000', '5000'] });
      expect(hero.subject).toBe(game.subject);
      expect(hero.svg).not.toMatch(/NaN|undefined/);
      // The very drawing that the cover has, in its colours.
      const [, paints = '', art = ''] = /<defs>(.*)<\/defs>(.*)<\/svg>$/.exec(hero.svg) ?? [];
      for (const part of [paints, art]) {
        expect(part).not.toBe('');
        expect(drawCover(game, palette)).toContain(part);
      }
    }
  });

  it.each([
    ['RNG', 'JL', 'reels'],
    ['LIVE', 'WM', 'cards'],
    ['FISH', 'JL', 'fish'],
    ['PVP', 'HC', 'cards'],
    ['SPORTS', 'PIN', 'score'],
    ['ELOTT', 'EG', 'balls'],
  ])(
    'opens the lobby of a %s vendor with the look of its category',
    async (gameType, vassalage, look) => {
      const { client } = stage;
      const reply = await client.call(
        'gameLaunchFB',
        wanted({ vassalage, gameType, gameCode: '' }),
        { token: await client.tokenOf('player') },
      );
      const ticket = new URL(String(reply.value?.['url'])).searchParams.get('ticket');
      expect((await table().call('open', { ticket })).value).toMatchObject({
        stage: look,
        vassalage,
      });
    },
  );

  it('says which vendor needs a transfer, and that none does with a single wallet', async () => {
    const token = await stage.client.tokenOf('player');
    expect(
      await table().launch(token, { vassalage: 'BTI', gameType: 'SPORTS', gameCode: '' }),
    ).toMatchObject({ needsTransfer: true });
    await stage.client.control('PATCH', 'settings', { singleWallet: true });
    expect(
      await table().launch(token, { vassalage: 'BTI', gameType: 'SPORTS', gameCode: '' }),
    ).toMatchObject({ needsTransfer: false });
  });

  it('puts the game first among the recent ones', async () => {
    const { client } = stage;
    const token = await client.tokenOf('player');
    await table().launch(token, { ...LOTTERY, gameCode: 'VN_HANOI' });
    stage.clock.setOffset(1_000);
    await table().launch(token, { ...LOTTERY, gameCode: 'VN_QUICK1' });
    const recent = await client.call(
      'vnGameMenuRecent',
      { device: 'WEB' },
      { token, language: 'EN' },
    );
    expect(recent.value).toMatchObject({
      games: [
        { gameCode: 'VN_QUICK1', gameName: 'Quick Hanoi, 1 minute' },
        { gameCode: 'VN_HANOI' },
      ],
    });
  });

  it('refuses guests, trial members and unknown games', async () => {
    const { client } = stage;
    expect((await client.call('launchGame', wanted())).status).toBe(401);
    expect(
      await client.call('launchGame', wanted(), {
        token: await client.tokenOf('trial'),
        language: 'EN',
      }),
    ).toMatchObject({ success: false, value: { reason: 'trialOnly' } });
    const token = await client.tokenOf('player');
    for (const over of [
      { gameCode: 'NOTHING' },
      { vassalage: 'NOBODY', gameCode: '' },
      { vassalage: 'WM', gameType: 'FISH', gameCode: '' },
    ]) {
      expect(
        await client.call('launchGame', wanted(over), { token, language: 'EN' }),
      ).toMatchObject({
        success: false,
        value: { reason: 'gameUnknown' },
        message: 'This game is not available',
      });
    }
  });

  it('accepts a ticket for five minutes, and after that only one that is used', async () => {
    const token = await stage.client.tokenOf('player');
    const [late, used] = [await table().launch(token), await table().launch(token)];
    stage.clock.setOffset(4 * MINUTE);
    expect(await opens(used.ticket)).toBe(true);
    stage.clock.setOffset(5 * MINUTE);
    expect(await table().call('open', { ticket: late.ticket })).toMatchObject({
      success: false,
      value: { reason: 'gameEnded' },
      message: 'This game has been closed. Please open it again from the lobby',
    });
    // The page around the game tells of the person.
    stage.clock.setOffset(20 * MINUTE);
    await stage.client.call('sessionActivity', { secondsAgo: 0 }, { token });
    stage.clock.setOffset(33 * MINUTE);
    expect(await opens(used.ticket)).toBe(true);
    await stage.client.call('sessionActivity', { secondsAgo: 0 }, { token });
    stage.clock.setOffset(63 * MINUTE);
    expect(await opens(used.ticket)).toBe(false);
  });

  it('keeps the session alive while it is played, for twelve hours at most', async () => {
    const { client, clock } = stage;
    const token = await client.tokenOf('player');
    const { ticket } = await table().launch(token);
    for (let time = 0; time < 12 * HOUR; time += 25 * MINUTE) {
      clock.setOffset(time);
      expect(await opens(ticket)).toBe(true);
      await table().bet(ticket, randomUUID());
    }
    clock.setOffset(12 * HOUR + 1_000);
    expect(await opens(ticket)).toBe(false);
    expect((await client.call('balance', {}, { token })).status).toBe(200);
  });

  it('ends with the session, and when the game is left', async () => {
    const { client } = stage;
    const token = await client.tokenOf('player');
    const [left, open] = [await table().launch(token), await table().launch(token)];
    await table().call('close', { ticket: left.ticket });
    expect(await opens(left.ticket)).toBe(false);
    expect(await opens(open.ticket)).toBe(true);
    await client.call('logout', {}, { token });
    expect(await opens(open.ticket)).toBe(false);
  });

  it('serves a page without an origin, and refuses pages that have one', async () => {
    const page = await stage.client.send('/game/play?ticket=x');
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    for (const rule of [
      'sandbox allow-scripts;',
      "script-src 'self' http://localhost",
      "connect-src 'self'",
      "frame-ancestors 'self'",
    ])
      expect(policy).toContain(rule);
    expect(policy).not.toContain('unsafe');
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    const html = await page.text();
    expect(html).not.toMatch(/<script(?![^>]*src=)|\son\w+=|style=/);
    for (const [, file] of html.matchAll(/(?:src|href)="(\/game\/[^"]+)"/g)) {
      const served = await stage.client.send(file ?? '');
      expect([file, served.status, served.headers.get('Access-Control-Allow-Origin')]).toEqual([
        file,
        200,
        'null',
      ]);
    }

    const nobody = await table().send('open', { ticket: 'x' });
    expect(nobody.headers.get('Access-Control-Allow-Origin')).toBe('null');
    expect(nobody.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    for (const origin of ['https://example.org', 'http://localhost']) {
      const other = await table().send('open', { ticket: 'x' }, { Origin: origin });
      expect([other.status, other.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
    }
    const preflight = await stage.client.send('/game/api/bet', {
      method: 'OPTIONS',
      headers: {
        Origin: 'null',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type,x-language',
      },
    });
    expect([preflight.status, preflight.headers.get('Access-Control-Allow-Headers')]).toEqual([
      204,
      'Content-Type, X-Language',
    ]);
  });
});
