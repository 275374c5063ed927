import type { Notice } from '../../kit/notify';
import type { Order } from './orders';

/** The message about the end of an order; null for an end that is the member's own doing. */
export const newsOf = ({
  id,
  userId,
  status,
  credit,
  amount,
  endedAt,
}: Order): Notice<'depositCredited' | 'depositNotReceived'> | null => {
  if (endedAt === null) return null;
  switch (status) {
    case 'credited':
    case 'notReceived':
      return {
        userId,
        kind: status === 'credited' ? 'depositCredited' : 'depositNotReceived',
        params: { id, amount: status === 'credited' ? credit : amount },
        cause: `deposit:${id}`,
        at: endedAt,
      };
    case 'unpaid':
    case 'checking':
    case 'expired':
    case 'cancelled':
      return null;
  }
};
