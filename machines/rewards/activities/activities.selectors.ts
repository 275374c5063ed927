import type { ActivitiesSnapshot } from './activities.machine';

/** Null before the first read. */
export const selectKnown = (s: ActivitiesSnapshot) => s.context.known;
/** A request is under way: another one waits. */
export const selectIsSending = (s: ActivitiesSnapshot) =>
  s.matches('joining') || s.matches('claiming') || s.matches('rereading');
/** The activity that something is wanted of, while that is under way. */
export const selectPendingId = (s: ActivitiesSnapshot) => s.context.pendingId;
/** The message on show; null while there is none. */
export const selectMessage = (s: ActivitiesSnapshot) => s.context.message;
/** The activities could not be read. */
export const selectHasFailed = (s: ActivitiesSnapshot) => s.matches('failed');
