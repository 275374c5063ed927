import { onFault, onOutcome, onOutput, requestSetup } from '../withdrawalRequest.setup';
import type { WithdrawalPlace } from '../withdrawalRequest.types';

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
 * Past requests, newest first. Those under review are loaded again at intervals, and can be
 * cancelled.
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
        onDone: onOutput('readRequests', { target: 'list', actions: 'keepRequests' }),
        onError: onFault([
          {
            guard: 'isSessionLost',
            target: '#withdrawalRequest.expired',
          },
          { target: 'unread', actions: 'showFault' },
        ]),
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
          guard: { type: 'canCancel', params: ({ event }) => event.requestId },
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
        /** The list stays visible; a failed read is repeated at the next interval. */
        refreshing: {
          tags: 'busy',
          invoke: {
            id: 'readRequests',
            src: 'readRequests',
            input: ({ context }) => ({ page: context.page }),
            onDone: onOutput('readRequests', [
              {
                guard: 'isAnyDecided',
                target: 'idle',
                actions: ['keepRequests', 'reloadMoney', 'reloadPending'],
              },
              { target: 'idle', actions: 'keepRequests' },
            ]),
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
        onDone: onOutcome('cancelRequest', {
          cancelled: {
            target: 'list.refreshing',
            actions: ['showCancelled', 'reloadMoney'],
          },
          refused: { target: 'list.refreshing', actions: 'showRefusal' },
        }),
        onError: onFault([
          {
            guard: 'isSessionLost',
            target: '#withdrawalRequest.expired',
          },
          { target: 'list.refreshing', actions: 'showFault' },
        ]),
      },
    },
  },
});
