import {
  assign,
  enqueueActions,
  setup,
  stateIn,
  type ActorRefFrom,
  type SnapshotFrom,
} from 'xstate';
import { faultMessage, type Message } from '../../shared/message';
import { branchesOf, kindGuards, type OfKind } from '../../shared/outcome';
import type { PauseOutput } from '../../shared/pause.types';
import { child, port } from '../../shared/port';
import { startPause } from '../../shared/refresh';
import type { playBreakMachine } from '../playBreak/playBreak.machine';
import type { CheckAnswer, Play, RealityCheckOutput } from './realityCheck.types';

/** Milliseconds between two readings while somebody plays: other tabs and devices play too. */
export const PLAY_INTERVAL = 5_000;

type Context = {
  play: Play | null;
  answer: CheckAnswer;
  message: Message | null;
  goal: RealityCheckOutput['kind'];
};

const panicHoursOf = ({ play }: Context): number | null => play?.panicHours ?? null;

const realityCheckSetup = setup({
  types: {
    context: {} as Context,
    output: {} as RealityCheckOutput,
    events: {} as
      /** A game is being opened. */
      | { type: 'play.begun' }
      /** No game is open any more. */
      | { type: 'play.left' }
      | { type: 'check.answer'; answer: CheckAnswer }
      | { type: 'check.signOut' }
      /** Asks about the break that the rules let a member start from inside a game. */
      | { type: 'panic.open' }
      /** The dialog that asks did not come. */
      | { type: 'panic.close' },
    tags: {} as 'busy',
    children: {} as {
      readPlay: 'readPlay';
      answerCheck: 'answerCheck';
      playBreak: 'playBreak';
    },
  },
  actors: {
    readPlay: port<Play, void>('readPlay'),
    /** Sent twice it has the effect of once: the answer names its check. */
    answerCheck: port<Play, { check: number; answer: CheckAnswer }>('answerCheck'),
    playBreak: child<typeof playBreakMachine>('playBreak'),
  },
  guards: {
    isCheckDue: (_, play: Play) => (play.session?.check ?? null) !== null,
    isPlaying: (_, play: Play) => play.session !== null,
    isGameOpen: stateIn({ watch: { game: 'open' } }),
    isPanicOffered: ({ context }) => panicHoursOf(context) !== null,
    isLeaving: ({ context }) => context.answer !== 'continue',
  },
  actions: {
    keepPlay: assign((_, play: Play) => ({ play })),
    keepAnswer: assign((_, answer: CheckAnswer) => ({ answer, message: null })),
    goThere: assign(({ context: { answer } }) => (answer === 'continue' ? {} : { goal: answer })),
    goOut: assign({ goal: 'signOut' }),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    tellStarted: enqueueActions((scope, started: OfKind<PauseOutput, 'started'>) =>
      startPause(scope, { block: started.block, signedOut: started.signedOut }),
    ),
  },
  delays: { interval: PLAY_INTERVAL },
}).extend({ guards: kindGuards('started') });
const { onFault, onOutcome, onOutput } = branchesOf(realityCheckSetup);

/** Where an answer of the platform leads. */
const byPlay = [
  { guard: 'isCheckDue', target: '#realityCheck.watch.check.due.question', actions: 'keepPlay' },
  { guard: 'isPlaying', target: '#realityCheck.watch.check.play', actions: 'keepPlay' },
  { guard: 'isGameOpen', target: '#realityCheck.watch.check.play', actions: 'keepPlay' },
  { target: '#realityCheck.watch.check.rest', actions: 'keepPlay' },
] as const;

const toPanic = { guard: 'isPanicOffered', target: 'panic' } as const;

/** What is shown stays; where no answer comes, it is read again after the next interval. */
const rereading = realityCheckSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'readPlay',
    src: 'readPlay',
    onDone: onOutput('readPlay', byPlay),
    onError: 'idle',
  },
});

/**
 * The session of play of a member, of all tabs and devices, and its reality checks (issue 28;
 * docs/decisions/0077). The platform says what is due; here it is shown and answered.
 */
export const realityCheckMachine = realityCheckSetup.createMachine({
  id: 'realityCheck',
  context: { play: null, answer: 'continue', message: null, goal: 'signOut' },
  output: ({ context }) => ({ kind: context.goal }),
  initial: 'watch',
  states: {
    watch: {
      type: 'parallel',
      states: {
        game: {
          initial: 'closed',
          states: {
            closed: { on: { 'play.begun': 'open' } },
            open: { on: { 'play.left': 'closed' } },
          },
        },
        check: {
          initial: 'reading',
          states: {
            reading: {
              tags: 'busy',
              invoke: {
                id: 'readPlay',
                src: 'readPlay',
                onDone: onOutput('readPlay', byPlay),
                onError: 'unread',
              },
            },
            unread: { after: { interval: 'reading' }, on: { 'play.begun': 'reading' } },
            /** Nobody plays. Another device that begins is read when a game opens here. */
            rest: { on: { 'play.begun': 'reading' } },
            play: {
              initial: 'idle',
              states: {
                idle: {
                  after: { interval: 'rereading' },
                  on: { 'play.begun': 'rereading', 'panic.open': toPanic },
                },
                rereading: { ...rereading, on: { 'panic.open': toPanic } },
                /** Stop playing at once? What came due meanwhile is read afterwards. */
                panic: {
                  on: { 'panic.close': 'rereading' },
                  invoke: {
                    id: 'playBreak',
                    src: 'playBreak',
                    input: ({ context }) => ({ account: null, length: panicHoursOf(context) }),
                    onDone: onOutcome('playBreak', {
                      started: { target: 'rereading', actions: 'tellStarted' },
                      cancelled: { target: 'rereading' },
                    }),
                  },
                },
              },
            },
            due: {
              initial: 'question',
              states: {
                question: {
                  initial: 'idle',
                  on: {
                    'check.answer': {
                      target: 'answering',
                      actions: { type: 'keepAnswer', params: ({ event }) => event.answer },
                    },
                    'check.signOut': { target: '#realityCheck.over', actions: 'goOut' },
                  },
                  states: {
                    idle: { after: { interval: 'rereading' } },
                    /** Another tab may have answered. */
                    rereading,
                  },
                },
                answering: {
                  tags: 'busy',
                  invoke: {
                    id: 'answerCheck',
                    src: 'answerCheck',
                    input: ({ context: { play, answer } }) => ({
                      check: play?.session?.check?.id ?? 0,
                      answer,
                    }),
                    onDone: onOutput('answerCheck', [
                      {
                        guard: 'isLeaving',
                        target: '#realityCheck.over',
                        actions: ['keepPlay', 'goThere'],
                      },
                      ...byPlay,
                    ]),
                    onError: onFault({ target: 'question', actions: 'showFault' }),
                  },
                },
              },
            },
          },
        },
      },
    },
    over: { type: 'final' },
  },
});
export type RealityCheckRef = ActorRefFrom<typeof realityCheckMachine>;
export type RealityCheckSnapshot = SnapshotFrom<typeof realityCheckMachine>;
