import type { WithdrawalAnswer } from '../../../../contract/withdrawals';
import { deadlineOf, warningOf } from '../withdrawalConfirmation.rules';
import { confirmationSetup, onFault, onOutcome } from '../withdrawalConfirmation.setup';
import type { AnswerKind } from '../withdrawalConfirmation.types';
import { proofs } from './proofs';

const isChosen = (is: AnswerKind) => ({
  type: 'isAnswer' as const,
  params: ({ event }: { event: { answer: AnswerKind } }) => ({ answer: event.answer, is }),
});
const wasDrafted = (params: AnswerKind) => ({ type: 'wasDrafted' as const, params });
const remainingOf = ({ event }: { event: { remaining: string } }) => event.remaining;
const isThisOne = {
  type: 'isChosen' as const,
  params: ({ event }: { event: { id: string } }) => event.id,
};
const reread = {
  'tab.answered': { guard: isThisOne, target: '#withdrawalConfirmation.chosen.rereading' },
} as const;

/** The withdrawal waits for the member's answer, until the deadline by the platform's clock. */
export const unanswered = confirmationSetup.createStateConfig({
  meta: { requirement: ['§4 Statuses 4c'] },
  type: 'parallel',
  invoke: {
    id: 'deadline',
    src: 'countdown',
    input: ({ context }) => ({ deadline: deadlineOf(context), now: context.readAt }),
    onDone: [
      { guard: 'isDecided' },
      {
        target: '#withdrawalConfirmation.chosen.expiring',
        meta: { requirement: ['§4 Statuses 4b'] },
      },
    ],
  },
  states: {
    clock: {
      initial: 'early',
      states: {
        early: {
          invoke: {
            id: 'warning',
            src: 'countdown',
            input: ({ context }) => ({ deadline: warningOf(context), now: context.readAt }),
            onDone: 'near',
          },
        },
        near: {},
      },
    },
    answer: {
      initial: 'choice',
      states: {
        choice: {
          initial: 'entry',
          on: {
            ...reread,
            'answer.choose': [
              { guard: isChosen('received'), target: '.received', actions: 'clearMessages' },
              {
                guard: isChosen('partiallyReceived'),
                target: '.partiallyReceived',
                actions: 'clearMessages',
              },
              { target: '.notReceived', actions: 'clearMessages' },
            ],
          },
          states: {
            entry: {
              always: [
                { guard: wasDrafted('received'), target: 'received' },
                { guard: wasDrafted('partiallyReceived'), target: 'partiallyReceived' },
                { guard: wasDrafted('notReceived'), target: 'notReceived' },
                { target: 'unset' },
              ],
            },
            unset: {
              on: {
                'answer.submit': {
                  actions: {
                    type: 'showFieldError',
                    params: { key: 'withdrawalConfirmation:chooseFirst' },
                  },
                },
              },
            },
            received: {
              meta: { requirement: ['§4 Statuses 4a'] },
              on: {
                'answer.submit': {
                  target: '#withdrawalConfirmation.chosen.unanswered.answer.sending',
                  actions: 'draftReceived',
                },
              },
            },
            partiallyReceived: {
              meta: { requirement: ['§4 Statuses 4a'] },
              on: {
                'answer.submit': [
                  {
                    guard: { type: 'hasRemainingError', params: remainingOf },
                    actions: { type: 'showRemainingError', params: remainingOf },
                  },
                  {
                    target: '#withdrawalConfirmation.chosen.unanswered.answer.sending',
                    actions: { type: 'draftPartially', params: remainingOf },
                  },
                ],
                'field.changed': { actions: 'clearFieldError' },
              },
            },
            notReceived: proofs,
          },
        },
        sending: {
          tags: 'busy',
          entry: 'clearMessages',
          invoke: {
            id: 'sendAnswer',
            src: 'sendAnswer',
            input: ({ context }) => ({ answer: context.draft as WithdrawalAnswer }),
            onDone: onOutcome('sendAnswer', {
              answered: {
                target: '#withdrawalConfirmation.chosen.answered',
                actions: 'keepAnswered',
              },
              forced: { target: '#withdrawalConfirmation.chosen.expiring' },
              elsewhere: { target: '#withdrawalConfirmation.chosen.rereading' },
              // The deadline may have passed meanwhile: the countdown starts again with the choice.
              refused: {
                target: '#withdrawalConfirmation.chosen.unanswered',
                reenter: true,
                actions: 'showRefusal',
              },
            }),
            onError: onFault({ target: 'unsure', actions: 'showFault' }),
          },
        },
        /**
         * The request or its answer was lost: sending the same one with the same key tells which.
         */
        unsure: { on: { ...reread, 'answer.retry': 'sending' } },
      },
    },
  },
});
