import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { TZDate } from '@date-fns/tz';
import { formatISO } from 'date-fns/formatISO';
import { startOfDay } from 'date-fns/startOfDay';
import { subDays } from 'date-fns/subDays';
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { MoneyLimit } from '../../../contract/jurisdictions/pack';
import type { WhatIf, WhatIfAnswer } from '../../../contract/whatIf';
import { CURRENCY_SYMBOL } from '../../base/currency';
import type { Database } from '../../db/database';
import { bets, walletMovements, type User } from '../../db/schema';
import type { Services } from '../../kit/services';
import { packOf } from './check';
import { replay, type Act } from './replay';
import { LOST } from './used';
import { windowOf } from './windows';

const DAYS = 90;

/** The last days of a member under a limit that is thought of; nothing is written. */
export const whatIf = async (
  services: Pick<Services, 'settings' | 'clock'>,
  db: Database,
  user: Pick<User, 'id' | 'registeredAt'>,
  { kind, period, amount }: WhatIf,
): Promise<WhatIfAnswer> => {
  const zone = packOf(services).timeZone.value;
  const now = services.clock.now();
  const today = startOfDay(new TZDate(now, zone));
  const registered = startOfDay(new TZDate(user.registeredAt.getTime(), zone));
  const earliest = subDays(today, DAYS - 1);
  const from = registered > earliest ? registered : earliest;
  const { start } = windowOf(period, from.getTime(), zone);
  const acts = await actsOf(db, user.id, kind, { start, end: new Date(now) });
  const { days, refused, kept } = replay(acts, { period, amount, zone }, from.getTime());
  return {
    days: differenceInCalendarDays(today, from) + 1,
    from: formatISO(from, { representation: 'date' }),
    stopped: days,
    refused,
    kept: kept.toFixed(2),
    currencySymbol: CURRENCY_SYMBOL,
  };
};

/** In the order of their time. */
const actsOf = async (
  db: Database,
  userId: string,
  kind: MoneyLimit,
  { start, end }: { start: Date; end: Date },
): Promise<Act[]> => {
  const rows =
    kind === 'deposit'
      ? await db
          .select({
            at: walletMovements.time,
            asked: walletMovements.amount,
            counts: walletMovements.amount,
          })
          .from(walletMovements)
          .where(
            and(
              eq(walletMovements.userId, userId),
              eq(walletMovements.kind, 'deposit'),
              eq(walletMovements.status, 'approved'),
              gte(walletMovements.time, start),
              lte(walletMovements.time, end),
            ),
          )
          .orderBy(asc(walletMovements.time), asc(walletMovements.id))
      : await db
          .select({
            at: bets.time,
            asked: bets.stake,
            counts: kind === 'stake' ? bets.stake : sql<string>`${LOST}`,
          })
          .from(bets)
          .where(and(eq(bets.userId, userId), gte(bets.time, start), lte(bets.time, end)))
          .orderBy(asc(bets.time), asc(bets.id));
  return rows.map((row) => ({ ...row, at: row.at.getTime() }));
};
