import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { onFault, onOutput, registrationSetup } from './registration.setup';
import type { RegistrationOutput } from './registration.types';
import { form } from './states/form';

/**
 * Registration (spec §4 Register): validate → affiliate check → human verification → firebase code
 * → register → member info. Each step starts only after the one before it passed. Every refusal
 * returns to the form and keeps what was typed.
 */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: ({ input }) => ({
    invitation: input.invitation,
    setup: null,
    form: null,
    humanVerification: null,
    firebaseIdToken: null,
    fieldErrors: {},
    message: null,
    social: null,
    member: null,
  }),
  initial: 'loadingSetup',
  on: { 'registration.close': '.closed' },
  states: {
    loadingSetup: {
      tags: 'busy',
      invoke: {
        id: 'loadSetup',
        src: 'loadSetup',
        onDone: onOutput('loadSetup', [
          {
            guard: 'isClosed',
            target: 'unavailable',
          },
          { target: 'form', actions: 'keepSetup' },
        ]),
        onError: onFault({ target: 'setupFailed', actions: 'showFault' }),
      },
    },
    setupFailed: { on: { 'setup.retry': 'loadingSetup' } },
    /** Nobody can register at the moment: both methods are switched off. */
    unavailable: {},
    form,
    loadingMember: {
      meta: { requirement: ['§4 Register 6'] },
      tags: 'busy',
      entry: 'forgetAttempt',
      on: { 'registration.close': 'leaving' },
      invoke: {
        id: 'loadMember',
        src: 'loadMember',
        onDone: onOutput('loadMember', {
          target: 'registered',
          actions: 'keepMember',
        }),
        onError: { target: 'leaving', actions: 'notifyUnread' },
      },
    },
    /**
     * The account exists, but its data could not be loaded: the token is deleted, and the person
     * logs in.
     */
    leaving: {
      tags: 'busy',
      on: { 'registration.close': {} },
      invoke: { id: 'endSession', src: 'endSession', onDone: 'closed', onError: 'closed' },
    },
    registered: {
      type: 'final',
      output: ({ context }) => ({
        kind: 'authenticated',
        member: context.member,
        firstTimeLogin: false,
        passwordChanged: false,
        remembered: null,
        asksLimit: context.setup?.asksLimit ?? false,
      }),
    },
    /** The login flow continues from here: it handles everything that can follow. */
    social: {
      type: 'final',
      output: ({ context }) => ({ kind: 'social', provider: context.social }),
    },
    closed: { type: 'final', entry: 'forgetAttempt', output: { kind: 'closed' } },
  },
  output: ({ event }) => event.output as RegistrationOutput,
});
export type RegistrationRef = ActorRefFrom<typeof registrationMachine>;
export type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>;
