import type { Contract, ContractType, Terms, Tier } from '../../contract/agents';
import type { contracts } from '../db/schema';
import { yangonMidnight } from '../base/yangon';

type ContractRow = typeof contracts.$inferInsert;
type Event = Contract['history'][number]['event'];
type Between = readonly [upline: string, downline: string];
type Written = { type: ContractType; between: Between; terms: Terms; days: number };

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** The prefix of seeded ids, after the letter of their kind. */
export const SEEDED = 'seed-';

/**
 * Rates rise with the conditions of a tier: turnover, the loss of the team, and the number of
 * players.
 */
const tiers = (
  rates: readonly string[],
  validBets: readonly string[],
  losses: readonly string[],
): Tier[] =>
  rates.map((rate, index) => ({
    rate,
    periodValidBet: validBets[index] ?? '0',
    periodProfitLoss: losses[index] ?? '0',
    activeMembers: [1, 5, 15][index] ?? 30,
  }));
const dividend = (...rates: string[]): Terms => ({
  kind: 'tiers',
  period: 'weekly',
  tiers: tiers(rates, ['1000', '30000', '90000'], ['0', '1000', '8000']),
});
const daily = (...rates: string[]): Terms => ({
  kind: 'tiers',
  period: 'daily',
  tiers: tiers(rates, ['500', '5000', '20000'], []),
});
const hourly = (...rates: string[]): Terms => ({
  kind: 'tiers',
  period: null,
  tiers: tiers(rates, ['100', '1000', '5000'], []),
});
const realTime = (profitRate: string, lossRate: string, singleBetAmount: string): Terms => ({
  kind: 'realTime',
  profitRate,
  lossRate,
  singleBetAmount,
});

/** Accepted contracts, by how many days ago they were offered. */
const IN_FORCE: readonly Written[] = [
  { type: 'dividend', between: ['agent', 'downline'], terms: dividend('12', '20', '30'), days: 84 },
  {
    type: 'dividend',
    between: ['downline', 'insein'],
    terms: dividend('10', '16', '25'),
    days: 80,
  },
  { type: 'dividend', between: ['insein', 'hlaing'], terms: dividend('8', '14', '18'), days: 77 },
  { type: 'dividend', between: ['hlaing', 'okkalapa'], terms: dividend('6', '9', '12'), days: 70 },
  { type: 'dividend', between: ['downline', 'hledan'], terms: dividend('8', '12', '15'), days: 72 },
  { type: 'dividend', between: ['agent', 'mandalay'], terms: dividend('10', '18', '28'), days: 83 },
  {
    type: 'dividend',
    between: ['mandalay', 'mandalay1'],
    terms: dividend('8', '14', '20'),
    days: 60,
  },
  { type: 'dividend', between: ['agent', 'bago'], terms: dividend('10', '18', '26'), days: 81 },
  { type: 'dividend', between: ['agent2', 'sagaing'], terms: dividend('10', '20'), days: 76 },
  { type: 'daily', between: ['agent', 'downline'], terms: daily('0.30', '0.50'), days: 66 },
  { type: 'daily', between: ['downline', 'hledan'], terms: daily('0.20', '0.35'), days: 61 },
  { type: 'daily', between: ['agent', 'mandalay'], terms: daily('0.25', '0.45'), days: 58 },
  { type: 'hourly', between: ['agent', 'downline'], terms: hourly('0.10', '0.20'), days: 31 },
  { type: 'hourly', between: ['agent', 'pathein'], terms: hourly('0.10', '0.15'), days: 29 },
  {
    type: 'realTime',
    between: ['agent', 'downline'],
    terms: realTime('0.40', '0.80', '100'),
    days: 21,
  },
  {
    type: 'realTime',
    between: ['downline', 'insein'],
    terms: realTime('0.20', '0.50', '100'),
    days: 19,
  },
  // What `agent` earns: more than the contracts with the downlines take.
  { type: 'dividend', between: ['padauk', 'agent'], terms: dividend('15', '24', '34'), days: 90 },
  { type: 'daily', between: ['padauk', 'agent'], terms: daily('0.80', '1.20'), days: 89 },
  { type: 'hourly', between: ['padauk', 'agent'], terms: hourly('0.10', '0.25'), days: 88 },
  {
    type: 'realTime',
    between: ['padauk', 'agent'],
    terms: realTime('0.40', '0.90', '100'),
    days: 87,
  },
];
/** Offers that wait for an answer: the lower dividend would end that of `insein`. */
const OFFERED: readonly Written[] = [
  { type: 'dividend', between: ['agent', 'downline'], terms: dividend('10', '15', '20'), days: 2 },
  { type: 'daily', between: ['agent', 'downline'], terms: daily('0.40', '0.60', '0.80'), days: 1 },
];
const ENDINGS: ReadonlyArray<{ type: ContractType; between: Between; by: string }> = [
  { type: 'hourly', between: ['agent', 'downline'], by: 'agent' },
  { type: 'daily', between: ['agent', 'mandalay'], by: 'mandalay' },
];
/** Contracts that were rejected or cancelled. */
const ENDED: ReadonlyArray<Written & { status: 'rejected' | 'cancelled'; by: string }> = [
  {
    type: 'realTime',
    between: ['agent', 'downline'],
    terms: realTime('0.20', '0.40', '500'),
    days: 40,
    status: 'rejected',
    by: 'downline',
  },
  {
    type: 'hourly',
    between: ['agent', 'downline'],
    terms: hourly('0.05', '0.10'),
    days: 45,
    status: 'cancelled',
    by: 'agent',
  },
];

