import { assign, fromPromise, setup } from 'xstate';

/** A wizard that goes back, with a payment that can be refused. */
export const machine = setup({
  types: {
    context: {} as { address: string; card: string; refusal: string | null },
    events: {} as
      | { type: 'address.give'; address: string }
      | { type: 'card.give'; card: string }
      | { type: 'back' }
      | { type: 'pay' },
    output: {} as { receipt: string },
  },
  actors: {
    pay: fromPromise<{ isPaid: boolean; receipt: string }, { card: string }>(() =>
      Promise.resolve({ isPaid: true, receipt: '' }),
    ),
  },
}).createMachine({
  id: 'checkout',
  context: { address: '', card: '', refusal: null },
  initial: 'address',
  states: {
    address: {
      on: {
        'address.give': {
          target: 'card',
          actions: assign({ address: ({ event }) => event.address }),
        },
      },
    },
    card: {
      on: {
        'card.give': { target: 'review', actions: assign({ card: ({ event }) => event.card }) },
        back: 'address',
      },
    },
    review: { on: { pay: 'paying', back: 'card' } },
    paying: {
      tags: 'busy',
      invoke: {
        id: 'pay',
        src: 'pay',
        input: ({ context }) => ({ card: context.card }),
        onDone: [
          { guard: ({ event }) => event.output.isPaid, target: 'paid' },
          { target: 'card', actions: assign({ refusal: 'refused', card: '' }) },
        ],
        onError: { target: 'review', actions: assign({ refusal: 'offline' }) },
      },
    },
    paid: { type: 'final' },
  },
  output: { receipt: 'R-1' },
});
