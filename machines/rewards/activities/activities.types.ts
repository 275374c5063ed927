export type { Activities, Activity, ActivityStatus } from '../../../contract/activities';
export type { ActivityOutcome } from '../activityApplication/activityApplication.types';
/** What a person can do with an activity. */
export type ActivityChoice = { activityId: string };
