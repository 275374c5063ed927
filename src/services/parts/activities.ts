import { createActivities } from '../rewards/activities';
import { createIdempotencyKey } from '../idempotency';
import type { Kit } from '../kit';

/** What the reward centre needs. */
export const activitiesPart = ({ call }: Kit) => createActivities(call, createIdempotencyKey);
