import type { Activity } from '../../../contract/activities';

export type { Activities, Activity, ActivityStatus } from '../../../contract/activities';
/** What somebody wants of an activity. */
export type ActivityChoice = { activityId: string };
/** How the activity stands then, or the platform's sentence. */
export type ActivityOutcome =
  | { kind: 'accepted'; activity: Activity }
  | { kind: 'refused'; message: string };
