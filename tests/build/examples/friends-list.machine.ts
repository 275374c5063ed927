import { assign, sendTo, setup, type ActorRefFrom } from 'xstate';

const friend = setup({
  types: { events: {} as { type: 'edit' } | { type: 'save' } },
}).createMachine({
  id: 'friend',
  initial: 'reading',
  states: { reading: { on: { edit: 'editing' } }, editing: { on: { save: 'reading' } } },
});

/** A child machine for each friend, spawned and told. */
export const machine = setup({
  types: {
    context: {} as { friends: ActorRefFrom<typeof friend>[] },
    events: {} as { type: 'friend.add' } | { type: 'friend.edit'; index: number },
  },
  actors: { friend },
  guards: {
    isRoom: ({ context }) => context.friends.length < 2,
    isKnown: ({ context }, index: number) => context.friends[index] !== undefined,
  },
}).createMachine({
  id: 'friends',
  context: { friends: [] },
  on: {
    'friend.add': {
      guard: 'isRoom',
      actions: assign({
        friends: ({ context, spawn }) => [
          ...context.friends,
          spawn('friend', { id: `friend-${context.friends.length}` }),
        ],
      }),
    },
    'friend.edit': {
      guard: { type: 'isKnown', params: ({ event }) => event.index },
      actions: sendTo(({ event }) => `friend-${event.index}`, { type: 'edit' }),
    },
  },
});
