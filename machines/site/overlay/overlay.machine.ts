import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

/**
 * Overlays that any page can open; `filters` are those of a game list, on a phone. Dialogs of a
 * flow (login, sign-out) belong to the states of that flow.
 */
export type OverlayName = 'customerService' | 'menu' | 'filters';

/**
 * The open overlays, the top one last. Escape closes only the top one, which shows the one below.
 */
export const overlayMachine = setup({
  types: {
    context: {} as { stack: OverlayName[] },
    events: {} as
      | { type: 'overlay.open'; name: OverlayName }
      | { type: 'overlay.close'; name: OverlayName }
      | { type: 'overlay.clear' },
  },
  guards: {
    isOpen: ({ context }, name: OverlayName) => context.stack.includes(name),
    isTheOnlyOne: ({ context }, name: OverlayName) =>
      context.stack.length === 1 && context.stack[0] === name,
  },
  actions: {
    push: assign(({ context }, name: OverlayName) => ({ stack: [...context.stack, name] })),
    remove: assign(({ context }, name: OverlayName) => ({
      stack: context.stack.filter((open) => open !== name),
    })),
    clear: assign({ stack: [] }),
  },
}).createMachine({
  id: 'overlay',
  context: { stack: [] },
  initial: 'clear',
  states: {
    clear: {
      on: {
        'overlay.open': {
          target: 'covered',
          actions: { type: 'push', params: ({ event }) => event.name },
        },
      },
    },
    covered: {
      on: {
        'overlay.open': [
          { guard: { type: 'isOpen', params: ({ event }) => event.name } },
          { actions: { type: 'push', params: ({ event }) => event.name } },
        ],
        'overlay.close': [
          {
            guard: { type: 'isTheOnlyOne', params: ({ event }) => event.name },
            target: 'clear',
            actions: 'clear',
          },
          { actions: { type: 'remove', params: ({ event }) => event.name } },
        ],
        'overlay.clear': { target: 'clear', actions: 'clear' },
      },
    },
  },
});
export type OverlayRef = ActorRefFrom<typeof overlayMachine>;
export type OverlaySnapshot = SnapshotFrom<typeof overlayMachine>;
