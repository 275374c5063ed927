import { inArray, max } from 'drizzle-orm';
import { bets, users } from '../db/schema';
import type { Services } from '../kit/services';
import { settleBet } from './bets';
import { BOTS } from './botNames';
import { gamesOf, type Game } from './catalogue';
import { drawnFrom } from './draws';
import { decide, stageOf } from './outcome';
import { isTransferVendor, playedGame } from './playable';

const MINUTE = 60_000;
/** One bet is placed in each round of this length. */
const ROUND = 15 * MINUTE;
/** Rounds further back are left out. */
const ROUNDS_AT_MOST = 56;
const STAKES = ['1000', '1000', '2000', '2000', '5000', '10000'];
/** How many of the most popular games of each category are played. */
const GAMES_EACH = 20;
const CATEGORIES = ['LIVE', 'LIVE', 'PVP', 'FISH', 'RNG'] as const;

type Needs = Pick<Services, 'db' | 'clock' | 'settings' | 'perAccount' | 'gamePace'>;

/**
 * Places the bets of the bots up to now, as any bet is placed: from their wallets, at the chances
 * of the game. Who plays what in a round, and its result, follow from the time of the round, and no
 * bet is placed twice. QA's `gameOutcome` does not count for them, and they take no part in
 * missions.
 */
export const playBots = (services: Needs): Promise<void> =>
  services.perAccount('bots', async () => {
    const { db, clock, settings } = services;
    const players = await db
      .select()
      .from(users)
      .where(
        inArray(
          users.username,
          BOTS.map(({ username }) => username),
        ),
      )
      .orderBy(users.username);
    const ids = players.map(({ id }) => id);
    const [last] = await db
      .select({ time: max(bets.time) })
      .from(bets)
      .where(inArray(bets.userId, ids));
    const roundNow = Math.floor(clock.now() / ROUND);
    const next = last?.time ? Math.floor(last.time.getTime() / ROUND) + 1 : 0;
    const games = gamesToPlay(settings.current().slotGames);
    for (let round = Math.max(next, roundNow - ROUNDS_AT_MOST); round < roundNow; round += 1) {
      const { below } = drawnFrom(`bots ${round}`);
      const pick = <T>(list: readonly T[]): T | undefined => list[below(list.length)];
      const [user, game, stake] = [pick(players), pick(games), pick(STAKES)];
      const time = new Date(round * ROUND + below(ROUND));
      if (!user || !game || !stake) return;
      await settleBet(
        { ...services, clock: { date: () => time } },
        { user, game: playedGame(game, 'EN') },
        { betId: `bot-${round}`, stake },
        () => decide(stageOf(game.gameType), 'random', below),
      );
    }
  });

const gamesToPlay = (slotGames: number): Game[] =>
  CATEGORIES.flatMap((category) =>
    gamesOf(category, slotGames)
      .filter(({ vassalage, isGame }) => isGame === 'GAME' && !isTransferVendor(vassalage))
      .slice(0, GAMES_EACH),
  );
