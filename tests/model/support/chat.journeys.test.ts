import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { CHAT_RETRIES } from '../../../contract/constants';
import { chatMachine, type ChatRef } from '../../../machines/support/chat/chat.machine';
import {
  selectConnection,
  selectDesk,
  selectDrafts,
  selectMessages,
  selectModels,
  selectScreen,
  selectUnread,
} from '../../../machines/support/chat/chat.selectors';
import type {
  ChatEvent,
  ChatMessage,
  ChatModel,
  ChatRoom,
} from '../../../machines/support/chat/chat.types';
import { supportMachine } from '../../../machines/support/support/support.machine';
import { withStubs } from '../../../qa/model/stub';
import { heldPort } from '../harness/heldPort';

const OFFLINE = { kind: 'offline' };
const line = (id: string, over: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  clientId: null,
  from: 'desk',
  author: 'Su Su',
  text: `words of ${id}`,
  time: 0,
  ...over,
});

/** A room with a desk, over ports that the test answers. */
const setUp = async () => {
  const ports = {
    loadModels: heldPort<ChatModel[]>(),
    launchChat: heldPort<ChatRoom, { modelId: string }>(),
    sendMessage: heldPort<null, { room: string; id: string; text: string }>(),
  };
  const heard: { after: string | null }[] = [];
  const listen = fromCallback<ChatEvent, ChatRoom & { after: string | null }>(({ input }) => {
    heard.push({ after: input.after });
  });
  const clock = new SimulatedClock();
  const chat = createActor(
    chatMachine.provide({
      actors: {
        loadModels: ports.loadModels.logic,
        launchChat: ports.launchChat.logic,
        sendMessage: ports.sendMessage.logic,
        listen,
      },
    }),
    { clock, input: { modelId: null } },
  ).start();
  await ports.loadModels.answer([{ modelId: 'player', name: 'Player support', isOnline: true }]);
  chat.send({ type: 'desk.choose', modelId: 'player' });
  await ports.launchChat.answer({ room: 'r1', chatUrl: '/stream' });
  return { chat, clock, heard, ...ports, now: () => chat.getSnapshot() };
};

test('sends lines one after another and keeps all, even when the stream is faster', async () => {
  const { chat, sendMessage, now } = await setUp();
  chat.send({ type: 'chat.say', id: 'd1', text: 'First' });
  chat.send({ type: 'chat.say', id: 'd2', text: 'Second' });
  expect(sendMessage.calls.map(({ input }) => input)).toEqual([
    { room: 'r1', id: 'd1', text: 'First' },
  ]);
  chat.send({
    type: 'message.arrived',
    message: line('1', { clientId: 'd1', from: 'me', text: 'First' }),
  });
  await sendMessage.answer(null);
  expect(sendMessage.calls.at(-1)?.input).toEqual({ room: 'r1', id: 'd2', text: 'Second' });
  await sendMessage.answer(null);
  expect(selectDrafts(now())).toEqual([{ id: 'd2', text: 'Second', state: 'sent' }]);
  expect(selectMessages(now()).map(({ text }) => text)).toEqual(['First']);
});

test('keeps an unsent line and sends it again under the same id', async () => {
  const { chat, sendMessage, now } = await setUp();
  chat.send({ type: 'chat.say', id: 'd1', text: 'First' });
  await sendMessage.fail(OFFLINE);
  expect(selectDrafts(now())).toEqual([{ id: 'd1', text: 'First', state: 'failed' }]);
  chat.send({ type: 'chat.sayAgain', id: 'd1' });
  expect(sendMessage.calls.at(-1)?.input.id).toBe('d1');
});

test('reconnects after the last message, waits longer each time, and gives up', async () => {
  const { chat, clock, heard, now } = await setUp();
  chat.send({ type: 'message.arrived', message: line('7') });
  for (let tries = 1; tries <= CHAT_RETRIES.most; tries += 1) {
    chat.send({ type: 'stream.lost' });
    expect(selectConnection(now())).toBe('broken');
    const wait = Math.min(CHAT_RETRIES.first * 2 ** (tries - 1), CHAT_RETRIES.longest);
    clock.increment(wait - 1);
    expect(heard).toHaveLength(tries);
    clock.increment(1);
    expect(heard.at(-1)).toEqual({ after: '7' });
  }
  chat.send({ type: 'stream.lost' });
  expect(selectConnection(now())).toBe('lost');
  chat.send({ type: 'chat.retry' });
  chat.send({ type: 'stream.opened' });
  expect(selectConnection(now())).toBe('open');
});

test("counts each line of the desk once while folded, and none of the member's", async () => {
  const { chat, now } = await setUp();
  chat.send({ type: 'chat.fold' });
  chat.send({ type: 'message.arrived', message: line('1') });
  chat.send({ type: 'message.arrived', message: line('1') });
  chat.send({ type: 'message.arrived', message: line('2', { from: 'me' }) });
  expect(selectUnread(now())).toBe(1);
  expect(selectMessages(now()).map(({ id }) => id)).toEqual(['1', '2']);
  chat.send({ type: 'chat.unfold' });
  expect(selectUnread(now())).toBe(0);
});

describe('in another language', () => {
  const named = (name: string): ChatModel[] => [{ modelId: 'player', name, isOnline: true }];

  test('the desk of the conversation gets its new name, and nothing else changes', async () => {
    const { chat, loadModels, launchChat, heard, now } = await setUp();
    chat.send({ type: 'stream.opened' });
    chat.send({ type: 'chat.say', id: 'd1', text: 'First' });
    chat.send({ type: 'language.changed' });
    chat.send({ type: 'language.changed' });
    expect(selectDesk(now())?.name).toBe('Player support');
    await loadModels.answer(named('ကစားသူ ဝန်ဆောင်မှု'));
    expect(selectDesk(now())?.name).toBe('ကစားသူ ဝန်ဆောင်မှု');
    expect(selectConnection(now())).toBe('open');
    expect(selectDrafts(now())).toMatchObject([{ id: 'd1', state: 'sending' }]);
    expect([launchChat.calls.length, heard.length]).toEqual([1, 1]);
  });

  test('the old name stays when the new one cannot be read', async () => {
    const { chat, loadModels, now } = await setUp();
    chat.send({ type: 'language.changed' });
    await loadModels.fail(OFFLINE);
    expect(selectDesk(now())?.name).toBe('Player support');
    expect(selectScreen(now())).toBe('room');
  });

  test('the list of desks has its new names, and is there meanwhile', async () => {
    const loadModels = heldPort<ChatModel[]>();
    const support = createActor(
      (withStubs(supportMachine) as typeof supportMachine).provide({
        actors: { chat: chatMachine.provide({ actors: { loadModels: loadModels.logic } }) },
      }),
    ).start();
    support.send({ type: 'chat.open' });
    await loadModels.answer(named('Player support'));
    const chat = support.getSnapshot().children.chat as ChatRef;
    support.send({ type: 'language.changed' });
    expect(selectScreen(chat.getSnapshot())).toBe('desks');
    expect(selectModels(chat.getSnapshot())).toEqual(named('Player support'));
    await loadModels.answer(named('ကစားသူ ဝန်ဆောင်မှု'));
    expect(selectModels(chat.getSnapshot())).toEqual(named('ကစားသူ ဝန်ဆောင်မှု'));
  });
});
