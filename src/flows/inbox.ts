import { fromCallback } from 'xstate';
import { inboxMachine } from '../../machines/member/inbox/inbox.machine';
import { createInbox } from '../services/member/inbox';
import { act, read } from './shared/ports';
import { defineFlow } from './shared/defineFlow';

/** A member's personal messages. */
export const inbox = defineFlow({
  machine: inboxMachine,
  ports: ({ service }) => {
    const messages = service(createInbox);
    return {
      changes: fromCallback<{ type: 'inbox.changed' }>(({ sendBack }) =>
        messages.onChanged(() => sendBack({ type: 'inbox.changed' })),
      ),
      readPage: act(messages.readPage),
      markRead: act(messages.markRead),
      markAllRead: read(messages.markAllRead),
      deleteMessage: act(messages.deleteMessage),
    };
  },
  page: {
    load: async () => (await import('../features/member/inbox/Inbox')).Inbox,
    words: ['inbox'],
  },
});
