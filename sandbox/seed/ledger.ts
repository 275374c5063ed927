import { lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { bets, ledger, users, walletMovements, wallets } from '../db/schema';
import type { Since } from '../db/written';
import { HOUSE, HOUSE_ACCOUNT_OF, MAIN } from '../money/ledger';

/** Seeded rows have ids below zero, so that later ones follow them. */
const FIRST_ID = -1_000_000_000;
/** A payment between members: both account records have it at one moment. */
const BETWEEN_MEMBERS = `('dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary')`;
const HOUSE_ACCOUNT = `case kind ${Object.entries(HOUSE_ACCOUNT_OF)
  .flatMap(([kind, account]) => (account === null ? [] : [`when '${kind}' then '${account}'`]))
  .join(' ')} end`;

/**
 * Restores the ledger of the seeded records: later rows are removed, except those of bets that
 * stayed, and an empty ledger is written. The records of a seeded account begin in the middle of
 * its life: what it had then is what its wallet opened with. With `since`, no bet was removed after
 * that.
 */
export const restoreLedger = async (
  db: Database,
  seededBets: number,
  since: Since = null,
): Promise<void> => {
  await db.execute(sql`delete from ${ledger}
    where id > 0 and ${since?.(ledger) ?? sql`true`} and not exists (
      select 1 from ${bets} where ${bets.id} = bet_id and ${bets.id} < ${seededBets})`);
  const [seeded] = await db.select({ id: ledger.id }).from(ledger).where(lt(ledger.id, 0)).limit(1);
  if (seeded) return;
  await writeLedger(db);
  // Its rows were removed before the records were analysed: a plan would take it for empty.
  await db.execute(sql`analyze ${ledger}`);
};

const [main, house] = [MAIN, HOUSE].map((name) => sql.raw(`'${name}'`));

const writeLedger = async (db: Database): Promise<void> => {
  await db.execute(sql`with records as (
      select user_id as owner, ${main} as wallet, kind, amount, time, 1 as step,
        id as movement_id, null::integer as bet_id,
        case when kind in ${sql.raw(BETWEEN_MEMBERS)}
          then kind || extract(epoch from time) else 'movement' || id end as entry
      from ${walletMovements} where status = 'approved'
      union all
      select user_id, vassalage, kind, -amount, time, 1, null, null, 'movement' || id
      from ${walletMovements}
      where status = 'approved' and kind in ('transferIn', 'transferOut')
      union all
      select user_id, ${main}, 'stake', -stake, time, 2, null, id, 'stake' || id
      from ${bets}
      union all
      select user_id, ${main}, 'payout', stake + profit, time, 3, null, id,
        'payout' || id
      from ${bets} where profit > -stake),
    opened as (
      select ${wallets.userId} as owner, ${wallets.balance} - coalesce(sum(amount), 0) as amount,
        coalesce(min(time), ${users.registeredAt}) as time
      from ${wallets}
      join ${users} on ${users.id} = ${wallets.userId}
      left join records
        on records.owner = ${wallets.userId} and records.wallet = ${main}
      group by ${wallets.userId}, ${users.id}),
    lines as (
      select owner, wallet, kind, amount, time, movement_id, bet_id, entry, step from records
      union all
      select owner, ${main}, 'opening', amount, time, null, null, 'opening' || owner,
        0
      from opened where amount <> 0),
    numbered as (
      select *, row_number() over (order by time, step, movement_id, bet_id, owner, wallet) as n
      from lines)
    insert into ${ledger}
      (id, entry, owner, wallet, kind, amount, balance, movement_id, bet_id, time)
    select ${sql.raw(String(FIRST_ID))} + 2 * n, md5(entry)::uuid, owner, wallet, kind, amount,
      sum(amount) over (partition by owner, wallet order by n), movement_id, bet_id, time
    from numbered
    union all
    select ${sql.raw(String(FIRST_ID))} + 2 * n + 1, md5(entry)::uuid, ${house},
      ${sql.raw(HOUSE_ACCOUNT)}, kind, -amount, null, null, null, time
    from numbered where ${sql.raw(HOUSE_ACCOUNT)} is not null`);
};
