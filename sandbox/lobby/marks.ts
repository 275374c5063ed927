import { and, count, countDistinct, desc, eq, gte, lt, notInArray } from 'drizzle-orm';
import type { GameCategory } from '../../contract/constants';
import type { Clock } from '../base/clock';
import { yangonMidnight } from '../base/yangon';
import type { Database } from '../db/database';
import { bets, users } from '../db/schema';
import type { Marks } from '../kit/services';
import type { SettingsStore } from '../kit/settings';
import { BOTS } from './botNames';
import { gamesOf, nodeOf, type Game } from './catalogue';

const DAY = 24 * 60 * 60_000;
const DAYS = 7;
/** A game with fewer bets is not hot, however few the others have. */
const LEAST_BETS = 3;
/** The hot games of a list: at most one in so many, and never more than so many. */
const ONE_IN = 20;
const MOST = 5;
const BOT_NAMES = BOTS.map(({ username }) => username);

/**
 * What the tiles say of games today (docs/decisions/0097). Read once a day, so that the order of a
 * list holds while a person pages through it.
 */
export const createMarks = (
  db: Database,
  clock: Clock,
  settings: SettingsStore,
): (() => Promise<Marks>) => {
  let kept: { key: string; marks: Promise<Marks> } | undefined;
  return () => {
    const midnight = yangonMidnight(clock.now());
    const { slotGames } = settings.current();
    const key = `${midnight} ${slotGames}`;
    if (kept?.key !== key) {
      const marks = hotNodes(db, midnight, slotGames).then((hot) => ({ hot, midnight }));
      kept = { key, marks };
      // The next call tries again.
      marks.catch(() => {
        if (kept?.marks === marks) kept = undefined;
      });
    }
    return kept.marks;
  };
};

/**
 * Of each list the games that most people bet on in the last seven whole days, then those with the
 * most bets; without the bots.
 */
const hotNodes = async (
  db: Database,
  midnight: number,
  slotGames: number,
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ nodeId: bets.nodeId })
    .from(bets)
    .innerJoin(users, eq(users.id, bets.userId))
    .where(
      and(
        gte(bets.time, new Date(midnight - DAYS * DAY)),
        lt(bets.time, new Date(midnight)),
        notInArray(users.username, BOT_NAMES),
      ),
    )
    .groupBy(bets.nodeId)
    .having(gte(count(), LEAST_BETS))
    .orderBy(desc(countDistinct(bets.userId)), desc(count()), bets.nodeId);
  const taken = new Map<GameCategory, number>();
  const hot = rows
    .flatMap(({ nodeId }) => nodeOf(nodeId) ?? [])
    .filter((game) => {
      const list = gamesOf(game.gameType, slotGames);
      const place = taken.get(game.gameType) ?? 0;
      if (place >= shareOf(list) || !list.includes(game)) return false;
      taken.set(game.gameType, place + 1);
      return true;
    });
  return new Set(hot.map(({ nodeId }) => nodeId));
};

const shareOf = (list: readonly Game[]) => Math.min(MOST, Math.ceil(list.length / ONE_IN));
