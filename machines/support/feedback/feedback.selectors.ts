import type { FeedbackSnapshot } from './feedback.machine';

export const selectIsSending = (s: FeedbackSnapshot) => s.matches('sending');
export const selectFieldError = (s: FeedbackSnapshot) => s.context.fieldErrors.content ?? null;
export const selectFormMessage = (s: FeedbackSnapshot) => s.context.message;