/**
 * The contracts of the network: some accepted ones of every type, requests that wait for `downline`
 * and `agent`, and some that were rejected or cancelled.
 */
export const contractRows = (now: number): ContractRow[] => {
  const midnight = yangonMidnight(now);
  return [
    ...IN_FORCE.map((written, index): ContractRow => {
      const row = rowOf(written, `c-${SEEDED}${index}`, midnight);
      const ending = ENDINGS.find(
        ({ type, between }) => type === written.type && between.join() === written.between.join(),
      );
      const accepted = answer(row, 'accepted', written.between[1], 5 * HOUR);
      return ending === undefined
        ? accepted
        : {
            ...accepted,
            request: 'termination',
            waitsFor: ending.by === written.between[0] ? 'downline' : 'upline',
            history: [
              ...accepted.history,
              { at: midnight - 10 * HOUR, event: 'terminationAsked', by: ending.by },
            ],
          };
    }),
    ...OFFERED.map((written, index): ContractRow => ({
      ...rowOf(written, `c-${SEEDED}offer-${index}`, midnight),
      request: 'new',
      waitsFor: 'downline',
    })),
    ...ENDED.map(({ status, by, ...written }, index) =>
      answer(rowOf(written, `c-${SEEDED}ended-${index}`, midnight), status, by, 9 * HOUR),
    ),
  ];
};

const rowOf = (
  { type, between: [upline, downline], terms, days }: Written,
  id: string,
  midnight: number,
): ContractRow & { history: Contract['history'] } => {
  const at = midnight - days * DAY + 11 * HOUR;
  return {
    id,
    type,
    uplineId: `u-${upline}`,
    downlineId: `u-${downline}`,
    terms,
    status: 'pending',
    request: null,
    waitsFor: null,
    offeredAt: new Date(at),
    acceptedAt: null,
    history: [{ at, event: 'offered', by: upline }],
  };
};

const answer = <TRow extends ContractRow>(
  row: TRow,
  status: ('accepted' & Event) | ('rejected' & Event) | ('cancelled' & Event),
  by: string,
  later: number,
): TRow => {
  const at = row.offeredAt.getTime() + later;
  return {
    ...row,
    status,
    acceptedAt: status === 'accepted' ? new Date(at) : null,
    history: [...row.history, { at, event: status, by }],
  };
};
