import type { FeedbackSnapshot } from './feedback.machine';

/** True while the feedback is being sent. */
export const selectIsSending = (s: FeedbackSnapshot) => s.matches('sending');
/** The error of the text; null when there is none. */
export const selectFieldError = (s: FeedbackSnapshot) => s.context.fieldErrors.content ?? null;
/** The message of the form; null when there is none. */
export const selectFormMessage = (s: FeedbackSnapshot) => s.context.message;
