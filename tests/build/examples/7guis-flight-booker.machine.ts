import { assign, fromPromise, setup } from 'xstate';

/** One way or return; a return before the departure cannot be booked. */
export const machine = setup({
  types: {
    context: {} as { departs: string; returns: string },
    events: {} as
      | { type: 'way.change' }
      | { type: 'departs.change'; value: string }
      | { type: 'returns.change'; value: string }
      | { type: 'book' },
  },
  actors: { book: fromPromise<string, { departs: string }>(() => Promise.resolve('')) },
  guards: {
    isDated: ({ context }) => context.departs !== '',
    isInOrder: ({ context }) => context.departs !== '' && context.returns >= context.departs,
  },
}).createMachine({
  id: 'flight',
  context: { departs: '', returns: '' },
  initial: 'planning',
  states: {
    planning: {
      initial: 'oneWay',
      on: {
        'departs.change': { actions: assign({ departs: ({ event }) => event.value }) },
      },
      states: {
        oneWay: {
          on: { 'way.change': 'return', book: { guard: 'isDated', target: '#flight.booking' } },
        },
        return: {
          on: {
            'way.change': 'oneWay',
            'returns.change': { actions: assign({ returns: ({ event }) => event.value }) },
            book: { guard: 'isInOrder', target: '#flight.booking' },
          },
        },
        again: { type: 'history' },
      },
    },
    booking: {
      invoke: {
        id: 'book',
        src: 'book',
        input: ({ context }) => ({ departs: context.departs }),
        onDone: 'booked',
        onError: 'planning.again',
      },
    },
    booked: { type: 'final' },
  },
});
