import type { Language } from '../../../contract/constants';
import type { Fixtures } from '../../../contract/fixtures';
import { wordsOf } from '../../words';
import { vendorTileOf } from '../gameList';
import { vendorOf } from '../vendors';
import { boardAt } from './board';
import { SPORTS_BOOK } from './leagues';

/** How many matches the site lists; the game shows all. */
const SHOWN = 12;

/** The next matches on sale at a moment, in one language, and whose game takes the bets. */
export const fixturesNow = (now: number, language: Language): Fixtures => {
  const { leagues, matches } = boardAt(now);
  const leagueOf = (code: string) => leagues.find((one) => one.code === code)?.name[language];
  const vendor = vendorOf(SPORTS_BOOK.vassalage);
  if (!vendor) throw new Error(`There is no vendor ${SPORTS_BOOK.vassalage}.`);
  return {
    asOf: now,
    note: wordsOf(language).matchesSimulated,
    vendor: vendorTileOf(vendor, SPORTS_BOOK.gameType),
    matches: matches.slice(0, SHOWN).map(({ id, league, home, away, odds, ...match }) => ({
      id,
      league: leagueOf(league) ?? league,
      home: home[language],
      away: away[language],
      startsAt: match.startsAt,
      minute: match.minute,
      score: match.score,
      odds: { home: odds.home ?? null, draw: odds.draw ?? null, away: odds.away ?? null },
    })),
  };
};
