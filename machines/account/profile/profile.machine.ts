import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { patternsOf } from './profile.fields';
import { onFault, onOutcome, onOutput, profileSetup } from './profile.setup';
import { contact } from './states/contact';
import { stepUpBefore } from './states/stepUp';

/**
 * The member's own data, completed after the registration by its rules (docs/decisions/0108), and
 * how the member is reached, confirmed by a code (docs/decisions/0111).
 */
export const profileMachine = profileSetup.createMachine({
  id: 'profile',
  context: ({ input }) => ({
    ...input,
    profile: null,
    changes: null,
    contact: null,
    stepUp: null,
    fieldErrors: {},
    message: null,
  }),
  initial: 'entry',
  invoke: [
    // A nationality and a dialing code are chosen from them.
    { id: 'countries', src: 'countries' },
    // They outlive their forms: a countdown continues while its form is closed.
    { id: 'mobileCode', src: 'smsCode', input: { purpose: 'mobile', challenge: null } },
    { id: 'emailCode', src: 'smsCode', input: { purpose: 'email', challenge: null } },
  ],
  states: {
    entry: { always: [{ guard: 'isTrial', target: 'absent' }, { target: 'reading' }] },
    absent: {},
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readProfile',
        src: 'readProfile',
        onDone: onOutput('readProfile', { target: 'summary', actions: 'keepProfile' }),
        onError: onFault({ target: 'failed', actions: 'showFault' }),
      },
    },
    failed: { on: { 'profile.retry': 'reading' } },
    summary: {
      on: {
        'profile.edit': 'form',
        'mobile.edit': 'mobile',
        'email.confirm': { guard: 'hasUnconfirmedEmail', target: 'email' },
      },
    },
    mobile: contact,
    email: contact,
    form: {
      entry: 'forgetChanges',
      on: {
        'profile.submit': [
          {
            guard: { type: 'isUnchanged', params: ({ event }) => event.values },
            target: 'summary',
            actions: 'clearMessages',
          },
          {
            guard: { type: 'hasErrors', params: ({ event }) => event.values },
            actions: { type: 'showErrors', params: ({ event }) => event.values },
          },
          {
            target: 'checkingPatterns',
            actions: { type: 'keepChanges', params: ({ event }) => event.values },
          },
        ],
        'profile.cancel': { target: 'summary', actions: 'clearMessages' },
        'field.changed': { actions: { type: 'clearError', params: ({ event }) => event.field } },
      },
    },
    checkingPatterns: {
      tags: 'busy',
      invoke: {
        id: 'checkPatterns',
        src: 'checkPatterns',
        input: ({ context: { profile, changes } }) => ({
          tries: profile && changes ? patternsOf(profile, changes) : [],
        }),
        onDone: onOutput('checkPatterns', [
          { guard: 'hasFailedPatterns', target: 'form', actions: 'showPatternErrors' },
          { target: 'saving' },
        ]),
        // Patterns that could not be tried are the platform's to judge.
        onError: 'saving',
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => ({ changes: context.changes ?? {} }),
        onDone: onOutcome('saveProfile', {
          saved: [
            {
              guard: 'isEmailGiven',
              target: 'email',
              actions: ['keepSaved', 'forgetChanges', 'tellSaved'],
            },
            { target: 'summary', actions: ['keepSaved', 'forgetChanges', 'tellSaved'] },
          ],
          unproved: { target: 'stepUp', actions: 'keepStepUp' },
          refused: { target: 'form', actions: 'showRefusal' },
        }),
        onError: onFault({ target: 'form', actions: 'showFault' }),
      },
    },
    stepUp: stepUpBefore('saving'),
  },
});
export type ProfileRef = ActorRefFrom<typeof profileMachine>;
export type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;
