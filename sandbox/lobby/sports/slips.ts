import { Big } from 'big.js';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Language } from '../../../contract/constants';
import type { AcceptedOdds, Leg, PlacedSlip, Slip } from '../../../contract/sports';
import type { Database } from '../../db/database';
import { bets, pendingBets, sportsLegs } from '../../db/schema';
import { accepted, refused, type Answer } from '../../kit/answer';
import type { Services } from '../../kit/services';
import { wordsOf } from '../../words';
import { placePending } from '../placePending';
import type { Playing } from '../tickets';
import { isRight } from './board';
import { fixtureOf, knownFixture, scoreAt } from './matches';
import { oddsAt } from './odds';

/** The book of bets on sports, beside the codes of the lotteries. */
export const SPORTS = 'SPORTS';
const SHOWN = 8;
/** Whatever the product of the odds says, a slip pays at most this often its stake. */
const MOST_ODDS = new Big(1_000);

/** What a member asks for: the picks with the odds seen, and which other odds are fine too. */
export type SlipAsked = {
  betId: string;
  stake: string;
  legs: readonly Leg[];
  accept: AcceptedOdds;
};

/**
 * Places a slip: one pick, or several that must all be right. It is sold at the platform's odds of
 * this moment, if those are accepted. The same id is never placed twice.
 */
export const placeSlip = async (
  services: Pick<Services, 'db' | 'clock' | 'settings' | 'perAccount' | 'gamePace'>,
  playing: Playing,
  asked: SlipAsked,
): Promise<Answer<PlacedSlip>> => {
  const { betId, stake, legs, accept } = asked;
  const fixtures = legs.flatMap(({ match }) => fixtureOf(match) ?? []);
  if (fixtures.length < legs.length || !areDifferent(legs))
    return refused((words) => words.slipWrong, { reason: 'slip' });
  const mine = and(eq(bets.userId, playing.user.id), eq(bets.clientId, betId));
  const answer = await placePending(services, playing, asked, {
    read: async (tx) => (await slipRows(tx, mine))[0],
    isSame: (row) => new Big(row.stake).eq(stake) && picksOf(row.legs) === picksOf(legs),
    sell: () => {
      const now = services.clock.now();
      const sold = fixtures.flatMap((fixture, place) => {
        const leg = legs[place];
        const odds = leg && oddsAt(fixture, now)[leg.pick];
        return leg && odds ? [{ ...leg, seen: leg.odds, odds }] : [];
      });
      if (sold.length < legs.length)
        return refused((words) => words.matchClosed, { reason: 'matchClosed' });
      if (!sold.every(({ seen, odds }) => isAccepted(accept, seen, odds)))
        return refused((words) => words.oddsChanged, { reason: 'oddsChanged' });
      const dueAt = new Date(Math.max(...fixtures.map(({ endsAt }) => endsAt)));
      return {
        kind: 'sold',
        waits: { book: SPORTS, dueAt, numbers: [] },
        write: (tx, id) =>
          tx
            .insert(sportsLegs)
            .values(sold.map(({ match, pick, odds }) => ({ betId: id, match, pick, odds }))),
      };
    },
  });
  if (answer.kind !== 'accepted') return answer;
  return accepted({
    balance: answer.value.balance,
    slip: shown(answer.value.kept, services.clock.now()),
  });
};

/** The last slips of a member, the newest first. */
export const lastSlips = async (db: Database, userId: string, now: number): Promise<Slip[]> =>
  (await slipRows(db, and(eq(bets.userId, userId), eq(pendingBets.book, SPORTS)), SHOWN)).map(
    (row) => shown(row, now),
  );

/** The picks of bets that are slips with their odds, in words, by the id of the bet. */
export const picksOfBets = async (
  db: Database,
  betIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, string[]>> => {
  const words = wordsOf(language).picks;
  const picks = new Map<number, string[]>();
  for (const { betId, match, pick, odds } of await legsOf(db, betIds)) {
    const { home, away } = knownFixture(match);
    const text = `${home.name[language]} – ${away.name[language]}: ${words[pick]} ${odds}`;
    picks.set(betId, [...(picks.get(betId) ?? []), text]);
  }
  return picks;
};

/** What is paid for a slip whose matches are over, its stake included. */
export const paidForSlip = async (
  tx: Database,
  { betId, stake }: { betId: number; stake: string },
): Promise<Big> => {
  const legs = await legsOf(tx, [betId]);
  return legs.every(({ match, pick }) => isLegRight(match, pick))
    ? new Big(stake).times(oddsOf(legs)).round(2, 0)
    : new Big(0);
};

/** The odds of picks that must all be right: their product, without what is below a hundredth. */
const oddsOf = (legs: readonly { odds: string }[]): Big => {
  const product = legs.reduce((all, { odds }) => all.times(odds), new Big(1)).round(2, 0);
  return product.gt(MOST_ODDS) ? MOST_ODDS : product;
};

const isAccepted = (accept: AcceptedOdds, seen: string, now: string): boolean =>
  accept === 'any' || new Big(now).eq(seen) || (accept === 'better' && new Big(now).gt(seen));

const areDifferent = (legs: readonly Leg[]) =>
  new Set(legs.map(({ match }) => match)).size === legs.length;
const picksOf = (legs: readonly { match: string; pick: string }[]) =>
  legs
    .map(({ match, pick }) => `${match} ${pick}`)
    .toSorted()
    .join();

const isLegRight = (match: string, pick: Leg['pick']): boolean => {
  const fixture = knownFixture(match);
  return isRight(pick, scoreAt(fixture, fixture.endsAt));
};

type LegRow = typeof sportsLegs.$inferSelect;
type Row = {
  betId: number;
  clientId: string;
  time: Date;
  stake: string;
  profit: string | null;
  legs: LegRow[];
};

const slipRows = async (db: Database, which: ReturnType<typeof and>, most = 1): Promise<Row[]> => {
  const rows = await db
    .select({
      betId: bets.id,
      clientId: bets.clientId,
      time: bets.time,
      stake: bets.stake,
      profit: bets.profit,
    })
    .from(bets)
    .innerJoin(pendingBets, eq(pendingBets.betId, bets.id))
    .where(which)
    .orderBy(desc(bets.id))
    .limit(most);
  const legs = await legsOf(
    db,
    rows.map(({ betId }) => betId),
  );
  return rows.map((row) => ({ ...row, legs: legs.filter(({ betId }) => betId === row.betId) }));
};

const legsOf = async (db: Database, betIds: readonly number[]): Promise<LegRow[]> =>
  betIds.length === 0
    ? []
    : db
        .select()
        .from(sportsLegs)
        .where(inArray(sportsLegs.betId, [...betIds]))
        .orderBy(asc(sportsLegs.match));

const shown = ({ clientId, time, stake, profit, legs }: Row, now: number): Slip => ({
  betId: clientId,
  placedAt: time.getTime(),
  stake,
  odds: oddsOf(legs).toFixed(2),
  payout: profit === null ? null : new Big(stake).plus(profit).toFixed(2),
  legs: legs.map(({ match, pick, odds }) => {
    const fixture = knownFixture(match);
    const score = fixture.endsAt <= now ? scoreAt(fixture, now) : null;
    return {
      match,
      pick,
      odds,
      home: fixture.home.name,
      away: fixture.away.name,
      endsAt: fixture.endsAt,
      score,
      isWon: score && isRight(pick, score),
    };
  }),
});
