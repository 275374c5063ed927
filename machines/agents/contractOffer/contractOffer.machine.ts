import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { ContractType } from '../../../contract/agents';
import { faultMessage, isSessionFault } from '../../shared/message';
import { pushToast } from '../../shared/notify';
import { branchesOf, kindGuards, type OfKind } from '../../shared/outcome';
import { port } from '../../shared/port';
import type {
  ContractOfferOutput,
  OfferContext,
  OfferEvent,
  OfferField,
  OfferForm,
  OfferInput,
  OfferOutcome,
  SendOffer,
} from './contractOffer.types';
import { findOfferErrors, MOST_TIERS, rateFieldsOf } from './offerRules';
import { withoutField } from '../../shared/withoutField';

const formOf = ({ event }: { event: { form: OfferForm } }) => event.form;

const contractOfferSetup = setup({
  types: {
    context: {} as OfferContext,
    events: {} as OfferEvent,
    input: {} as OfferInput,
    output: {} as ContractOfferOutput,
    tags: {} as 'busy',
    children: {} as { sendOffer: 'sendOffer' },
  },
  actors: { sendOffer: port<OfferOutcome, SendOffer>('sendOffer') },
  guards: {
    hasErrors: (_, form: OfferForm) => Object.keys(findOfferErrors(form)).length > 0,
    canAdd: ({ context }) => context.tiers < MOST_TIERS,
    canRemove: ({ context }) => context.tiers > 1,
    isSessionLost: (_, error: unknown) => isSessionFault(error),
  },
  actions: {
    keepType: assign((_, contractType: ContractType) => ({
      contractType,
      tiers: 1,
      fieldErrors: {},
      message: null,
    })),
    addTier: assign(({ context }) => ({ tiers: context.tiers + 1 })),
    removeTier: assign(({ context }) => ({ tiers: context.tiers - 1, fieldErrors: {} })),
    showErrors: assign((_, form: OfferForm) => ({
      fieldErrors: findOfferErrors(form),
      message: null,
    })),
    clearError: assign(({ context }, field: OfferField) => ({
      fieldErrors: withoutField(context.fieldErrors, field),
    })),
    keepForm: assign((_, form: OfferForm) => ({ form, fieldErrors: {}, message: null })),
    keepContract: assign((_, outcome: OfKind<OfferOutcome, 'offered'>) => ({
      contract: outcome.contract,
    })),
    /** A rate that is too high gets its message at its field. */
    showRefusal: assign(({ context: { form } }, outcome: OfKind<OfferOutcome, 'refused'>) => {
      return outcome.isTooHigh && form
        ? {
            fieldErrors: Object.fromEntries(
              rateFieldsOf(form).map((field) => [field, { text: outcome.message }]),
            ),
          }
        : { message: { text: outcome.message } };
    }),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
    notifyOffered: enqueueActions((scope) =>
      pushToast(scope, {
        tone: 'success',
        message: {
          key: 'contracts:done.offered',
          values: { account: scope.context.downline.account },
        },
      }),
    ),
  },
}).extend({ guards: kindGuards('offered') });
const { onFault, onOutcome } = branchesOf(contractOfferSetup);

/**
 * A contract for a downline (spec §3 Contracts, Salary rates): tiers, or the rates of a real-time
 * salary, until the platform accepts it.
 */
export const contractOfferMachine = contractOfferSetup.createMachine({
  id: 'contractOffer',
  context: ({ input }) => ({
    ...input,
    contractType: 'dividend',
    tiers: 1,
    form: null,
    fieldErrors: {},
    message: null,
    contract: null,
  }),
  initial: 'form',
  states: {
    form: {
      on: {
        'type.choose': { actions: { type: 'keepType', params: ({ event }) => event.contractType } },
        'tier.add': { guard: 'canAdd', actions: 'addTier' },
        'tier.remove': { guard: 'canRemove', actions: 'removeTier' },
        'field.changed': { actions: { type: 'clearError', params: ({ event }) => event.field } },
        'form.submit': [
          {
            guard: { type: 'hasErrors', params: formOf },
            actions: { type: 'showErrors', params: formOf },
          },
          { target: 'sending', actions: { type: 'keepForm', params: formOf } },
        ],
        'form.cancel': 'cancelled',
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'sendOffer',
        src: 'sendOffer',
        input: ({ context }) => ({
          downlineId: context.downline.id,
          type: context.contractType,
          form: context.form as OfferForm,
        }),
        onDone: onOutcome('sendOffer', {
          offered: {
            target: 'succeeded',
            actions: ['keepContract', 'notifyOffered'],
          },
          refused: { target: 'form', actions: 'showRefusal' },
        }),
        onError: onFault([
          { guard: 'isSessionLost', target: 'expired' },
          { target: 'form', actions: 'showFault' },
        ]),
      },
    },
    succeeded: {
      type: 'final',
      output: ({ context }) => ({ kind: 'succeeded', value: context.contract }),
    },
    cancelled: { type: 'final', output: { kind: 'cancelled' } },
    expired: { type: 'final', output: { kind: 'expired' } },
  },
  output: ({ event }) => event.output as ContractOfferOutput,
});
export type ContractOfferRef = ActorRefFrom<typeof contractOfferMachine>;
export type ContractOfferSnapshot = SnapshotFrom<typeof contractOfferMachine>;
