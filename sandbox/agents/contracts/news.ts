import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { users } from '../../db/schema';
import { notify } from '../../kit/notify';
import type { ContractRow } from './contractRows';

/**
 * Tells the parties of a contract what has just happened to it, apart from the one who did it. A
 * contract that is replaced is told by the acceptance of the other.
 */
export const tellParties = async (
  tx: Database,
  row: Pick<ContractRow, 'id' | 'type' | 'uplineId' | 'downlineId' | 'history'>,
): Promise<void> => {
  const last = row.history.at(-1);
  if (!last || last.event === 'replaced') return;
  const parties = await tx
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.id, [row.uplineId, row.downlineId]));
  for (const party of parties) {
    if (party.username === last.by) continue;
    await notify(tx, {
      userId: party.id,
      kind: 'contractChanged',
      params: {
        news: last.event,
        type: row.type,
        other: parties.find(({ id }) => id !== party.id)?.username ?? '',
      },
      cause: `contract:${row.id}:${row.history.length}`,
      at: new Date(last.at),
    });
  }
};
