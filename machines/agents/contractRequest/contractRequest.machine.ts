import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { errorOf, faultMessage } from '../../shared/message';
import { port } from '../../shared/port';
import type { RequirementMeta } from '../../shared/requirements';
import type {
  AnswerInput,
  ContractAnswer,
  ContractRequestContext,
  ContractRequestEvent,
  ContractRequestInput,
  ImpactOutcome,
  OwnFigures,
  ProcessOutcome,
} from './contractRequest.types';

const NO_FIGURES: OwnFigures = { validBet: '', netLoss: '', activeMembers: '' };
const known = ({ event }: { event: { output: ImpactOutcome } }) => event.output;
const processed = ({ event }: { event: { output: ProcessOutcome } }) => event.output;

/**
 * A request of a contract, new or termination (spec §4 Statuses): what it would do is read before
 * anybody answers it; whoever would end contracts below is warned. What the platform says came of
 * it is what is shown, whatever was answered.
 */
export const contractRequestMachine = setup({
  types: {
    context: {} as ContractRequestContext,
    events: {} as ContractRequestEvent,
    input: {} as ContractRequestInput,
    tags: {} as 'busy',
    meta: {} as RequirementMeta,
    children: {} as { readImpact: 'readImpact'; answerRequest: 'answerRequest' },
  },
  actors: {
    readImpact: port<ImpactOutcome, { contractId: string }>('readImpact'),
    answerRequest: port<ProcessOutcome, AnswerInput>('answerRequest'),
  },
  guards: {
    isOpen: ({ context }, outcome: ImpactOutcome) =>
      outcome.kind === 'known' &&
      outcome.impact.contract.request !== null &&
      outcome.impact.contract.request === context.contract.request,
    isRefused: (_, outcome: ImpactOutcome) => outcome.kind === 'refused',
    hasEndings: ({ context }, answer: ContractAnswer) =>
      answer === 'accept' && (context.impact?.ends.length ?? 0) > 0,
    isOutcome: (_, { outcome, kind }: { outcome: ProcessOutcome; kind: ProcessOutcome['kind'] }) =>
      outcome.kind === kind,
    isRejected: ({ context }, outcome: ProcessOutcome) =>
      outcome.kind === 'processed' && context.answer === 'reject',
    isTerminated: (_, outcome: ProcessOutcome) =>
      outcome.kind === 'processed' && outcome.contract.status === 'terminated',
    isAccepted: (_, outcome: ProcessOutcome) =>
      outcome.kind === 'processed' && outcome.contract.status === 'accepted',
  },
  actions: {
    keepImpact: assign((_, outcome: ImpactOutcome) =>
      outcome.kind === 'known' ? { impact: outcome.impact, contract: outcome.impact.contract } : {},
    ),
    keepAnswer: assign((_, answer: ContractAnswer) => ({ answer, message: null })),
    keepFigures: assign((_, figures: OwnFigures) => ({ figures })),
    keepProcessed: assign((_, outcome: ProcessOutcome) =>
      outcome.kind === 'processed'
        ? { contract: outcome.contract, ended: outcome.ended, message: null }
        : {},
    ),
    clearMessage: assign({ message: null }),
    showRefusal: assign((_, outcome: ImpactOutcome | ProcessOutcome) =>
      'message' in outcome ? { message: { text: outcome.message } } : {},
    ),
    showSuperseded: assign({ message: { key: 'contracts:request.superseded' } }),
    showMoreEnd: assign({ message: { key: 'contracts:request.moreEnd' } }),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
  },
}).createMachine({
  id: 'contractRequest',
  context: ({ input }) => ({
    asked: input.contract,
    contract: input.contract,
    impact: null,
    answer: null,
    figures: NO_FIGURES,
    ended: [],
    message: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      on: { 'request.close': 'closed' },
      invoke: {
        id: 'readImpact',
        src: 'readImpact',
        input: ({ context }) => ({ contractId: context.contract.id }),
        onDone: [
          {
            guard: { type: 'isOpen', params: known },
            target: 'review',
            actions: { type: 'keepImpact', params: known },
          },
          {
            guard: { type: 'isRefused', params: known },
            target: 'unread',
            actions: { type: 'showRefusal', params: known },
          },
          {
            target: 'superseded',
            actions: [{ type: 'keepImpact', params: known }, 'showSuperseded'],
          },
        ],
        onError: { target: 'unread', actions: { type: 'showFault', params: errorOf } },
      },
    },
    unread: {
      on: {
        'request.retry': { target: 'reading', actions: 'clearMessage' },
        'request.close': 'closed',
      },
    },
    review: {
      on: {
        'request.answer': [
          {
            guard: { type: 'hasEndings', params: ({ event }) => event.answer },
            target: 'caution',
            actions: { type: 'keepAnswer', params: ({ event }) => event.answer },
          },
          {
            target: 'confirmation',
            actions: { type: 'keepAnswer', params: ({ event }) => event.answer },
          },
        ],
        'figures.changed': {
          actions: { type: 'keepFigures', params: ({ event }) => event.figures },
        },
        'request.close': 'closed',
      },
    },
    /** The contracts below that would end are named one by one. */
    caution: {
      meta: { requirement: ['§4 Statuses 3c'] },
      on: { 'request.confirm': 'confirmation', 'request.back': 'review' },
    },
    confirmation: { on: { 'request.confirm': 'sending', 'request.back': 'review' } },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'answerRequest',
        src: 'answerRequest',
        // Nobody comes here past contracts that end but by the warning.
        input: ({ context }) => ({
          contract: context.contract,
          answer: context.answer as ContractAnswer,
          warned: context.impact?.ends.map(({ contractId }) => contractId) ?? [],
        }),
        onDone: [
          {
            guard: {
              type: 'isOutcome',
              params: ({ event }) => ({ outcome: event.output, kind: 'warningDue' }),
            },
            target: 'reading',
            actions: 'showMoreEnd',
          },
          {
            guard: {
              type: 'isOutcome',
              params: ({ event }) => ({ outcome: event.output, kind: 'refused' }),
            },
            target: 'review',
            actions: { type: 'showRefusal', params: processed },
          },
          {
            guard: { type: 'isTerminated', params: processed },
            target: 'terminated',
            actions: { type: 'keepProcessed', params: processed },
          },
          {
            guard: { type: 'isRejected', params: processed },
            target: 'rejected',
            actions: { type: 'keepProcessed', params: processed },
          },
          {
            guard: { type: 'isAccepted', params: processed },
            target: 'accepted',
            actions: { type: 'keepProcessed', params: processed },
          },
          {
            target: 'superseded',
            actions: ['showSuperseded', { type: 'showRefusal', params: processed }],
          },
        ],
        onError: { target: 'unsent', actions: { type: 'showFault', params: errorOf } },
      },
    },
    /** Nobody knows whether it came through: the same answer again is the same request. */
    unsent: {
      on: {
        'request.retry': { target: 'sending', actions: 'clearMessage' },
        'request.close': 'closed',
      },
    },
    accepted: { meta: { requirement: ['§4 Statuses 3b'] }, on: { 'request.close': 'closed' } },
    rejected: { meta: { requirement: ['§4 Statuses 3b'] }, on: { 'request.close': 'closed' } },
    terminated: { meta: { requirement: ['§4 Statuses 3b'] }, on: { 'request.close': 'closed' } },
    superseded: { on: { 'request.close': 'closed' } },
    closed: { type: 'final' },
  },
});
export type ContractRequestRef = ActorRefFrom<typeof contractRequestMachine>;
export type ContractRequestSnapshot = SnapshotFrom<typeof contractRequestMachine>;
