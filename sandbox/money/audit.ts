import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';

/** An account whose books do not add up: what they say, and what their rows say. */
export type Finding = { account: string; kept: string; proved: string };
/** A rule of the books with what breaks it. */
export type Proof = { rule: string; wrong: Finding[] };
/** What the audit has read. */
export type Audit = { counted: Record<'wallets' | 'movements' | 'bets', number>; proofs: Proof[] };

/**
 * Proves the books from their rows (issue 27, Ledger). One reading at one moment, so that a
 * platform that runs meanwhile does not make two sums differ. Shares nothing with the code that
 * moves money.
 */
export const auditBooks = (db: Database): Promise<Audit> =>
  db.transaction(
    async (tx) => {
      const rowsOf = async (query: SQL) =>
        ((await tx.execute(query)) as { rows: Record<string, unknown>[] }).rows;
      const [counts] = await rowsOf(sql`select
        (select count(*) from wallets) as wallets,
        (select count(*) from wallet_movements) as movements,
        (select count(*) from bets) as bets`);
      const proofs: Proof[] = [];
      for (const [rule, query] of RULES)
        proofs.push({
          rule,
          wrong: (await rowsOf(query)).map(({ account, kept, proved }) => ({
            account: String(account),
            kept: String(kept),
            proved: String(proved),
          })),
        });
      const counted = (name: string) => Number(counts?.[name] ?? 0);
      return {
        counted: {
          wallets: counted('wallets'),
          movements: counted('movements'),
          bets: counted('bets'),
        },
        proofs,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/**
 * Money that moved between the wallets of one member is no income; everything else that was
 * approved is. A bet without a result has cost its stake.
 */
const wrongWallets = sql`
  select w.user_id as account, w.balance + coalesce(v.balance, 0) as kept,
    w.opening + coalesce(m.amount, 0) + coalesce(b.profit, 0) as proved
  from wallets w
  left join (select user_id, sum(balance) as balance from vendor_wallets group by 1) v
    using (user_id)
  left join (select user_id, sum(amount) as amount from wallet_movements
    where status = 'approved' and kind not in ('transferIn', 'transferOut') group by 1) m
    using (user_id)
  left join (select user_id, sum(coalesce(profit, -stake)) as profit from bets group by 1) b
    using (user_id)
  where w.balance + coalesce(v.balance, 0)
    <> w.opening + coalesce(m.amount, 0) + coalesce(b.profit, 0)
  order by 1`;

const belowZero = sql`
  select user_id as account, balance as kept, 0 as proved from wallets where balance < 0
  union all select user_id || ' at ' || vassalage, balance, 0 from vendor_wallets where balance < 0
  union all select user_id || ' (points)', balance, 0 from point_accounts where balance < 0`;

const wrongPoints = sql`
  select a.user_id as account, a.balance as kept, coalesce(sum(r.change), 0) as proved
  from point_accounts a left join point_redemptions r using (user_id)
  group by 1, 2 having a.balance <> coalesce(sum(r.change), 0) order by 1`;

/** Both rows of a payment carry its moment; what one wallet lost, the other got. */
const withoutCounterRow = sql`
  select string_agg(distinct user_id, ' and ') as account, sum(amount) as kept, 0 as proved
  from wallet_movements
  where status = 'approved'
    and kind in ('teamIn', 'teamOut', 'dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary')
  group by case when kind in ('teamIn', 'teamOut') then 'team' else kind end, time
  having sum(amount) <> 0
  order by 1`;

const wrongRebates = sql`
  select r.user_id as account, coalesce(m.amount, 0) as kept, r.amount as proved
  from (select user_id, sum(amount) as amount from rebates group by 1) r
  left join (select user_id, sum(amount) as amount from wallet_movements
    where kind = 'rebate' and status = 'approved' group by 1) m using (user_id)
  where coalesce(m.amount, 0) < r.amount
  order by 1`;

const wrongDeposits = sql`
  select d.user_id as account, coalesce(m.amount, 0) as kept, d.credit as proved
  from (select user_id, sum(credit) as credit from deposits where status = 'credited'
    group by 1) d
  left join (select user_id, sum(amount) as amount from wallet_movements
    where kind = 'deposit' and status = 'approved' group by 1) m using (user_id)
  where coalesce(m.amount, 0) < d.credit
  order by 1`;

const wrongBets = sql`
  select user_id || ', bet ' || client_id as account, profit as kept, -stake as proved
  from bets where stake <= 0 or profit < -stake order by 1`;

const RULES: ReadonlyArray<readonly [rule: string, query: SQL]> = [
  ['Every wallet is what it opened with, its movements and its bets', wrongWallets],
  ['No wallet and no account of points is below zero', belowZero],
  ['Every account of points is the sum of its changes', wrongPoints],
  ['What one member paid to another, the other got', withoutCounterRow],
  ['Every credited deposit came to its wallet', wrongDeposits],
  ['Every rebate came to its wallet', wrongRebates],
  ['No bet lost more than its stake', wrongBets],
];
