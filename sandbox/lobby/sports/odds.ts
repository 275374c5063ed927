import type { Pick } from '../../../contract/sports';
import { drawnFrom } from '../draws';
import {
  hasJustScored,
  LAST_MINUTE,
  minuteAt,
  scoreAt,
  MINUTE_OF_PLAY,
  type Fixture,
} from './matches';

/** What the book keeps of fair odds: a pick that wins half the time pays 1.88. */
const MARGIN = 1.06;
const HIGHEST = 51;
/** A pick that is all but certain is not sold. */
const LOWEST = 1.02;
/** No pick is sold in the last minutes. */
const SOLD_UNTIL = 86;
/** The book's opinion moves this often, and by at most eight per cent of a side's goals. */
const MOVES_EVERY = 15_000;
const STEPS = 8;
/** More goals than any side scores in what is left of a match. */
const MOST_GOALS = 12;
/** Three goals or more are over. */
const LINE = 3;

/** The odds of each pick of a match; null where it is not sold. */
export type OddsOf = Record<Pick, string | null>;

const NOTHING_SOLD: OddsOf = { home: null, draw: null, away: null, over: null, under: null };

/**
 * The odds of every pick of a match at a moment; null where it is not sold: near the end, for a
 * moment after a goal, and once a pick is all but certain.
 */
export const oddsAt = (fixture: Fixture, now: number): OddsOf => {
  const minute = now < fixture.startsAt ? 0 : minuteAt(fixture, now);
  if (minute === null || minute > SOLD_UNTIL) return NOTHING_SOLD;
  if (hasJustScored(fixture, now, MINUTE_OF_PLAY)) return NOTHING_SOLD;
  const chances = chancesOf(fixture, now, (LAST_MINUTE - minute) / LAST_MINUTE);
  const odds = (pick: Pick) => priceOf(chances[pick]);
  return {
    home: odds('home'),
    draw: odds('draw'),
    away: odds('away'),
    over: odds('over'),
    under: odds('under'),
  };
};

/** The chance of each pick, by the goals that both sides may still score. */
const chancesOf = (fixture: Fixture, now: number, left: number): Record<Pick, number> => {
  const opinion = drawnFrom(`sports ${fixture.id} odds ${Math.floor(now / MOVES_EVERY)}`);
  const moved = () => 1 + (opinion.below(2 * STEPS + 1) - STEPS) / 100;
  const home = goalChances(fixture.expected.home * left * moved());
  const away = goalChances(fixture.expected.away * left * moved());
  const [homeGoals, awayGoals] = scoreAt(fixture, now);
  const chances = { home: 0, draw: 0, away: 0, over: 0, under: 0 };
  home.forEach((ofHome, moreHome) =>
    away.forEach((ofAway, moreAway) => {
      const chance = ofHome * ofAway;
      const [atHome, abroad] = [homeGoals + moreHome, awayGoals + moreAway];
      chances[atHome > abroad ? 'home' : atHome < abroad ? 'away' : 'draw'] += chance;
      chances[atHome + abroad >= LINE ? 'over' : 'under'] += chance;
    }),
  );
  return chances;
};

/** The chances of 0, 1, 2 … goals when so many are expected (Poisson). */
const goalChances = (expected: number): number[] => {
  const chances = [Math.exp(-expected)];
  for (let goals = 1; goals <= MOST_GOALS; goals += 1)
    chances.push(((chances[goals - 1] ?? 0) * expected) / goals);
  return chances;
};

const priceOf = (chance: number): string | null => {
  const odds = Math.min(HIGHEST, Math.floor(100 / (chance * MARGIN)) / 100);
  return odds < LOWEST ? null : odds.toFixed(2);
};
