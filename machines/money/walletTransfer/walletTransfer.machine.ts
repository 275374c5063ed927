import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage, isBusyFault, isSessionFault, type Message } from '../../shared/message';
import { unanswered } from '../../shared/unanswered';
import { branchesOf, kindGuards, type OfKind, type Refused } from '../../shared/outcome';
import { port } from '../../shared/port';
import type { FieldErrors } from '../../shared/request';
import { amountOf, availableOf, findErrors, hasArrived, orderOf } from './walletTransfer.rules';
import type {
  SentOrder,
  TransferForm,
  TransferInput,
  TransferOutcome,
  TransferOutput,
  TransferOrder,
  WalletsOutcome,
} from './walletTransfer.types';

type Context = TransferInput & {
  amount: string;
  /** Kept until the result is known. */
  sent: SentOrder | null;
  fieldErrors: FieldErrors<TransferForm>;
  message: Message | null;
  /** After a lost answer: the wallets were loaded since. */
  isRead: boolean;
};
const sentOrderOf = ({ sent }: Context) => (sent as SentOrder).order;

const transfer = setup({
  types: {
    context: {} as Context,
    input: {} as TransferInput,
    events: {} as
      | { type: 'form.submit'; form: TransferForm }
      | { type: 'form.cancel' }
      | { type: 'amount.typed'; amount: string }
      | { type: 'amount.fill' }
      | { type: 'transfer.retry' },
    output: {} as TransferOutput,
    tags: {} as 'busy',
    children: {} as { submit: 'submit'; readWallets: 'readWallets' },
  },
  actors: {
    /** The same transfer after a lost answer is sent with the same key. */
    submit: port<TransferOutcome, TransferOrder>('submit'),
    readWallets: port<WalletsOutcome, { vendor: string }>('readWallets'),
  },
  guards: {
    hasErrors: ({ context }, form: TransferForm) =>
      Object.keys(findErrors(form, context)).length > 0,
    hasArrived: ({ context: { sent } }, wallets: WalletsOutcome) =>
      sent !== null && wallets !== null && hasArrived(sent, wallets),
    isSessionLost: (_, error: unknown) => isSessionFault(error),
    /** The platform is busy and has not handled it. */
    isTurnedAway: (_, error: unknown) => isBusyFault(error),
  },
  actions: {
    showErrors: assign(({ context }, form: TransferForm) => ({
      fieldErrors: findErrors(form, context),
      message: null,
    })),
    keepTyped: assign((_, amount: string) => ({ amount, fieldErrors: {} })),
    fillAmount: assign(({ context }) => ({
      amount: availableOf(context),
      fieldErrors: {},
    })),
    keepForm: assign(({ context }, form: TransferForm) => ({
      amount: amountOf(form),
      sent: orderOf(form, context),
      fieldErrors: {},
      message: null,
    })),
    keepMoved: assign((_, { moved }: OfKind<TransferOutcome, 'accepted'>) => moved),
    keepWallets: assign((_, wallets: WalletsOutcome) => ({ ...wallets, isRead: wallets !== null })),
    forgetRead: assign({ isRead: false }),
    showRefusal: assign((_, { message }: Refused) => ({ message: { text: message } })),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    forgetMessage: assign({ message: null }),
  },
}).extend({ guards: kindGuards('accepted') });
const { onFault, onOutcome, onOutput } = branchesOf(transfer);

/** Sends the transfer. When the platform is too busy to handle it, no money has moved. */
const sendingUntil = (turnedAway: 'form' | 'undecided.open') =>
  transfer.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'submit',
      src: 'submit',
      input: ({ context }) => sentOrderOf(context),
      onDone: onOutcome('submit', {
        accepted: {
          target: '#walletTransfer.succeeded',
          actions: 'keepMoved',
        },
        refused: {
          target: '#walletTransfer.rereading',
          actions: 'showRefusal',
        },
      }),
      onError: onFault(unanswered('walletTransfer', turnedAway)),
    },
  });

/**
 * A transfer between the main wallet and a vendor's (spec §7 GCS_walletTransfer), in either
 * direction. When an answer was lost, the wallets are loaded before anything is said, and only the
 * same transfer can be sent again.
 */
export const walletTransferMachine = transfer.createMachine({
  id: 'walletTransfer',
  context: ({ input }) => ({
    ...input,
    amount: '',
    sent: null,
    fieldErrors: {},
    message: null,
    isRead: false,
  }),
  initial: 'form',
  states: {
    form: {
      on: {
        'form.submit': [
          {
            guard: { type: 'hasErrors', params: ({ event }) => event.form },
            actions: { type: 'showErrors', params: ({ event }) => event.form },
          },
          { target: 'sending', actions: { type: 'keepForm', params: ({ event }) => event.form } },
        ],
        'form.cancel': 'cancelled',
        'amount.typed': { actions: { type: 'keepTyped', params: ({ event }) => event.amount } },
        'amount.fill': { actions: 'fillAmount' },
      },
    },
    sending: sendingUntil('form'),
    /** Refused: the balance may be lower than shown, so the form returns with the current one. */
    rereading: {
      tags: 'busy',
      invoke: {
        id: 'readWallets',
        src: 'readWallets',
        input: ({ context }) => ({ vendor: context.vendor }),
        onDone: onOutput('readWallets', { target: 'form', actions: 'keepWallets' }),
        onError: 'form',
      },
    },
    /** The answer was lost: the money may have moved, or may still move. */
    undecided: {
      initial: 'checking',
      states: {
        checking: {
          tags: 'busy',
          invoke: {
            id: 'readWallets',
            src: 'readWallets',
            input: ({ context }) => ({ vendor: context.vendor }),
            onDone: onOutput('readWallets', [
              {
                guard: 'hasArrived',
                target: '#walletTransfer.succeeded',
                actions: 'keepWallets',
              },
              { target: 'open', actions: 'keepWallets' },
            ]),
            onError: { target: 'open', actions: 'forgetRead' },
          },
        },
        open: {
          on: {
            'transfer.retry': { target: 'resending', actions: 'forgetMessage' },
            'form.cancel': '#walletTransfer.cancelled',
          },
        },
        resending: sendingUntil('undecided.open'),
      },
    },
    succeeded: {
      type: 'final',
      output: ({ context }) => ({
        kind: 'succeeded',
        value: {
          ...sentOrderOf(context),
          balance: context.balance,
          vendorBalance: context.vendorBalance,
        },
      }),
    },
    cancelled: { type: 'final', output: { kind: 'cancelled' } },
    expired: { type: 'final', output: { kind: 'expired' } },
  },
  output: ({ event }) => event.output as TransferOutput,
});
export type WalletTransferRef = ActorRefFrom<typeof walletTransferMachine>;
export type WalletTransferSnapshot = SnapshotFrom<typeof walletTransferMachine>;
