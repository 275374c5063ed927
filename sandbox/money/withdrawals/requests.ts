import { Big } from 'big.js';
import { and, count, desc, eq, gte, inArray, lt } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Language } from '../../../contract/constants';
import type {
  PayoutConfirmation,
  requestWithdrawalSchema,
  WithdrawalRequest,
  withdrawalRequestedSchema,
  withdrawalRequestsQuerySchema,
  withdrawalRequestsSchema,
  WithdrawalSetup,
} from '../../../contract/withdrawalRequest';
import type { Withdrawal } from '../../../contract/withdrawals';
import { walletOf } from '../../account/member';
import { refusalOfPayment } from '../../account/paymentPassword';
import { paymentPasswordLength } from '../../account/setPaymentPassword';
import { refusalOfStepUp } from '../../account/stepUp';
import { maskedNumber } from '../../base/maskedNumber';
import type { Database } from '../../db/database';
import { payoutAccounts, wallets, withdrawalRequests, type User } from '../../db/schema';
import { vipLevelOf } from '../../rewards/vip/count';
import { feePercentOf } from '../../rewards/vip/levels';
import { packOf, refuseAboveBalance } from '../../member/limits/check';
import { lockMain } from '../purses';
import { freeOf, refusalOfHeld } from '../../rewards/regular/held';
import { accepted, refused, type Answer } from '../../kit/answer';
import { notify } from '../../kit/notify';
import type { Services } from '../../kit/services';
import { wordsOf } from '../../words';
import { yangonMidnight } from '../../base/yangon';
import { WITHDRAWAL } from './bounds';
import { holderOf, payoutsOf, shownPayout } from './payouts';
import { isDue } from './review';
import { withdrawalsOf } from './withdrawals';
import { newWithdrawalId, putBack, takeOut } from './wallet';
import type { LiveSession } from '../../kit/row';

type Needs = Pick<Services, 'clock' | 'settings'>;
type Row = typeof withdrawalRequests.$inferSelect;
type Requested = v.InferInput<typeof withdrawalRequestedSchema>;

const { minimum: MINIMUM, maximum: MAXIMUM } = WITHDRAWAL;
const DAY = 24 * 60 * 60_000;
/** A returned request does not count towards the daily number. */
const COUNTED = ['underReview', 'paid'] as const;

/** What the withdrawal form needs. */
export const withdrawalSetupOf = async (
  needs: Needs,
  db: Database,
  { user }: LiveSession,
): Promise<WithdrawalSetup> => {
  const { daily } = needs.settings.current().withdrawal;
  const [accounts, { balance, currencySymbol }] = [
    await payoutsOf(db, user.id),
    await walletOf(db, user),
  ];
  const [last] = await db
    .select({ accountId: withdrawalRequests.accountId })
    .from(withdrawalRequests)
    .where(eq(withdrawalRequests.userId, user.id))
    .orderBy(desc(withdrawalRequests.requestedAt), desc(withdrawalRequests.id))
    .limit(1);
  const [waiting] = await db
    .select({ all: count() })
    .from(withdrawalRequests)
    .where(
      and(eq(withdrawalRequests.userId, user.id), eq(withdrawalRequests.status, 'underReview')),
    );
  const { free, left } = await freeOf(db, user.id, balance);
  return {
    accounts: accounts.map(shownPayout),
    lastAccountId: last?.accountId ?? null,
    holder: holderOf(user, accounts),
    balance,
    held: { amount: new Big(balance).minus(free).toFixed(2), turnoverLeft: left },
    currencySymbol,
    minimum: MINIMUM,
    maximum: MAXIMUM,
    feePercent: await feeOf(needs, db, user),
    daily,
    leftToday: Math.max(0, daily - (await askedToday(needs, db, user))),
    underReview: waiting?.all ?? 0,
    hasPaymentPassword: user.paymentPasswordHash !== null,
    paymentPasswordLength: paymentPasswordLength(needs),
  };
};

