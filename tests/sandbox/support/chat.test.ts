import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { messagesSchema } from '../../../contract/messages';
import {
  chatMessageSchema,
  chatModelsSchema,
  chatRoomSchema,
  type ChatMessage,
} from '../../../contract/support';
import { CHAT_TICKET_SECONDS } from '../../../contract/sessionLimits';
import { chatMessages, chatRooms, messages } from '../../../sandbox/db/schema';
import { onEveryDatabase } from '../harness/onEveryDatabase';

type Options = { token?: string; language?: 'MY' | 'EN' };
const HOUR = 60 * 60_000;

/** Reads a stream of server-sent events line by line. */
const readerOf = (response: Response) => {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The stream has no body.');
  let text = '';
  /** The next block between two empty lines; null when the stream has ended. */
  const block = async (): Promise<string | null> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const found = text.slice(0, end);
        text = text.slice(end + 2);
        return found;
      }
      const { done, value } = await reader.read();
      if (done) return null;
      text += value;
    }
  };
  const message = async (): Promise<ChatMessage & { eventId: string }> => {
    for (;;) {
      const found = await block();
      if (found === null) throw new Error('The stream has ended.');
      const [, data] = /^data: (.*)$/m.exec(found) ?? [];
      if (data)
        return {
          ...v.parse(chatMessageSchema, JSON.parse(data)),
          eventId: /^id: (.*)$/m.exec(found)?.[1] ?? '',
        };
    }
  };
  return {
    block,
    message,
    messages: async (count: number) => {
      const found: ChatMessage[] = [];
      while (found.length < count) found.push(await message());
      return found;
    },
    close: () => reader.cancel(),
  };
};

