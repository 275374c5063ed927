import { endpoints } from '../../../contract/endpoints';
import type {
  Activities,
  Activity,
  ActivityOutcome,
  ActivityChoice,
} from '../../../machines/rewards/activities/activities.types';
import type { Application } from '../../../machines/rewards/activityApplication/activityApplication.types';
import type { CallOutcome } from '../http/client';
import { valueOf } from '../http/valueOf';
import { createIdempotencyKey } from '../idempotency';
import { createImageUploads } from '../imageUploads';
import type { Kit } from '../kit';
import { createOnce } from '../once';

const claimFirst = (one: Activity, other: Activity) =>
  Number(other.status === 'claim') - Number(one.status === 'claim');

/** The reward centre (spec §2 Member centre menu pages, §7 Promotions). */
export const createActivities = ({ call, environment: { showFile } }: Kit) => {
  const once = createOnce<Activity>(createIdempotencyKey);
  const removeImage = (id: string, signal?: AbortSignal) =>
    call(endpoints.removeActivityImage, { id }, { signal });
  return {
    /** Those to be claimed come first. A fresh read settles what a lost answer left open. */
    load: async (signal?: AbortSignal): Promise<Activities> => {
      const known = valueOf(
        endpoints.promotionActivities,
        await call(endpoints.promotionActivities, {}, { signal }),
      );
      once.forget();
      return { ...known, activities: known.activities.toSorted(claimFirst) };
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

    /** The images of an application, kept and uploaded one by one. */
    images: createImageUploads<string>({
      showFile,
      createId: createIdempotencyKey,
      send: (activityId, name, options) =>
        call(endpoints.activityImage, { activityId, name }, options),
      remove: removeImage,
    }),
    removeImage: async ({ imageId }: { imageId: string }, signal?: AbortSignal): Promise<null> => {
      valueOf(endpoints.removeActivityImage, await removeImage(imageId, signal));
      return null;
    },
    apply: async (application: Application, signal?: AbortSignal): Promise<ActivityOutcome> =>
      answerOf(await call(endpoints.applyForActivity, application, { signal })),
  };
};

const answerOf = (outcome: CallOutcome<Activity>): ActivityOutcome =>
  outcome.kind === 'refused'
    ? { kind: 'refused', message: outcome.message }
    : { kind: 'accepted', activity: outcome.value };
