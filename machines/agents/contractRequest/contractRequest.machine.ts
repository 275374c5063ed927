import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { faultMessage } from '../../shared/message';
import {
  branchesOf,
  guardWithin,
  kindGuards,
  type OfKind,
  type Refused,
} from '../../shared/outcome';
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

const contractRequestSetup = setup({
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
    hasEndings: ({ context }, answer: ContractAnswer) =>
      answer === 'accept' && (context.impact?.ends.length ?? 0) > 0,
    isRejected: ({ context }, outcome: ProcessOutcome) =>
      outcome.kind === 'processed' && context.answer === 'reject',
  },
  actions: {
    keepImpact: assign((_, { impact }: OfKind<ImpactOutcome, 'known'>) => ({
      impact,
      contract: impact.contract,
    })),
    keepAnswer: assign((_, answer: ContractAnswer) => ({ answer, message: null })),
    keepFigures: assign((_, figures: OwnFigures) => ({ figures })),
    keepProcessed: assign((_, { contract, ended }: OfKind<ProcessOutcome, 'processed'>) => ({
      contract,
      ended,
      message: null,
    })),
    clearMessage: assign({ message: null }),
    showRefusal: assign((_, { message }: Refused) => ({ message: { text: message } })),
    showSuperseded: assign({ message: { key: 'contracts:request.superseded' } }),
    showMoreEnd: assign({ message: { key: 'contracts:request.moreEnd' } }),
    showFault: assign((_, error: unknown) => ({ message: faultMessage(error) })),
  },
}).extend({
  guards: {
    ...kindGuards('known', 'warningDue', 'refused', 'processed'),
    isTerminated: guardWithin<ProcessOutcome, 'processed'>(
      'processed',
      ({ contract }) => contract.status === 'terminated',
    ),
    isAccepted: guardWithin<ProcessOutcome, 'processed'>(
      'processed',
      ({ contract }) => contract.status === 'accepted',
    ),
  },
});
const { onFault, onOutcome } = branchesOf(contractRequestSetup);

/**
 * A request about a contract, new or termination (spec §4 Statuses). Its effect is loaded before
 * anybody answers it, and a warning lists contracts below that would end. The result shown is the
 * platform's, whatever was answered.
 */
export const contractRequestMachine = contractRequestSetup.createMachine({
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
        onDone: onOutcome('readImpact', {
          known: [
            { guard: 'isOpen', target: 'review', actions: 'keepImpact' },
            { target: 'superseded', actions: ['keepImpact', 'showSuperseded'] },
          ],
          refused: { target: 'unread', actions: 'showRefusal' },
        }),
        onError: onFault({ target: 'unread', actions: 'showFault' }),
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
    /** The contracts below that would end are listed one by one. */
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
        // When contracts below end, this step is reached only through the warning.
        input: ({ context }) => ({
          contract: context.contract,
          answer: context.answer as ContractAnswer,
          warned: context.impact?.ends.map(({ contractId }) => contractId) ?? [],
        }),
        onDone: onOutcome('answerRequest', {
          warningDue: {
            target: 'reading',
            actions: 'showMoreEnd',
          },
          refused: {
            target: 'review',
            actions: 'showRefusal',
          },
          processed: [
            {
              guard: 'isTerminated',
              target: 'terminated',
              actions: 'keepProcessed',
            },
            {
              guard: 'isRejected',
              target: 'rejected',
              actions: 'keepProcessed',
            },
            {
              guard: 'isAccepted',
              target: 'accepted',
              actions: 'keepProcessed',
            },
            // The result differs from the requested one.
            {
              target: 'superseded',
              actions: 'showSuperseded',
            },
          ],
          superseded: {
            target: 'superseded',
            actions: ['showSuperseded', 'showRefusal'],
          },
        }),
        onError: onFault({ target: 'unsent', actions: 'showFault' }),
      },
    },
    /** It is not known whether the answer arrived: sending it again is the same request. */
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
