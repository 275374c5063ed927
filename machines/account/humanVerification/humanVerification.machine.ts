import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { Challenge, VerificationScope } from '../../../contract/session';
import { branchesOf } from '../../shared/outcome';
import { port } from '../../shared/port';
import { faultMessage, type Message } from '../../shared/message';

export type VerificationOutput =
  | { kind: 'passed'; solution: string }
  /** Unsolved or cancelled: the form returns to idle without a message (spec §8). */
  | { kind: 'unsolved' }
  /** The platform could not be asked: the form shows a message. */
  | { kind: 'faulted'; message: Message };

const humanVerificationSetup = setup({
  types: {
    context: {} as {
      scope: VerificationScope;
      challenge: Challenge | null;
      solution: string | null;
      message: Message;
    },
    input: {} as { scope: VerificationScope },
    events: {} as { type: 'verification.cancel' },
    output: {} as VerificationOutput,
    tags: {} as 'busy',
  },
  actors: {
    fetchChallenge: port<Challenge, { scope: VerificationScope }>('fetchChallenge'),
    /** Resolves with the solution in its wire format, or null when none was found in time. */
    solveChallenge: port<string | null, { challenge: Challenge }>('solveChallenge'),
  },
  guards: { isSolved: (_, solution: string | null) => solution !== null },
  actions: {
    keepChallenge: assign((_, challenge: Challenge) => ({ challenge })),
    keepSolution: assign((_, solution: string | null) => ({ solution })),
    keepFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
  },
});
const { onFault, onOutput } = branchesOf(humanVerificationSetup);

/**
 * Human verification (spec §4 Login 2): fetches a challenge for one scope and solves it in the
 * background.
 */
export const humanVerificationMachine = humanVerificationSetup.createMachine({
  id: 'humanVerification',
  context: ({ input }) => ({
    scope: input.scope,
    challenge: null,
    solution: null,
    message: faultMessage(null),
  }),
  initial: 'challenging',
  on: { 'verification.cancel': '.unsolved' },
  states: {
    challenging: {
      tags: 'busy',
      invoke: {
        id: 'fetchChallenge',
        src: 'fetchChallenge',
        input: ({ context }) => ({ scope: context.scope }),
        onDone: onOutput('fetchChallenge', {
          target: 'solving',
          actions: 'keepChallenge',
        }),
        onError: onFault({ target: 'faulted', actions: 'keepFault' }),
      },
    },
    solving: {
      tags: 'busy',
      invoke: {
        id: 'solveChallenge',
        src: 'solveChallenge',
        input: ({ context }) => ({ challenge: context.challenge as Challenge }),
        onDone: onOutput('solveChallenge', [
          {
            guard: 'isSolved',
            target: 'passed',
            actions: 'keepSolution',
          },
          { target: 'unsolved' },
        ]),
        onError: 'unsolved',
      },
    },
    passed: {
      type: 'final',
      output: ({ context }) => ({ kind: 'passed', solution: context.solution }),
    },
    unsolved: { type: 'final', output: { kind: 'unsolved' } },
    faulted: {
      type: 'final',
      output: ({ context }) => ({ kind: 'faulted', message: context.message }),
    },
  },
  output: ({ event }) => event.output as VerificationOutput,
});
export type HumanVerificationRef = ActorRefFrom<typeof humanVerificationMachine>;
export type HumanVerificationSnapshot = SnapshotFrom<typeof humanVerificationMachine>;
