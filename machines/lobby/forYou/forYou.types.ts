/**
 * `required`: nothing is paid in and no bet is taken before a limit is set. `offered`: none is set,
 * and none has to be. `review`: one is set, and it is time to look at it again. `askedAt`: the page
 * where it is answered.
 */
export type LimitQuestion = {
  kind: 'required' | 'offered' | 'review';
  askedAt: '/member/deposit' | '/member/limits';
};

/**
 * What a member has open, as the platform tells it. A part is null where there is nothing, and
 * where it could not be read. Amounts are decimal strings.
 */
export type ForYou = {
  /** The question about a deposit limit that is due (docs/decisions/0103). */
  limit: LimitQuestion | null;
  /** The deposit order that is open. */
  deposit: { amount: string; currencySymbol: string; status: 'unpaid' | 'checking' } | null;
  /** How many withdrawal requests are under review; 0 for none. */
  requests: number;
  /** What has to be bet until a held bonus can be withdrawn. */
  turnover: { left: string; currencySymbol: string } | null;
  /** The missions of the week, until all are finished. */
  missions: { finished: number; all: number } | null;
  /**
   * The VIP level to keep next month (`keeps`), or the next one to reach. `percent`: of what it
   * needs, whole, by the requirement that is further behind.
   */
  level: { label: string; keeps: boolean; percent: number } | null;
};
