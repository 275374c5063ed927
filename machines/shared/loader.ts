import { assign, setup } from 'xstate';
import { errorOf, faultMessage, type Message } from './message';
import { port } from './port';

/**
 * The machine of everything that is loaded once and can be loaded again: loading, ready, failed. A
 * loaded value stays visible while it is loaded again, and after a failed read. All share the
 * selectors of `loader.selectors.ts`.
 */
export const makeLoader = <TValue>(id: string) =>
  setup({
    types: {
      context: {} as { value: TValue | null; message: Message | null },
      events: {} as
        | { type: 'data.reload' }
        /** The value was loaded elsewhere, for example in another tab. */
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
        // The read under way may be outdated: in the old language, or from before a bet.
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
