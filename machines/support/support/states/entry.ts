import type { CustomerService } from '../../../../contract/domain';
import { onFault, onOutcome, supportSetup } from '../support.setup';

/** A customer-service entry, whose path is opened when it is chosen. */
export const entry = supportSetup.createStateConfig({
  initial: 'idle',
  on: {
    'entry.open': {
      target: '.opening',
      actions: { type: 'keepEntry', params: ({ event }) => event.entry },
    },
    'entry.forget': '.idle',
  },
  states: {
    idle: {},
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openEntry',
        src: 'openEntry',
        input: ({ context }) => context.entry as CustomerService,
        onDone: onOutcome('openEntry', {
          link: {
            target: 'link',
            actions: 'keepLink',
          },
          chat: {
            target: 'idle',
            actions: 'goToDesk',
          },
        }),
        onError: onFault({ target: 'failed', actions: 'showEntryFault' }),
      },
    },
    /** It leads to another page, by a link that the person follows: no browser blocks that. */
    link: {},
    failed: {},
  },
});
