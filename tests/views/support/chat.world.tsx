import '../site/shell.setup';
import { act, screen, within } from '@testing-library/react';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { Language } from '../../../contract/constants';
import { chatMachine } from '../../../machines/support/chat/chat.machine';
import type {
  ChatEvent,
  ChatInput,
  ChatModel,
  ChatRoom as Room,
} from '../../../machines/support/chat/chat.types';
import { ChatRoom } from '../../../src/features/support/chat/ChatRoom';
import { Held } from '../../support/held';
import { renderView } from '../../support/renderView';

/**
 * The chat room over its real machine; ports wait for the test's answers, and the test writes the
 * stream.
 */
export const renderChat = async ({
  input = { modelId: null },
  language = 'EN',
  hasTries,
}: { input?: ChatInput; language?: Language; hasTries?: (tries: number) => boolean } = {}) => {
  const ports = {
    loadModels: new Held<ChatModel[]>(),
    launchChat: new Held<Room, { modelId: string }>(),
    sendMessage: new Held<null, { room: string; id: string; text: string }>(),
  };
  const clock = new SimulatedClock();
  const listen = fromCallback<ChatEvent, Room & { after: string | null }>(() => undefined);
  const chat = createActor(
    chatMachine.provide({
      actors: {
        loadModels: ports.loadModels.logic,
        launchChat: ports.launchChat.logic,
        sendMessage: ports.sendMessage.logic,
        listen,
      },
      ...(hasTries && { guards: { hasTries: ({ context }) => hasTries(context.tries) } }),
    }),
    { clock, input },
  );
  chat.start();
  await renderView(<ChatRoom chat={chat} />, language);
  return { chat, clock, ports, tell: (event: ChatEvent) => act(() => chat.send(event)) };
};
export type ChatWorld = Awaited<ReturnType<typeof renderChat>>;

const desks: ChatModel[] = [
  { modelId: 'player', name: 'Player support', isOnline: true },
  { modelId: 'agent', name: 'Agent desk', isOnline: false },
];

/** A person in a chat with the players' desk. */
export const enterRoom = async (options?: Parameters<typeof renderChat>[0]) => {
  const world = await renderChat({ input: { modelId: 'player' }, ...options });
  await world.ports.loadModels.answer(desks);
  await world.ports.launchChat.answer({ room: 'r1', chatUrl: '/stream' });
  world.tell({ type: 'stream.opened' });
  return world;
};
export const room = () =>
  within(screen.getByRole('region', { name: 'Chat with customer service' }));
export { desks };
