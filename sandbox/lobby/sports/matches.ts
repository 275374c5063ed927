import { drawnFrom } from '../draws';
import { LEAGUES, type Club, type League } from './leagues';

const SECOND = 1_000;
/** A minute of play takes four seconds, so a match takes six minutes. */
export const MINUTE_OF_PLAY = 4 * SECOND;
/** The last minute of play. */
export const LAST_MINUTE = 90;
const DURATION = LAST_MINUTE * MINUTE_OF_PLAY;
/** Between two starts of one league, in milliseconds. The leagues start one after another. */
const EVERY = 8 * 60 * SECOND;
const APART = EVERY / LEAGUES.length;

/** Goals that two equal clubs score in a match, at home and away. */
const GOALS = { home: 1.45, away: 1.15 };
/** The finest chance that is drawn. */
const CHANCES = 1_000_000;

const SIDES = ['home', 'away'] as const;
type Side = (typeof SIDES)[number];
/** A goal: the minute of play, and whose. */
type Goal = { minute: number; side: Side };
/** A match of a league; the same id always gives the same match. Times are epoch milliseconds. */
export type Fixture = {
  id: string;
  league: League;
  home: Club;
  away: Club;
  startsAt: number;
  endsAt: number;
  /** Goals to expect of each side in 90 minutes. */
  expected: Record<Side, number>;
  /** Every goal in its order. */
  goals: readonly Goal[];
};
/** Goals of both sides. */
export type Score = [home: number, away: number];

/** The match of an id; undefined for an id that no league gives. */
export const fixtureOf = (id: string): Fixture | undefined => {
  const [code, round] = id.split('-');
  const place = LEAGUES.findIndex((league) => league.code === code);
  const league = LEAGUES[place];
  if (!league || !/^\d{1,9}$/.test(round ?? '')) return undefined;
  const { below } = drawnFrom(`sports ${id}`);
  const clubs = [...league.clubs];
  const next = () => clubs.splice(below(clubs.length), 1)[0] as Club;
  const home = next();
  const away = next();
  const startsAt = Number(round) * EVERY + place * APART;
  const expected = {
    home: (GOALS.home * home.strength) / away.strength,
    away: (GOALS.away * away.strength) / home.strength,
  };
  return {
    id,
    league,
    home,
    away,
    startsAt,
    endsAt: startsAt + DURATION,
    expected,
    goals: goalsOf(id, expected),
  };
};

/**
 * The matches of every league that are running or start next: in each league the running one, if
 * any, and then as many as `ahead`.
 */
export const fixturesAt = (now: number, ahead: number): Fixture[] =>
  roundsAt(now).flatMap(({ code, round }) =>
    Array.from({ length: ahead + 1 }, (_, index) =>
      knownFixture(`${code}-${round + index}`),
    ).filter(({ endsAt }) => endsAt > now),
  );

/** The last matches of every league that are over, `count` in each. */
export const overAt = (now: number, count: number): Fixture[] =>
  roundsAt(now).flatMap(({ code, round }) =>
    Array.from({ length: count + 1 }, (_, index) => knownFixture(`${code}-${round - index}`))
      .filter(({ endsAt }) => endsAt <= now)
      .slice(0, count),
  );

/** The round of each league that started last. */
const roundsAt = (now: number) =>
  LEAGUES.map(({ code }, place) => ({
    code,
    round: Math.floor((now - place * APART) / EVERY),
  }));

/** The match of an id that a league gave: ids never change. */
export const knownFixture = (id: string): Fixture => {
  const fixture = fixtureOf(id);
  if (!fixture) throw new Error(`There is no match ${id}.`);
  return fixture;
};

/** The minute of play (1 to 90); null before the start and after the end. */
export const minuteAt = ({ startsAt, endsAt }: Fixture, now: number): number | null =>
  now < startsAt || now >= endsAt ? null : Math.floor((now - startsAt) / MINUTE_OF_PLAY) + 1;

const goalsOf = (id: string, expected: Fixture['expected']): Goal[] => {
  const { below } = drawnFrom(`sports ${id} goals`);
  return Array.from({ length: LAST_MINUTE }, (_, index) => index + 1).flatMap((minute) =>
    SIDES.filter((side) => below(CHANCES) < (expected[side] / LAST_MINUTE) * CHANCES).map(
      (side) => ({ minute, side }),
    ),
  );
};

/** The score at a moment, after the end the final one. A goal counts at the end of its minute. */
export const scoreAt = (fixture: Fixture, now: number): Score => {
  const played = fixture.goals.filter(({ minute }) => momentOf(fixture, minute) <= now);
  const count = (side: Goal['side']) => played.filter((goal) => goal.side === side).length;
  return [count('home'), count('away')];
};

/** Whether a goal fell less than `within` milliseconds ago. */
export const hasJustScored = (fixture: Fixture, now: number, within: number): boolean =>
  fixture.goals.some(({ minute }) => {
    const since = now - momentOf(fixture, minute);
    return since >= 0 && since < within;
  });

const momentOf = ({ startsAt }: Fixture, minute: number) => startsAt + minute * MINUTE_OF_PLAY;
