import { randomUUID } from 'node:crypto';
import { Big } from 'big.js';
import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type {
  teamTransferAnswerSchema,
  teamTransferSchema,
  transferLimitsSchema,
} from '../../contract/agents';
import { roleOf } from '../../contract/roles';
import { walletOf } from '../account/member';
import type { Database } from '../db/database';
import { users, type User } from '../db/schema';
import { lockMain, pay, type Purse } from './purses';
import { refusalOfHeld } from '../rewards/regular/held';
import { accepted, refused, type Answer, type Refused } from '../kit/answer';
import { notify } from '../kit/notify';
import type { Services } from '../kit/services';
import { refusalOfPayment } from '../account/paymentPassword';
import { paymentPasswordLength } from '../account/setPaymentPassword';
import { refusalOfStepUp } from '../account/stepUp';
import { isBelow, notInTeam } from '../agents/team';
import type { LiveSession } from '../kit/row';

const MINIMUM = '1.00';
const MAXIMUM = '1000000.00';

/** What a person may transfer, and their upline. */
export const transferLimitsOf = async (
  services: Pick<Services, 'settings'>,
  db: Database,
  { user }: LiveSession,
): Promise<v.InferOutput<typeof transferLimitsSchema>> => {
  const { balance, currencySymbol } = await walletOf(db, user);
  const [upline] =
    user.uplineId === null
      ? []
      : await db
          .select({ id: users.id, account: users.username })
          .from(users)
          .where(eq(users.id, user.uplineId));
  return {
    upline: upline ?? null,
    balance,
    currencySymbol,
    minimum: MINIMUM,
    maximum: MAXIMUM,
    hasPaymentPassword: user.paymentPasswordHash !== null,
    paymentPasswordLength: paymentPasswordLength(services),
  };
};

/**
 * Sends money to the upline or, from an agent, to a member below. Both wallets are locked in the
 * order of their owners' ids in the transaction of the call, so that two opposite transfers cannot
 * deadlock.
 */
export const teamTransfer = async (
  services: Pick<Services, 'clock'>,
  tx: Database,
  session: LiveSession,
  { toId, amount: wanted, paymentPassword }: v.InferOutput<typeof teamTransferSchema>,
): Promise<Answer<v.InferOutput<typeof teamTransferAnswerSchema>>> => {
  const { user } = session;
  const amount = new Big(wanted).toFixed(2);
  if (new Big(amount).lt(MINIMUM) || new Big(amount).gt(MAXIMUM))
    return refused((words) => words.transferAmount(MINIMUM, MAXIMUM), { reason: 'amount' });
  const receiver = await receiverOf(tx, user, toId);
  if (typeof receiver !== 'string') return receiver;

  const [own, other] = await lockBoth(tx, user.id, receiver);
  const wrong = await refusalOfPayment(services, tx, user, paymentPassword);
  if (wrong) return wrong;
  if (new Big(own.balance).lt(amount))
    return refused((words) => words.transferFunds, { reason: 'insufficientFunds' });
  const held = await refusalOfHeld(tx, user.id, { balance: own.balance, amount });
  if (held) return held;
  const unproved = await refusalOfStepUp(services, tx, session, {
    action: 'teamTransfer',
    amount,
    targetId: receiver,
    target: await usernameOf(tx, receiver),
  });
  if (unproved) return unproved;
  const time = services.clock.date();
  const balance = await pay(tx, [own, other], {
    kinds: ['teamOut', 'teamIn'],
    amount,
    time,
  });
  await notify(tx, {
    userId: receiver,
    kind: 'transferReceived',
    params: { amount, from: user.username },
    cause: `transfer:${randomUUID()}`,
    at: time,
  });
  return accepted({ balance });
};

const usernameOf = async (tx: Database, id: string): Promise<string> => {
  const [found] = await tx.select({ username: users.username }).from(users).where(eq(users.id, id));
  return found?.username ?? '';
};

/** The owner of the receiving wallet, or a refusal. */
const receiverOf = async (
  tx: Database,
  user: User,
  toId: string | null,
): Promise<string | Refused> => {
  if (toId === null || toId === user.uplineId)
    return user.uplineId ?? refused((words) => words.transferNoUpline, { reason: 'noUpline' });
  if (roleOf(user.type) !== 'agent')
    return refused((words) => words.transferUplineOnly, { reason: 'uplineOnly' });
  return (await isBelow(tx, user.id, toId)) ? toId : notInTeam;
};

const lockBoth = async (
  tx: Database,
  ownId: string,
  otherId: string,
): Promise<[own: Purse, other: Purse]> => {
  if (ownId < otherId) return [await lockMain(tx, ownId), await lockMain(tx, otherId)];
  const other = await lockMain(tx, otherId);
  return [await lockMain(tx, ownId), other];
};
