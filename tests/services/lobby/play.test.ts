import { describe, expect, test, vi } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { gameCase } from '../../../machines/shared/gameCase';
import type { Environment } from '../../../src/services/environment';
import { createFramePolicy } from '../../../src/services/lobby/framePolicy';
import { readGameMessage } from '../../../src/services/lobby/gameMessage';
import { createGameWindow } from '../../../src/services/lobby/gameWindow';
import { lineOf, openLobby, queryOf } from '../harness/lobby';
import { HOSTILE_ADDRESSES } from '../../support/hostileAddresses';
import { accepted, faultKindOf, refused } from '../harness/wire';

const launch = (url: string) =>
  accepted({ name: 'Golden Padauk', url, opening: 'popup', needsTransfer: false });
const OWN = {
  sandbox: 'allow-scripts allow-forms allow-popups allow-pointer-lock',
  allow: 'autoplay',
  origin: 'null',
};
const FOREIGN = {
  ...OWN,
  sandbox: `${OWN.sandbox} allow-same-origin`,
  origin: 'https://games.test',
};

describe('a launch', () => {
  test('is sent for a game, and says how its frame is protected', async () => {
    const { services, sent } = openLobby([launch('https://games.test/play?t=1')]);
    await expect(
      services.play.launchGame({ target: gameCase('1', { category: 'ESPORTS', vendor: 'TF' }) }),
    ).resolves.toEqual({
      kind: 'launched',
      name: 'Golden Padauk',
      url: 'https://games.test/play?t=1',
      opening: 'popup',
      needsTransfer: false,
      frame: FOREIGN,
    });
    expect(sent.map((one) => [lineOf(one), queryOf(one)])).toEqual([
      [
        `GET ${endpoints.launchGame.path}`,
        { vassalage: 'TF', gameType: 'SPORTS', gameCode: '1', platform: 'WEB', language: 'EN' },
      ],
    ]);
  });

  test('names the room in which a seat is taken', async () => {
    const { services, sent } = openLobby([launch('https://games.test/play?t=1')]);
    const target = gameCase('1', { category: 'PVP', vendor: 'HC', room: 'HC-P010-2' });
    await services.play.launchGame({ target });
    expect(sent.map((one) => queryOf(one))).toMatchObject([
      { vassalage: 'HC', gameCode: '1', roomId: 'HC-P010-2' },
    ]);
  });

  test('names what is put on the bet slip of a match', async () => {
    const { services, sent } = openLobby([launch('https://games.test/play?t=1')]);
    const target = gameCase('', {
      category: 'SPORTS',
      vendor: 'UG2',
      code: '',
      match: 'GL-1',
      pick: 'away',
    });
    await services.play.launchGame({ target });
    expect(sent.map((one) => queryOf(one))).toMatchObject([{ match: 'GL-1', pick: 'away' }]);
  });

  test('names the match at which the game opens', async () => {
    const { services, sent } = openLobby([launch('https://games.test/play?t=1')]);
    const target = gameCase('', { category: 'SPORTS', vendor: 'UG2', code: '', match: 'GL-1' });
    await services.play.launchGame({ target });
    expect(sent.map((one) => queryOf(one))).toMatchObject([
      { vassalage: 'UG2', gameType: 'SPORTS', match: 'GL-1' },
    ]);
  });

  test("of a vendor's own lobby names no game", async () => {
    const { services, sent } = openLobby([launch('/game/play?t=1')]);
    await expect(
      services.play.launchGame({ target: gameCase('', { code: '', category: 'LIVE' }) }),
    ).resolves.toMatchObject({ url: 'https://site.test/game/play?t=1', frame: OWN });
    expect(sent.map((one) => [lineOf(one), queryOf(one)])).toEqual([
      [
        `GET ${endpoints.gameLaunchFB.path}`,
        { vassalage: 'JL', gameType: 'LIVE', platform: 'WEB', language: 'EN' },
      ],
    ]);
  });

  test('says why it is refused', async () => {
    const { services } = openLobby([refused('This game is closed')]);
    await expect(services.play.launchGame({ target: gameCase('1') })).resolves.toEqual({
      kind: 'refused',
      message: 'This game is closed',
    });
  });

  test.each([
    ['https://evil.test/play'],
    ['https://games.test.evil.test/'],
    ['http://games.test/'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['blob:https://site.test/1'],
    ['//evil.test'],
    ['https://games.test@evil.test/'],
    ['http://'],
  ])('to %s is said to be an invalid address', async (url) => {
    const { services } = openLobby([launch(url)]);
    await expect(faultKindOf(services.play.launchGame({ target: gameCase('1') }))).resolves.toBe(
      'domain',
    );
  });
});

test.each([
  ['https://site.test/a', OWN],
  ['/a', OWN],
  ['https://games.test/a', FOREIGN],
  ['https://other.test/a', null],
])('the frame of %s', (url, frame) => {
  const frameOf = createFramePolicy({ href: 'https://site.test/seamless' }, [
    'https://games.test/',
    'nonsense',
  ]);
  expect(frameOf(url)?.frame ?? null).toEqual(frame);
  expect(frameOf(url)?.frame.sandbox ?? '').not.toContain('top-navigation');
});

describe('a message of a game', () => {
  test.each([
    ['ready', 'game.ready'],
    ['closed', 'game.left'],
    ['failed', 'game.failed'],
    ['balance', 'balance'],
  ])('%s is %s', (type, heard) => {
    expect(readGameMessage({ croupier: 1, type })).toBe(heard);
  });

  test.each([
    [{ type: 'ready' }],
    [{ croupier: '1', type: 'ready' }],
    [{ croupier: 1, type: 'toString' }],
    [{ croupier: 1, type: '__proto__' }],
    ['ready'],
    [null],
    [undefined],
    [[]],
  ])('%j is ignored', (data) => {
    expect(readGameMessage(data)).toBeNull();
  });
});

describe('a window of a game', () => {
  const setUp = (openWindow?: Environment['openWindow']) => {
    const opened = {
      closed: false,
      opener: 'page' as unknown,
      close: vi.fn<() => void>(),
      location: { replace: vi.fn<(url: string) => void>() },
    };
    const ticks: (() => void)[] = [];
    const stopped = vi.fn<() => void>();
    const page = { hasFocus: () => true } as Environment['page'];
    const tick = (listener: (now: number) => void) => {
      ticks.push(() => listener(0));
      return stopped;
    };
    const gameWindow = createGameWindow({
      openWindow: openWindow ?? (() => opened),
      page,
      clock: { tick },
    });
    return {
      gameWindow,
      opened,
      stopped,
      tick: () => {
        for (const one of ticks) one();
      },
    };
  };

  test('opens at once, goes to the game, and cannot reach the page', async () => {
    const { gameWindow, opened } = setUp();
    const opening = gameWindow.open({ url: 'https://games.test/' });
    expect(opened.location.replace.mock.calls).toEqual([['https://games.test/']]);
    expect(opened.opener).toBeNull();
    await expect(opening).resolves.toBe(true);
  });

  test.each(HOSTILE_ADDRESSES)('opens no window for %j', async (url) => {
    const openWindow = vi.fn<Environment['openWindow']>(() => null);
    await expect(setUp(openWindow).gameWindow.open({ url })).resolves.toBe(false);
    expect(openWindow).not.toHaveBeenCalled();
  });

  test.each([
    ['gives none', () => null],
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
  ])('is blocked when the browser %s', async (_, openWindow) => {
    await expect(setUp(openWindow).gameWindow.open({ url: 'https://games.test/' })).resolves.toBe(
      false,
    );
  });

  test('is over when it was closed, and stays open when the watcher stops', async () => {
    const { gameWindow, opened, stopped, tick } = setUp();
    await gameWindow.open({ url: 'https://games.test/' });
    const onClosed = vi.fn<() => void>();
    const stop = gameWindow.watch(onClosed);
    tick();
    tick();
    opened.closed = true;
    tick();
    expect(onClosed).not.toHaveBeenCalled();
    tick();
    tick();
    expect(onClosed).toHaveBeenCalledTimes(1);
    stop();
    expect(stopped).toHaveBeenCalledTimes(1);
    expect(opened.close).not.toHaveBeenCalled();
  });
});
