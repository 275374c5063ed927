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

/** Paying in (spec §2 Member centre menu pages, depositv2). */
export const createDeposits = ({ call, now, tabs }: Kit) => {
  const once = createOnce<Told>(createIdempotencyKey);
  /** What an order has become, to the other tabs as well. */
  const standOf = ({ deposit, now: platformNow }: Told): Stand => {
    tabs.announce('deposit', null, deposit.id);
    const readAt = now();
    return { deposit, readAt, ahead: platformNow - readAt };
  };
  return {
    /** The order that is open now counts whatever became of a lost answer. */
    readDesk: async (signal?: AbortSignal): Promise<Desk> => {
      const { now: platformNow, ...desk } = valueOf(
        endpoints.deposits,
        await call(endpoints.deposits, {}, { signal }),
      );
      once.forget();
      const readAt = now();
      return { ...desk, readAt, ahead: platformNow - readAt };
    },

    /** Leaving does not abort it: nobody would know whether there is an order. */
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

    /** Said twice it is said once. */
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
     * Another tab did something to an order. Returns how to stop listening. Ids are nobody else's,
     * so whose tab it was does not matter.
     */
    onChanged: (tell: (id: string) => void): (() => void) =>
      tabs.onHeard('deposit', (_, id) => tell(id)),
  };
};