onEveryDatabase(
  (stage) => {
    const launch = async (modelId = 'player', options: Options = {}) => {
      const reply = await stage.client.call(
        'launchChat',
        { modelId, language: options.language ?? 'EN' },
        { language: 'EN', ...options },
      );
      expect(reply.message).toBeNull();
      const { room, chatUrl } = v.parse(chatRoomSchema, reply.value);
      if (options.token) owners.set(room, options.token);
      return { room, chatUrl: `${chatUrl}?room=${room}` };
    };
    /** The tokens of the members who opened a room. */
    const owners = new Map<string, string>();
    const ownerOf = (room: string): Options => {
      const token = owners.get(room);
      return token ? { token } : {};
    };
    const send = (room: string, text: string, clientId: string, options: Options = {}) =>
      stage.client.call(
        'chatSend',
        { room, clientId, text },
        { language: 'EN', ...ownerOf(room), ...options },
      );
    const ticketFor = (room: string, options: Options = ownerOf(room)) =>
      stage.client.call('chatTicket', { room }, { language: 'EN', ...options });
    /** The address of a stream, with a new ticket in place of the room. */
    const ticketed = async (chatUrl: string) => {
      const url = new URL(chatUrl, 'http://localhost');
      const reply = await ticketFor(url.searchParams.get('room') ?? '');
      url.searchParams.delete('room');
      url.searchParams.set('ticket', String(reply.value?.['ticket']));
      return url.pathname + url.search;
    };
    const open = async (chatUrl: string, headers: Record<string, string> = {}) =>
      readerOf(await stage.client.send(await ticketed(chatUrl), { headers }));
    const models = async (language: 'EN' | 'MY' = 'EN') =>
      v.parse(chatModelsSchema, (await stage.client.call('chatModels', {}, { language })).value);

    describe('desks', () => {
      it("are named in the caller's language", async () => {
        expect((await models()).map(({ modelId, name }) => [modelId, name])).toEqual([
          ['player', 'Player support'],
          ['agent', 'Agent support'],
          ['payments', 'Payments'],
        ]);
        for (const { name } of await models('MY')) expect(name).toMatch(/\p{Script=Myanmar}/u);
      });

      it.each([
        ['a Monday before noon', '2026-11-23T11:59:00+06:30', false],
        ['a Monday at noon', '2026-11-23T12:00:00+06:30', true],
        ['a Friday evening', '2026-11-27T20:59:00+06:30', true],
        ['a Friday at nine', '2026-11-27T21:00:00+06:30', false],
        ['a Saturday', '2026-11-28T15:00:00+06:30', false],
        ['a Sunday', '2026-11-29T15:00:00+06:30', false],
      ])('keep their hours on %s', async (_when, time, isAgentDeskOnline) => {
        stage.clock.setOffset(Date.parse(time) - stage.clock.real());
        expect((await models()).map(({ isOnline }) => isOnline)).toEqual([
          true,
          isAgentDeskOnline,
          true,
        ]);
      });

      it('are all present or all away by the settings; an away desk takes no chat', async () => {
        await stage.client.control('PATCH', 'settings', { chat: { desks: 'online' } });
        expect((await models()).every(({ isOnline }) => isOnline)).toBe(true);
        await stage.client.control('PATCH', 'settings', { chat: { desks: 'offline' } });
        expect((await models()).some(({ isOnline }) => isOnline)).toBe(false);
        expect(
          await stage.client.call(
            'launchChat',
            { modelId: 'player', language: 'EN' },
            { language: 'EN' },
          ),
        ).toMatchObject({
          success: false,
          value: { reason: 'chatDeskAway' },
          message: expect.stringContaining('noon to 9 pm'),
        });
        expect(
          await stage.client.call('launchChat', { modelId: 'nobody', language: 'EN' }),
        ).toMatchObject({ success: false, value: { reason: 'chatDeskUnknown' } });
      });
    });

    describe('a room', () => {
      it('has an id that nobody can guess, and a desk that greets by name', async () => {
        const [mine, other] = [
          await launch('player', { token: await stage.client.tokenOf('player') }),
          await launch('payments', { language: 'MY' }),
        ];
        expect(mine.room).not.toBe(other.room);
        expect(mine.room).toMatch(/^[\w-]{32}$/);
        const stream = await open(mine.chatUrl);
        expect(await stream.message()).toMatchObject({
          from: 'desk',
          author: 'Ma Su',
          clientId: null,
          text: 'Hello Thiri, this is Ma Su. How can I help you?',
        });
        await stream.close();
        const burmese = await open(other.chatUrl);
        expect((await burmese.message()).text).toMatch(/^မင်္ဂလာပါ၊ ကိုထက်/);
        await burmese.close();
      });

      it('is sent as a stream that no proxy holds back', async () => {
        const { chatUrl } = await launch();
        const response = await stage.client.send(await ticketed(chatUrl));
        expect(response.status).toBe(200);
        expect(Object.fromEntries(response.headers)).toMatchObject({
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        });
        const stream = readerOf(response);
        expect(await stream.block()).toBe('retry: 2000');
        const hello = await stream.message();
        expect(hello.eventId).toBe(hello.id);
        await stream.close();
      });

      it('receives each line once, however often it is sent, and answers by topic', async () => {
        const { room, chatUrl } = await launch();
        const stream = await open(chatUrl);
        await stream.message();
        await Promise.all([
          send(room, 'How do I <b>deposit</b>?', 'c-1'),
          send(room, 'How do I <b>deposit</b>?', 'c-1'),
        ]);
        expect(await stream.message()).toMatchObject({
          from: 'me',
          author: 'Guest',
          clientId: 'c-1',
          text: 'How do I <b>deposit</b>?',
        });
        expect(await stream.message()).toMatchObject({
          from: 'desk',
          author: 'Ma Su',
          text: expect.stringContaining('/help#how-to-deposit'),
        });
        await send(room, 'How do I <b>deposit</b>?', 'c-1');
        await send(room, 'thanks', 'c-2');
        expect(await stream.message()).toMatchObject({ clientId: 'c-2' });
        expect((await stream.message()).text).toContain('You are welcome');
        await stream.close();
        expect(await stage.platform.services.db.select().from(chatMessages)).toHaveLength(5);
      });

      it.each([
        ['EN', 'my withdrawal?', '/help#how-to-withdraw'],
        ['EN', 'any bonus today', '/help#claim-a-promotion'],
        ['EN', 'I forgot it', '/help#forgot-password'],
        ['EN', 'the slot froze', '/help#interrupted-game'],
        ['EN', 'hello, I want to be an agent', '/help#become-an-agent'],
        ['EN', 'Hi', 'What can I help you with'],
        ['MY', 'ငွေထုတ်မရဘူး', '/help#how-to-withdraw'],
        ['MY', 'ငွေသွင်းချင်ပါတယ်', '/help#how-to-deposit'],
        ['MY', 'စကားဝှက်မေ့သွားတယ်', '/help#forgot-password'],
        ['MY', 'deposit', 'ငွေသွင်းရန်'],
        ['EN', 'ငွေထုတ်', 'Withdrawals are in the member centre'],
      ] as const)('answers in %s: %s', async (language, text, answer) => {
        const { room, chatUrl } = await launch();
        const stream = await open(chatUrl);
        await send(room, text, 'c-1', { language });
        expect((await stream.messages(3))[2]?.text).toContain(answer);
        await stream.close();
      });

      it('hands over to a colleague when it understands nothing twice in a row', async () => {
        const { room, chatUrl } = await launch('player', {
          token: await stage.client.tokenOf('player'),
        });
        const stream = await open(chatUrl);
        await stream.message();
        const say = async (text: string, answers: number) => {
          await send(room, text, text);
          return (await stream.messages(1 + answers))
            .slice(1)
            .map(({ author, text: said }) => `${author}: ${said}`);
        };
        expect(await say('qwertz', 1)).toEqual([expect.stringMatching(/^Ma Su: I am not sure/)]);
        expect(await say('ok the game then', 1)).toEqual([
          expect.stringMatching(/^Ma Su: If a game stopped/),
        ]);
        expect(await say('asdf', 1)).toEqual([expect.stringMatching(/^Ma Su: I am not sure/)]);
        expect(await say('uiop', 2)).toEqual([
          expect.stringMatching(/^Ma Su: I would rather not guess/),
          expect.stringMatching(/^Ma Hnin: Hello Thiri, Ma Hnin here/),
        ]);
        expect(await say('yxcv', 1)).toEqual([
          expect.stringMatching(/^Ma Hnin: Thank you, I have noted/),
        ]);
        expect(await say('withdraw', 1)).toEqual([
          expect.stringMatching(/^Ma Hnin: Withdrawals are/),
        ]);
        await stream.close();
      });

      it('that was handed over is answered by a person on the page of the sandbox', async () => {
        const { room, chatUrl } = await launch();
        const stream = await open(chatUrl);
        await stream.message();
        const write = (text: string, to = room) =>
          stage.client.control('POST', 'chats', { room: to, text });
        expect(await stage.client.control('GET', 'chats')).toEqual([]);
        await expect(write('Too early.')).rejects.toThrow('No such chat was handed over');
        await send(room, 'qwertz', 'c-1');
        await stream.messages(2);
        await send(room, 'asdf', 'c-2');
        const heard = (await stream.messages(3)).map(({ text }) => text);
        expect(await stage.client.control('GET', 'chats')).toMatchObject([
          {
            room,
            name: 'a guest',
            lines: expect.arrayContaining([
              { author: 'Guest', text: 'asdf', time: expect.any(Number) },
            ]),
          },
        ]);
        expect(heard[0]).toBe('asdf');
        await write('  It is mended.  ');
        expect(await stream.message()).toMatchObject({
          from: 'desk',
          author: 'Ma Hnin',
          clientId: null,
          text: 'It is mended.',
        });
        await expect(write('Hello?', 'no-such-room')).rejects.toThrow('No such chat');
        await expect(write(' ')).rejects.toThrow('400');
        await stream.close();
      });

      const handOver = async (token?: string) => {
        const as = token === undefined ? {} : { token };
        const { room, chatUrl } = await launch('player', as);
        const stream = await open(chatUrl);
        await stream.message();
        await send(room, 'qwertz', 'c-1', as);
        await stream.messages(2);
        await send(room, 'asdf', 'c-2', as);
        await stream.messages(3);
        return { room, stream };
      };
      const answer = (room: string) =>
        stage.client.control('POST', 'chats', { room, text: 'It is mended.' });
      const untilClosed = (room: string) =>
        vi.waitFor(() => expect(stage.platform.services.chat.streams.isOpen(room)).toBe(false));
      const answersFor = async (token: string, language: 'EN' | 'MY' = 'EN') => {
        const query = { show: 'unread', pageNo: 1, pageSize: 100 };
        const { value } = await stage.client.call('messages', query, { token, language });
        return v
          .parse(messagesSchema, value)
          .messages.filter(({ subject }) => subject === 'support')
          .map(({ title, text }) => `${title}: ${text}`);
      };

      it.each(['player', 'agent'])(
        'that %s has closed is answered by a message, in the language of the reader',
        async (username) => {
          const token = await stage.client.tokenOf(username);
          const { room, stream } = await handOver(token);
          await answer(room);
          await stream.message();
          expect(await answersFor(token)).toEqual([]);
          await stream.close();
          await untilClosed(room);
          await answer(room);
          expect(await answersFor(token)).toEqual([
            'Answer from customer service: ' +
              'Ma Hnin answers what you wrote in the chat: “It is mended.”',
          ]);
          expect((await answersFor(token, 'MY'))[0]).toContain('မနှင်းက');
        },
      );

      it('of a guest or a trial account that is closed writes to nobody', async () => {
        for (const token of [undefined, await stage.client.tokenOf('trial')]) {
          const { room, stream } = await handOver(token);
          await stream.close();
          await untilClosed(room);
          await answer(room);
        }
        const written = await stage.platform.services.db.select().from(messages);
        expect(written.filter(({ kind }) => kind === 'chatAnswered')).toEqual([]);
      });

      it('continues where a stream broke', async () => {
        const { room, chatUrl } = await launch();
        const first = await open(chatUrl);
        const hello = await first.message();
        await first.close();
        await send(room, 'hello', 'c-1');
        const second = await open(chatUrl, { 'Last-Event-ID': hello.id });
        const [said, answered] = await second.messages(2);
        expect(said).toMatchObject({ clientId: 'c-1' });
        await second.close();
        const third = await open(`${chatUrl}&after=${said?.id}`);
        expect(await third.message()).toMatchObject({ id: answered?.id });
        await third.close();
        const fromTheBeginning = await open(`${chatUrl}&after=nonsense`);
        expect((await fromTheBeginning.messages(3)).map(({ id }) => id)).toEqual([
          hello.id,
          said?.id,
          answered?.id,
        ]);
        await fromTheBeginning.close();
      });

      it('sends the lines of its room to every listener, and to no one else', async () => {
        const [mine, other] = [await launch(), await launch()];
        const streams = [
          await open(mine.chatUrl),
          await open(mine.chatUrl),
          await open(other.chatUrl),
        ] as const;
        await Promise.all(streams.map((stream) => stream.message()));
        await send(mine.room, 'hello', 'c-1');
        await send(other.room, 'thanks', 'c-1');
        expect(
          await Promise.all(streams.map(async (stream) => (await stream.message()).text)),
        ).toEqual(['hello', 'hello', 'thanks']);
        await Promise.all(streams.map((stream) => stream.close()));
      });

      it('refuses another member, too long lines, and too many lines', async () => {
        const { room } = await launch('player', { token: await stage.client.tokenOf('player') });
        expect(
          await send(room, 'hello', 'c-1', { token: await stage.client.tokenOf('agent') }),
        ).toMatchObject({ success: false, value: { reason: 'chatGone' } });
        expect((await send(room, 'x'.repeat(1_001), 'c-1')).success).toBe(false);
        expect((await send('no-such-room', 'hello', 'c-1')).value).toEqual({ reason: 'chatGone' });
        await stage.client.control('PATCH', 'settings', {
          rateLimits: { chat: { points: 1, seconds: 60 } },
        });
        expect((await send(room, 'hello', 'c-2')).success).toBe(true);
        expect((await send(room, 'hello', 'c-3')).status).toBe(429);
      });

      it('belongs to the session that opened it; its id is no key', async () => {
        const token = await stage.client.tokenOf('player');
        const { room, chatUrl } = await launch('player', { token });
        const stream = await open(chatUrl);
        await stream.message();
        const gone = { success: false, value: { reason: 'chatGone' } };
        // Without the session, by another session of the member, and by somebody else.
        for (const options of [
          {},
          { token: await stage.client.tokenOf('player') },
          { token: await stage.client.tokenOf('agent') },
        ])
          expect(await ticketFor(room, options)).toMatchObject(gone);
        expect((await stage.client.send(chatUrl)).status).toBe(404);

        const early = await ticketed(chatUrl);
        await stage.client.call('logout', {}, { token });
        expect((await stage.client.send(early)).status).toBe(404);
        expect(await ticketFor(room)).toMatchObject(gone);
        expect(await send(room, 'hello', 'c-1')).toMatchObject(gone);
        // The open stream ends at its next sign of life.
        while ((await stream.block()) !== null) {
          /* it still lives */
        }
      });

      it('opens one stream by a ticket, and none by an old one', async () => {
        const { chatUrl } = await launch();
        const [used, old] = [await ticketed(chatUrl), await ticketed(chatUrl)];
        const first = await stage.client.send(used);
        expect(first.status).toBe(200);
        expect((await stage.client.send(used)).status).toBe(404);
        stage.clock.setOffset((CHAT_TICKET_SECONDS + 1) * 1_000);
        expect((await stage.client.send(old)).status).toBe(404);
        await first.body?.cancel();
      });

      it('ends after a day', async () => {
        const { room, chatUrl } = await launch();
        stage.clock.setOffset(23 * HOUR);
        const stream = await open(chatUrl);
        expect(await stream.message()).toMatchObject({ from: 'desk' });
        await stream.close();
        stage.clock.setOffset(25 * HOUR);
        expect(await send(room, 'hello', 'c-1')).toMatchObject({
          success: false,
          message: 'This chat has ended, please open a new one',
        });
        expect((await stage.client.send(await ticketed(chatUrl))).status).toBe(404);
        await launch();
        expect(await stage.platform.services.db.select().from(chatRooms)).toHaveLength(1);
      });

      it.each([
        '/wps/chat/events',
        '/wps/chat/events?ticket=nobody',
        '/wps/chat/events?ticket=%00',
      ])('does not exist at %s', async (path) => {
        expect(await stage.client.raw(path)).toMatchObject({ status: 404, success: false });
      });

      it('is open in a restricted region', async () => {
        await stage.client.control('PATCH', 'settings', { region: { restricted: true } });
        const { room } = await launch();
        expect((await send(room, 'hello', 'c-1')).success).toBe(true);
      });
    });

    describe('a stream', () => {
      it('ends with a reset, which also cancels pending answers', async () => {
        const { room, chatUrl } = await launch();
        const stream = await open(chatUrl);
        await stream.message();
        await send(room, 'hello', 'c-1');
        await stage.client.control('POST', 'reset');
        while ((await stream.block()) !== null) {
          /* what was said before */
        }
        expect(await stage.platform.services.db.select().from(chatMessages)).toEqual([]);
      });

      const listen = async (chatUrl: string, address: string) =>
        stage.client.send(await ticketed(chatUrl), { headers: { 'X-Forwarded-For': address } });
      const refusal = async (response: Response) => ({
        status: response.status,
        wait: response.headers.get('Retry-After'),
        body: (await response.json()) as unknown,
      });
      const tooMany = {
        status: 429,
        wait: '10',
        body: expect.objectContaining({ value: { reason: 'tooManyRequests' } }),
      };

      it('is one of six that a person may have, in any room and from anywhere', async () => {
        const token = await stage.client.tokenOf('player');
        const mine = [await launch('player', { token }), await launch('payments', { token })];
        const streams = await Promise.all(
          Array.from({ length: 6 }, async (_, index) =>
            readerOf(await listen(mine[index % 2]?.chatUrl ?? '', `198.51.100.${index}`)),
          ),
        );
        const again = () => listen(mine[0]?.chatUrl ?? '', '198.51.100.9');
        expect(await refusal(await again())).toEqual(tooMany);
        const another = readerOf(await listen((await launch()).chatUrl, '198.51.100.9'));
        expect(await another.message()).toMatchObject({ from: 'desk' });

        await streams[3]?.close();
        const seventh = readerOf(await again());
        expect(await seventh.message()).toMatchObject({ from: 'desk' });
        expect(await refusal(await again())).toEqual(tooMany);
        await Promise.all([...streams, seventh, another].map((stream) => stream.close()));
      });

      it('is one of few that an address may have, and a /64 is one address', async () => {
        await stage.client.control('PATCH', 'settings', { chat: { streams: { address: 2 } } });
        const listenAt = async (address: string) => listen((await launch()).chatUrl, address);
        for (const [first, second, other] of [
          ['203.0.113.7', '203.0.113.7', '203.0.113.8'],
          ['2001:db8:1:2::7', '2001:db8:1:2:ffff::8', '2001:db8:1:3::7'],
        ] as const) {
          const streams = [await listenAt(first), await listenAt(second), await listenAt(other)];
          expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
          expect(await refusal(await listenAt(first))).toEqual(tooMany);
          for (const { body } of streams) await body?.cancel();
          const free = await listenAt(first);
          expect(free.status).toBe(200);
          await free.body?.cancel();
        }
      });

      it('is dropped by a fault, and continues when the fault is over', async () => {
        const server = createAdaptorServer({ fetch: stage.platform.app.fetch });
        server.listen(0, '127.0.0.1');
        await once(server, 'listening');
        const { port } = server.address() as AddressInfo;
        const { room, chatUrl } = await launch();
        const connect = async (after = '0') =>
          fetch(`http://127.0.0.1:${port}${await ticketed(`${chatUrl}&after=${after}`)}`);

        const stream = readerOf(await connect());
        const hello = await stream.message();
        await stage.client.control('PUT', 'faults', [
          { endpoint: 'chatEvents', kind: 'drop', times: 1 },
        ]);
        await expect(stream.message()).rejects.toThrow('terminated');
        await expect(connect()).rejects.toThrow('fetch failed');
        await send(room, 'hello', 'c-1');
        const next = readerOf(await connect(hello.id));
        expect(await next.message()).toMatchObject({ clientId: 'c-1' });

        // Closing the server does not wait for listeners.
        const closed = once(server, 'close');
        server.close();
        if ('closeAllConnections' in server) server.closeAllConnections();
        await closed;
        await expect(next.messages(2)).rejects.toThrow('terminated');
      });
    });
  },
  { chatPace: { typingDelay: () => 0, heartbeat: 3_000 }, network: { proxies: ['127.0.0.1'] } },
);
