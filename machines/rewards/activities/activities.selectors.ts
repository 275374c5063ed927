import type { ActivitiesSnapshot } from './activities.machine';

/** The activities; null before the first read. */
export const selectKnown = (s: ActivitiesSnapshot) => s.context.known;
/** True while a request runs: another one has to wait. */
export const selectIsSending = (s: ActivitiesSnapshot) =>
  s.matches('joining') || s.matches('claiming') || s.matches('rereading');
/** The activity of the running request; null when none runs. */
export const selectPendingId = (s: ActivitiesSnapshot) => s.context.pendingId;
/** The message shown; null when there is none. */
export const selectMessage = (s: ActivitiesSnapshot) => s.context.message;
/** True when the activities failed to load. */
export const selectHasFailed = (s: ActivitiesSnapshot) => s.matches('failed');
/** The application that is being written; undefined when none is. */
export const selectApplication = (s: ActivitiesSnapshot) =>
  s.matches('application') ? s.children.activityApplication : undefined;
