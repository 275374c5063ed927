import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { readFactorCode } from '../../../contract/factorCodes';
import { faultMessage, type Message } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { branchesOf, kindGuards, type OfKind } from '../../shared/outcome';
import { port } from '../../shared/port';
import { refusalOf } from '../../shared/refusal';
import { withoutField } from '../../shared/withoutField';
import type {
  AuthenticatorInput,
  AuthenticatorSetup,
  AuthenticatorStatus,
  BeginOutcome,
  CodesOutcome,
  EndOutcome,
  Proof,
  ProofErrors,
} from './authenticator.types';

/** What is sent, field by field; a code as the platform reads it. */
const findErrors = (proof: Partial<Proof>): ProofErrors => ({
  ...(proof.password === '' && { password: { key: 'validation:empty' } }),
  ...(proof.code !== undefined &&
    readFactorCode(proof.code) === null && { code: { key: 'validation:verificationCode' } }),
});

const authenticatorSetup = setup({
  types: {
    context: {} as AuthenticatorInput & {
      /** Null before the first read. */
      status: AuthenticatorStatus | null;
      /** Kept only until its request has ended. */
      proof: Partial<Proof>;
      /** Kept only while it is shown. */
      setup: AuthenticatorSetup | null;
      /** Kept only while they are shown. */
      codes: string[];
      fieldErrors: ProofErrors;
      message: Message | null;
    },
    input: {} as AuthenticatorInput,
    events: {} as
      | { type: 'status.retry' }
      | { type: 'setup.begin' }
      | { type: 'codes.renew' }
      | { type: 'setup.end' }
      | { type: 'proof.submit'; proof: Partial<Proof> }
      | { type: 'proof.cancel' }
      | { type: 'field.changed'; field: keyof Proof }
      | { type: 'codes.kept' },
    tags: {} as 'busy',
    children: {} as {
      readStatus: 'readStatus';
      begin: 'begin';
      confirm: 'confirm';
      renew: 'renew';
      end: 'end';
    },
  },
  actors: {
    readStatus: port<AuthenticatorStatus, void>('readStatus'),
    begin: port<BeginOutcome, { password: string }>('begin'),
    confirm: port<CodesOutcome, { code: string }>('confirm'),
    renew: port<CodesOutcome, Proof>('renew'),
    end: port<EndOutcome, Proof>('end'),
  },
  guards: {
    isTrial: ({ context }) => context.isTrial,
    isOn: (_, { since }: AuthenticatorStatus) => since !== null,
    hasErrors: (_, proof: Partial<Proof>) => Object.keys(findErrors(proof)).length > 0,
  },
  actions: {
    keepStatus: assign((_, status: AuthenticatorStatus) => ({ status, message: null })),
    keepProof: assign((_, proof: Partial<Proof>) => ({ proof, fieldErrors: {}, message: null })),
    forgetProof: assign({ proof: {} }),
    keepSetup: assign((_, { setup: made }: OfKind<BeginOutcome, 'begun'>) => ({ setup: made })),
    forgetSetup: assign({ setup: null }),
    keepCodes: assign((_, { codes }: OfKind<CodesOutcome, 'codes'>) => ({ codes })),
    forgetCodes: assign({ codes: [] }),
    showErrors: assign((_, proof: Partial<Proof>) => ({
      fieldErrors: findErrors(proof),
      message: null,
    })),
    clearError: assign(({ context }, field: keyof Proof) => ({
      fieldErrors: withoutField(context.fieldErrors, field),
    })),
    clearErrors: assign({ fieldErrors: {}, message: null }),
    showRefusal: assign((_, refusal: OfKind<BeginOutcome, 'refused'>) => refusalOf(refusal)),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    notifyEnded: enqueueActions((scope) =>
      pushToast(scope, { tone: 'success', message: { key: 'authenticator:off.done' } }),
    ),
  },
}).extend({ guards: kindGuards('begun', 'codes', 'ended') });
const { onFault, onOutcome, onOutput } = branchesOf(authenticatorSetup);

