import type { Activity } from '../../../contract/activities';

export type { Activities, Activity, ActivityStatus } from '../../../contract/activities';
/** What a person can do with an activity. */
export type ActivityChoice = { activityId: string };
/** The new status of the activity, or the platform's message. */
export type ActivityOutcome =
  | { kind: 'accepted'; activity: Activity }
  | { kind: 'refused'; message: string };
