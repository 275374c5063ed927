import { roleOf } from '../../../contract/roles';
import type { Database } from '../../db/database';
import type { User } from '../../db/schema';
import { vipLevelOf } from '../vip/count';
import { benefitsOf, type VipBenefits } from '../vip/levels';

/** The bonus on a member's first deposit (the promotion `welcome` says the same). */
export const WELCOME = {
  minimum: '5000.00',
  percent: 100,
  cap: '100000.00',
  /** How many times the bonus has to be bet before it can be withdrawn. */
  turnover: 12,
} as const;

/** What an invited friend's first deposit brings (the promotion `referral` says the same). */
export const REFERRAL = { minimum: '10000.00', reward: '10000.00' } as const;

/** The gift on a birthday (the promotion `birthday` says the same); times in whole days. */
export const BIRTHDAY = {
  /** How long it can be claimed. */
  days: 7,
  /** How old the account has to be. */
  memberFor: 14,
  /** In how many days before the birthday there has to be a bet. */
  playedWithin: 90,
  /** How many times the gift has to be bet before it can be withdrawn. */
  turnover: 1,
} as const;

/** The activity whose begin is the first moment that counts for a rebate. */
export const REBATE_ID = 'daily-rebate';
/** The hour of the day, in the platform's time zone, from which yesterday's rebate is paid. */
export const REBATE_HOUR = 10;

/**
 * A member's rebate at a moment (epoch milliseconds), as the VIP level of its month has it: percent
 * of the settled slot bets of a day, and the most of it in a day.
 */
export const rebateRateOf = async (
  db: Database,
  memberId: string,
  at: number,
): Promise<{ percent: string; most: string }> => {
  const { rebatePercent, rebateMost } = await benefitsAt(db, memberId, at);
  return { percent: rebatePercent, most: rebateMost };
};

/** The birthday gift of a member's VIP level at a moment (epoch milliseconds); 0.00 for none. */
export const birthdayGiftOf = async (db: Database, memberId: string, at: number): Promise<string> =>
  (await benefitsAt(db, memberId, at)).birthdayGift;

const benefitsAt = async (db: Database, memberId: string, at: number): Promise<VipBenefits> =>
  benefitsOf(await vipLevelOf(db, { id: memberId }, at));

/** Trial accounts earn nothing, agents earn by their contracts. */
export const isRewarded = ({ type }: Pick<User, 'type'>): boolean => roleOf(type) === 'member';
