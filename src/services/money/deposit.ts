import type * as v from 'valibot';
import type { depositStandSchema } from '../../../contract/deposits';
import { endpoints } from '../../../contract/endpoints';
import type {
  NewDeposit,
  Desk,
  PlaceOutcome,
  Stand,
  StandOutcome,
} from '../../../machines/money/deposit/deposit.types';
import { valueOf } from '../http/valueOf';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';
import { createOnce } from '../once';

type Told = v.InferOutput<typeof depositStandSchema>;

/** Deposits (spec §2 Member centre menu pages, depositv2). */
export const createDeposits = ({ call, now, tabs }: Kit) => {
  const once = createOnce<Told>(createIdempotencyKey);
  /** Also tells other tabs the new status of an order. */
  const standOf = ({ deposit, now: platformNow }: Told): Stand => {
    tabs.announce('deposit', null, deposit.id);
    const readAt = now();
    return { deposit, readAt, ahead: platformNow - readAt };
  };
  return {
    /**
     * A fresh read settles what a lost answer left open. `asks`: a question about the limit that is
     * due will be shown.
     */
    readDesk: async ({ asks }: { asks: boolean }, signal?: AbortSignal): Promise<Desk> => {
      const { now: platformNow, ...desk } = valueOf(
        endpoints.deposits,
        await call(endpoints.deposits, asks ? { asks: 'limit' } : {}, { signal }),
      );
      once.forget();
      const readAt = now();
      return { ...desk, readAt, ahead: platformNow - readAt };
    },

    /** Leaving does not abort it: it would be unknown whether there is an order. */
    place: async (wish: NewDeposit, signal?: AbortSignal): Promise<PlaceOutcome> => {
      const outcome = await once.send(
        `${wish.methodId} ${wish.amount}`,
        (idempotencyKey) => call(endpoints.placeDeposit, wish, { idempotencyKey }),
        signal,
      );
      if (outcome.kind === 'accepted') return { kind: 'accepted', stand: standOf(outcome.value) };
      return outcome.detail?.reason === 'depositOpen'
        ? { kind: 'open' }
        : { kind: 'refused', message: outcome.message };
    },

    /** Reporting a payment twice has the effect of once. */
    reportPaid: async ({ id }: { id: string }, signal?: AbortSignal): Promise<StandOutcome> => {
      const outcome = await call(endpoints.reportDepositPaid, { id }, { signal });
      return outcome.kind === 'accepted'
        ? { kind: 'accepted', stand: standOf(outcome.value) }
        : { kind: 'refused', message: outcome.message };
    },

    cancel: async ({ id }: { id: string }, signal?: AbortSignal): Promise<StandOutcome> => {
      const outcome = await call(endpoints.cancelDeposit, { id }, { signal });
      return outcome.kind === 'accepted'
        ? { kind: 'accepted', stand: standOf(outcome.value) }
        : { kind: 'refused', message: outcome.message };
    },

    /**
     * Calls back when another tab changed an order; returns a function that stops it. An order's id
     * is unique, so it does not matter which member's tab it was.
     */
    onChanged: (tell: (id: string) => void): (() => void) =>
      tabs.onHeard('deposit', (_, id) => tell(id)),
  };
};
