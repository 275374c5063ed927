import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { RegisterField } from '../../../contract/registerFields';
import { faultMessage, type Message } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { renameMember } from '../../shared/refresh';
import { branchesOf, kindGuards, type OfKind } from '../../shared/outcome';
import { child, port } from '../../shared/port';
import { refusalOf } from '../../shared/refusal';
import { withoutField } from '../../shared/withoutField';
import type { PatternTry } from '../registration/registration.types';
import type { countriesMachine } from '../countries/countries.machine';
import type { stepUpMachine } from '../stepUp/stepUp.machine';
import { changesOf, findErrors, patternErrors, patternsOf } from './profile.fields';
import type {
  Profile,
  ProfileField,
  ProfileInput,
  ProfileValues,
  SaveOutcome,
} from './profile.types';

type Context = ProfileInput & {
  /** Null before it is read. */
  profile: Profile | null;
  /** What is sent; null while it is typed. */
  changes: ProfileValues | null;
  /** What has to be proved before it is sent again; null when nothing has. */
  stepUp: string | null;
  fieldErrors: Partial<Record<ProfileField, Message>>;
  message: Message | null;
};
const changesIn = ({ profile }: Context, values: ProfileValues): ProfileValues =>
  profile ? changesOf(profile, values) : {};
const errorsIn = (context: Context, values: ProfileValues) =>
  context.profile ? findErrors(context.profile, changesIn(context, values)) : {};

const profileSetup = setup({
  types: {
    context: {} as Context,
    input: {} as ProfileInput,
    events: {} as
      | { type: 'profile.retry' }
      | { type: 'profile.edit' }
      | { type: 'profile.submit'; values: ProfileValues }
      | { type: 'profile.cancel' }
      | { type: 'field.changed'; field: ProfileField },
    tags: {} as 'busy',
    children: {} as {
      readProfile: 'readProfile';
      checkPatterns: 'checkPatterns';
      saveProfile: 'saveProfile';
      stepUp: 'stepUp';
      countries: 'countries';
    },
  },
  actors: {
    readProfile: port<Profile, void>('readProfile'),
    /**
     * Resolves with the fields whose value does not match. One that cannot be tried in time counts
     * as matching.
     */
    checkPatterns: port<RegisterField[], { tries: PatternTry[] }>('checkPatterns'),
    saveProfile: port<SaveOutcome, { changes: ProfileValues }>('saveProfile'),
    stepUp: child<typeof stepUpMachine>('stepUp'),
    countries: child<typeof countriesMachine>('countries'),
  },
  guards: {
    isTrial: ({ context }) => context.isTrial,
    isUnchanged: ({ context }, values: ProfileValues) =>
      Object.keys(changesIn(context, values)).length === 0,
    hasErrors: ({ context }, values: ProfileValues) =>
      Object.keys(errorsIn(context, values)).length > 0,
    hasFailedPatterns: (_, failed: RegisterField[]) => failed.length > 0,
  },
  actions: {
    keepProfile: assign((_, profile: Profile) => ({ profile, message: null })),
    keepSaved: assign((_, { value }: OfKind<SaveOutcome, 'saved'>) => ({ profile: value })),
    keepChanges: assign(({ context }, values: ProfileValues) => ({
      changes: changesIn(context, values),
      fieldErrors: {},
      message: null,
    })),
    forgetChanges: assign({ changes: null }),
    keepStepUp: assign((_, { stepUp }: OfKind<SaveOutcome, 'unproved'>) => ({ stepUp })),
    forgetStepUp: assign({ stepUp: null }),
    showErrors: assign(({ context }, values: ProfileValues) => ({
      fieldErrors: errorsIn(context, values),
      message: null,
    })),
    showPatternErrors: assign(({ context }, failed: RegisterField[]) => ({
      fieldErrors: context.profile ? patternErrors(context.profile, failed) : {},
    })),
    showRefusal: assign((_, outcome: OfKind<SaveOutcome, 'refused'>) => refusalOf(outcome)),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    clearError: assign(({ context }, field: ProfileField) => ({
      fieldErrors: withoutField(context.fieldErrors, field),
    })),
    clearMessages: assign({ fieldErrors: {}, message: null }),
    /** The header and the page show the nickname at once. */
    tellSaved: enqueueActions((scope, { value }: OfKind<SaveOutcome, 'saved'>) => {
      renameMember(scope, value);
      pushToast(scope, { tone: 'success', message: { key: 'profile:saved' } });
    }),
  },
}).extend({ guards: kindGuards('saved', 'unproved', 'succeeded') });
const { onFault, onOutcome, onOutput } = branchesOf(profileSetup);

/**
 * The member's own data, completed after the registration by its rules (docs/decisions/0108).
 */
export const profileMachine = profileSetup.createMachine({
  id: 'profile',
  context: ({ input }) => ({
    ...input,
    profile: null,
    changes: null,
    stepUp: null,
    fieldErrors: {},
    message: null,
  }),
  initial: 'entry',
  // A nationality is chosen from them.
  invoke: { id: 'countries', src: 'countries' },
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
    summary: { on: { 'profile.edit': 'form' } },
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
          saved: { target: 'summary', actions: ['keepSaved', 'forgetChanges', 'tellSaved'] },
          unproved: { target: 'stepUp', actions: 'keepStepUp' },
          refused: { target: 'form', actions: 'showRefusal' },
        }),
        onError: onFault({ target: 'form', actions: 'showFault' }),
      },
    },
    /** The form stays below; what was typed is sent again. */
    stepUp: {
      exit: 'forgetStepUp',
      invoke: {
        id: 'stepUp',
        src: 'stepUp',
        input: ({ context }) => ({ id: context.stepUp ?? '' }),
        onDone: onOutcome('stepUp', {
          succeeded: { target: 'saving' },
          otherwise: { target: 'form' },
        }),
      },
    },
  },
});
export type ProfileRef = ActorRefFrom<typeof profileMachine>;
export type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;
