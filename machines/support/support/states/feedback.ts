import type { FeedbackBounds } from '../../../../contract/support';
import { onFault, onOutcome, onOutput, supportSetup } from '../support.setup';

/** The feedback form, after its bounds were read. */
export const feedback = supportSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      on: {
        'feedback.open': {
          target: 'readingBounds',
          actions: { type: 'keepAbout', params: ({ event }) => event.about ?? null },
        },
      },
    },
    readingBounds: {
      tags: 'busy',
      on: { 'feedback.close': 'closed' },
      invoke: {
        id: 'loadBounds',
        src: 'loadBounds',
        onDone: onOutput('loadBounds', {
          target: 'open',
          actions: 'keepBounds',
        }),
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    failed: { on: { 'feedback.retry': 'readingBounds', 'feedback.close': 'closed' } },
    open: {
      on: { 'feedback.close': 'closed' },
      invoke: {
        id: 'feedback',
        src: 'feedback',
        input: ({ context }) => context.bounds as FeedbackBounds,
        onDone: onOutcome('feedback', {
          succeeded: {
            target: 'closed',
            actions: 'thank',
          },
          otherwise: { target: 'closed' },
        }),
      },
    },
  },
});
