import { roleOf } from '../../../contract/roles';
import type { Database } from '../../db/database';
import type { User } from '../../db/schema';

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

/** A member's rebate on settled slot bets, in percent. */
export const rebateRateOf = (_db: Database, _memberId: string): Promise<string> =>
  Promise.resolve('1.20');

/** The amount of a member's birthday gift. */
export const birthdayGiftOf = (_db: Database, _memberId: string): Promise<string> =>
  Promise.resolve('5000.00');

/** Trial accounts earn nothing, agents earn by their contracts. */
export const isRewarded = ({ type }: Pick<User, 'type'>): boolean => roleOf(type) === 'member';
