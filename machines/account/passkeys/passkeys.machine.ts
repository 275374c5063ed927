import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { readFactorCode } from '../../../contract/factorCodes';
import { faultMessage, type Message } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { branchesOf, kindGuards, type OfKind, type Refused } from '../../shared/outcome';
import { port } from '../../shared/port';
import { refusalOf } from '../../shared/refusal';
import { withoutField } from '../../shared/withoutField';
import { newPasskeyMachine } from '../newPasskey/newPasskey.machine';
import type { NewPasskeyOutput } from '../newPasskey/newPasskey.types';
import type {
  BeginOutcome,
  KnownPasskeys,
  Passkey,
  PasskeyCreation,
  PasskeysInput,
  Proof,
  ProofErrors,
  RemoveOutcome,
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
      | { type: 'field.changed'; field: keyof Proof },
    tags: {} as 'busy',
    children: {} as {
      readPasskeys: 'readPasskeys';
      begin: 'begin';
      newPasskey: 'newPasskey';
      remove: 'remove';
    },
  },
  actors: {
    readPasskeys: port<KnownPasskeys, void>('readPasskeys'),
    begin: port<BeginOutcome, Proof>('begin'),
    newPasskey: newPasskeyMachine,
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
    forgetCreation: assign({ creation: null }),
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
    showNotMade: assign((_, { message }: OfKind<NewPasskeyOutput, 'notMade'>) => ({ message })),
    showNotSaved: assign((_, { message }: Refused) => ({ message: { text: message } })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    notifyRemoved: enqueueActions((scope) =>
      pushToast(scope, { tone: 'success', message: { key: 'passkeys:removed' } }),
    ),
  },
}).extend({ guards: kindGuards('begun', 'notMade', 'refused', 'added', 'removed') });
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
      exit: 'forgetCreation',
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
              begun: { target: 'creation', actions: 'keepCreation' },
              refused: { target: 'proof', actions: 'showRefusal' },
            }),
            onError: onFault({ target: 'proof', actions: 'showFault' }),
          },
        },
        creation: {
          invoke: {
            id: 'newPasskey',
            src: 'newPasskey',
            input: ({ context }) => ({ creation: context.creation as PasskeyCreation }),
            onDone: onOutcome('newPasskey', {
              notMade: { target: '#passkeys.list', actions: 'showNotMade' },
              refused: { target: '#passkeys.list', actions: 'showNotSaved' },
              added: { target: '#passkeys.reading' },
              left: { target: '#passkeys.reading' },
            }),
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
