import type { FeedbackSnapshot } from './feedback.machine';

/** The feedback is on its way to the platform. */
export const selectIsSending = (s: FeedbackSnapshot) => s.matches('sending');
/** What is wrong with the text; null while nothing is. */
export const selectFieldError = (s: FeedbackSnapshot) => s.context.fieldErrors.content ?? null;
/** The message of the form; null while there is none. */
export const selectFormMessage = (s: FeedbackSnapshot) => s.context.message;
