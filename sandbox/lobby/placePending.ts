import { Big } from 'big.js';
import type { Database } from '../db/database';
import { bets, pendingBets } from '../db/schema';
import { accepted, refused, type Answer } from '../kit/answer';
import type { Services } from '../kit/services';
import { lockLimits, refuseAbove } from '../member/limits/check';
import { refuseBlocked } from '../member/playBlock/block';
import { lockPlay, notePlay, refuseUnchecked } from '../member/playSession/session';
import { lockMain, post } from '../money/purses';
import { stakesOf } from './stakes';
import type { Playing } from './tickets';

/** What a bet that waits is about. `Kept` is such a bet as it is read back. */
type Kind<Kept> = {
  /** The bet of this member that has this id already. */
  before: (tx: Database) => Promise<Kept | undefined>;
  /** Whether it is the very bet that is asked for. */
  isSame: (kept: Kept) => boolean;
  /** Why it is not sold, or the row that it waits with. */
  sell: (tx: Database) => Promise<Answer<never> | Waits>;
  /** Writes what belongs to the bet beside its row; the bet as it is then read back. */
  write: (tx: Database, betId: number) => Promise<Kept>;
};
type Waits = Pick<typeof pendingBets.$inferInsert, 'book' | 'dueAt' | 'numbers'>;
type Needs = Pick<Services, 'db' | 'clock' | 'settings' | 'perAccount'>;

/**
 * Places a bet that is decided later: the stake leaves the wallet, and the bet stays open until
 * then. The same id is never placed twice and always gets the same answer.
 */
export const placePending = async <Kept>(
  { db, clock, settings, perAccount }: Needs,
  { user, game }: Playing,
  { betId, stake }: { betId: string; stake: string },
  { before, isSame, sell, write }: Kind<Kept>,
): Promise<Answer<{ balance: string; kept: Kept }>> => {
  const { minimum, maximum } = stakesOf(game);
  if (new Big(stake).lt(minimum) || new Big(stake).gt(maximum))
    return refused((words) => words.stakeWrong(minimum, maximum), { reason: 'stake' });
  return perAccount(`bets:${user.id}`, () =>
    db.transaction(async (tx) => {
      // The lock comes first: a second purchase with this id waits until the first is written.
      const purse = await lockMain(tx, user.id);
      const known = await before(tx);
      if (known) {
        return isSame(known)
          ? accepted({ balance: purse.balance, kept: known })
          : refused((words) => words.betReused, { reason: 'betReused' });
      }
      const waits = await sell(tx);
      if ('kind' in waits) return waits;
      if (new Big(purse.balance).lt(stake))
        return refused((words) => words.betFunds, { reason: 'insufficientFunds' });
      const blocked = await refuseBlocked({ clock }, tx, user.id);
      if (blocked) return blocked;
      const play = await lockPlay({ settings, clock }, tx, user.id);
      const unchecked = refuseUnchecked(play);
      if (unchecked) return unchecked;
      const limits = await lockLimits(tx, user.id, ['loss', 'stake']);
      const time = clock.date();
      const asked = { userId: user.id, limits, amount: stake, at: time };
      const tooMuch = await refuseAbove({ settings }, tx, asked);
      if (tooMuch) return tooMuch;
      const { nodeId, name: gameName, vassalage, gameType } = game;
      const [bet] = await tx
        .insert(bets)
        .values({
          userId: user.id,
          clientId: betId,
          nodeId,
          gameName,
          vassalage,
          gameType,
          stake,
          time,
        })
        .returning();
      if (!bet) throw new Error('The database gave no bet back.');
      const balance = await post(tx, purse, [
        { kind: 'stake', amount: `-${stake}`, time, betId: bet.id },
      ]);
      await tx.insert(pendingBets).values({ ...waits, betId: bet.id, userId: user.id });
      const kept = await write(tx, bet.id);
      await notePlay(tx, user.id, play, time);
      return accepted({ balance, kept });
    }),
  );
};
