import type { bets, pendingBets, users, walletMovements } from '../../../sandbox/db/schema';

type Movement = typeof walletMovements.$inferInsert;
type Member = typeof users.$inferInsert;

/** A deposit of a member that was credited, unless it says otherwise, and brings nothing else. */
export const depositRow = (
  userId: string,
  amount: string,
  time: number,
  status: Movement['status'] = 'approved',
): Movement => ({
  userId,
  kind: 'deposit',
  amount,
  balance: amount,
  status,
  time: new Date(time),
});

/** The ticket that a bet bought, for the draw at this time. */
export const ticketRow = (
  bet: Pick<typeof bets.$inferSelect, 'id' | 'userId'> | undefined,
  drawAt: number,
): typeof pendingBets.$inferInsert => ({
  betId: Number(bet?.id),
  userId: bet?.userId ?? '',
  book: 'SSC1',
  dueAt: new Date(drawAt),
  numbers: ['1', '2', '3'],
});

/** A member who has both passwords and nothing left to do at the first login. */
export const memberRow = (
  username: string,
  more: Pick<Member, 'passwordHash' | 'paymentPasswordHash'> & Partial<Member>,
): Member => ({
  id: `u-${username}`,
  username,
  nickname: username,
  type: 0,
  isMember: true,
  firstLoginPending: false,
  ipUnregistered: false,
  ...more,
});
