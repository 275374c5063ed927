import { assign, enqueueActions, setup } from 'xstate';
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
import type { smsCodeMachine } from '../smsCode/smsCode.machine';
import type { stepUpMachine } from '../stepUp/stepUp.machine';
import { changesOf, findErrors, patternErrors } from './profile.fields';
import { contactErrors, contactOf } from './profile.contact';
import type {
  Contact,
  ContactField,
  ContactOutcome,
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
  /** What is sent, with its code; null while it is typed. */
  contact: Contact | null;
  fieldErrors: Partial<Record<ProfileField | ContactField, Message>>;
  message: Message | null;
};
const changesIn = ({ profile }: Context, values: ProfileValues): ProfileValues =>
  profile ? changesOf(profile, values) : {};
const errorsIn = (context: Context, values: ProfileValues) =>
  context.profile ? findErrors(context.profile, changesIn(context, values)) : {};

/** The vocabulary of the machine. */
export const profileSetup = setup({
  types: {
    context: {} as Context,
    input: {} as ProfileInput,
    events: {} as
      | { type: 'profile.retry' }
      | { type: 'profile.edit' }
      | { type: 'profile.submit'; values: ProfileValues }
      | { type: 'profile.cancel' }
      | { type: 'mobile.edit' }
      | { type: 'email.confirm' }
      | { type: 'contact.submit'; contact: Contact }
      | { type: 'contact.cancel' }
      | { type: 'field.changed'; field: ProfileField | ContactField },
    tags: {} as 'busy',
    children: {} as {
      readProfile: 'readProfile';
      checkPatterns: 'checkPatterns';
      saveProfile: 'saveProfile';
      stepUp: 'stepUp';
      countries: 'countries';
      confirmContact: 'confirmContact';
      mobileCode: 'smsCode';
      emailCode: 'smsCode';
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
    confirmContact: port<ContactOutcome, Contact>('confirmContact'),
    smsCode: child<typeof smsCodeMachine>('smsCode'),
    stepUp: child<typeof stepUpMachine>('stepUp'),
    countries: child<typeof countriesMachine>('countries'),
  },
  guards: {
    isTrial: ({ context }) => context.isTrial,
    isUnchanged: ({ context }, values: ProfileValues) =>
      Object.keys(changesIn(context, values)).length === 0,
    hasErrors: ({ context }, values: ProfileValues) =>
      Object.keys(errorsIn(context, values)).length > 0,
    /** An address that no code has confirmed is there to be confirmed. */
    hasUnconfirmedEmail: ({ context }) => (context.profile?.unconfirmedEmail ?? null) !== null,
    /** The e-mail was saved just now: its code comes next. */
    isEmailGiven: ({ context }, outcome: SaveOutcome) =>
      outcome.kind === 'saved' &&
      context.changes?.email !== undefined &&
      outcome.value.unconfirmedEmail !== null,
    hasContactErrors: (_, contact: Contact) => Object.keys(contactErrors(contact)).length > 0,
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
    keepContact: assign((_, contact: Contact) => ({
      contact: contactOf(contact),
      fieldErrors: {},
      message: null,
    })),
    forgetContact: assign({ contact: null }),
    showContactErrors: assign((_, contact: Contact) => ({
      fieldErrors: contactErrors(contact),
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
    showRefusal: assign((_, outcome: OfKind<SaveOutcome | ContactOutcome, 'refused'>) =>
      refusalOf(outcome),
    ),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    clearError: assign(({ context }, field: ProfileField | ContactField) => ({
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
/** The writers of its branches. */
export const { onFault, onOutcome, onOutput } = branchesOf(profileSetup);
