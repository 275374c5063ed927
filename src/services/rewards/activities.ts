import { endpoints } from '../../../contract/endpoints';
import type {
  Activities,
  Activity,
  ActivityOutcome,
  ActivityChoice,
} from '../../../machines/rewards/activities/activities.types';
import type { CallOutcome } from '../http/client';
import { valueOf } from '../http/valueOf';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';
import { createOnce } from '../once';

/** The reward centre (spec §2 Member centre menu pages, §7 Promotions). */
export const createActivities = ({ call }: Kit) => {
  const once = createOnce<Activity>(createIdempotencyKey);
  return {
    /** A fresh read settles what a lost answer left open. */
    load: async (signal?: AbortSignal): Promise<Activities> => {
      const known = valueOf(
        endpoints.promotionActivities,
        await call(endpoints.promotionActivities, {}, { signal }),
      );
      once.forget();
      return known;
    },
    join: async (wish: ActivityChoice, signal?: AbortSignal): Promise<ActivityOutcome> =>
      answerOf(await call(endpoints.joinActivity, wish, { signal })),
    /** Leaving does not abort it: it would be unknown whether the bonus was paid. */
    claim: async (wish: ActivityChoice, signal?: AbortSignal): Promise<ActivityOutcome> =>
      answerOf(
        await once.send(
          wish.activityId,
          (idempotencyKey) => call(endpoints.claimRaffle, wish, { idempotencyKey }),
          signal,
        ),
      ),
  };
};

const answerOf = (outcome: CallOutcome<Activity>): ActivityOutcome =>
  outcome.kind === 'refused'
    ? { kind: 'refused', message: outcome.message }
    : { kind: 'accepted', activity: outcome.value };
