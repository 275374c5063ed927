import { depositSetup } from '../deposit.setup';
import type { DepositStatus, Desk } from '../deposit.types';

/** The order on show has a status. */
export const hasStatus = (is: DepositStatus) =>
  ({
    type: 'isStatus',
    params: ({ event }: { event: { output: Desk } }) => ({ desk: event.output, is }),
  }) as const;

/** Where an order that is over leads. */
export const overIn = [
  {
    guard: hasStatus('credited'),
    target: '#deposit.credited',
    actions: ['keepDesk', 'reloadMoney', 'reloadPending'],
  },
  {
    guard: hasStatus('notReceived'),
    target: '#deposit.notReceived',
    actions: ['keepDesk', 'reloadPending'],
  },
  { guard: hasStatus('expired'), target: '#deposit.expired', actions: 'keepDesk' },
  { guard: hasStatus('cancelled'), target: '#deposit.cancelled', actions: 'keepDesk' },
] as const;
/** An order that is over. */
export const over = depositSetup.createStateConfig({
  on: { 'deposit.another': { target: '#deposit.reading', actions: 'forgetOrder' } },
});
