import { desc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import {
  LIMIT_KINDS,
  LIMIT_SPANS,
  spansOf,
  type LimitKind,
  type LimitSpan,
} from '../../../contract/jurisdictions/pack';
import type { Limit, limitsSchema } from '../../../contract/limits';
import { CURRENCY_SYMBOL } from '../../base/currency';
import type { Database } from '../../db/database';
import { playLimitChanges, playLimits } from '../../db/schema';
import type { Services } from '../../kit/services';
import { leftOf, packOf, type LimitRow } from './check';
import { withUsed } from './used';

const SHOWN = 20;

/** The limits of a member as the wire shows them, with the last changes. */
export const limitsOf = async (
  services: Pick<Services, 'settings' | 'clock'>,
  db: Database,
  userId: string,
): Promise<v.InferOutput<typeof limitsSchema>> => {
  const pack = packOf(services);
  const now = services.clock.now();
  const rows = await db.select().from(playLimits).where(eq(playLimits.userId, userId));
  const limits: Limit[] = [];
  for (const kind of LIMIT_KINDS) {
    const offered = spansOf(pack, kind);
    const shown = LIMIT_SPANS.map((period) => ({
      period,
      row: rows.find((one) => one.kind === kind && one.period === period),
    })).filter(({ period, row }) => row ?? offered.includes(period));
    if (shown.length === 0) continue;
    const counted = { userId, kind, at: now, zone: pack.timeZone.value };
    for (const { period, row, used, windowEnd } of await withUsed(db, counted, shown))
      limits.push({
        kind,
        period,
        amount: row?.amount ?? null,
        used: used.toFixed(2),
        left: row ? leftOf(row.amount, used) : null,
        windowEnd,
        pending: row ? pendingOf(row) : null,
      });
  }
  const history = await db
    .select()
    .from(playLimitChanges)
    .where(eq(playLimitChanges.userId, userId))
    .orderBy(desc(playLimitChanges.id))
    .limit(SHOWN);
  return {
    limits,
    history: history.map((row) => ({ ...row, at: row.at.getTime() })),
    currencySymbol: CURRENCY_SYMBOL,
    now,
  };
};

/** What waits of a limit; null for nothing. */
export const pendingOf = (row: LimitRow): Limit['pending'] => {
  const { pendingAmount, pendingAskedAt, pendingFrom, pendingHours, pendingJurisdiction } = row;
  return pendingAskedAt && pendingFrom && pendingHours !== null && pendingJurisdiction
    ? {
        amount: pendingAmount,
        askedAt: pendingAskedAt.getTime(),
        from: pendingFrom.getTime(),
        hours: pendingHours,
        jurisdiction: pendingJurisdiction,
      }
    : null;
};

/** Which limit of a member. */
export type LimitOf = { userId: string; kind: LimitKind; period: LimitSpan };
