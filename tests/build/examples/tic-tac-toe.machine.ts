import { assign, setup } from 'xstate';

type Mark = 'x' | 'o' | null;
const LENGTH = 3;

/** A board in context: the cases bound it to two squares in a row. */
export const machine = setup({
  types: {
    context: {} as { board: Mark[]; player: 'x' | 'o' },
    events: {} as { type: 'play'; at: number } | { type: 'reset' },
  },
  guards: {
    isFree: ({ context }, at: number) => context.board[at] === null,
    isWon: ({ context }) => new Set(context.board).size === 1 && context.board[0] !== null,
    isFull: ({ context }) => context.board.every((mark) => mark !== null),
  },
}).createMachine({
  id: 'board',
  context: { board: Array<Mark>(LENGTH).fill(null), player: 'x' },
  initial: 'playing',
  states: {
    playing: {
      always: [
        { guard: 'isWon', target: 'over.won' },
        { guard: 'isFull', target: 'over.drawn' },
      ],
      on: {
        play: {
          guard: { type: 'isFree', params: ({ event }) => event.at },
          actions: assign(({ context, event }) => ({
            board: context.board.with(event.at, context.player),
            player: context.player === 'x' ? ('o' as const) : ('x' as const),
          })),
        },
      },
    },
    over: {
      initial: 'won',
      states: { won: {}, drawn: {} },
      on: {
        reset: {
          target: 'playing',
          actions: assign({ board: Array<Mark>(LENGTH).fill(null), player: 'x' }),
        },
      },
    },
  },
});
