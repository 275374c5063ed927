import { Big } from 'big.js';
import { and, eq, inArray } from 'drizzle-orm';
import type { TimelineEvent } from '../../contract/withdrawals';
import type { Database } from '../db/database';
import { ledger, walletMovements, withdrawals } from '../db/schema';
import { yangonMidnight } from '../base/yangon';
import { people } from './people';
import type { Happening } from './weave';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NAME = 'paid';
const USER = `u-${NAME}`;
type Row = typeof withdrawals.$inferInsert;
type Step = readonly [event: TimelineEvent, minutesAfterPayment: number];
type Movement = typeof walletMovements.$inferInsert;

/** The events before the payment. */
const BEFORE: readonly Step[] = [
  ['requested', -95],
  ['approved', -41],
  ['paid', 0],
];
const WAITING = '15000.00';
/**
 * The movement of the waiting withdrawal. It is always of today, so it is not among the seeded
 * records and a reset writes it again.
 */
export const REQUEST_ID = 1_000_000_000;

/**
 * Withdrawals of `paid`: one that is paid now and waits for its confirmation, and earlier ones in
 * every status.
 */
const withdrawalRows = (now: number): Row[] => [
  row('WD-260118', now, WAITING, 'Ko Zin M.', 'KBZPay •••• 4471', 'waiting'),
  row('WD-259604', ago(now, 3), '8500.00', 'Ma Hnin W.', 'KBZPay •••• 4471', 'received', [
    ['received', 6],
  ]),
  row(
    'WD-258911',
    ago(now, 9),
    '24000.00',
    'U Tun L.',
    'Wave Money •••• 0932',
    'partiallyReceived',
    [
      ['partiallyReceived', 12],
      ['inReview', 12],
      ['resolved', 192],
    ],
    '4000.00',
  ),
  row('WD-257780', ago(now, 21), '12000.50', 'Ko Zin M.', 'Wave Money •••• 0932', 'notReceived', [
    ['notReceived', 21],
    ['inReview', 21],
    ['resolved', 201],
  ]),
  row('WD-256032', ago(now, 48), '30000.00', 'Daw Mya S.', 'KBZPay •••• 4471', 'autoReceived', [
    ['autoReceived', 30],
  ]),
];

/**
 * The movements of the earlier ones: each left the wallet when it was requested, and the part that
 * did not arrive came back.
 */
export const pastPayouts = (now: number): Happening[] =>
  withdrawalRows(now)
    .filter(({ status }) => status !== 'waiting')
    .flatMap(({ userId, amount, remaining, timeline }) =>
      timeline.flatMap(({ event, at }): Happening[] => {
        if (event === 'requested')
          return [
            { userId, kind: 'withdrawal', amount: new Big(amount).neg().toFixed(2), time: at },
          ];
        return event === 'resolved'
          ? [{ userId, kind: 'withdrawalReturned', amount: remaining ?? amount, time: at }]
          : [];
      }),
    );

/** The balance before the waiting withdrawal was requested. */
export const balanceBeforeWaiting = (username: string, balance: string): string =>
  username === NAME ? new Big(balance).plus(WAITING).toFixed(2) : balance;

/** Restores the seeded withdrawals. The waiting one and its movement are always of today. */
export const restoreWithdrawals = async (db: Database, now: number): Promise<void> => {
  await db.delete(withdrawals);
  await db.insert(withdrawals).values(withdrawalRows(now));
  await db.delete(walletMovements).where(eq(walletMovements.id, REQUEST_ID));
  const request = requestOfWaiting(now);
  await db.insert(walletMovements).values(request);
  const entries = await db
    .select({ id: ledger.id })
    .from(ledger)
    .where(and(eq(ledger.owner, USER), eq(ledger.movementId, REQUEST_ID)));
  // Its counter-row has the next id (./ledger.ts).
  const ids = entries.flatMap(({ id }) => [id, id + 1]);
  if (ids.length > 0)
    await db.update(ledger).set({ time: request.time }).where(inArray(ledger.id, ids));
};

const requestOfWaiting = (now: number): Movement => ({
  id: REQUEST_ID,
  userId: USER,
  kind: 'withdrawal',
  amount: `-${WAITING}`,
  balance: people.find(({ username }) => username === NAME)?.balance ?? '0.00',
  status: 'approved',
  time: new Date(now - 95 * MINUTE),
});

const ago = (now: number, days: number): number =>
  yangonMidnight(now) - days * DAY + 14 * 60 * MINUTE;

const row = (
  id: string,
  paidAt: number,
  amount: string,
  payer: string,
  account: string,
  status: Row['status'],
  after: readonly Step[] = [],
  remaining: string | null = null,
): Row => ({
  id,
  userId: USER,
  amount,
  payer,
  account,
  status,
  remaining,
  paidAt: new Date(paidAt),
  timeline: [...BEFORE, ...after].map(([event, minutes]) => ({
    event,
    at: paidAt + minutes * MINUTE,
  })),
});
