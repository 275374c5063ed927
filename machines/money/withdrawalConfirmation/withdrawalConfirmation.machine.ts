import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { unanswered } from './states/unanswered';
import { confirmationSetup, onFault, onOutput } from './withdrawalConfirmation.setup';

/**
 * Asks the platform for the status of the withdrawal; `unasked`: what to show when it does not
 * answer.
 */
const asking = (unasked: 'forced' | 'answeredElsewhere') =>
  confirmationSetup.createStateConfig({
    tags: 'busy',
    invoke: {
      id: 'readWithdrawals',
      src: 'readWithdrawals',
      onDone: onOutput('readWithdrawals', [
        {
          guard: 'isStillWaiting',
          target: 'unanswered',
          actions: 'keepReading',
        },
        { guard: 'wasForced', target: 'forced', actions: 'keepReading' },
        {
          guard: 'isGone',
          target: '#withdrawalConfirmation.list',
          actions: 'keepReading',
        },
        { target: 'answeredElsewhere', actions: 'keepReading' },
      ]),
      onError: unasked,
    },
  });

/**
 * The member's answer to a payout (spec §4 Statuses, Withdrawal confirmation): received, partially
 * received or not received, once, before the platform's deadline. At the deadline it counts as
 * received.
 */
export const withdrawalConfirmationMachine = confirmationSetup.createMachine({
  id: 'withdrawalConfirmation',
  context: {
    withdrawals: [],
    readAt: 0,
    ahead: 0,
    chosenId: null,
    files: [],
    draft: null,
    fieldError: null,
    message: null,
  },
  invoke: { id: 'tabs', src: 'tabs' },
  initial: 'reading',
  on: { 'withdrawalConfirmation.close': '.closed' },
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        id: 'readWithdrawals',
        src: 'readWithdrawals',
        onDone: onOutput('readWithdrawals', [
          {
            guard: 'isOneWaiting',
            target: 'chosen',
            actions: ['keepReading', 'chooseWaiting'],
          },
          { target: 'list', actions: 'keepReading' },
        ]),
        onError: onFault({ target: 'unread', actions: 'showFault' }),
      },
    },
    unread: { on: { 'withdrawals.retry': 'reading' } },
    list: {
      entry: 'forgetChosen',
      initial: 'shown',
      on: {
        'withdrawal.choose': {
          guard: { type: 'isListed', params: ({ event }) => event.id },
          target: 'chosen',
          actions: { type: 'choose', params: ({ event }) => event.id },
        },
      },
      states: {
        shown: { on: { 'tab.answered': 'refreshing' } },
        /** The list stays visible; a choice asks the platform for that withdrawal. */
        refreshing: {
          tags: 'busy',
          invoke: {
            id: 'readWithdrawals',
            src: 'readWithdrawals',
            onDone: onOutput('readWithdrawals', { target: 'shown', actions: 'keepReading' }),
            onError: onFault({ target: 'shown', actions: 'showFault' }),
          },
        },
      },
    },
    chosen: {
      entry: 'beginAnswer',
      invoke: { id: 'proofFiles', src: 'proofFiles' },
      initial: 'entry',
      on: { 'list.show': 'list.refreshing' },
      states: {
        entry: {
          always: [
            { guard: 'isWaiting', target: 'unanswered' },
            { guard: 'isChosenForced', target: 'forced' },
            { target: 'ended' },
          ],
        },
        unanswered,
        /** The deadline has come; the platform tells the result. */
        expiring: asking('forced'),
        rereading: asking('answeredElsewhere'),
        answered: {},
        forced: { meta: { requirement: ['§4 Statuses 4b', '§4 Statuses 4d'] } },
        answeredElsewhere: {},
        ended: {},
      },
    },
    closed: { type: 'final' },
  },
});
export type WithdrawalConfirmationRef = ActorRefFrom<typeof withdrawalConfirmationMachine>;
export type WithdrawalConfirmationSnapshot = SnapshotFrom<typeof withdrawalConfirmationMachine>;
