import { count, getTableColumns, inArray, notInArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hashPassword } from '../account/passwords';
import type { Database } from '../db/database';
import { teamLinks, users, wallets } from '../db/schema';
import type { IsWritten, Since } from '../db/written';
import { yangonMidnight } from '../base/yangon';
import { BOT_FUNDS, BOTS } from '../lobby/botNames';
import { ageOf, linksByName, placedPeople, uplineNameOf } from './network';
import { idOf, PASSWORD, PAYMENT_PASSWORD, people, type Person } from './people';
import { CURRENCY_SYMBOL } from '../base/currency';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How many days ago the bots registered. */
const BOT_AGE = 100;

/**
 * Restores the seeded accounts: new accounts are removed, changed ones are reset, the others stay
 * as they are.
 */
export const restoreAccounts = async (
  db: Database,
  now: number,
  isWritten: IsWritten,
  since: Since,
): Promise<void> => {
  if (!isWritten(users, wallets, teamLinks)) return;
  const rows = await accountRows(now);
  if (isWritten(users)) {
    const { changed, others } = await changedIn(db, users.id, rows, since);
    await db.delete(users).where(
      others
        ? inArray(users.id, others)
        : notInArray(
            users.id,
            rows.map(({ id }) => id),
          ),
    );
    if (changed.length > 0) await writeUsers(db, changed);
  }
  if (isWritten(wallets)) {
    const { changed } = await changedIn(db, wallets.userId, rows, since);
    if (changed.length > 0) await writeWallets(db, changed);
  }
  if (isWritten(teamLinks)) await restoreLinks(db);
};

/**
 * The seeded accounts whose row may differ, all of them when one is missing; and the ids of the
 * other rows, null when they are not known.
 */
const changedIn = async (
  db: Database,
  id: PgColumn,
  rows: readonly AccountRow[],
  since: Since,
): Promise<{ changed: readonly AccountRow[]; others: string[] | null }> => {
  if (!since) return { changed: rows, others: null };
  const isWritten = since(id.table);
  const [found] = await db
    .select({
      written: sql<string[]>`coalesce(array_agg(${id}) filter (where ${isWritten}), '{}')`,
      kept: sql<number>`(count(*) filter (where not ${isWritten}))::integer`,
    })
    .from(id.table);
  const written = new Set(found?.written);
  const changed = rows.filter((row) => written.delete(row.id));
  return {
    changed: (found?.kept ?? 0) + changed.length < rows.length ? rows : changed,
    others: [...written],
  };
};

type UserColumns = typeof users._.columns;
type Column = UserColumns[keyof UserColumns]['_']['name'];
/** Every column of an account but its id: what a seeded account does not say is empty again. */
const COLUMNS = Object.values(getTableColumns(users))
  .filter((column) => !column.primary && column.generated === undefined)
  .map((column) => [column.name, column.getSQLType()] as const);
type AccountRow = { id: string; balance: string } & Partial<
  Record<Column, string | number | boolean | null>
>;

const writeUsers = async (db: Database, rows: readonly AccountRow[]): Promise<void> => {
  const names = COLUMNS.map(([name]) => name);
  const list = (of: string) => sql.raw(names.map((name) => `${of}${name}`).join(', '));
  const typed = sql.raw(COLUMNS.map((column) => column.join(' ')).join(', '));
  await db.execute(sql`insert into ${users} as mine (id, ${list('')})
    select id, ${list('')}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id text, ${typed})
    on conflict (id) do update set (${list('')}) = (${list('excluded.')})
    where (${list('mine.')}) is distinct from (${list('excluded.')})`);
};

const writeWallets = async (db: Database, rows: readonly AccountRow[]): Promise<void> => {
  const balances = JSON.stringify(rows.map(({ id, balance }) => ({ id, balance })));
  await db.execute(sql`insert into ${wallets} as mine (user_id, balance, currency_symbol)
    select id, balance, ${CURRENCY_SYMBOL}
    from jsonb_to_recordset(${balances}::jsonb) as row (id text, balance numeric)
    on conflict (user_id) do update
    set balance = excluded.balance, currency_symbol = excluded.currency_symbol
    where mine.balance <> excluded.balance or mine.currency_symbol <> excluded.currency_symbol`);
};

