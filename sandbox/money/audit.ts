import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';

/** An account whose books do not add up: what they say, and what their rows say. */
export type Finding = { account: string; kept: string; proved: string };
/** A rule of the books with what breaks it. */
export type Proof = { rule: string; wrong: Finding[] };
/** An account of the house, and what its rows add up to. */
export type HouseAccount = { account: string; balance: string };
/** What the audit has read. */
export type Audit = {
  counted: Record<'wallets' | 'rows' | 'movements' | 'bets', number>;
  house: HouseAccount[];
  proofs: Proof[];
};

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
        (select count(*) from ledger) as rows,
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
          rows: counted('rows'),
          movements: counted('movements'),
          bets: counted('bets'),
        },
        house: (
          await rowsOf(sql`select wallet, sum(amount) as balance from ledger
            where owner = 'house' group by 1 order by 1`)
        ).map(({ wallet, balance }) => ({ account: String(wallet), balance: String(balance) })),
        proofs,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

const unbalanced = sql`
  select string_agg(distinct owner, ' and ') as account, sum(amount) as kept, 0 as proved
  from ledger group by entry having sum(amount) <> 0 or count(*) < 2 order by 1`;

/** An account that is gone has no wallet, and its rows add up to zero. */
const wrongWallets = sql`
  with held as (
    select user_id as owner, 'main' as wallet, balance from wallets
    union all select user_id, vassalage, balance from vendor_wallets),
  booked as (
    select owner, wallet, sum(amount) as amount from ledger
    where owner <> 'house' group by 1, 2)
  select owner || case when wallet = 'main' then '' else ' at ' || wallet end as account,
    coalesce(held.balance, 0) as kept, coalesce(booked.amount, 0) as proved
  from held full join booked using (owner, wallet)
  where coalesce(held.balance, 0) <> coalesce(booked.amount, 0)
  order by 1`;

const wrongOrder = sql`
  select owner || ', row ' || id as account, balance as kept, proved
  from (
    select id, owner, balance,
      sum(amount) over (partition by owner, wallet order by id) as proved
    from ledger where owner <> 'house') as row
  where balance is distinct from proved
  order by 1`;

const wrongMovements = sql`
  with moved as (
    select id, user_id, amount from wallet_movements where status = 'approved'),
  booked as (
    select movement_id as id, owner as user_id, sum(amount) as amount from ledger
    where movement_id is not null and wallet = 'main' group by 1, 2)
  select user_id || ', movement ' || id as account,
    coalesce(moved.amount, 0) as kept, coalesce(booked.amount, 0) as proved
  from moved full join booked using (id, user_id)
  where coalesce(moved.amount, 0) <> coalesce(booked.amount, 0)
  order by 1`;

/** A stake leaves the wallet when the bet is placed; a bet without a result was paid nothing. */
const unbookedBets = sql`
  with placed as (
    select id, user_id, stake, coalesce(stake + profit, 0) as payout from bets),
  booked as (
    select bet_id as id, owner as user_id,
      -sum(amount) filter (where kind = 'stake') as stake,
      coalesce(sum(amount) filter (where kind = 'payout'), 0) as payout
    from ledger where bet_id is not null and owner <> 'house' group by 1, 2)
  select user_id || ', bet ' || id as account,
    coalesce(placed.payout - placed.stake, 0) as kept,
    coalesce(booked.payout - booked.stake, 0) as proved
  from placed full join booked using (id, user_id)
  where (placed.stake, placed.payout) is distinct from (booked.stake, booked.payout)
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
  ['Every entry has a counter-row and adds up to zero', unbalanced],
  ['Every wallet is the sum of its rows', wrongWallets],
  ['Every row of a wallet follows from the one before', wrongOrder],
  ['Every movement is in the ledger', wrongMovements],
  ['Every bet is in the ledger, its stake and what it was paid', unbookedBets],
  ['No wallet and no account of points is below zero', belowZero],
  ['Every account of points is the sum of its changes', wrongPoints],
  ['What one member paid to another, the other got', withoutCounterRow],
  ['Every credited deposit came to its wallet', wrongDeposits],
  ['Every rebate came to its wallet', wrongRebates],
  ['No bet lost more than its stake', wrongBets],
];
