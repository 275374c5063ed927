import { assign, setup, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage, type Message } from '../../shared/message';
import { branchesOf } from '../../shared/outcome';
import { port } from '../../shared/port';
import type { CheckAnswer, Play, RealityCheckOutput } from './realityCheck.types';

/** Milliseconds between two readings while somebody plays: other tabs and devices play too. */
export const PLAY_INTERVAL = 5_000;

type Context = {
  play: Play | null;
  answer: CheckAnswer;
  message: Message | null;
  goal: RealityCheckOutput['kind'];
};

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
      | { type: 'check.signOut' },
    tags: {} as 'busy',
    children: {} as { readPlay: 'readPlay'; answerCheck: 'answerCheck' },
  },
  actors: {
    readPlay: port<Play, void>('readPlay'),
    /** Sent twice it has the effect of once: the answer names its check. */
    answerCheck: port<Play, { check: number; answer: CheckAnswer }>('answerCheck'),
  },
  guards: {
    isCheckDue: (_, play: Play) => (play.session?.check ?? null) !== null,
    isPlaying: (_, play: Play) => play.session !== null,
    isGameOpen: stateIn({ watch: { game: 'open' } }),
    isLeaving: ({ context }) => context.answer !== 'continue',
  },
  actions: {
    keepPlay: assign((_, play: Play) => ({ play })),
    keepAnswer: assign((_, answer: CheckAnswer) => ({ answer, message: null })),
    goThere: assign(({ context: { answer } }) => (answer === 'continue' ? {} : { goal: answer })),
    goOut: assign({ goal: 'signOut' }),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
  },
  delays: { interval: PLAY_INTERVAL },
});
const { onFault, onOutput } = branchesOf(realityCheckSetup);

/** Where an answer of the platform leads. */
const byPlay = [
  { guard: 'isCheckDue', target: '#realityCheck.watch.check.due.question', actions: 'keepPlay' },
  { guard: 'isPlaying', target: '#realityCheck.watch.check.play', actions: 'keepPlay' },
  { guard: 'isGameOpen', target: '#realityCheck.watch.check.play', actions: 'keepPlay' },
  { target: '#realityCheck.watch.check.rest', actions: 'keepPlay' },
] as const;

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
                idle: { after: { interval: 'rereading' }, on: { 'play.begun': 'rereading' } },
                rereading,
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