/** A form that asks for a proof, and goes to `sending` with it or back to `before`. */
const proofForm = <TSending extends string, TBefore extends string>(
  sending: TSending,
  before: TBefore,
) =>
  ({
    on: {
      'proof.submit': [
        {
          guard: {
            type: 'hasErrors',
            params: ({ event }: { event: { proof: Partial<Proof> } }) => event.proof,
          },
          actions: {
            type: 'showErrors',
            params: ({ event }: { event: { proof: Partial<Proof> } }) => event.proof,
          },
        },
        {
          target: sending,
          actions: {
            type: 'keepProof',
            params: ({ event }: { event: { proof: Partial<Proof> } }) => event.proof,
          },
        },
      ],
      'field.changed': {
        actions: {
          type: 'clearError',
          params: ({ event }: { event: { field: keyof Proof } }) => event.field,
        },
      },
      'proof.cancel': { target: before, actions: 'clearErrors' },
    },
  }) as const;

/**
 * Two-step login on the page of the account (docs/decisions/0066): turned on by the code of an
 * authenticator app, with recovery codes that are shown once.
 */
export const authenticatorMachine = authenticatorSetup.createMachine({
  id: 'authenticator',
  context: ({ input }) => ({
    ...input,
    status: null,
    proof: {},
    setup: null,
    codes: [],
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
        id: 'readStatus',
        src: 'readStatus',
        onDone: onOutput('readStatus', [
          { guard: 'isOn', target: 'on', actions: 'keepStatus' },
          { target: 'off', actions: 'keepStatus' },
        ]),
        onError: onFault({ target: 'unread', actions: 'showFault' }),
      },
    },
    unread: { on: { 'status.retry': { target: 'reading', actions: 'clearErrors' } } },
    off: { on: { 'setup.begin': 'password' } },
    password: proofForm('beginning', 'off'),
    beginning: {
      tags: 'busy',
      exit: 'forgetProof',
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context }) => ({ password: context.proof.password ?? '' }),
        onDone: onOutcome('begin', {
          begun: { target: 'setup', actions: 'keepSetup' },
          refused: { target: 'password', actions: 'showRefusal' },
        }),
        onError: onFault({ target: 'password', actions: 'showFault' }),
      },
    },
    /** The secret is on the screen until the app gave its first code. */
    setup: {
      initial: 'code',
      exit: 'forgetSetup',
      states: {
        code: proofForm('confirming', '#authenticator.off'),
        confirming: {
          tags: 'busy',
          exit: 'forgetProof',
          invoke: {
            id: 'confirm',
            src: 'confirm',
            input: ({ context }) => ({ code: context.proof.code ?? '' }),
            onDone: onOutcome('confirm', {
              codes: { target: '#authenticator.codes', actions: 'keepCodes' },
              refused: { target: 'code', actions: 'showRefusal' },
            }),
            onError: onFault({ target: 'code', actions: 'showFault' }),
          },
        },
      },
    },
    codes: {
      exit: 'forgetCodes',
      on: { 'codes.kept': 'reading' },
    },
    on: { on: { 'codes.renew': 'renewal', 'setup.end': 'end' } },
    renewal: {
      initial: 'proof',
      states: {
        proof: proofForm('renewing', '#authenticator.on'),
        renewing: {
          tags: 'busy',
          exit: 'forgetProof',
          invoke: {
            id: 'renew',
            src: 'renew',
            input: ({ context }) => context.proof as Proof,
            onDone: onOutcome('renew', {
              codes: { target: '#authenticator.codes', actions: 'keepCodes' },
              refused: { target: 'proof', actions: 'showRefusal' },
            }),
            onError: onFault({ target: 'proof', actions: 'showFault' }),
          },
        },
      },
    },
    end: {
      initial: 'proof',
      states: {
        proof: proofForm('ending', '#authenticator.on'),
        ending: {
          tags: 'busy',
          exit: 'forgetProof',
          invoke: {
            id: 'end',
            src: 'end',
            input: ({ context }) => context.proof as Proof,
            onDone: onOutcome('end', {
              ended: { target: '#authenticator.off', actions: 'notifyEnded' },
              refused: { target: 'proof', actions: 'showRefusal' },
            }),
            onError: onFault({ target: 'proof', actions: 'showFault' }),
          },
        },
      },
    },
  },
});
export type AuthenticatorRef = ActorRefFrom<typeof authenticatorMachine>;
export type AuthenticatorSnapshot = SnapshotFrom<typeof authenticatorMachine>;
