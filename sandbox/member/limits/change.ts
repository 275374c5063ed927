import { Big } from 'big.js';
import { and, eq } from 'drizzle-orm';
import { spansOf } from '../../../contract/jurisdictions/pack';
import type { ChangeLimit, LimitEntry } from '../../../contract/limits';
import { yangonMinute } from '../../base/yangon';
import type { Database } from '../../db/database';
import { playLimitChanges, playLimits } from '../../db/schema';
import { refused, type Refused } from '../../kit/answer';
import type { Services } from '../../kit/services';
import { lockMain } from '../../money/purses';
import { refuseBlocked } from '../playBlock/block';
import { packOf, type LimitRow } from './check';
import { pendingOf, type LimitOf } from './limits';
import { windowOf } from './windows';

type Needs = Pick<Services, 'settings' | 'clock'>;
const HOUR = 60 * 60_000;
const NOTHING = {
  pendingAmount: null,
  pendingAskedAt: null,
  pendingFrom: null,
  pendingHours: null,
  pendingJurisdiction: null,
};

/**
 * Changes a limit in the transaction of the call; null when it is done. The wallet is locked, so
 * that a deposit that runs at the same time counts under the old limit or the new one. Said twice
 * it is said once.
 */
export const changeLimit = async (
  needs: Needs,
  tx: Database,
  userId: string,
  request: ChangeLimit,
): Promise<Refused | null> => {
  await lockMain(tx, userId);
  const limit: LimitOf = { userId, kind: request.kind, period: request.period };
  const [row] = await tx.select().from(playLimits).where(whereIs(limit)).for('update');
  switch (request.change) {
    case 'set':
      return set(needs, tx, limit, row ?? null, new Big(request.amount).toFixed(2));
    case 'remove': {
      if (row && !isPending(row, null)) await ask(needs, tx, limit, row, null);
      return null;
    }
    case 'drop': {
      const pending = row && pendingOf(row);
      if (row && pending) {
        await tx.update(playLimits).set(NOTHING).where(whereIs(limit));
        await note(needs, tx, limit, 'dropped', row.amount, pending.amount);
      }
      return null;
    }
    case 'confirm':
      return (
        (await refuseBlocked(needs, tx, userId)) ??
        confirm(needs, tx, limit, row ?? null, request.amount)
      );
  }
};

const set = async (
  needs: Needs,
  tx: Database,
  limit: LimitOf,
  row: LimitRow | null,
  amount: string,
): Promise<Refused | null> => {
  if (!row) {
    if (!spansOf(packOf(needs), limit.kind).includes(limit.period))
      return refused((words) => words.limitKindUnknown, { reason: 'limitKind' });
    await tx.insert(playLimits).values({ ...limit, amount });
    await note(needs, tx, limit, 'set', null, amount);
    return null;
  }
  if (new Big(amount).lt(row.amount)) {
    await tx
      .update(playLimits)
      .set({ ...NOTHING, amount })
      .where(whereIs(limit));
    await note(needs, tx, limit, 'lowered', row.amount, amount);
  } else if (new Big(amount).gt(row.amount) && !isPending(row, amount)) {
    await ask(needs, tx, limit, row, amount);
  }
  return null;
};

/** Writes down a raise or a removal, under the rule that holds now. */
const ask = async (
  needs: Needs,
  tx: Database,
  limit: LimitOf,
  row: LimitRow,
  amount: string | null,
): Promise<void> => {
  const { code, raiseHours, raiseWaitsForWindow, timeZone } = packOf(needs);
  const now = needs.clock.now();
  const waited = now + raiseHours.value * HOUR;
  const windowEnd =
    limit.period === 'always' ? now : windowOf(limit.period, now, timeZone.value).end.getTime();
  await tx
    .update(playLimits)
    .set({
      pendingAmount: amount,
      pendingAskedAt: new Date(now),
      pendingFrom: new Date(raiseWaitsForWindow.value ? Math.max(waited, windowEnd) : waited),
      pendingHours: raiseHours.value,
      pendingJurisdiction: code,
    })
    .where(whereIs(limit));
  const action = amount === null ? 'removalAsked' : 'raiseAsked';
  await note(needs, tx, limit, action, row.amount, amount);
};

/** A raise becomes effective only here: after its time, and because the player confirms it. */
const confirm = async (
  needs: Needs,
  tx: Database,
  limit: LimitOf,
  row: LimitRow | null,
  amount: string | null,
): Promise<Refused | null> => {
  const pending = row && pendingOf(row);
  if (!row || !pending || !isSame(pending.amount, amount))
    // What holds already may be confirmed again, also while something else waits.
    return isSame(row?.amount ?? null, amount)
      ? null
      : refused((words) => words.limitNothingWaits, { reason: 'nothingWaits' });
  if (needs.clock.now() < pending.from)
    return refused((words) => words.limitTooEarly(yangonMinute(pending.from)), {
      reason: 'tooEarly',
    });
  if (pending.amount === null) {
    await tx.delete(playLimits).where(whereIs(limit));
    await note(needs, tx, limit, 'removed', row.amount, null);
  } else {
    await tx
      .update(playLimits)
      .set({ ...NOTHING, amount: pending.amount })
      .where(whereIs(limit));
    await note(needs, tx, limit, 'raised', row.amount, pending.amount);
  }
  return null;
};

const note = async (
  needs: Needs,
  tx: Database,
  limit: LimitOf,
  action: LimitEntry['action'],
  before: string | null,
  after: string | null,
): Promise<void> => {
  await tx.insert(playLimitChanges).values({
    ...limit,
    action,
    before,
    after,
    jurisdiction: packOf(needs).code,
    at: needs.clock.date(),
  });
};

const isSame = (a: string | null, b: string | null): boolean =>
  a === null || b === null ? a === b : new Big(a).eq(b);
const isPending = (row: LimitRow, amount: string | null): boolean => {
  const pending = pendingOf(row);
  return pending !== null && isSame(pending.amount, amount);
};
const whereIs = ({ userId, kind, period }: LimitOf) =>
  and(eq(playLimits.userId, userId), eq(playLimits.kind, kind), eq(playLimits.period, period));
