import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { bets, walletMovements, wallets } from '../db/schema';

/**
 * The records of a seeded account begin in the middle of its life: what it had then is what its
 * wallet opened with. Only the seed may say so (sandbox/money/audit.ts proves the rest).
 */
export const openBooks = async (db: Database): Promise<void> => {
  await db.execute(sql`update ${wallets} as mine set opening = row.opening
    from (
      select w.user_id, w.balance - coalesce(m.amount, 0) - coalesce(b.profit, 0) as opening
      from ${wallets} as w
      left join (select user_id, sum(amount) as amount from ${walletMovements}
        where status = 'approved' group by 1) as m using (user_id)
      left join (select user_id, sum(coalesce(profit, -stake)) as profit from ${bets}
        group by 1) as b using (user_id)
    ) as row
    where mine.user_id = row.user_id and mine.opening <> row.opening`);
};
