import { errorOf } from '../../../shared/message';
import { requestSetup } from '../withdrawalRequest.setup';
import type { CancelOutcome, RequestPage, WithdrawalPlace } from '../withdrawalRequest.types';

const pageOf = ({ event }: { event: { output: RequestPage } }) => event.output;
const outcomeOf = ({ event }: { event: { output: CancelOutcome } }) => event.output;
const keepRequests = { type: 'keepRequests' as const, params: pageOf };
const toForm = {
  guard: {
    type: 'isPlace' as const,
    params: ({ event }: { event: { place: WithdrawalPlace } }) => ({
      place: event.place,
      is: 'form' as const,
    }),
  },
  target: '#withdrawalRequest.readingSetup',
  actions: 'forgetMessages' as const,
};

/**
 * What was asked for, newest first; what is under review is asked about again and again, and may be
 * taken back.
 */
export const requests = requestSetup.createStateConfig({
  initial: 'reading',
  entry: 'forgetSetup',
  exit: 'forgetRequests',
  states: {
    reading: {
      tags: 'busy',
      on: { 'place.choose': toForm },
      invoke: {
        id: 'readRequests',
        src: 'readRequests',
        input: ({ context }) => ({ page: context.page }),
        onDone: { target: 'list', actions: keepRequests },
        onError: [
          {
            guard: { type: 'isSessionLost', params: errorOf },
            target: '#withdrawalRequest.expired',
          },
          { target: 'unread', actions: { type: 'showFault', params: errorOf } },
        ],
      },
    },
    unread: {
      on: {
        'requests.retry': { target: 'reading', actions: 'forgetMessages' },
        'place.choose': toForm,
      },
    },
    list: {
      initial: 'idle',
      entry: 'forgetRequest',
      on: {
        'place.choose': toForm,
        'page.turn': {
          target: 'reading',
          actions: ['forgetMessages', { type: 'keepPage', params: ({ event }) => event.page }],
        },
        'request.cancel': {
          guard: { type: 'isUnderReview', params: ({ event }) => event.requestId },
          target: 'question',
          actions: [
            'forgetMessages',
            { type: 'keepRequest', params: ({ event }) => event.requestId },
          ],
        },
        'tab.requested': '.refreshing',
      },
      states: {
        idle: { after: { reread: { guard: 'isAnyUnderReview', target: 'refreshing' } } },
        /** The list stays on show; one that cannot be read now is read the next time. */
        refreshing: {
          tags: 'busy',
          invoke: {
            id: 'readRequests',
            src: 'readRequests',
            input: ({ context }) => ({ page: context.page }),
            onDone: [
              {
                guard: { type: 'isAnyDecided', params: pageOf },
                target: 'idle',
                actions: [keepRequests, 'reloadMoney', 'reloadCounts'],
              },
              { target: 'idle', actions: keepRequests },
            ],
            onError: 'idle',
          },
        },
      },
    },
    question: { on: { 'cancel.confirm': 'cancelling', 'cancel.keep': 'list' } },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelRequest',
        src: 'cancelRequest',
        input: ({ context }) => ({ requestId: context.requestId ?? '' }),
        onDone: [
          {
            guard: { type: 'isCancelled', params: outcomeOf },
            target: 'list.refreshing',
            actions: ['showCancelled', 'reloadMoney'],
          },
          { target: 'list.refreshing', actions: { type: 'showRefusal', params: outcomeOf } },
        ],
        onError: [
          {
            guard: { type: 'isSessionLost', params: errorOf },
            target: '#withdrawalRequest.expired',
          },
          { target: 'list.refreshing', actions: { type: 'showFault', params: errorOf } },
        ],
      },
    },
  },
});
