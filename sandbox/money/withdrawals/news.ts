import type { Notice } from '../../kit/notify';
import type { Row } from './withdrawals';

type Payment = Pick<Row, 'id' | 'userId' | 'amount' | 'account' | 'paidAt'>;

/** The message about a payment that waits for its confirmation. */
export const newsOfPayment = ({
  id,
  userId,
  amount,
  account,
  paidAt,
}: Payment): Notice<'withdrawalPaid'> => ({
  userId,
  kind: 'withdrawalPaid',
  params: { id, amount, account },
  cause: `withdrawal:${id}:paid`,
  at: paidAt,
});

/** The message about the part that did not arrive and came back. */
export const newsOfReturn = (
  { id, userId }: Pick<Row, 'id' | 'userId'>,
  amount: string,
  at: Date,
): Notice<'withdrawalReturned'> => ({
  userId,
  kind: 'withdrawalReturned',
  params: { id, amount },
  cause: `withdrawal:${id}:returned`,
  at,
});

/** The message about a payment that counts as received, because nobody answered in time. */
export const newsOfSilence = (
  { id, userId, amount }: Pick<Row, 'id' | 'userId' | 'amount'>,
  at: Date,
): Notice<'withdrawalAutoReceived'> => ({
  userId,
  kind: 'withdrawalAutoReceived',
  params: { id, amount },
  cause: `withdrawal:${id}:autoReceived`,
  at,
});
