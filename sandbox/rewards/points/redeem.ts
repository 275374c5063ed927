import { Big } from 'big.js';
import type * as v from 'valibot';
import type {
  convertAnswerSchema,
  convertPointSchema,
  pointBalanceSchema,
  redeemRewardSchema,
} from '../../../contract/points';
import { refusalOfPassword } from '../../account/passwordCheck';
import type { Database } from '../../db/database';
import { refuseAboveBalance } from '../../member/limits/check';
import { lockMain, move } from '../../money/purses';
import { accepted, refused, type Answer } from '../../kit/answer';
import type { Services } from '../../kit/services';
import { lockPoints } from './account';
import { EXCHANGE, offerOf } from './rewards';
import type { LiveSession } from '../../kit/row';

type Needs = Pick<Services, 'clock' | 'settings'>;
const tooFew = refused((words) => words.pointsTooFew, { reason: 'insufficientPoints' });

/**
 * Redeems a reward for points in the transaction of the call (MCS2_redeemPointReward). It is in
 * process until the platform has checked it.
 */
export const redeemReward = async (
  services: Needs,
  tx: Database,
  { user }: LiveSession,
  { rewardId, password }: v.InferOutput<typeof redeemRewardSchema>,
): Promise<Answer<v.InferOutput<typeof pointBalanceSchema>>> => {
  const offer = offerOf(rewardId);
  if (!offer) return refused((words) => words.rewardUnknown, { reason: 'rewardUnknown' });
  const account = await lockPoints(services, tx, user.id);
  const wrong = await refusalOfPassword(services, tx, 'Points', user, password);
  if (wrong) return wrong;
  if (offer.points > account.balance) return tooFew;
  const { clock, settings } = services;
  const review = Math.round(settings.current().points.reviewSeconds * 1_000);
  const time = clock.date();
  const balance = await account.add(-offer.points, {
    rewardId,
    status: 'inProcess',
    time,
    decidesAt: new Date(time.getTime() + review),
  });
  return accepted({ balance });
};

/** Exchanges points for money, both in the transaction of the call (MCS2_convertPoint). */
export const convertPoints = async (
  services: Needs,
  tx: Database,
  { user }: LiveSession,
  { points, password }: v.InferOutput<typeof convertPointSchema>,
): Promise<Answer<v.InferOutput<typeof convertAnswerSchema>>> => {
  if (points < EXCHANGE.minimum)
    return refused((words) => words.pointsMinimum(EXCHANGE.minimum), { reason: 'pointsMinimum' });
  const account = await lockPoints(services, tx, user.id);
  const wrong = await refusalOfPassword(services, tx, 'Points', user, password);
  if (wrong) return wrong;
  if (points > account.balance) return tooFew;
  const time = services.clock.date();
  const money = new Big(EXCHANGE.ratio).times(points).toFixed(2);
  const wallet = await lockMain(tx, user.id);
  const tooMuch = await refuseAboveBalance(services, tx, {
    userId: user.id,
    amount: money,
    at: time,
  });
  if (tooMuch) return tooMuch;
  const balance = await account.add(-points, { rewardId: null, status: 'approved', time });
  await move(tx, wallet, { kind: 'points', amount: money, time });
  return accepted({ balance, money });
};
