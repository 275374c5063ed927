import { count, like, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { teamLinks, users, wallets } from '../db/schema';
import { idOf } from './people';
import { CURRENCY_SYMBOL } from '../base/currency';
import { closeAccounts, openWallets } from '../money/ledger';

/** The agent who has them. */
const UPLINE = idOf('agent2');
const NAMED = 'many';

/**
 * Adds or removes members directly below `agent2` until there are `size` of them: `many00001`,
 * `many00002` …, with the common password.
 */
export const sizeNetwork = async (db: Database, size: number, now: number): Promise<void> => {
  const [before] = await db.select({ all: count() }).from(users).where(ours);
  if (before?.all === size) return;
  await db.transaction(async (tx) => {
    await closeAccounts(tx, ours, new Date(now));
    await insertMore(tx, size, now);
  });
  // An embedded database plans by guesses until it is analysed.
  await db.execute(sql`analyze ${users}, ${teamLinks}, ${wallets}`);
};

const ours = sql`${users.uplineId} = ${UPLINE} and ${like(users.id, `${idOf(NAMED)}%`)}`;

const insertMore = async (tx: Database, size: number, now: number): Promise<void> => {
  if (size === 0) return;
  const number = sql`lpad(n::text, 5, '0')`;
  const present = sql`${new Date(now).toISOString()}::timestamptz`;
  await tx.execute(sql`insert into ${users} (
      id, username, nickname, type, is_member, password_hash, payment_password_hash,
      first_login_pending, ip_unregistered, upline_id, registered_at, last_login_at)
    select ${idOf(NAMED)} || ${number}, ${NAMED} || ${number}, 'Member ' || n, 0, true,
      above.password_hash, above.payment_password_hash, false, false, above.id,
      ${present} - make_interval(hours => n % 2000 + 1),
      case when n % 3 = 0 then null else ${present} - make_interval(mins => n) end
    from generate_series(1, ${size}) as n, ${users} as above where above.id = ${UPLINE}`);
  await tx.execute(sql`insert into ${wallets} (user_id, balance, currency_symbol)
    select id, balance, ${CURRENCY_SYMBOL}
    from (
      select ${users.id} as id,
        (length(${users.id}) * 10 + ascii(right(${users.id}, 1)))::numeric as balance
      from ${users} where ${ours}) as row`);
  await openWallets(
    tx,
    sql`${wallets.userId} in ${tx.select({ id: users.id }).from(users).where(ours)}`,
    new Date(now),
  );
  await tx.execute(
    sql`insert into ${teamLinks} (ancestor_id, member_id, depth)
      select ${UPLINE}, ${users.id}, 1 from ${users} where ${ours}`,
  );
};
