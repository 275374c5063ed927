import { onFault, onOutcome, profileSetup } from '../profile.setup';
import { stepUpBefore } from './stepUp';

/**
 * A mobile number or an e-mail address, and the code that was sent there. A refusal keeps what was
 * typed.
 */
export const contact = profileSetup.createStateConfig({
  initial: 'form',
  states: {
    form: {
      entry: 'forgetContact',
      on: {
        'contact.submit': [
          {
            guard: { type: 'hasContactErrors', params: ({ event }) => event.contact },
            actions: { type: 'showContactErrors', params: ({ event }) => event.contact },
          },
          {
            target: 'confirming',
            actions: { type: 'keepContact', params: ({ event }) => event.contact },
          },
        ],
        'contact.cancel': { target: '#profile.summary', actions: 'clearMessages' },
        'field.changed': { actions: { type: 'clearError', params: ({ event }) => event.field } },
      },
    },
    confirming: {
      tags: 'busy',
      invoke: {
        id: 'confirmContact',
        src: 'confirmContact',
        input: ({ context }) => context.contact as NonNullable<typeof context.contact>,
        onDone: onOutcome('confirmContact', {
          saved: {
            target: '#profile.summary',
            actions: ['keepSaved', 'forgetContact', 'tellSaved'],
          },
          unproved: { target: 'stepUp', actions: 'keepStepUp' },
          refused: { target: 'form', actions: 'showRefusal' },
        }),
        onError: onFault({ target: 'form', actions: 'showFault' }),
      },
    },
    stepUp: stepUpBefore('confirming'),
  },
});
