import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { users } from '../../db/schema';
import { notify, type Notice } from '../../kit/notify';
import type { ContractRow } from './contractRows';

type Told = Pick<ContractRow, 'id' | 'type' | 'uplineId' | 'downlineId' | 'history'>;

/**
 * Tells the parties of a contract what has just happened to it, apart from the one who did it. A
 * contract that is replaced is told by the acceptance of the other.
 */
export const tellParties = async (tx: Database, row: Told): Promise<void> =>
  notify(tx, ...(await newsForParties(tx, [row])));

/** What `tellParties` tells, of several contracts. */
export const newsForParties = async (tx: Database, rows: readonly Told[]): Promise<Notice[]> => {
  const parties = await tx
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(
      inArray(
        users.id,
        rows.flatMap((row) => [row.uplineId, row.downlineId]),
      ),
    );
  const nameOf = (id: string) => parties.find((party) => party.id === id)?.username ?? '';
  return rows.flatMap(({ id, type, uplineId, downlineId, history }) => {
    const last = history.at(-1);
    if (!last || last.event === 'replaced') return [];
    const { event: news } = last;
    return [
      { userId: uplineId, other: nameOf(downlineId) },
      { userId: downlineId, other: nameOf(uplineId) },
    ]
      .filter(({ userId }) => nameOf(userId) !== last.by)
      .map(({ userId, other }) => ({
        userId,
        kind: 'contractChanged' as const,
        params: { news, type, other },
        cause: `contract:${id}:${history.length}`,
        at: new Date(last.at),
      }));
  });
};
