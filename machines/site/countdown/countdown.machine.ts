import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { stream } from '../../shared/port';

/**
 * Counts down to a deadline (epoch ms). The clock feeds it and it keeps only the deadline, so that
 * closing, sleep or a changed clock never make it wrong. `secondsLeft` is never negative.
 */
export const countdownMachine = setup({
  types: {
    context: {} as { deadline: number; secondsLeft: number },
    input: {} as { deadline: number; now: number },
    events: {} as { type: 'clock.ticked'; now: number },
  },
  actors: { clock: stream<{ type: 'clock.ticked'; now: number }>('clock') },
  guards: { isOver: ({ context }, now: number) => now >= context.deadline },
  actions: {
    keepRest: assign(({ context }, now: number) => ({
      secondsLeft: Math.max(0, Math.ceil((context.deadline - now) / 1_000)),
    })),
  },
}).createMachine({
  id: 'countdown',
  context: ({ input }) => ({
    deadline: input.deadline,
    secondsLeft: Math.max(0, Math.ceil((input.deadline - input.now) / 1_000)),
  }),
  initial: 'active',
  states: {
    active: {
      invoke: { id: 'clock', src: 'clock' },
      on: {
        'clock.ticked': [
          {
            guard: { type: 'isOver', params: ({ event }) => event.now },
            target: 'over',
            actions: { type: 'keepRest', params: ({ event }) => event.now },
          },
          { actions: { type: 'keepRest', params: ({ event }) => event.now } },
        ],
      },
    },
    over: { type: 'final' },
  },
});
export type CountdownRef = ActorRefFrom<typeof countdownMachine>;
export type CountdownSnapshot = SnapshotFrom<typeof countdownMachine>;
