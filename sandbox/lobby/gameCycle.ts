import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { GameCategory } from '../../contract/constants';
import type { Pack } from '../../contract/jurisdictions/pack';
import type { Database } from '../db/database';
import { bets, type PlayedGame } from '../db/schema';
import { refused, type Refused } from '../kit/answer';
import type { Services } from '../kit/services';
import { packOf } from '../member/limits/check';

type Game = Pick<PlayedGame, 'gameType'>;
type Kind = keyof NonNullable<Pack['gameCycle']['value']>;

/** The games that each cycle of the pack is for. */
const GAMES: Readonly<Record<Kind, readonly GameCategory[]>> = {
  slots: ['RNG'],
  others: ['FISH', 'LIVE', 'PVP'],
};
const kindOf = ({ gameType }: Game): Kind | undefined =>
  (['slots', 'others'] as const).find((kind) => GAMES[kind].includes(gameType));

/**
 * Milliseconds from one bet of a member to the next in games of this kind, under the present rules;
 * 0 for none.
 */
export const cycleOf = (needs: Pick<Services, 'settings' | 'gamePace'>, game: Game): number => {
  const kind = kindOf(game);
  if (!kind || needs.gamePace === 'none') return 0;
  return (packOf(needs).gameCycle.value?.[kind] ?? 0) * 1_000;
};

/**
 * The cycle of a game. Where it has one, the member's other bets in such games wait until the
 * transaction ends: with the wallets of two vendors nothing else would make them wait.
 */
export const lockCycle = async (
  needs: Pick<Services, 'settings' | 'gamePace'>,
  tx: Database,
  userId: string,
  game: Game,
): Promise<number> => {
  const cycle = cycleOf(needs, game);
  if (cycle > 0)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`cycle ${userId}`}))`);
  return cycle;
};

/**
 * The refusal of a bet that comes before the cycle of the last bet in any game of the kind is over,
 * with the wait; null when it is over. A bet that lies further ahead than a cycle is of a clock
 * that was moved back, and does not count.
 */
export const refuseTooSoon = async (
  tx: Database,
  { userId, game, cycle, at }: { userId: string; game: Game; cycle: number; at: Date },
): Promise<Refused | null> => {
  const kind = kindOf(game);
  if (!kind || cycle === 0) return null;
  const now = at.getTime();
  const [last] = await tx
    .select({ time: bets.time })
    .from(bets)
    .where(
      and(
        eq(bets.userId, userId),
        inArray(bets.gameType, [...GAMES[kind]]),
        gt(bets.time, new Date(now - cycle)),
        lt(bets.time, new Date(now + cycle)),
      ),
    )
    .orderBy(desc(bets.time))
    .limit(1);
  return last
    ? refused((words) => words.tooSoon(cycle / 1_000), {
        reason: 'tooSoon',
        wait: last.time.getTime() + cycle - now,
      })
    : null;
};