/** Newest first. */
export const withdrawalRequestsOf = async (
  needs: Needs,
  db: Database,
  { user }: LiveSession,
  { pageNo, pageSize }: v.InferOutput<typeof withdrawalRequestsQuerySchema>,
  language: Language,
): Promise<v.InferOutput<typeof withdrawalRequestsSchema>> => {
  const own = eq(withdrawalRequests.userId, user.id);
  const rows = await db
    .select()
    .from(withdrawalRequests)
    .where(own)
    .orderBy(desc(withdrawalRequests.requestedAt), desc(withdrawalRequests.id))
    .offset((pageNo - 1) * pageSize)
    .limit(pageSize);
  const [all] = await db.select({ total: count() }).from(withdrawalRequests).where(own);
  const total = all?.total ?? 0;
  return {
    requests: await shown(needs, db, user.id, rows, language),
    pageNum: pageNo,
    totalPages: Math.max(1, Math.ceil(total / pageSize)),
    total,
  };
};

/**
 * Requests a withdrawal in the transaction of the call: the money leaves the wallet and is held.
 */
export const requestWithdrawal = async (
  needs: Needs,
  tx: Database,
  session: LiveSession,
  {
    accountId,
    amount: wanted,
    fee: agreed,
    paymentPassword,
  }: v.InferOutput<typeof requestWithdrawalSchema>,
  language: Language,
): Promise<Answer<Requested>> => {
  const { user } = session;
  const amount = new Big(wanted).toFixed(2);
  if (new Big(amount).lt(MINIMUM) || new Big(amount).gt(MAXIMUM))
    return refused((words) => words.transferAmount(MINIMUM, MAXIMUM), { reason: 'amount' });
  const [account] = await tx
    .select()
    .from(payoutAccounts)
    .where(and(eq(payoutAccounts.id, accountId), eq(payoutAccounts.userId, user.id)));
  if (!account) return refused((words) => words.payoutUnknown, { reason: 'payoutUnknown' });

  const purse = await lockMain(tx, user.id);
  const wrong = await refusalOfPayment(needs, tx, user, paymentPassword);
  if (wrong) return wrong;
  const { daily } = needs.settings.current().withdrawal;
  const fee = new Big(amount)
    .times(await feeOf(needs, tx, user))
    .div(100)
    .round(2, Big.roundHalfUp)
    .toFixed(2);
  if ((await askedToday(needs, tx, user)) >= daily)
    return refused((words) => words.withdrawalDaily(daily), { reason: 'daily' });
  if (new Big(amount).gt(purse.balance))
    return refused((words) => words.withdrawalFunds, { reason: 'insufficientFunds' });
  const held = await refusalOfHeld(tx, user.id, { balance: purse.balance, amount });
  if (held) return held;
  if (agreed !== undefined && !new Big(agreed).eq(fee))
    return refused((words) => words.withdrawalFee, { reason: 'feeChanged' });
  const unproved = await refusalOfStepUp(needs, tx, session, {
    action: 'withdrawal',
    amount,
    targetId: accountId,
    target: maskedNumber(account.number),
  });
  if (unproved) return unproved;

  const row: Row = {
    id: newWithdrawalId(),
    userId: user.id,
    accountId,
    amount,
    fee,
    status: 'underReview',
    requestedAt: needs.clock.date(),
    decidedAt: null,
  };
  await tx.insert(withdrawalRequests).values(row);
  const balance = await takeOut(tx, purse, row, row.requestedAt);
  await notify(tx, {
    userId: user.id,
    kind: 'withdrawalRequested',
    params: { id: row.id, amount },
    cause: `withdrawal:${row.id}:requested`,
    at: row.requestedAt,
  });
  return accepted(await requested(needs, tx, row, balance, language));
};

/**
 * Cancels a request that is under review: the money returns in the transaction of the call.
 * Cancelling a cancelled request changes nothing.
 */
