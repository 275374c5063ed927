import { depositSetup, onFault, onOutcome } from '../deposit.setup';

/** The time may have run out meanwhile: the countdown begins again. */
const faultInUnpaid = onFault({
  target: '#deposit.unpaid',
  reenter: true,
  actions: 'showFault',
});

/** Until it is paid or the platform's deadline comes. */
export const unpaid = depositSetup.createStateConfig({
  invoke: {
    id: 'deadline',
    src: 'countdown',
    input: ({ context: { order } }) => ({
      deadline: (order?.deposit.deadline ?? 0) - (order?.ahead ?? 0),
      now: order?.readAt ?? 0,
    }),
    onDone: [{ guard: 'isSaid' }, { target: 'reading' }],
  },
  initial: 'instructions',
  states: {
    instructions: {
      on: {
        'payment.report': { target: 'reporting', actions: 'clearMessage' },
        'order.cancel': 'cancelAsked',
        'tab.changed': '#deposit.reading',
      },
    },
    /** Anyone who has sent money already loses sight of it. */
    cancelAsked: {
      on: {
        'cancel.confirm': { target: 'cancelling', actions: 'clearMessage' },
        'cancel.withdraw': 'instructions',
        'tab.changed': '#deposit.reading',
      },
    },
    reporting: {
      tags: 'busy',
      invoke: {
        id: 'reportPaid',
        src: 'reportPaid',
        input: ({ context }) => ({ id: context.order?.deposit.id ?? '' }),
        onDone: onOutcome('reportPaid', {
          accepted: [
            { guard: 'isBeingChecked', target: '#deposit.check', actions: 'keepStand' },
            { target: '#deposit.reading' },
          ],
          refused: { target: '#deposit.reading', actions: 'showRefusal' },
        }),
        onError: faultInUnpaid,
      },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context }) => ({ id: context.order?.deposit.id ?? '' }),
        onDone: onOutcome('cancelOrder', {
          accepted: {
            target: '#deposit.cancelled',
            actions: 'keepStand',
          },
          refused: { target: '#deposit.reading', actions: 'showRefusal' },
        }),
        onError: faultInUnpaid,
      },
    },
  },
});
