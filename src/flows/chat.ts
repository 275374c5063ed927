import { chatMachine } from '../../machines/support/chat/chat.machine';
import type { ChatEvent } from '../../machines/support/chat/chat.types';
import { fromCallback } from 'xstate';
import { createChat } from '../services/support/chat';
import { act, read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** The chat with customer service. */
export const chat = defineFlow({
  machine: chatMachine,
  ports: ({ service }) => {
    const { loadModels, launchChat, listen, sendMessage } = service(createChat);
    return {
      loadModels: read(loadModels),
      launchChat: act(launchChat),
      listen: fromCallback<ChatEvent, { chatUrl: string; after: string | null }>(
        ({ input, sendBack }) => listen(input, sendBack),
      ),
      sendMessage: act(sendMessage),
    };
  },
});
