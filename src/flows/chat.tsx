import { chatMachine, type ChatRef } from '../../machines/support/chat/chat.machine';
import type {
  ChatEvent,
  ChatRoom as ChatRoomAddress,
} from '../../machines/support/chat/chat.types';
import { fromCallback } from 'xstate';
import { createChat } from '../services/support/chat';
import { ChatRoom } from '../features/support/chat/ChatRoom';
import { act, read } from './shared/ports';
import { defineFlow, type ScreenProps } from './shared/defineFlow';

function Chat({ actor }: ScreenProps<ChatRef>) {
  return <ChatRoom chat={actor} />;
}

/** The chat with customer service. */
export const chat = defineFlow({
  machine: chatMachine,
  ports: ({ service }) => {
    const { loadModels, launchChat, listen, sendMessage } = service(createChat);
    return {
      loadModels: read(loadModels),
      launchChat: act(launchChat),
      listen: fromCallback<ChatEvent, ChatRoomAddress & { after: string | null }>(
        ({ input, sendBack }) => listen(input, sendBack),
      ),
      sendMessage: act(sendMessage),
    };
  },
  screen: { load: () => Promise.resolve(Chat), words: ['chat'] },
});
