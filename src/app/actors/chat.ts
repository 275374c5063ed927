import { fromCallback } from 'xstate';
import { chatMachine } from '../../../machines/support/chat/chat.machine';
import type { ChatEvent } from '../../../machines/support/chat/chat.types';
import type { Services } from '../../services';
import { chatPart } from '../../services/parts/chat';
import { act, read } from './ports';

export const provideChat = (services: Services) => {
  const { loadModels, launchChat, listen, sendMessage } = services.part(chatPart);
  return chatMachine.provide({
    actors: {
      loadModels: read(loadModels),
      launchChat: act(launchChat),
      listen: fromCallback<ChatEvent, { chatUrl: string; after: string | null }>(
        ({ input, sendBack }) => listen(input, sendBack),
      ),
      sendMessage: act(sendMessage),
    },
  });
};
