import { supportSetup } from '../support.setup';

/** The chat room, which stays over every page. */
export const chat = supportSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      on: {
        'chat.open': {
          target: 'open',
          actions: [
            { type: 'keepDesk', params: ({ event }) => event.modelId ?? null },
            'uncoverChat',
          ],
        },
      },
    },
    /** It may be folded away; opening it again unfolds it. */
    open: {
      on: {
        'chat.open': { actions: ['unfoldChat', 'uncoverChat'] },
        'chat.close': { actions: 'closeChat' },
      },
      invoke: {
        id: 'chat',
        src: 'chat',
        input: ({ context }) => ({ modelId: context.desk }),
        onDone: 'closed',
      },
    },
  },
});
