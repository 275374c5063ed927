import { assign, fromPromise, setup } from 'xstate';

const bureau = fromPromise<{ score: number }>(() => Promise.resolve({ score: 0 }));

/** Three bureaus in parallel; the worst answer decides. */
export const machine = setup({
  types: {
    context: {} as { scores: number[] },
    events: {} as { type: 'apply' },
    output: {} as { isGranted: boolean },
  },
  actors: { first: bureau, second: bureau },
  guards: { isGood: ({ context }) => Math.min(...context.scores) >= 600 },
  actions: {
    keep: assign(({ context }, score: number) => ({
      scores: [...context.scores, score].sort((a, b) => a - b),
    })),
  },
}).createMachine({
  id: 'credit',
  context: { scores: [] },
  initial: 'form',
  states: {
    form: { on: { apply: 'asking' } },
    asking: {
      type: 'parallel',
      onDone: [{ guard: 'isGood', target: 'granted' }, { target: 'refused' }],
      states: Object.fromEntries(
        (['first', 'second'] as const).map((name) => [
          name,
          {
            initial: 'waiting',
            states: {
              waiting: {
                invoke: {
                  id: name,
                  src: name,
                  onDone: {
                    target: 'answered',
                    actions: {
                      type: 'keep' as const,
                      params: ({ event }: { event: { output: { score: number } } }) =>
                        event.output.score,
                    },
                  },
                  onError: {
                    target: 'answered',
                    actions: { type: 'keep' as const, params: 0 },
                  },
                },
              },
              answered: { type: 'final' as const },
            },
          },
        ]),
      ),
    },
    granted: { type: 'final' },
    refused: { type: 'final' },
  },
  output: ({ context }) => ({ isGranted: Math.min(...context.scores) >= 600 }),
});
