import { TZDate } from '@date-fns/tz';
import { Big } from 'big.js';
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { formatISO } from 'date-fns/formatISO';
import { startOfMonth } from 'date-fns/startOfMonth';
import { subMonths } from 'date-fns/subMonths';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Statement } from '../../../contract/statement';
import { CURRENCY_SYMBOL } from '../../base/currency';
import type { Database } from '../../db/database';
import { bets, walletMovements, type User } from '../../db/schema';
import type { Services } from '../../kit/services';
import { packOf } from '../limits/check';
import { windowOf } from '../limits/windows';

type Span = { start: Date; end: Date };
type Figures = Omit<Statement['months'][number], 'month'>;

/** The statement of a member, summed from the rows as they are now. */
export const statementOf = async (
  services: Pick<Services, 'settings' | 'clock'>,
  db: Database,
  { id: userId, username, registeredAt }: Pick<User, 'id' | 'username' | 'registeredAt'>,
): Promise<Statement> => {
  const pack = packOf(services);
  const zone = pack.timeZone.value;
  const now = services.clock.now();
  const first = startOfMonth(new TZDate(registeredAt.getTime(), zone));
  const current = startOfMonth(new TZDate(now, zone));
  const count = Math.max(
    1,
    Math.min(pack.statement.value.months, differenceInCalendarMonths(current, first) + 1),
  );
  const starts = Array.from({ length: count }, (_, index) => subMonths(current, index));
  const spans = starts.map((start) => windowOf('month', start.getTime(), zone));
  const [money, play] = [await movedIn(db, userId, spans), await playedIn(db, userId, spans)];
  const months = starts.map((start, index) => ({
    month: monthOf(start),
    ...figuresOf(money[index], play[index]),
  }));
  const lifetime = await movedEver(db, userId);
  return {
    account: username,
    months,
    shown: pack.statement.value.shown,
    lifetime: {
      ...lifetime,
      net: new Big(lifetime.deposits).minus(lifetime.withdrawals).toFixed(2),
    },
    to: dayOf(new TZDate(now, zone)),
    timeZone: zone,
    currencySymbol: CURRENCY_SYMBOL,
  };
};

type Moved = Pick<Figures, 'deposits' | 'withdrawals'>;
type Played = Pick<Figures, 'stakes' | 'returns'>;

const DEPOSITS = sql<string>`coalesce(sum(${walletMovements.amount})
  filter (where ${eq(walletMovements.kind, 'deposit')}), 0)`;
const WITHDRAWALS = sql<string>`coalesce(-sum(${walletMovements.amount})
  filter (where ${inArray(walletMovements.kind, ['withdrawal', 'withdrawalReturned'])}), 0)`;
const moved = (userId: string): SQL | undefined =>
  and(eq(walletMovements.userId, userId), eq(walletMovements.status, 'approved'));

const movedEver = async (db: Database, userId: string): Promise<Moved> => {
  const [row] = await db
    .select({ deposits: DEPOSITS, withdrawals: WITHDRAWALS })
    .from(walletMovements)
    .where(moved(userId));
  return moneyOf(row);
};

/** The months of a statement as a table of the database, each with its place in the list. */
const table = (spans: readonly Span[]): SQL =>
  sql`(values ${sql.join(
    spans.map(
      ({ start, end }, index) =>
        sql`(${sql.raw(String(index))}, ${start.toISOString()}::timestamptz,
          ${end.toISOString()}::timestamptz)`,
    ),
    sql`, `,
  )}) as month (place, first, last)`;
const PLACE = sql<number>`month.place`;
/** By place; a month without rows has no entry. */
const byPlace = <TRow extends { place: number }>(rows: readonly TRow[]): TRow[] => {
  const list: TRow[] = [];
  for (const row of rows) list[row.place] = row;
  return list;
};

const movedIn = async (
  db: Database,
  userId: string,
  spans: readonly Span[],
): Promise<(Moved | undefined)[]> => {
  const rows = await db
    .select({ place: PLACE, deposits: DEPOSITS, withdrawals: WITHDRAWALS })
    .from(walletMovements)
    .innerJoin(
      table(spans),
      sql`${walletMovements.time} >= month.first and ${walletMovements.time} < month.last`,
    )
    .where(moved(userId))
    .groupBy(PLACE);
  return byPlace(rows);
};

const playedIn = async (
  db: Database,
  userId: string,
  spans: readonly Span[],
): Promise<(Played | undefined)[]> => {
  const rows = await db
    .select({
      place: PLACE,
      stakes: sql<string>`sum(${bets.stake})`,
      returns: sql<string>`coalesce(sum(${bets.stake} + ${bets.profit}), 0)`,
    })
    .from(bets)
    .innerJoin(table(spans), sql`${bets.time} >= month.first and ${bets.time} < month.last`)
    .where(eq(bets.userId, userId))
    .groupBy(PLACE);
  return byPlace(rows);
};

const moneyOf = (row: Moved | undefined): Moved => ({
  deposits: new Big(row?.deposits ?? 0).toFixed(2),
  withdrawals: new Big(row?.withdrawals ?? 0).toFixed(2),
});

const figuresOf = (money: Moved | undefined, play: Played | undefined): Figures => {
  const stakes = new Big(play?.stakes ?? 0);
  const returns = new Big(play?.returns ?? 0);
  return {
    ...moneyOf(money),
    stakes: stakes.toFixed(2),
    returns: returns.toFixed(2),
    net: returns.minus(stakes).toFixed(2),
  };
};

const dayOf = (at: Date): string => formatISO(at, { representation: 'date' });
const monthOf = (at: Date): string => dayOf(at).slice(0, 'yyyy-MM'.length);
