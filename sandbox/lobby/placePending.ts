import type { Database } from '../db/database';
import { pendingBets } from '../db/schema';
import { accepted, refused, type Answer, type Refused } from '../kit/answer';
import type { Services } from '../kit/services';
import { lockPlay, notePlay } from '../member/playSession/session';
import { lockMain, post } from '../money/purses';
import { admitStake, refuseSize, writeBet } from './stake';
import type { Playing } from './tickets';

/** What a bet that waits is about. `Kept` is such a bet as it is read back. */
type Kind<Kept> = {
  /** The bet of this member that has this id. */
  read: (tx: Database) => Promise<Kept | undefined>;
  /** Whether it is the very bet that is asked for. */
  isSame: (kept: Kept) => boolean;
  /** Why it is not sold at this moment, or what is written of it. */
  sell: () => Refused | Sold;
};
type Sold = {
  kind: 'sold';
  waits: Pick<typeof pendingBets.$inferInsert, 'book' | 'dueAt' | 'numbers'>;
  /** Writes what belongs to the bet beside its row. */
  write?: (tx: Database, betId: number) => Promise<unknown>;
};
type Needs = Pick<Services, 'db' | 'clock' | 'settings' | 'perAccount' | 'gamePace'>;

/**
 * Places a bet that is decided later: the stake leaves the wallet, and the bet stays open until
 * then. The same id is never placed twice and always gets the same answer.
 */
export const placePending = async <Kept>(
  { db, clock, settings, perAccount, gamePace }: Needs,
  { user, game }: Playing,
  { betId: clientId, stake }: { betId: string; stake: string },
  { read, isSame, sell }: Kind<Kept>,
): Promise<Answer<{ balance: string; kept: Kept }>> => {
  const wrongSize = refuseSize(game, stake);
  if (wrongSize) return wrongSize;
  return perAccount(`bets:${user.id}`, () =>
    db.transaction(async (tx) => {
      // The lock comes first: a second purchase with this id waits until the first is written.
      const purse = await lockMain(tx, user.id);
      const before = await read(tx);
      if (before) {
        return isSame(before)
          ? accepted({ balance: purse.balance, kept: before })
          : refused((words) => words.betReused, { reason: 'betReused' });
      }
      const sold = sell();
      if (sold.kind === 'refused') return sold;
      const admitted = await admitStake(
        { clock, settings, gamePace },
        tx,
        { userId: user.id, game, purse, stake },
        () => clock.date(),
        lockPlay,
      );
      if (admitted.kind === 'refused') return admitted;
      const { running, time } = admitted;
      const bet = await writeBet(tx, game, { userId: user.id, clientId, stake, time });
      const balance = await post(tx, purse, [
        { kind: 'stake', amount: `-${stake}`, time, betId: bet.id },
      ]);
      await tx.insert(pendingBets).values({ ...sold.waits, betId: bet.id, userId: user.id });
      await sold.write?.(tx, bet.id);
      const kept = await read(tx);
      if (!kept) throw new Error('The database gave no bet back.');
      await notePlay(tx, user.id, running, time);
      return accepted({ balance, kept });
    }),
  );
};