export const cancelWithdrawal = async (
  needs: Needs,
  tx: Database,
  { user }: LiveSession,
  requestId: string,
  language: Language,
): Promise<Answer<Requested>> => {
  const purse = await lockMain(tx, user.id);
  const [row] = await tx
    .select()
    .from(withdrawalRequests)
    .where(and(eq(withdrawalRequests.id, requestId), eq(withdrawalRequests.userId, user.id)))
    .for('update');
  if (!row) return refused((words) => words.withdrawalUnknown, { reason: 'withdrawalUnknown' });
  if (row.status === 'cancelled')
    return accepted(await requested(needs, tx, row, purse.balance, language));
  // What was cancelled before stays so under another jurisdiction.
  if (!packOf(needs).withdrawalTakeBack.value)
    return refused((words) => words.withdrawalFinal, { reason: 'final' });
  if (row.status !== 'underReview' || isDue(needs, row))
    return refused((words) => words.withdrawalDecided, { reason: 'decided' });
  const cancelled = { status: 'cancelled' as const, decidedAt: needs.clock.date() };
  const tooMuch = await refuseAboveBalance(needs, tx, {
    userId: user.id,
    amount: row.amount,
    at: cancelled.decidedAt,
  });
  if (tooMuch) return tooMuch;
  const balance = await putBack(tx, purse, row, cancelled.decidedAt);
  await tx.update(withdrawalRequests).set(cancelled).where(eq(withdrawalRequests.id, row.id));
  return accepted(await requested(needs, tx, { ...row, ...cancelled }, balance, language));
};

const requested = async (
  needs: Needs,
  db: Database,
  row: Row,
  balance: string,
  language: Language,
): Promise<Requested> => {
  const [request] = await shown(needs, db, row.userId, [row], language);
  if (!request) throw new Error(`The request ${row.id} is gone.`);
  return { request, balance };
};

const shown = async (
  needs: Needs,
  db: Database,
  userId: string,
  rows: readonly Row[],
  language: Language,
): Promise<WithdrawalRequest[]> => {
  const [wallet] = await db
    .select({ currencySymbol: wallets.currencySymbol })
    .from(wallets)
    .where(eq(wallets.userId, userId));
  const isOpen = packOf(needs).withdrawalTakeBack.value;
  const confirmations = await confirmationsOf(needs, db, userId, rows);
  const accounts = new Map((await payoutsOf(db, userId)).map((one) => [one.id, one]));
  return rows.flatMap(({ id, accountId, amount, fee, status, requestedAt, decidedAt }) => {
    const account = accounts.get(accountId);
    return account
      ? [
          {
            id,
            account: {
              type: account.type,
              holder: account.holder,
              number: maskedNumber(account.number),
            },
            amount,
            fee,
            arrives: new Big(amount).minus(fee).toFixed(2),
            currencySymbol: wallet?.currencySymbol ?? '',
            status,
            requestedAt: requestedAt.getTime(),
            decidedAt: decidedAt?.getTime() ?? null,
            confirmation: confirmations.get(id) ?? null,
            canCancel: isOpen && status === 'underReview',
            reason: status === 'refused' ? wordsOf(language).withdrawalRefusedReason : null,
          },
        ]
      : [];
  });
};

/** What became of the paid ones among the requests, by their ids. */
const confirmationsOf = async (
  needs: Needs,
  db: Database,
  userId: string,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, PayoutConfirmation>> => {
  if (rows.every(({ status }) => status !== 'paid')) return new Map();
  return new Map((await withdrawalsOf(needs, db, userId)).map((one) => [one.id, became(one)]));
};

const became = ({ status, timeline }: Withdrawal): PayoutConfirmation => {
  switch (status) {
    case 'waiting':
    case 'received':
    case 'autoReceived':
      return status;
    case 'partiallyReceived':
    case 'notReceived':
      return timeline.some(({ event }) => event === 'resolved') ? 'returned' : 'inReview';
  }
};

/** The fee of a user's VIP level, percent. */
const feeOf = async (
  { clock, settings }: Needs,
  db: Database,
  user: Pick<User, 'id'>,
): Promise<string> =>
  feePercentOf(await vipLevelOf(db, user, clock.now()), settings.current().withdrawal.feePercent);

/** A day is one of the platform's time zone. */
const askedToday = async (
  { clock }: Pick<Services, 'clock'>,
  db: Database,
  { id }: User,
): Promise<number> => {
  const begun = yangonMidnight(clock.now());
  const [asked] = await db
    .select({ all: count() })
    .from(withdrawalRequests)
    .where(
      and(
        eq(withdrawalRequests.userId, id),
        inArray(withdrawalRequests.status, [...COUNTED]),
        gte(withdrawalRequests.requestedAt, new Date(begun)),
        lt(withdrawalRequests.requestedAt, new Date(begun + DAY)),
      ),
    );
  return asked?.all ?? 0;
};
