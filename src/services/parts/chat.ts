import type { Kit } from '../kit';
import { createChat } from '../support/chat';
import { createOpenEntry } from '../support/customerService';

/** Customer service: its entries and the chat. */
export const chatPart = ({ call, language, baseURL, environment, cipher }: Kit) => ({
  ...createChat({ call, language, baseURL, environment }),
  openEntry: createOpenEntry({ cipher, location: environment.location }),
});
