import { eq, lt, lte, or } from 'drizzle-orm';
import type { Clock } from '../base/clock';
import type { Database } from '../db/database';
import { outbox } from '../db/schema';

const KEPT_FOR = 24 * 60 * 60_000;
const KEPT_ROWS = 2_000;
/** The id of no message. */
const NONE = -1;

type Message = Omit<typeof outbox.$inferInsert, 'id' | 'sentAt'>;

/** "Sends" a message: it can be read in the outbox for a day, or until 2,000 more were sent. */
export const sendMessage = async (
  db: Database,
  clock: Clock,
  message: Message,
): Promise<number> => {
  const [sent] = await db
    .insert(outbox)
    .values({ ...message, sentAt: clock.date() })
    .returning({ id: outbox.id });
  const tooOld = lt(outbox.sentAt, clock.date(-KEPT_FOR));
  await db.delete(outbox).where(sent ? or(tooOld, lte(outbox.id, sent.id - KEPT_ROWS)) : tooOld);
  return sent?.id ?? NONE;
};

/**
 * Sends a message if there is a recipient, and takes as long if there is none. `tx`: a transaction,
 * so that a message of a write that is rolled back is never seen.
 */
export const sendWhereMeant = async (
  tx: Database,
  clock: Clock,
  message: Message,
  isMeant: boolean,
): Promise<void> => {
  const id = await sendMessage(tx, clock, message);
  await tx.delete(outbox).where(eq(outbox.id, isMeant ? NONE : id));
};
