import { assign, setup } from 'xstate';
import { errorOf, faultMessage, type Message } from './message';
import { port } from './port';

/**
 * The machine of everything that is read once and can be read again: loading, ready, failed. A
 * value that was read stays on show while it is read again, and after a read that failed. Selectors
 * of all: `loader.selectors.ts`.
 */
export const makeLoader = <TValue>(id: string) =>
  setup({
    types: {
      context: {} as { value: TValue | null; message: Message | null },
      events: {} as
        | { type: 'data.reload' }
        /** Somebody else read it: another tab, say. */
        | { type: 'data.received'; value: TValue },
      tags: {} as 'busy',
    },
    actors: { load: port<TValue, void>('load') },
    actions: {
      keepValue: assign((_, value: unknown) => ({ value: value as TValue, message: null })),
      showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    },
  }).createMachine({
    id,
    context: { value: null, message: null },
    initial: 'loading',
    on: {
      'data.received': {
        target: '.ready',
        actions: {
          type: 'keepValue',
          params: ({ event }: { event: { value: unknown } }) => event.value,
        },
      },
    },
    states: {
      loading: {
        tags: 'busy',
        // What is under way may be of before: of another language, or of another bet.
        on: { 'data.reload': { target: 'loading', reenter: true } },
        invoke: {
          id: 'load',
          src: 'load',
          onDone: {
            target: 'ready',
            actions: {
              type: 'keepValue',
              params: ({ event }: { event: { output: unknown } }) => event.output,
            },
          },
          onError: { target: 'failed', actions: { type: 'showFault', params: errorOf } },
        },
      },
      ready: { on: { 'data.reload': 'loading' } },
      failed: { on: { 'data.reload': 'loading' } },
    },
  });
