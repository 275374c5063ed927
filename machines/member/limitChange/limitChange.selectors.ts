import { isLoosening, type LimitChangeSnapshot } from './limitChange.machine';

/** What the player wants. */
export const selectWish = (s: LimitChangeSnapshot) => s.context.wish;
/** The limit that is to change. */
export const selectLimit = (s: LimitChangeSnapshot) => s.context.limit;
/** True while a question is open: before a loosening, and after a lost answer. */
export const selectIsAsking = (s: LimitChangeSnapshot) =>
  s.matches('question') ||
  s.matches('lost') ||
  (s.matches('sending') && isLoosening(s.context.limit, s.context.wish));
/** True after an answer was lost. */
export const selectIsLost = (s: LimitChangeSnapshot) => s.matches('lost');
/** True while the change is being sent. */
export const selectIsSending = (s: LimitChangeSnapshot) => s.matches('sending');
/** Why no answer came; null when one did. */
export const selectMessage = (s: LimitChangeSnapshot) => s.context.message;
