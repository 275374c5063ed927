import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { readFactorCode } from '../../../contract/factorCodes';
import { faultMessage, type Message } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { branchesOf, kindGuards, type OfKind, type Refused } from '../../shared/outcome';
import { port } from '../../shared/port';
import { refusalOf } from '../../shared/refusal';
import { withoutField } from '../../shared/withoutField';
import type {
  BeginOutcome,
  CreateOutcome,
  KnownPasskeys,
  MadePasskey,
  Passkey,
  PasskeyCreation,
  PasskeysInput,
  Proof,
  ProofErrors,
  RemoveOutcome,
  SaveOutcome,
} from './passkeys.types';

/** What is sent, field by field; a code as the platform reads it. */
const findErrors = (proof: Proof): ProofErrors => ({
  ...(proof.password === '' && { password: { key: 'validation:empty' } }),
  ...(proof.code !== undefined &&
    readFactorCode(proof.code) === null && { code: { key: 'validation:verificationCode' } }),
});
const NO_PROOF: Proof = { password: '' };

const passkeysSetup = setup({
  types: {
    context: {} as PasskeysInput & {
      /** Null before the first read. */
      passkeys: Passkey[] | null;
      /** Whether this browser can make one. */
      isSupported: boolean;
      /** Whether a code is asked for too. */
      asksCode: boolean;
      /** Kept only until its request has ended. */
      proof: Proof;
      /** What the device is asked for. */
      creation: PasskeyCreation | null;
      /** What the device made, until the platform has it. */
      made: MadePasskey | null;
      /** The one to be removed. */
      removed: Passkey | null;
      fieldErrors: ProofErrors;
      message: Message | null;
    },
    input: {} as PasskeysInput,
    events: {} as
      | { type: 'passkeys.retry' }
      | { type: 'passkey.add' }
      | { type: 'passkey.remove'; id: string }
      | { type: 'proof.submit'; proof: Proof }
      | { type: 'proof.cancel' }
      | { type: 'field.changed'; field: keyof Proof }
      | { type: 'creation.cancel' }
      | { type: 'saving.retry' }
      | { type: 'saving.leave' },
    tags: {} as 'busy',
    children: {} as {
      readPasskeys: 'readPasskeys';
      begin: 'begin';
      create: 'create';
      save: 'save';
      remove: 'remove';
    },
  },
  actors: {
    readPasskeys: port<KnownPasskeys, void>('readPasskeys'),
    begin: port<BeginOutcome, Proof>('begin'),
    /** Opens the device's own dialog. */
    create: port<CreateOutcome, { creation: PasskeyCreation }>('create'),
    save: port<SaveOutcome, { made: MadePasskey }>('save'),
    remove: port<RemoveOutcome, Proof & { id: string }>('remove'),
  },
  guards: {
    isTrial: ({ context }) => context.isTrial,
    canAdd: ({ context }) => context.isSupported,
    isKnown: ({ context }, id: string) => context.passkeys?.some((one) => one.id === id) ?? false,
    hasErrors: (_, proof: Proof) => Object.keys(findErrors(proof)).length > 0,
  },
  actions: {
    keepPasskeys: assign((_, { passkeys, asksCode, isSupported }: KnownPasskeys) => ({
      passkeys,
      asksCode,
      isSupported,
    })),
    keepRemoved: assign(({ context }, id: string) => ({
      removed: context.passkeys?.find((one) => one.id === id) ?? null,
    })),
    forgetRemoved: assign({ removed: null }),
    keepProof: assign((_, proof: Proof) => ({ proof, fieldErrors: {}, message: null })),
    forgetProof: assign({ proof: NO_PROOF }),
    keepCreation: assign((_, { creation }: OfKind<BeginOutcome, 'begun'>) => ({ creation })),
    keepMade: assign((_, { made }: OfKind<CreateOutcome, 'made'>) => ({ made })),
    forgetMade: assign({ creation: null, made: null }),
    showErrors: assign((_, proof: Proof) => ({ fieldErrors: findErrors(proof), message: null })),
    clearError: assign(({ context }, field: keyof Proof) => ({
      fieldErrors: withoutField(context.fieldErrors, field),
    })),
    clearErrors: assign({ fieldErrors: {}, message: null }),
    /** Two-step login may have been turned on meanwhile. */
    showRefusal: assign(({ context }, refusal: OfKind<BeginOutcome, 'refused'>) => ({
      asksCode: context.asksCode || refusal.field === 'code',
      ...refusalOf(refusal),
    })),
    showNotMade: assign((_, { message }: OfKind<CreateOutcome, 'notMade'>) => ({ message })),
    showNotSaved: assign((_, { message }: Refused) => ({ message: { text: message } })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    notifyAdded: enqueueActions((scope) =>
      pushToast(scope, { tone: 'success', message: { key: 'passkeys:added' } }),
    ),
    notifyRemoved: enqueueActions((scope) =>
      pushToast(scope, { tone: 'success', message: { key: 'passkeys:removed' } }),
    ),
  },
}).extend({ guards: kindGuards('begun', 'made', 'added', 'removed') });
const { onFault, onOutcome, onOutput } = branchesOf(passkeysSetup);

/** A form that asks for a proof, and goes to `sending` with it or back to the list. */
const proofForm = <TSending extends string>(sending: TSending) =>
  ({
    on: {
      'proof.submit': [
        {
          guard: {
            type: 'hasErrors',
            params: ({ event }: { event: { proof: Proof } }) => event.proof,
          },
          actions: {
            type: 'showErrors',
            params: ({ event }: { event: { proof: Proof } }) => event.proof,
          },
        },
        {
          target: sending,
          actions: {
            type: 'keepProof',
            params: ({ event }: { event: { proof: Proof } }) => event.proof,
          },
        },
      ],
      'field.changed': {
        actions: {
          type: 'clearError',
          params: ({ event }: { event: { field: keyof Proof } }) => event.field,
        },
      },
      'proof.cancel': { target: '#passkeys.list', actions: 'clearErrors' },
    },
  }) as const;

/**
 * Passkeys on the page of the account (docs/decisions/0068): listed, added by the device after the
 * password, and removed.
 */
export const passkeysMachine = passkeysSetup.createMachine({
  id: 'passkeys',
  context: ({ input }) => ({
    ...input,
    passkeys: null,
    isSupported: false,
    asksCode: false,
    proof: NO_PROOF,
    creation: null,
    made: null,
    removed: null,
    fieldErrors: {},
    message: null,
  }),
  initial: 'entry',
  states: {
    entry: { always: [{ guard: 'isTrial', target: 'absent' }, { target: 'reading' }] },
    absent: {},
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readPasskeys',
        src: 'readPasskeys',
        onDone: onOutput('readPasskeys', { target: 'list', actions: 'keepPasskeys' }),
        onError: onFault({ target: 'unread', actions: 'showFault' }),
      },
    },
    unread: { on: { 'passkeys.retry': { target: 'reading', actions: 'clearErrors' } } },
    list: {
      on: {
        'passkey.add': { guard: 'canAdd', target: 'addition', actions: 'clearErrors' },
        'passkey.remove': {
          guard: { type: 'isKnown', params: ({ event }) => event.id },
          target: 'removal',
          actions: ['clearErrors', { type: 'keepRemoved', params: ({ event }) => event.id }],
        },
      },
    },
    addition: {
      initial: 'proof',
      exit: 'forgetMade',
      states: {
        proof: proofForm('beginning'),
        beginning: {
          tags: 'busy',
          exit: 'forgetProof',
          invoke: {
            id: 'begin',
            src: 'begin',
            input: ({ context }) => context.proof,
            onDone: onOutcome('begin', {
              begun: { target: 'creating', actions: 'keepCreation' },
              refused: { target: 'proof', actions: 'showRefusal' },
            }),
            onError: onFault({ target: 'proof', actions: 'showFault' }),
          },
        },
        creating: {
          tags: 'busy',
          on: { 'creation.cancel': '#passkeys.list' },
          invoke: {
            id: 'create',
            src: 'create',
            input: ({ context }) => ({ creation: context.creation as PasskeyCreation }),
            onDone: onOutcome('create', {
              made: { target: 'saving', actions: 'keepMade' },
              notMade: { target: '#passkeys.list', actions: 'showNotMade' },
            }),
            onError: onFault({ target: '#passkeys.list', actions: 'showFault' }),
          },
        },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'save',
            src: 'save',
            input: ({ context }) => ({ made: context.made as MadePasskey }),
            onDone: onOutcome('save', {
              added: { target: '#passkeys.reading', actions: 'notifyAdded' },
              refused: { target: '#passkeys.list', actions: 'showNotSaved' },
            }),
            onError: onFault({ target: 'unsaved', actions: 'showFault' }),
          },
        },
        /** The answer was lost: what the device made can be sent again. */
        unsaved: {
          on: {
            'saving.retry': { target: 'saving', actions: 'clearErrors' },
            'saving.leave': { target: '#passkeys.reading', actions: 'clearErrors' },
          },
        },
      },
    },
    removal: {
      initial: 'proof',
      exit: 'forgetRemoved',
      states: {
        proof: proofForm('removing'),
        removing: {
          tags: 'busy',
          exit: 'forgetProof',
          invoke: {
            id: 'remove',
            src: 'remove',
            input: ({ context }) => ({ ...context.proof, id: context.removed?.id ?? '' }),
            onDone: onOutcome('remove', {
              removed: { target: '#passkeys.reading', actions: 'notifyRemoved' },
              refused: { target: 'proof', actions: 'showRefusal' },
            }),
            onError: onFault({ target: 'proof', actions: 'showFault' }),
          },
        },
      },
    },
  },
});
export type PasskeysRef = ActorRefFrom<typeof passkeysMachine>;
export type PasskeysSnapshot = SnapshotFrom<typeof passkeysMachine>;
