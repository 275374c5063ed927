import type { Board, Match, MatchResult, Pick } from '../../../contract/sports';
import { LEAGUES } from './leagues';
import { fixturesAt, minuteAt, overAt, scoreAt, type Fixture, type Score } from './matches';
import { oddsAt } from './odds';

/** Matches to come in each league. */
const AHEAD = 3;
/** Results shown of each league. */
const RESULTS = 2;

/** Everything on sale at a moment, and the last results. */
export const boardAt = (now: number): Board => ({
  now,
  leagues: LEAGUES.map(({ code, name }) => ({ code, name })),
  matches: fixturesAt(now, AHEAD)
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .map((fixture): Match => ({
      ...namesOf(fixture),
      startsAt: fixture.startsAt,
      minute: minuteAt(fixture, now),
      score: scoreAt(fixture, now),
      odds: oddsAt(fixture, now),
    })),
  results: overAt(now, RESULTS)
    .toSorted((a, b) => b.endsAt - a.endsAt)
    .map((fixture): MatchResult => ({
      ...namesOf(fixture),
      endedAt: fixture.endsAt,
      score: scoreAt(fixture, now),
    })),
});

/** Whether a match ended as picked. */
export const isRight = (pick: Pick, [home, away]: Score): boolean => {
  switch (pick) {
    case 'home':
      return home > away;
    case 'draw':
      return home === away;
    case 'away':
      return home < away;
    case 'over':
      return home + away > 2;
    case 'under':
      return home + away < 3;
  }
};

const namesOf = ({ id, league, home, away }: Fixture) => ({
  id,
  league: league.code,
  home: home.name,
  away: away.name,
});
