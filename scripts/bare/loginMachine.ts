import { ofetch } from 'ofetch';
import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';

type Form = { tab: string; username: string; password: string };
type Events =
  | { type: 'changed'; field: 'username' | 'password'; value: string }
  | { type: 'tabbed'; tab: string }
  | { type: 'submitted' };

/** The smallest possible login. */
export const loginMachine = setup({
  types: { context: {} as Form, events: {} as Events },
  actors: {
    login: fromPromise<unknown, Form>(({ input }) =>
      ofetch('/login', { method: 'POST', body: input }),
    ),
  },
  guards: { isFilled: ({ context }) => context.username.trim() !== '' && context.password !== '' },
}).createMachine({
  context: { tab: 'Username', username: '', password: '' },
  initial: 'editing',
  states: {
    editing: {
      on: {
        changed: { actions: assign(({ event }) => ({ [event.field]: event.value })) },
        tabbed: { actions: assign(({ event }) => ({ tab: event.tab })) },
        submitted: { guard: 'isFilled', target: 'submitting' },
      },
    },
    submitting: {
      invoke: { src: 'login', input: ({ context }) => context, onDone: 'done', onError: 'editing' },
    },
    done: { type: 'final' },
  },
});

export type LoginActor = ActorRefFrom<typeof loginMachine>;