const restoreLinks = async (db: Database): Promise<void> => {
  const links = linksByName();
  const [kept] = await db.select({ all: count() }).from(teamLinks);
  if (kept?.all === links.length) return;
  await db.delete(teamLinks);
  await db.insert(teamLinks).values(
    links.map(({ ancestor, member, depth }) => ({
      ancestorId: idOf(ancestor),
      memberId: idOf(member),
      depth,
    })),
  );
};

/** The accounts of a day are made once: a reset between two tests has to be quick. */
let made: { midnight: number; rows: Promise<AccountRow[]> } | undefined;
const accountRows = (now: number): Promise<AccountRow[]> => {
  const midnight = yangonMidnight(now);
  if (made?.midnight !== midnight) made = { midnight, rows: rowsOfDay(midnight) };
  return made.rows;
};

const rowsOfDay = async (midnight: number): Promise<AccountRow[]> => {
  const { passwords, payment } = await hashedOnce();
  const common = (username: string) => {
    const upline = uplineNameOf(username);
    return {
      id: idOf(username),
      username,
      upline_id: upline === null ? null : idOf(upline),
      payment_password_hash: payment,
      email_state: 'confirmed',
      second_factor_failures: 0,
    };
  };
  const agoAt = (days: number, minutes: number) =>
    new Date(midnight - days * DAY - minutes * MINUTE).toISOString();
  const seeded = people.map((person, index) => ({
    ...personRow(person),
    ...common(person.username),
    balance: person.balance,
    password_hash: passwords.get(person.password) ?? '',
    registered_at: agoAt(ageOf(person.username), index),
    last_login_at:
      person.firstLoginPending || person.isMember === false ? null : agoAt(0, 45 + index),
  }));
  const placed = placedPeople().map(({ username, nickname, type, balance, age, away }, index) => ({
    ...common(username),
    nickname,
    type,
    balance,
    is_member: true,
    first_login_pending: false,
    ip_unregistered: false,
    password_hash: passwords.get(PASSWORD) ?? '',
    registered_at: agoAt(age, (index * 37) % 900),
    last_login_at: agoAt(away, 30 + ((index * 41) % 600)),
  }));
  const bots = BOTS.map(({ username, nickname }) => ({
    ...common(username),
    nickname,
    type: 0,
    balance: BOT_FUNDS,
    is_member: true,
    first_login_pending: false,
    ip_unregistered: false,
    password_hash: passwords.get(PASSWORD) ?? '',
    registered_at: agoAt(BOT_AGE, 0),
    last_login_at: null,
  }));
  return [...seeded, ...placed, ...bots];
};

const personRow = (person: Person) => ({
  nickname: person.nickname,
  type: person.type,
  is_member: person.isMember ?? true,
  first_login_pending: person.firstLoginPending ?? false,
  password_change_due: person.passwordChangeDue ?? null,
  ip_unregistered: person.ipUnregistered ?? false,
  mobile: person.mobile ?? null,
  email: person.email ?? null,
  bank_account_name: person.bankAccountName ?? null,
  affiliate_code: person.affiliateCode ?? null,
  totp_secret: person.totpSecret ?? null,
});

/**
 * Hashed once per process, because a reset between two tests must be quick. People with the same
 * password have the same hash.
 */
let hashed: Promise<{ passwords: Map<string, string>; payment: string }> | undefined;
const hashedOnce = () =>
  (hashed ??= (async () => {
    const different = [...new Set([PASSWORD, ...people.map(({ password }) => password)])];
    const hashes = await Promise.all([PAYMENT_PASSWORD, ...different].map(hashPassword));
    return {
      payment: hashes[0] ?? '',
      passwords: new Map(different.map((password, index) => [password, hashes[index + 1] ?? ''])),
    };
  })());
