import { cancel, raise, setup } from 'xstate';

/** A book that is lent, and kept for the next reader for a minute. */
export const machine = setup({
  types: {
    events: {} as
      | { type: 'book.ask' }
      | { type: 'book.free' }
      | { type: 'book.give' }
      | { type: 'hold.end' },
  },
}).createMachine({
  id: 'lending',
  initial: 'shelf',
  states: {
    shelf: { on: { 'book.ask': 'lent' } },
    lent: { on: { 'book.give': 'shelf', 'book.ask': 'waited' } },
    waited: { on: { 'book.free': 'held' } },
    held: {
      entry: raise({ type: 'hold.end' }, { id: 'hold', delay: 60_000 }),
      exit: cancel('hold'),
      on: { 'book.ask': 'lent', 'hold.end': 'shelf' },
    },
  },
});
