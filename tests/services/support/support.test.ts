import { JSDOM } from 'jsdom';
import { base64url, CompactEncrypt } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints, HEADERS } from '../../../contract/endpoints';
import type { ChatEvent } from '../../../machines/support/chat/chat.types';
import { lineOf, openLobby, queryOf } from '../harness/lobby';
import { accepted, faultKindOf, json, lost, refused } from '../harness/wire';

describe('the help centre', () => {
  beforeEach(() => {
    vi.stubGlobal('window', new JSDOM('', { url: 'https://site.test/' }).window);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const topic = (content: string) => [
    { id: 't1', title: 'Account', articles: [{ term: 'password', title: 'Password', content }] },
  ];

  test('comes in the chosen language, sanitised', async () => {
    const { services, sent } = openLobby([
      accepted(
        topic('<p onclick="x()">Words<script>alert(1)</script></p><a href="javascript:x()">go</a>'),
      ),
    ]);
    const [read] = await services.loadHelp();
    expect(read).toMatchObject({
      id: 't1',
      title: 'Account',
      articles: [{ term: 'password', title: 'Password' }],
    });
    expect(read?.articles[0]?.content).toContain('Words');
    expect(read?.articles[0]?.content).not.toMatch(/script|onclick/i);
    expect(sent.map((one) => [lineOf(one), queryOf(one)])).toEqual([
      [`GET ${endpoints.helpCenter.path}`, { lang: 'EN', device: 'WEB' }],
    ]);
  });

  test('fails when it does not come', async () => {
    await expect(faultKindOf(openLobby([refused('No')]).services.loadHelp())).resolves.toBe(
      'fault',
    );
  });
});

describe('feedback', () => {
  const given = { minimum: 10, maximum: 140 };

  test('has the bounds of the platform', async () => {
    const { services, sent } = openLobby([accepted(given)]);
    await expect(services.loadBounds()).resolves.toEqual(given);
    expect(sent.map(lineOf)).toEqual([`GET ${endpoints.feedbackBounds.path}`]);
  });

  test('is sent, or refused with a message', async () => {
    const { services, sent } = openLobby([accepted(null), refused('Too short'), lost]);
    const form = { content: '  The fishing games are lovely. ' };
    await expect(services.sendFeedback({ form, given })).resolves.toEqual({
      kind: 'accepted',
      value: null,
    });
    expect(sent.map((one) => [lineOf(one), JSON.parse(one.body)])).toEqual([
      [`PUT ${endpoints.feedback.path}`, { content: 'The fishing games are lovely.' }],
    ]);
    await expect(services.sendFeedback({ form, given })).resolves.toEqual({
      kind: 'refused',
      message: 'Too short',
    });
    await expect(faultKindOf(services.sendFeedback({ form, given }))).resolves.toBe('offline');
  });

  test('goes out under one key while its answer is lost, and under another one later', async () => {
    const { services, sent } = openLobby([lost, lost, lost, accepted(null)]);
    const send = (content: string) => services.sendFeedback({ form: { content }, given });
    await expect(faultKindOf(send('The fishing games are lovely.'))).resolves.toBe('offline');
    await send('  The fishing games are lovely.\n');
    await send('The fishing games are lovely.');
    const keys = sent.map(({ headers }) => headers.get(HEADERS.idempotencyKey));
    expect(keys[0]).toMatch(/^[\w-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0], keys[0], keys[0], expect.any(String)]);
    expect(keys[4]).not.toBe(keys[0]);
  });

  test("is sent as a guest's when the session has ended meanwhile", async () => {
    const { services, sent } = openLobby([json(null, { status: 401 }), accepted(null)]);
    await expect(
      services.sendFeedback({ form: { content: 'The fishing games are lovely.' }, given }),
    ).resolves.toEqual({ kind: 'accepted', value: null });
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer t0ken', null]);
  });

  test('of 140 characters is sent, however many code units each has', async () => {
    const { services, sent } = openLobby([accepted(null)]);
    await expect(
      services.sendFeedback({ form: { content: '😀'.repeat(140) }, given }),
    ).resolves.toMatchObject({ kind: 'accepted' });
    expect(sent).toHaveLength(1);
  });
});

describe('the chat', () => {
  test('has desks', async () => {
    const desks = [{ modelId: 'player', name: 'Player support', isOnline: true }];
    await expect(openLobby([accepted(desks)]).services.chat.loadModels()).resolves.toEqual(desks);
  });

  test.each([['/wps/chat/events'], ['https://site.test/wps/chat/events']])(
    'is launched with a stream at %s',
    async (chatUrl) => {
      const { services, sent } = openLobby([accepted({ room: 'r1', chatUrl })]);
      await expect(services.chat.launchChat({ modelId: 'player' })).resolves.toEqual({
        room: 'r1',
        chatUrl,
      });
      expect(sent.map((one) => [lineOf(one), JSON.parse(one.body)])).toEqual([
        [`POST ${endpoints.launchChat.path}`, { modelId: 'player', language: 'EN' }],
      ]);
    },
  );

  test.each([
    ['https://evil.test/events'],
    ['//evil.test/events'],
    ['javascript:alert(1)'],
    ['blob:https://site.test/1'],
    ['http://'],
  ])('with a stream at %s is a fault', async (chatUrl) => {
    await expect(
      faultKindOf(
        openLobby([accepted({ room: 'r1', chatUrl })]).services.chat.launchChat({
          modelId: 'player',
        }),
      ),
    ).resolves.toBe('fault');
  });

  test('sends a line under its id', async () => {
    const { services, sent } = openLobby([accepted(null), refused('The room is closed')]);
    const line = { room: 'r1', id: 'd1', text: 'Hello' };
    await expect(services.chat.sendMessage(line)).resolves.toBeNull();
    expect(sent.map((one) => [lineOf(one), JSON.parse(one.body)])).toEqual([
      [`POST ${endpoints.chatSend.path}`, { room: 'r1', clientId: 'd1', text: 'Hello' }],
    ]);
    await expect(faultKindOf(services.chat.sendMessage(line))).resolves.toBe('fault');
  });

  const listen = async (after: string | null, readyState = 0) => {
    const events = Object.assign(new EventTarget(), { readyState, close: vi.fn<() => void>() });
    const opened: string[] = [];
    const { services, sent } = openLobby([accepted({ ticket: 't1' })], {
      openEvents: (url) => {
        opened.push(url);
        return events as unknown as EventSource;
      },
    });
    const told: ChatEvent[] = [];
    const room = { room: 'r1', chatUrl: '/wps/chat/events' };
    const stop = services.chat.listen({ ...room, after }, (event) => {
      told.push(event);
    });
    await vi.waitFor(() => expect(opened).toHaveLength(1));
    expect(sent.map((one) => [lineOf(one), JSON.parse(one.body)])).toEqual([
      [`POST ${endpoints.chatTicket.path}`, { room: 'r1' }],
    ]);
    const say = (data: unknown) => events.dispatchEvent(new MessageEvent('message', { data }));
    return { events, opened, told, stop, say };
  };
  const message = {
    id: '7',
    clientId: null,
    from: 'desk' as const,
    author: 'Su Su',
    text: 'Mingalaba',
    time: 0,
  };

  test('passes on the messages of its stream, and drops what is not a line', async () => {
    const { events, opened, told, say } = await listen(null);
    expect(opened).toEqual(['https://site.test/wps/chat/events?ticket=t1']);
    events.dispatchEvent(new Event('open'));
    for (const nonsense of [
      '',
      '{',
      '{"id":1}',
      JSON.stringify({ ...message, from: 'bank' }),
      null,
    ])
      say(nonsense);
    say(JSON.stringify(message));
    expect(told).toEqual([{ type: 'stream.opened' }, { type: 'message.arrived', message }]);
  });

  test('continues after the last known line, and leaves reconnecting to its machine', async () => {
    const { events, opened, told } = await listen('7');
    vi.useFakeTimers();
    expect(opened).toEqual(['https://site.test/wps/chat/events?ticket=t1&after=7']);
    events.dispatchEvent(new Event('error'));
    expect(events.close).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    expect(told).toEqual([{ type: 'stream.lost' }]);
    vi.useRealTimers();
  });

  test('waits where the platform refuses its stream, and no two pages the same time', async () => {
    const random = vi.spyOn(Math, 'random');
    const waits: number[] = [];
    for (const chance of [0, 0.5, 0.999]) {
      const { events, told } = await listen(null, 2);
      vi.useFakeTimers();
      random.mockReturnValueOnce(chance);
      events.dispatchEvent(new Event('error'));
      let waited = 0;
      for (; told.length === 0 && waited < 60_000; waited += 100) vi.advanceTimersByTime(100);
      waits.push(waited);
      vi.useRealTimers();
    }
    expect(waits).toEqual([5_000, 8_000, 11_000]);

    const { events, told, stop } = await listen(null, 2);
    vi.useFakeTimers();
    random.mockReturnValueOnce(0);
    events.dispatchEvent(new Event('error'));
    stop();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
    random.mockRestore();
    vi.useRealTimers();
  });

  test.each([
    ['a refused ticket', refused('This chat has ended'), 8_000],
    ['a lost ticket', lost, 500],
  ])('counts %s as a lost stream', async (_name, answer, wait) => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { services } = openLobby([answer]);
    const told: ChatEvent[] = [];
    services.chat.listen({ room: 'r1', chatUrl: '/wps/chat/events', after: null }, (event) => {
      told.push(event);
    });
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual([{ type: 'stream.lost' }]);
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  test('closes its stream on abort', async () => {
    const { events, stop } = await listen(null);
    stop();
    expect(events.close).toHaveBeenCalledTimes(1);
  });
});

describe('an entry of customer service', () => {
  const pathKey = 'A'.repeat(43);
  const keys = accepted({ keys: [], pathKey });
  const seal = (path: string) =>
    new CompactEncrypt(new TextEncoder().encode(path))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(base64url.decode(pathKey));
  const open = async (path: string) =>
    openLobby([keys]).services.chat.openEntry({ csType: 'LIVE_CHAT', path: await seal(path) });

  test.each([
    ['/chat?desk=player', { kind: 'chat', modelId: 'player' }],
    ['/chat', { kind: 'chat', modelId: null }],
    ['https://support.test/chat', { kind: 'link', url: 'https://support.test/chat' }],
  ])('that says %s', async (path, target) => {
    await expect(open(path)).resolves.toEqual(target);
  });

  test.each([['javascript:alert(1)'], ['data:text/html,x'], ['http://']])(
    'with the address %s is a fault',
    async (path) => {
      await expect(faultKindOf(open(path))).resolves.toBe('fault');
    },
  );

  test('that is not sealed is a fault, and one without the network is offline', async () => {
    await expect(
      faultKindOf(openLobby([keys]).services.chat.openEntry({ csType: 'X', path: '/chat' })),
    ).resolves.toBe('fault');
    await expect(
      faultKindOf(
        openLobby([lost]).services.chat.openEntry({ csType: 'X', path: await seal('/chat') }),
      ),
    ).resolves.toBe('offline');
  });
});
