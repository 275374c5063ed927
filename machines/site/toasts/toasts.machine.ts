import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Notice } from '../../shared/notify';

export type Toast = Notice & { id: number };

const isSame = (a: Notice, b: Notice) =>
  JSON.stringify([a.tone, a.message]) === JSON.stringify([b.tone, b.message]);

/**
 * Toasts, one at a time in the order of their arrival; the same message is not queued twice.
 * Pointer or focus on a toast keeps it open.
 */
export const toastsMachine = setup({
  types: {
    context: {} as { queue: Toast[]; nextId: number },
    events: {} as
      | ({ type: 'toast.push' } & Notice)
      | { type: 'toast.dismiss' }
      | { type: 'toast.hold' }
      | { type: 'toast.release' },
  },
  guards: {
    isQueued: ({ context }, notice: Notice) => context.queue.some((toast) => isSame(toast, notice)),
    isLast: ({ context }) => context.queue.length === 1,
  },
  actions: {
    push: assign(({ context }, { tone, message }: Notice) => ({
      queue: [...context.queue, { tone, message, id: context.nextId }],
      nextId: context.nextId + 1,
    })),
    drop: assign(({ context }) => ({ queue: context.queue.slice(1) })),
  },
  delays: { lifetime: 6_000 },
}).createMachine({
  id: 'toasts',
  context: { queue: [], nextId: 1 },
  initial: 'empty',
  states: {
    empty: {
      on: {
        'toast.push': { target: 'shown', actions: { type: 'push', params: ({ event }) => event } },
      },
    },
    shown: {
      after: {
        lifetime: [
          { guard: 'isLast', target: 'empty', actions: 'drop' },
          { target: 'shown', reenter: true, actions: 'drop' },
        ],
      },
      on: {
        'toast.push': [
          { guard: { type: 'isQueued', params: ({ event }) => event } },
          { actions: { type: 'push', params: ({ event }) => event } },
        ],
        'toast.dismiss': [
          { guard: 'isLast', target: 'empty', actions: 'drop' },
          { target: 'shown', reenter: true, actions: 'drop' },
        ],
        'toast.hold': 'held',
      },
    },
    held: {
      on: {
        'toast.push': [
          { guard: { type: 'isQueued', params: ({ event }) => event } },
          { actions: { type: 'push', params: ({ event }) => event } },
        ],
        'toast.dismiss': [
          { guard: 'isLast', target: 'empty', actions: 'drop' },
          { target: 'shown', actions: 'drop' },
        ],
        'toast.release': 'shown',
      },
    },
  },
});
export type ToastsRef = ActorRefFrom<typeof toastsMachine>;
export type ToastsSnapshot = SnapshotFrom<typeof toastsMachine>;
